// SPDX-License-Identifier: MIT
// The game that comes with the program is a whole one, and shows what a game holds.
#include "byzantium/prompt/runs.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <map>
#include <string>

BOOST_AUTO_TEST_SUITE(sample)

BOOST_AUTO_TEST_CASE(it_replays_to_the_end_of_the_game) {
    const Ran ran = run({"replay", "--positions"}, sample_text());
    BOOST_TEST(ran.status == 0);
    const auto lines = lines_of(ran.out);
    BOOST_REQUIRE(lines.size() == lines_of(sample_text()).size());
    const auto last = nlohmann::json::parse(lines.back()).at("position");
    BOOST_TEST(last.at("over") == true);
    BOOST_TEST(last.at("turn") == 3);
    BOOST_TEST(last.at("result").at("reason") == "turns");
    BOOST_TEST(last.at("seats").size() == 3U);
}

BOOST_AUTO_TEST_CASE(it_shows_what_a_game_holds) {
    std::map<std::string, int> acts;
    for (const auto& line : lines_of(sample_text())) {
        const auto entry = nlohmann::json::parse(line);
        if (entry.contains("do")) ++acts[entry.at("do").get<std::string>()];
    }
    for (const char* act :
         {"control",         "increase",   "improve", "fortify", "emperor", "caliph", "bulgars",   "tax",
          "byzantine_fleet", "arab_fleet", "church",  "mosque",  "place",   "move",   "civil_war", "pass",
          "impose",          "allow",      "proceed", "stand",   "retreat", "levy",   "roll",      "lose",
          "garrison",        "give_up"}) {
        BOOST_TEST(acts[act] > 0, act << " does not occur");
    }
    BOOST_TEST(lines_of(sample_text()).size() <= 151U);  // short enough to read
}

BOOST_AUTO_TEST_SUITE_END()
