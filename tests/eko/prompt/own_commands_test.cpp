// SPDX-License-Identifier: MIT
// What is worth knowing of a position: threats, watch, plan, forecast.
#include "eko/prompt/runs.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

// Violet's stack of three on 4,0 beside cyan's two lone discs, and violet's lone disc on 4,1; it is cyan's turn.
struct KnownJournal {
    support::Folder folder;
    std::string file = folder.write("game.jsonl", small_header + '\n' + journal_of(a_turn)).string();

    static std::vector<nlohmann::json> lines(const std::string& text) {
        std::vector<nlohmann::json> all;
        std::istringstream in{text};
        for (std::string line; std::getline(in, line);) all.push_back(nlohmann::json::parse(line));
        return all;
    }
};

BOOST_FIXTURE_TEST_SUITE(own_commands, KnownJournal)

BOOST_AUTO_TEST_CASE(threats_say_who_can_attack_what_and_how) {
    const Ran ran = run_eko({"threats", file});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "Within one turn, Violet can attack or replace:\n"), ran.out);
    BOOST_TEST(holds(ran.out, "1,0, 1 disc of Anna. Violet attacks Anna's stack on 1,0 from 4,0."), ran.out);
    const Ran one = run_eko({"threats", file, "vio", "--json"});
    const auto violet = lines(one.out);
    BOOST_TEST_REQUIRE(violet.size() == 1U);
    BOOST_TEST(violet[0]["player"] == "violet");
    BOOST_TEST(violet[0]["stacks"][0]["kind"] == "attack");
    BOOST_TEST(violet[0]["stacks"][0]["entries"].size() >= 1U);
    BOOST_TEST(run_eko({"threats", file, "green"}).status != 0);
}

BOOST_AUTO_TEST_CASE(watch_says_who_can_win_and_what_stops_it) {
    const Ran ran = run_eko({"watch", file});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "Violet can win:\n"), ran.out);
    BOOST_TEST(holds(ran.out, "  Only one player has discs on the board, which ends the game. Violet wins.\n"),
               ran.out);
    BOOST_TEST(!holds(ran.out, "single move"), ran.out);
    const Ran stopped = run_eko({"watch", file, "--stop"});
    BOOST_TEST(holds(stopped.out, "\nNo single move by Anna stops Violet: after every move a way to win is left.\n"),
               stopped.out);
    const auto told = lines(run_eko({"watch", file, "--stop", "--json"}).out);
    BOOST_TEST_REQUIRE(told.size() == 3U);
    BOOST_TEST(told[1]["can_win"] == true);
    BOOST_TEST(told[1]["alone"]["result"]["reason"] == "last");
    BOOST_TEST(told[2]["others"][0] == "violet");
    BOOST_TEST(told[2]["stops"].empty());
    BOOST_TEST(told[2]["tried"] > 0);
}

// Violet's stack of two is in reach of Anna's only discs as long as they stay where they are.
BOOST_AUTO_TEST_CASE(watch_lists_what_stops_a_win) {
    const std::string two =
        folder
            .write("two.jsonl", small_header + '\n' + journal_of(a_turn) +
                                    R"({"do":"correct","set":{"stacks.1,0":null,)"
                                    R"("stacks.4,0":{"owner":"violet","count":2,"emperor":true}}})" +
                                    '\n')
            .string();
    const Ran ran = run_eko({"watch", two, "--stop"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "Violet can win:\n"), ran.out);
    BOOST_TEST(holds(ran.out, " by Anna"), ran.out);
    const auto told = lines(run_eko({"watch", two, "--stop", "--json"}).out);
    BOOST_TEST_REQUIRE(told.size() == 3U);
    BOOST_TEST(told[2]["stops"].size() <= told[2]["tried"]);
}

BOOST_AUTO_TEST_CASE(plan_says_what_a_stack_can_do) {
    const Ran ran = run_eko({"plan", file, "1,0"});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "1 disc of Anna on 1,0 can do this within one turn:\nAt once:\n"), ran.out);
    BOOST_TEST(holds(ran.out, "  to empty fields: 2,0, 3,0, 4,-1, 5,-1 and 5,0\n"), ran.out);
    BOOST_TEST(holds(ran.out, "  onto own stacks: 0,0\n"), ran.out);
    BOOST_TEST(holds(ran.out, "camp on 1,1 for 1 disc"), ran.out);
    const auto told = lines(run_eko({"plan", file, "1,0", "--json"}).out);
    BOOST_TEST_REQUIRE(told.size() == 1U);
    BOOST_TEST(told[0]["moves"][0]["to"] == "0,0");
    BOOST_TEST(told[0]["moves"][0]["march"] == true);
    BOOST_TEST(told[0]["moves"][1]["kind"] == "stacking");
    BOOST_TEST(run_eko({"plan", file, "2,0"}).status == 1);
    BOOST_TEST(run_eko({"plan", file, "20,0"}).status == 2);
    BOOST_TEST(run_eko({"plan", file}).status == 2);
}

BOOST_AUTO_TEST_CASE(forecast_says_what_can_be_placed) {
    const Ran ran = run_eko({"forecast", file});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "Anna: 14 discs in reserve.\n  0,0, the emperor: up to 3 discs\n"), ran.out);
}

BOOST_AUTO_TEST_CASE(score_says_what_is_missing) {
    BOOST_TEST(holds(run_eko({"score", file}).out, "  Still needed for 12           12      12\n"),
               run_eko({"score", file}).out);
}

BOOST_AUTO_TEST_SUITE_END()
