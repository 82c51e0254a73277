// SPDX-License-Identifier: MIT
// `session` with Ekö: begun, played, undone, repaired, exported, imported, verified, reported and counted.
#include "eko/prompt/runs.h"
#include "eko/support/scene.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <utility>
#include <vector>

using namespace eko_support;

// A library with one session of Anna and Boris on board T, with discs as in small_header.
struct KeptEko {
    support::Folder folder;
    std::string board =
        folder.write("board.json", R"({"format":1,"rows":["-1:1:mmx..","0:0:......","1:0:rvmc."]})").string();
    std::string discs = folder.write("discs.txt", "0,0=cyan* 1,0=cyan 5,0=violet* 4,1=violet\n").string();
    Ran begun = session({"new", "cyan=Anna", "violet=Boris", "--title", "Friday", "--first", "violet", "--layout",
                         board, "--discs", discs});

    Ran with_library(std::vector<std::string> words, const std::string& input = "") const {
        words.insert(words.end(), {"--library", (folder / "library.logothete").string()});
        return run_eko(words, input);
    }
    Ran session(std::vector<std::string> words, const std::string& input = "") const {
        words.insert(words.begin(), "session");
        return with_library(std::move(words), input);
    }
    Ran append(const std::vector<std::string>& lines) const { return session({"append", "1"}, journal_of(lines)); }
    std::size_t entries() const {
        const std::string text = session({"export", "1", "-"}).out;
        return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) - 1;
    }
};

BOOST_FIXTURE_TEST_SUITE(sessions, KeptEko)

BOOST_AUTO_TEST_CASE(begin_with_a_board_and_discs_of_files) {
    BOOST_TEST(begun.status == 0, begun.err);
    BOOST_TEST(holds(session({"list"}).out, "Friday   Anna, Boris"), session({"list"}).out);
    const std::string header = session({"export", "1", "-"}).out;
    BOOST_TEST(holds(header, R"("first":"violet")"), header);
    BOOST_TEST(holds(header, R"("start":{"0,0":"cyan*","1,0":"cyan","5,0":"violet*","4,1":"violet"})"), header);
    BOOST_TEST(holds(header, R"("storm_once":"turn")"), header);
}

BOOST_AUTO_TEST_CASE(discs_are_dealt_by_chance_where_none_are_named) {
    const Ran dealt = session({"new", "cyan", "violet", "--layout", board, "--storm-once", "move"});
    BOOST_TEST(dealt.status == 0, dealt.err);
    const std::string header = session({"export", "2", "-"}).out;
    BOOST_TEST(holds(header, R"("storm_once":"move")"), header);
    for (const char* field : {"0,0", "1,0", "2,0", "3,0", "4,0", "5,0", "4,1", "4,-1", "5,-1"})
        BOOST_TEST(holds(header, std::string{"\""} + field + "\":\""), header);
}

BOOST_AUTO_TEST_CASE(what_is_wrong_with_a_new_session_is_said) {
    const auto refused = [&](std::vector<std::string> words, const std::string& says) {
        words.insert(words.begin(), "new");
        const Ran ran = session(words);
        BOOST_TEST(ran.status == 2);
        BOOST_TEST(holds(ran.err, says), ran.err);
    };
    refused({"cyan", "violet"},
            "--board: a session of Ekö needs a board: name a file, or a board from `board list --game eko`.");
    refused({"cyan", "violet", "--layout", board, "--board", board}, "You have already named a board with --board.");
    refused({"cyan", "violet", "--board", "nowhere"},
            "There is no board “nowhere”, and no such file. To list the boards: logothete-cli board list --game eko");
    refused({"cyan", "red", "--layout", board},
            "“red” is not a colour. Name each player by a colour and a name, for example: cyan=Anna");
    refused({"cyan", "--layout", board}, "A game needs two players or more, each as a colour and a name, for example:");
    refused({"cyan", "cyan", "--layout", board}, "Somebody plays cyan already.");
    refused({"cyan", "violet", "--layout", board, "--first", "blue"}, "blue does not sit at the table.");
    refused({"cyan", "violet", "--layout", board, "--storm-once", "never"}, "there is no choice “never”.");
    refused({"cyan", "violet", "--layout", discs}, "discs.txt");
    refused({"cyan", "violet", "--layout", board, "--discs", board},
            "is not a disc on a field, such as 3,-1=cyan, or 3,-1=cyan* for the emperor, nor a colour followed by "
            "its fields.");
}

