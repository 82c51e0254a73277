// SPDX-License-Identifier: MIT
// `board`: the boards there are, checked and shared.
#include "byzantium/prompt/runs.h"
#include "store/library.h"
#include "support/environment.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace {

// A user whose data lie in a folder of their own, and a file with a weaker Damascus.
struct User {
    support::Folder folder;
    support::Environment data{"XDG_DATA_HOME", (folder / "data").string()};
    support::Environment library{"LOGOTHETE_LIBRARY", (folder / "library.logothete").string()};

    std::string ours() {
        std::string text = run({"board", "export", "byzantium-2005", "-"}).out;
        const auto replace = [&](const std::string& from, const std::string& to) {
            text.replace(text.find(from), from.size(), to);
        };
        replace("Byzantium (Warfrog, 2005)", "Kitchen table");
        replace(R"("name":"Damascus","side":"byzantine","strength":3)",
                R"("name":"Damascus","side":"byzantine","strength":2)");
        return folder.write("ours.json", text).string();
    }

    // A board of theirs with cities that no other has, in the list of boards.
    void has_more_cities() const {
        std::string text = run({"board", "export", "byzantium-2005", "-"}).out;
        text.replace(text.find("Byzantium (Warfrog, 2005)"), 25, "Larger");
        std::string more;
        for (char c = '0'; c <= '9'; ++c)
            more += std::string{R"(,{"id":"x)"} + c + R"(","name":"Xanadu )" + c +
                    R"(","side":"persian","strength":1,"lon":40.)" + c + R"(,"lat":31})";
        text.insert(text.rfind(']', text.find("\"links\"")), more);
        BOOST_REQUIRE(run({"board", "import", folder.write("larger.json", text).string()}).status == 0);
    }
};

constexpr const char* on_the_larger =
    R"({"game":"byzantium","format":1,"board":"larger","players":[{"color":"red"},{"color":"blue"}],"first":"red"})"
    "\n";

}  // namespace

BOOST_AUTO_TEST_SUITE(boards)

BOOST_AUTO_TEST_CASE(a_check_says_each_difference_on_a_line) {
    User user;
    const Ran ran = run({"board", "check", user.ours()});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out ==
               "Damascus, Strength: 2 (printed: 3)\n"
               "Kitchen table is a valid board. 1 difference from the printed board.\n");
    BOOST_TEST(run({"board", "check", user.ours(), "--json"}).out ==
               "{\"key\":\"cities.damascus.strength\",\"usual\":\"3\",\"value\":\"2\"}\n");
    BOOST_TEST(run({"board", "check", "byzantium-2005"}).out ==
               "Byzantium (Warfrog, 2005) is a valid board. No difference from the printed board.\n");
}

BOOST_AUTO_TEST_CASE(a_board_that_cannot_be_played_on_is_said) {
    User user;
    const Ran ran = run({"board", "check", user.folder.write("bad.json", "{\"id\":\"x\"").string()});
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(holds(ran.err, "bad.json"));
    BOOST_TEST(run({"board", "check", "nowhere"}).err ==
               "There is no board “nowhere”. To list the boards: logothete-cli board list\n");
}

BOOST_AUTO_TEST_CASE(what_is_imported_is_listed_and_sessions_begin_on_it) {
    User user;
    const Ran ran = run({"board", "import", user.ours()});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "session new --board kitchen-table"));
    BOOST_TEST(holds(run({"board", "list"}).out, "kitchen-table   Kitchen table              yours\n"));
    BOOST_TEST(holds(run({"board", "list", "--json"}).out,
                     "{\"id\":\"kitchen-table\",\"name\":\"Kitchen table\",\"origin\":\"own\"}\n"));
    BOOST_TEST(run({"session", "new", "red", "blue", "--board", "kitchen-table"}).status == 0);
    std::filesystem::remove_all(user.folder / "data");
    const Ran opened = run({"session", "at", "1", "0", "--json"});
    BOOST_TEST(holds(opened.out, R"("damascus":{"side":"byzantine","tokens":2)"));
}

// Where the window keeps those of a library that was named.
BOOST_AUTO_TEST_CASE(sessions_begin_on_boards_beside_their_library) {
    User user;
    run({"board", "import", user.ours()});
    std::filesystem::create_directories(user.folder / "boards");
    std::filesystem::rename(user.folder / "data/logothete/boards/byzantium", user.folder / "boards/byzantium");
    BOOST_TEST(!holds(run({"board", "list"}).out, "kitchen-table"));
    BOOST_TEST(run({"session", "new", "red", "blue", "--board", "kitchen-table"}).status == 0);
}

BOOST_AUTO_TEST_CASE(a_name_that_is_taken_is_refused) {
    User user;
    run({"board", "import", user.ours()});
    const Ran again = run({"board", "import", user.ours()});
    BOOST_TEST(again.status == 2);
    BOOST_TEST(
        holds(again.err,
              "There is already a board called Kitchen table. Rename or delete that one first, or give this one\n"
              "another name.\n"));
    BOOST_TEST(run({"board", "import", user.ours(), "--name", "Attic"}).status == 0);
    const auto file = (user.folder / "sent.json").string();
    BOOST_TEST(run({"board", "export", "Attic", file}).out == "Attic is in " + file + ".\n");
    BOOST_TEST(holds(user.folder.read("sent.json"), "\"id\": \"attic\""));
}

BOOST_AUTO_TEST_CASE(a_broken_file_is_said_and_skipped) {
    User user;
    run({"board", "import", user.ours()});
    user.folder.write("data/logothete/boards/bad.json", "");
    const Ran ran = run({"board", "list"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.err, "bad.json"));
    BOOST_TEST(holds(ran.out, "kitchen-table"));
    BOOST_TEST(holds(run({"board", "list", "--json"}).out, "{\"broken\":"));
}

BOOST_AUTO_TEST_CASE(a_journal_refused_on_an_own_board_is_said_with_its_city) {
    const User user;
    user.has_more_cities();
    const std::string journal =
        user.folder.write("o.jsonl", on_the_larger + std::string{R"({"do":"control","city":"x9","cube":"pool"})"})
            .string();
    const Ran ran = run({"session", "import", journal});
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(holds(ran.err,
                     "Not allowed, BYZ-9: A cube can take control only of\n"
                     "Byzantine and Arab cities other than the capital; Xanadu 9 is not one of them.\n"),
               ran.err);
    BOOST_TEST(holds(ran.err, "Nothing was imported.\n"));
}

BOOST_AUTO_TEST_CASE(a_session_that_no_longer_holds_on_an_own_board_is_said_with_its_city) {
    const User user;
    user.has_more_cities();
    BOOST_REQUIRE(run({"session", "new", "red", "blue", "--board", "larger", "--first", "red"}).status == 0);
    {
        auto library = store::Library::open(user.folder / "library.logothete");
        auto taken = library.write(store::SessionId{1});
        std::get<store::Writer>(taken).append({}, {{R"({"do":"control","city":"x9","cube":"pool"})", {}, 1, {}}}, {});
    }
    const Ran ran = run({"session", "verify"});
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(
        holds(ran.out,
              "A cube can take control only of Byzantine and Arab cities other than the capital; Xanadu 9 is not\n"
              "one of them.\n"),
        ran.out);
}

BOOST_AUTO_TEST_SUITE_END()
