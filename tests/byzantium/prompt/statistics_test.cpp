// SPDX-License-Identifier: MIT
// `statistics`: over the finished sessions of a library.
#include "byzantium/prompt/runs.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>

// A library with the sample as session 1, a copy of it that counts, one that does not, and one that is not over.
struct ShelvedGames {
    ShelvedGames() {
        on_library({"session", "import", sample_file(), "--title", "Friday"});
        on_library({"session", "begun", "1", "2026-03-01"});
        for (const char* title : {"Sunday", "A trial"}) on_library({"session", "duplicate", "1", title});
        on_library({"session", "count", "2"});
        on_library({"session", "begun", "2", "2026-03-08"});
        on_library({"session", "new", "red=Anna", "blue=Basil"});
    }

    Ran on_library(std::vector<std::string> words) const {
        words.insert(words.end(), {"--library", (folder / "library.logothete").string()});
        return run(words);
    }
    Ran statistics(std::vector<std::string> words) const {
        words.insert(words.begin(), "statistics");
        return on_library(words);
    }

    support::Folder folder;
};

BOOST_FIXTURE_TEST_SUITE(statistics, ShelvedGames)

BOOST_AUTO_TEST_CASE(tell_who_won_how_often) {
    const Ran ran = statistics({});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "6 results from 2 of 2 finished games.\n"), ran.out);
    BOOST_TEST(holds(ran.out, "Basil       2     2            0.7         1.0        71.0\n"), ran.out);
    BOOST_TEST(widest_line(ran.out) <= 100U);
    BOOST_TEST(statistics({}).out == ran.out);  // from what was kept
}

BOOST_AUTO_TEST_CASE(keep_to_every_filter) {
    const Ran ran = statistics({"--player", "ANNA", "--colour", "red", "--players", "3", "--until", "2026-03-02"});
    BOOST_TEST(holds(ran.out, "1 result from 1 of 2 finished games.\n"), ran.out);
    BOOST_TEST(holds(ran.out, "Who: Anna\nColour: red\nPlayers: 3\nWhen: until 2 March 2026\n"), ran.out);
    BOOST_TEST(holds(statistics({"--board-id", "another"}).out, "No finished game matches. Widen the filter."));
    BOOST_TEST(statistics({"--since", "2.3.2026"}).out == statistics({"--since", "2026-03-02"}).out);
    BOOST_TEST(holds(statistics({"--since", "2026-03-02"}).out, "3 results from 1 of 2 finished games."));
}

BOOST_AUTO_TEST_CASE(are_json_for_programs) {
    const Ran ran = statistics({"--json"});
    const auto lines = lines_of(ran.out);
    BOOST_REQUIRE(lines.size() == 1U + 3 + 3 + 3 + 1);
    BOOST_TEST(lines[0] == R"({"finished":2,"sessions":2,"results":6,"left_out":[]})");
    BOOST_TEST(lines[1].starts_with(R"({"by":"player","name":"Anna","sessions":2,"results":2,"wins":0,)"), lines[1]);
    BOOST_TEST(lines.back().starts_with(R"({"by":"players","name":"3","sessions":2,"results":6,"wins":2,)"));
}

BOOST_AUTO_TEST_CASE(are_rows_for_a_spreadsheet) {
    const std::string file = (folder / "results.csv").string();
    const Ran ran = statistics({"--csv", file});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(ran.out == "The results are in " + file + ", one row each.\n");
    std::ifstream written{file, std::ios::binary};
    const std::string text{std::istreambuf_iterator<char>{written}, {}};
    BOOST_TEST(text == statistics({"--csv", "-"}).out);
    BOOST_TEST(lines_of(text).size() == 7U);
}

BOOST_AUTO_TEST_CASE(refuse_in_a_sentence_what_makes_no_sense) {
    BOOST_TEST(statistics({"--player", "Dora"}).err ==
               "--player: nobody called “Dora” has finished a session here. The names are Anna, Basil and Clara.\n");
    BOOST_TEST(statistics({"--since", "2026-13-01"}).err ==
               "--since: “2026-13-01” is not a day. Write it like this: 2026-03-01.\n");
    BOOST_TEST(statistics({"--color", "purple"}).err ==
               "--color: “purple” is not a colour. The colours are red, yellow, blue or green.\n");
    BOOST_TEST(holds(statistics({"--players", "5"}).err, "not 5, for example: --players 3\n"));
    BOOST_TEST(statistics({"--json", "--csv", "-"}).status == 2);
}

BOOST_AUTO_TEST_CASE(of_nothing_say_what_will_stand_there) {
    const std::string other = (folder / "other.logothete").string();
    BOOST_TEST(run({"statistics", "--library", other}).status == 2);
    BOOST_TEST(!std::filesystem::exists(other));
    run({"session", "new", "red=Anna", "blue=Basil", "--library", other});
    const Ran ran = run({"statistics", "--player", "Dora", "--library", other});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(
        holds(ran.out,
              "No game is finished yet. Once one is, this page shows who won how often, from which seat, with which\n"
              "luck, and what the VP came from. Practice tables, copies, and games marked as not counted are left\n"
              "out.\n"),
        ran.out);
}

BOOST_AUTO_TEST_SUITE_END()