BOOST_AUTO_TEST_CASE(entries_are_appended_undone_and_done_again) {
    const Ran appended = append(a_turn);
    BOOST_TEST(appended.status == 0, appended.err);
    BOOST_TEST(entries() == 5U);
    BOOST_TEST(session({"undo", "1"}).status == 0);
    BOOST_TEST(holds(session({"at", "1", "4"}).out, " C1*   C1    .     .     V1*   .\n"));
    BOOST_TEST(session({"redo", "1"}).status == 0);
    BOOST_TEST(holds(session({"open", "1"}).out, "Boris reinforces the stack on 4,0: 2 discs."),
               session({"open", "1"}).out);
}

BOOST_AUTO_TEST_CASE(short_words_are_appended_as_well) {
    const Ran ran =
        append({"keep", "keep", "move 5,0 4,0", "go_on", "reinforce 4,0 2", "build 1,1 camp", "dance", "{"});
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(std::count(ran.out.begin(), ran.out.end(), '\n') == 8);
    BOOST_TEST(holds(ran.out, R"("rule":"FORMAT")"), ran.out);
    BOOST_TEST(entries() == 6U);
}

BOOST_AUTO_TEST_CASE(a_repair_reads_short_words_where_they_stand) {
    append(a_turn);
    append({"build 1,1 camp"});
    const Ran ran = session({"repair", "1", "change 6 build 0,1 camp emperor"});
    BOOST_TEST(holds(ran.out + ran.err, "0,1"), ran.out + ran.err);
    const Ran second = session({"repair", "1", "change 6 build 9,9 camp"});
    BOOST_TEST(second.status != 0);
}

BOOST_AUTO_TEST_CASE(a_refused_entry_is_said_with_its_rule) {
    append(a_turn);
    const Ran ran = append({move("1,0", "4,0")});
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(holds(ran.out + ran.err, "EKO-17"), ran.out + ran.err);
}

BOOST_AUTO_TEST_CASE(an_earlier_entry_is_repaired) {
    append(a_turn);
    const Ran ran = session({"repair", "1", "change 3 move 5,0 3,0", "change 5 reinforce 3,0 1", "--accept"});
    BOOST_TEST(ran.status == 0, ran.out + ran.err);
    BOOST_TEST(holds(session({"at", "1", "5"}).out, " C1*   C1    .     V2*   .     .\n"),
               session({"at", "1", "5"}).out);
}

BOOST_AUTO_TEST_CASE(a_session_is_exported_imported_and_verified) {
    append(a_turn);
    const std::string journal = folder.write("mailed.jsonl", session({"export", "1", "-"}).out).string();
    BOOST_TEST(session({"import", journal}).status == 0);
    const std::string file = (folder / "friday.logothete").string();
    BOOST_TEST(session({"export", "1", file}).status == 0);
    BOOST_TEST(session({"import", file, "--library", (folder / "other.logothete").string()}).status != 0);
    const Ran verified = session({"verify"});
    BOOST_TEST(verified.status == 0, verified.out + verified.err);
}

BOOST_AUTO_TEST_CASE(reports_tell_a_session) {
    append(a_turn);
    const Ran text = with_library({"report", "1", "--output", "-", "--format", "text"});
    BOOST_TEST(text.status == 0, text.err);
    BOOST_TEST(holds(text.out, "Friday"), text.out);
    BOOST_TEST(holds(text.out, "Turn 2. Anna: move a stack or build?"), text.out);
    const Ran page = with_library({"report", "1", "--output", "-", "--format", "chronicle"});
    BOOST_TEST(holds(page.out, "Boris moves the stack on 5,0 to 4,0."), page.out);
    BOOST_TEST(holds(page.out, "Before the first turn"), page.out);
}

