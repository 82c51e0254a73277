// SPDX-License-Identifier: MIT
// What other people wrote cannot steer a terminal: no control character of theirs is printed.
#include "byzantium/prompt/runs.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

namespace {

// A line feed of ours is one; everything else below a blank, DEL, C1 and the marks that turn a line round are not.
bool is_clean(const std::string& text) {
    const bool bytes = std::none_of(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7f;
    });
    return bytes && !holds(text, "\u009b") && !holds(text, "\u202e");
}
bool is_clean(const Ran& ran) { return is_clean(ran.out) && is_clean(ran.err); }

const std::string evil = "a\x1b[2J\x1b]0;owned\x07\x7f\u009b1m\u202eb";

}  // namespace

struct WithEvil {
    support::Folder folder;
    support::Environment library{"LOGOTHETE_LIBRARY", (folder / "library.logothete").string()};
};

BOOST_FIXTURE_TEST_SUITE(clean_output, WithEvil)

BOOST_AUTO_TEST_CASE(titles_places_and_notes) {
    for (const Ran& ran :
         {run({"session", "new", "red", "blue", "--title", evil + "\nx", "--place", evil}), run({"session", "list"}),
          run({"session", "list", "--json"}), run({"session", "open", "1"}),
          run({"session", "note", "1", evil + "\nx"}), run({"session", "note", "1"}),
          run({"session", "note", "1", "--json"}), run({"report", "1", "--format", "text"}),
          run({"session", "rename", "1", evil}), run({"session", "list"}), run({"session", "list", "--json"})}) {
        BOOST_TEST(ran.status == 0, ran.err);
        BOOST_TEST(is_clean(ran), ran.out + ran.err);
    }
    BOOST_TEST(lines_of(run({"session", "list"}).out).size() == 2U);
}

BOOST_AUTO_TEST_CASE(names_of_files) {
    const std::string name = "e\x1b[2Jvil\nb.jsonl";
    const auto file = folder.write(name, journal_of({red_takes_damascus})).string();
    const Ran in = run({"session", "import", file});
    BOOST_TEST(in.status == 0);
    const Ran list = run({"session", "list", "--json"});
    BOOST_TEST(holds(list.out, "vil b\""), list.out);
    BOOST_TEST(is_clean(list));
    for (const Ran& ran : {in, run({"session", "export", "1", file + "2"}), run({"show", file + "3"}),
                           run({"session", "import", file + "4"}),
                           run({"session", "list", "--library", folder.write("\x1b[2J", "x").string()})})
        BOOST_TEST(is_clean(ran), ran.out + ran.err);
}

BOOST_AUTO_TEST_CASE(pieces_of_damaged_files_and_mistyped_words) {
    for (const Ran& ran :
         {run({"show", folder.write("a", R"({"game":")" + evil + "\"}\n").string()}),
          run({"show", folder
                           .write("b", R"({"game":"\u001b[2J\u009b\u202e"})"
                                       "\n")
                           .string()}),
          run({"show", folder.write("c", journal_of({R"({"do":"\u001b[2J\u009b"})"})).string()}),
          run({"show", folder.write("d", journal_of({evil})).string()}), run({evil}), run({"rules", evil}),
          run({"show", "--" + evil}), run({"board", "check", folder.write("e", "{\"id\":\"\\u001b[2J").string()})}) {
        BOOST_TEST(ran.status != 0);
        BOOST_TEST(is_clean(ran), ran.out + ran.err);
    }
    for (const Ran& ran : {run({"replay"}, R"({"game":"\u001b\u009b\u202e"})"
                                           "\n"),
                           run({"odds"}, R"({"a\u009b\u202e":1})"
                                         "\n"),
                           run({"play"}, evil + "\n")})
        BOOST_TEST(is_clean(ran), ran.out + ran.err);
}

BOOST_AUTO_TEST_CASE(names_of_cities_and_boards) {
    std::string text = run({"board", "export", "byzantium-2005", "-"}).out;
    text.replace(text.find("Byzantium (Warfrog, 2005)"), 25, R"(Attic\u001b[2J\u009b\u202e)");
    text.replace(text.find(R"("name":"Damascus")"), 17, R"("name":"Dam\u001b[2J\u009b\u202e\nascus")");
    const auto board = folder.write("board.json", text).string();
    const auto journal = folder.write("j.jsonl", journal_of({red_takes_damascus, red_takes_damascus})).string();
    for (const Ran& ran : {run({"board", "check", board}), run({"show", journal, "--board", board}),
                           run({"legal", journal, "--board", board}), run({"why", journal, "stop", "--board", board})})
        BOOST_TEST(is_clean(ran), ran.out + ran.err);
    const Ran refused = run({"show", journal, "--board", board});
    BOOST_TEST(holds(refused.err, "ascus is controlled already"), refused.err);
}

BOOST_AUTO_TEST_CASE(names_of_players_stay_what_they_are_in_a_journal) {
    const auto journal =
        folder
            .write("j.jsonl", R"({"game":"byzantium","format":1,"board":"byzantium-2005","players":[{"color":"red",)"
                              R"("name":"A\u009b\u202eb"},{"color":"blue"}],"first":"red"})"
                              "\n")
            .string();
    BOOST_TEST(run({"session", "import", journal}).status == 0);
    const Ran out = run({"session", "export", "1", "-"});
    BOOST_TEST(holds(out.out, R"("name":"A\u009b\u202eb")"), out.out);
    BOOST_TEST(is_clean(out));
    BOOST_TEST(is_clean(run({"session", "open", "1"})));
    BOOST_TEST(is_clean(run({"show", journal})));
}

BOOST_AUTO_TEST_SUITE_END()
