// SPDX-License-Identifier: MIT
// Sessions of two games in one library: which one is meant, its row says.
#include "cli/two_games.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Words = std::vector<std::string>;

}  // namespace

// A session of Byzantium, and one of the counter: 1 and 2.
struct TwoSessions {
    TwoSessions() {
        session({"new", "red=Anna", "blue=Bela", "--first", "red"});
        session({"new", "--game", "counter", "Anna", "Boris", "--limit", "6", "--title", "Friday"});
    }

    Ran session(Words arguments, const std::string& input = "") const {
        arguments.insert(arguments.begin(), "session");
        return in_library(arguments, input);
    }
    Ran in_library(Words arguments, const std::string& input = "") const {
        arguments.insert(arguments.end(), {"--library", folder / "sessions.logothete"});
        return run_two(arguments, input);
    }
    // The counter goes as far as it goes.
    void play_to_the_end() const {
        session({"append", "2"},
                "{\"add\":2,\"note\":\"\"}\n{\"add\":2,\"note\":\"\"}\n"
                "{\"add\":2,\"note\":\"\"}\n");
    }

    support::Folder folder;
};

BOOST_FIXTURE_TEST_SUITE(sessions_of_two_games, TwoSessions)

BOOST_AUTO_TEST_CASE(are_begun_by_the_game_that_is_named) {
    const auto list = session({"list"}).out;
    BOOST_TEST(holds(list, "Byzantium"), list);
    BOOST_TEST(holds(list, "Friday"), list);
    BOOST_TEST(holds(list, "Anna, Boris"), list);
    BOOST_TEST(holds(list, "Counter"), list);
    BOOST_TEST(holds(session({"list", "--json"}).out, "\"game\":\"counter\""));
    const auto fresh = session({"new", "--game", "counter", "Carla", "Dora"});
    BOOST_TEST(fresh.out.starts_with("Session 3, “Carla, Dora”, has begun; even is the first player.\n"), fresh.out);
}

BOOST_AUTO_TEST_CASE(cannot_begin_with_two_players_of_one_name) {
    const auto refused = session({"new", "red=Anna", "blue=anna "});
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(refused.err ==
               "“anna ” is the name of two players: statistics would take them for one; add a letter to one.\n");
    BOOST_TEST(session({"new", "red=Anna", "blue=Anna B."}).status == 0);
    BOOST_TEST(session({"new", "red", "blue"}).status == 0);
}

BOOST_AUTO_TEST_CASE(take_the_options_of_their_game_alone) {
    const auto limit = session({"new", "red", "blue", "--limit", "5"});
    BOOST_TEST(limit.status == 2);
    BOOST_TEST(limit.err == "--limit: is not an option of Byzantium.\n");
    BOOST_TEST(session({"new", "--game", "counter", "A", "B", "--elite-limit", "per_box"}).status == 2);
    const auto chess = session({"new", "--game", "chess", "A", "B"});
    BOOST_TEST(chess.status == 2);
    BOOST_TEST(holds(chess.err, "must be one of byzantium and counter, not chess"), chess.err);
}

BOOST_AUTO_TEST_CASE(are_gone_on_with_undone_and_redone) {
    const auto appended = session({"append", "2"}, "{\"add\":2,\"note\":\"\"}\n{\"add\":9,\"note\":\"\"}\nhello\n");
    BOOST_TEST(appended.status == 1);
    BOOST_TEST(holds(appended.out, "{\"n\":1,\"ok\":true}\n{\"n\":2,\"ok\":false,\"refusal\":{\"rule\":\"COUNTER-1\""));
    BOOST_TEST(holds(appended.out, "{\"n\":2,\"ok\":false,\"refusal\":{\"rule\":\"FORMAT\""));
    BOOST_TEST(holds(session({"open", "2"}).out, "Anna: how much?\n1  Anna adds 2.\n"));
    BOOST_TEST(session({"undo", "2"}).out == "Undone: the journal now has 0 entries.\n");
    BOOST_TEST(session({"redo", "2"}).out == "Redone: the journal now has 1 entry.\n1  Anna adds 2.\n");
    BOOST_TEST(session({"at", "2", "0"}).out == "The counter shows 0 of 6.\n");
    BOOST_TEST(session({"open", "2", "--json"}).out == "{\"value\":2,\"limit\":6}\n");
    BOOST_TEST(session({"mend", "2"}).status == 1);
    BOOST_TEST(session({"append", "1"}, "{\"do\":\"control\",\"city\":\"damascus\",\"cube\":\"pool\"}\n").status == 0);
    BOOST_TEST(holds(session({"open", "1"}).out, "Damascus"));
}