BOOST_AUTO_TEST_CASE(reports_of_every_kind_are_written_as_files) {
    append(a_turn);
    const std::string help = run_eko({"report", "--help"}).out;
    for (const auto& [key, ending] : std::vector<std::pair<std::string, std::string>>{{"chronicle", "html"},
                                                                                      {"chronicle-pdf", "pdf"},
                                                                                      {"sheet", "html"},
                                                                                      {"sheet-pdf", "pdf"},
                                                                                      {"board", "svg"},
                                                                                      {"board-png", "png"},
                                                                                      {"text", "txt"},
                                                                                      {"chronicle-text", "txt"},
                                                                                      {"csv", "csv"},
                                                                                      {"turns-csv", "csv"},
                                                                                      {"players-csv", "csv"},
                                                                                      {"bgg", "txt"},
                                                                                      {"bgstats-link", "txt"},
                                                                                      {"bgstats", "bgsplay"}}) {
        BOOST_TEST(holds(help, "  " + key + " "), key);
        const std::string file = (folder / (key + "." + ending)).string();
        const Ran ran = with_library({"report", "1", "--output", file, "--format", key});
        BOOST_TEST(ran.status == 0, key << ": " << ran.err);
        BOOST_TEST(std::filesystem::file_size(file) > 100U, key);
    }
}

BOOST_AUTO_TEST_CASE(a_file_says_by_its_ending_what_it_is) {
    append(a_turn);
    for (const auto& [name, begins] : std::vector<std::pair<std::string, std::string>>{
             {"friday.svg", "<?xml"}, {"friday.png", "\x89PNG"}, {"friday.bgsplay", "{\"about\""}}) {
        const std::string file = (folder / name).string();
        BOOST_TEST(with_library({"report", "1", "--output", file}).status == 0, name);
        std::ifstream in{file, std::ios::binary};
        std::string head(begins.size(), '\0');
        in.read(head.data(), static_cast<std::streamsize>(head.size()));
        BOOST_TEST(head == begins, name);
    }
}

BOOST_AUTO_TEST_CASE(a_picture_reaches_standard_output_unchanged) {
    append(a_turn);
    const std::string file = (folder / "friday.png").string();
    with_library({"report", "1", "--output", file});
    const Ran shown = with_library({"report", "1", "--format", "board-png"});
    BOOST_TEST(shown.out.size() == std::filesystem::file_size(file));
}

BOOST_AUTO_TEST_CASE(reports_speak_the_language_of_the_user) {
    append(a_turn);
    for (const auto& [language, says] :
         std::vector<std::pair<std::string, std::string>>{{"nl", "Punten"}, {"hu", "Pontok"}, {"de", "Punkte"}}) {
        const Ran ran = with_library({"--language", language, "report", "1", "--format", "text"});
        BOOST_TEST(ran.status == 0, ran.err);
        BOOST_TEST(holds(ran.out, says), ran.out);
    }
}

BOOST_AUTO_TEST_CASE(a_finished_session_is_counted) {
    // Violet has one disc, and the emperor of cyan takes it.
    const std::string few = folder.write("few.txt", "4,0=cyan* 5,0=violet\n").string();
    session({"new", "cyan=Anna", "violet=Boris", "--first", "cyan", "--layout", board, "--discs", few});
    const Ran played = session({"append", "2"}, journal_of({std::string{keep}, std::string{keep}, move("4,0", "5,0")}));
    BOOST_TEST(played.status == 0, played.err);
    BOOST_TEST(holds(session({"open", "2"}).out, "Only one player has discs on the board"), session({"open", "2"}).out);
    const Ran counted = with_library({"statistics", "--json"});
    BOOST_TEST(counted.status == 0, counted.err);
    BOOST_TEST(holds(counted.out, R"("finished":1)"), counted.out);
    BOOST_TEST(holds(counted.out, R"("name":"Anna","sessions":1,"results":1,"wins":1)"), counted.out);
    const Ran text = with_library({"statistics"});
    BOOST_TEST(text.status == 0, text.err);
    BOOST_TEST(holds(text.out, "Points by source, per game"), text.out);
    const Ran csv = with_library({"statistics", "--csv", "-"});
    BOOST_TEST(csv.status == 0, csv.err);
    BOOST_TEST(holds(csv.out, "captives,pyramids,marches,captures,destroyed,attacks,kamikazes,beaten,built"), csv.out);
    BOOST_TEST(holds(csv.out, ",cyan,Anna,1,1,1,0,"), csv.out);
    BOOST_TEST(holds(csv.out, ",violet,Boris,0,2,0,0,"), csv.out);
}

BOOST_AUTO_TEST_SUITE_END()