BOOST_AUTO_TEST_CASE(are_repaired) {
    play_to_the_end();
    const auto shown = session({"repair", "2", "change 1 add 1"});
    BOOST_TEST(holds(shown.out, "Entry 1 was: Anna adds 2. It becomes: Anna adds 1."), shown.out);
    BOOST_TEST(shown.status == 1);  // the others would go to other players
    BOOST_TEST(session({"repair", "2", "insert 1 add 1", "--shift", "--json"}).status == 1);
    const auto done = session({"repair", "2", "change 1 {\"add\":1,\"note\":\"\"}", "--shift", "--accept"});
    BOOST_TEST(done.status == 0, done.err);
    BOOST_TEST(holds(done.err, "Repaired: the journal now has 3 entries. Undo reverts the whole repair."), done.err);
    BOOST_TEST(session({"open", "2", "--json"}).out == "{\"value\":5,\"limit\":6}\n");
    BOOST_TEST(session({"undo", "2"}).status == 0);
    BOOST_TEST(session({"open", "2", "--json"}).out == "{\"value\":6,\"limit\":6}\n");
    BOOST_TEST(holds(session({"repair", "2", "change 1 take 1"}).err, "The text after the number is not an entry."));
}

BOOST_AUTO_TEST_CASE(are_exported_and_imported) {
    play_to_the_end();
    const auto journal = session({"export", "2", "-"}).out;
    BOOST_TEST(journal.starts_with("{\"game\":\"counter\",\"start\":0,\"limit\":6,"), journal);
    BOOST_TEST(run_two({"score", "-"}, journal).out == "Score: 6.\n");
    BOOST_TEST(session({"import", "-"}, journal).out == "Session 2 is the same; nothing was imported.\n");
    const auto taken = session({"import", "-", "--title", "Again"}, counted({1, 2}));
    BOOST_TEST(taken.out == "Session 3 is new here, with 2 entries.\n", taken.err);
    BOOST_TEST(session({"import", "-"}, counted({2, 9})).status == 1);
    const auto chess = session({"import", "-"}, "{\"game\":\"chess\"}\n");
    BOOST_TEST(chess.status == 2);
    BOOST_TEST(holds(chess.err, "-:1: \"game\" names \"chess\""), chess.err);
    BOOST_TEST(session({"import", "-"}, damascus_taken()).status == 0);

    const std::string file = folder / "friday.logothete";
    BOOST_TEST(session({"export", "2", file}).status == 0);
    BOOST_TEST(session({"import", file}).out == "Session 2 is the same; nothing was imported.\n");
    const std::string other = folder / "other.logothete";
    BOOST_TEST(run_two({"session", "import", file, "--library", other}).out == "Session 1 is new here.\n");
    BOOST_TEST(holds(run_two({"session", "open", "1", "--library", other}).out, "Friday"));
}

BOOST_AUTO_TEST_CASE(are_verified_each_by_its_game) {
    play_to_the_end();
    const auto sound = session({"verify"});
    BOOST_TEST(sound.out == "The library is sound: 2 sessions replay to the very same positions.\n");
    BOOST_TEST(sound.status == 0);
}

BOOST_AUTO_TEST_CASE(are_reported_each_by_its_game) {
    play_to_the_end();
    BOOST_TEST(in_library({"report", "2"}).out == "text of Friday: 6 after 3.\n");
    BOOST_TEST(in_library({"report", "2", "--format", "chronicle"}).status == 2);
    BOOST_TEST(holds(in_library({"report", "1", "--format", "text"}).out, "Anna"));
    const auto help = run_two({"report", "--help"}).out;
    BOOST_TEST(holds(help, "Counter:\n  text            How far it came."), help);
}

BOOST_AUTO_TEST_CASE(are_counted_together_and_by_game) {
    play_to_the_end();
    const auto all = in_library({"statistics", "--json"});
    BOOST_TEST(all.status == 0, all.err);
    BOOST_TEST(holds(all.out, "{\"finished\":1,\"sessions\":1,\"results\":2,"), all.out);
    BOOST_TEST(holds(all.out, "{\"by\":\"parity\",\"name\":\"even\""), all.out);
    BOOST_TEST(holds(all.out, "\"added\":6"), all.out);
    BOOST_TEST(in_library({"statistics", "--json", "--game", "counter"}).out == all.out);
    BOOST_TEST(holds(in_library({"statistics", "--json", "--game", "byzantium"}).out, "\"results\":0"));
    BOOST_TEST(in_library({"statistics", "--game", "chess"}).status == 2);
    BOOST_TEST(in_library({"statistics", "--color", "even"}).status == 0);
    const auto mauve = in_library({"statistics", "--color", "mauve"});
    BOOST_TEST(holds(mauve.err, "The colours are red, yellow, blue, green, even or odd."), mauve.err);
    BOOST_TEST(holds(in_library({"statistics"}).out, "Anna"));
    BOOST_TEST(holds(in_library({"statistics", "--csv", "-"}).out, "Boris"));
}

BOOST_AUTO_TEST_SUITE_END()
