// SPDX-License-Identifier: MIT
// advise --exact, plan, threats, danger, luck: what is typed, what is answered, what is refused.
#include "byzantium/prompt/runs.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

using nlohmann::json;

namespace {

constexpr std::string_view red_at_tabuk =
    R"({"do":"correct","set":{"players.red.arab.army":"tabuk","players.red.arab.main":4,"players.red.arab.move":2,)"
    R"("cities.jerusalem.control":"blue","cities.jerusalem.tokens":2,"players.blue.byzantine.levy":2}})";
constexpr std::string_view red_attacks = R"({"do":"move","side":"arab","to":"jerusalem"})";

std::string before_the_attack() { return journal_of({red_at_tabuk}); }
std::string attack() { return journal_of({red_at_tabuk, red_attacks}); }

struct Refused {
    const char* name;
    std::vector<std::string> arguments;
    int status;
    const char* said;
};
std::ostream& operator<<(std::ostream& out, const Refused& row) { return out << row.name; }

const Refused refused[]{
    {"no target", {"plan", "-", "arab"}, 2, "plan takes an army and a target: plan FILE arab ankara."},
    {"no army either", {"plan", "-"}, 2, "plan takes an army and a target"},
    {"two ways to stop",
     {"advise", "-", "--time", "1", "--trials", "1"},
     2,
     "advise takes --time or --trials, not both."},
    {"no number of trials", {"advise", "-", "--trials", "many"}, 2, "must be a whole number from 0 to"},
    {"no seed",
     {"advise", "-", "--seed", "-1"},
     2,
     "advise: --seed: must be a whole number, not -1, for example: logothete-cli advise game.jsonl --json --trials 400 "
     "--seed 7\n"},
    {"no such army",
     {"plan", "-", "persian", "athens"},
     2,
     "There is no army “persian”. Type byzantine, arab or bulgars; for another player's army, put the\n"
     "colour first: blue.arab."},
    {"an army cut too short", {"plan", "-", "b", "athens"}, 2, "There is no army “b”"},
    {"no army behind the point", {"plan", "-", "red.", "athens"}, 2, "There is no army “red.”"},
    {"not at the table",
     {"plan", "-", "green.arab", "athens"},
     2,
     "Nobody plays “green”. The colours in this game are red and blue."},
    {"no such city", {"plan", "-", "arab", "atlantis"}, 2, "There is no city “atlantis”. Did you mean"},
    {"several cities", {"plan", "-", "arab", "a"}, 2, "“a” fits several cities: "},
    {"no city at all", {"plan", "-", "arab", ""}, 2, "There is no city “”."},
    {"no way", {"plan", "-", "arab", "athens"}, 1, "stands at Tabuk and does not reach Athens"},
    {"threats of nobody",
     {"threats", "-", "yellow"},
     2,
     "Nobody plays “yellow”. The colours in this game are red and blue."},
    {"danger for nobody", {"danger", "-", "yellow"}, 2, "Nobody plays “yellow”"},
    {"too many entries", {"advise", "-", "--at", "2"}, 2, "The journal has 1 entry: --at takes 0 to 1."},
    {"too many for threats", {"threats", "-", "--at", "2"}, 2, "--at takes 0 to 1."},
    {"too many for danger", {"danger", "-", "--at", "2"}, 2, "--at takes 0 to 1."},
    {"too many for luck", {"luck", "-", "--at", "2"}, 2, "--at takes 0 to 1."},
    {"no number", {"luck", "-", "--at", "x"}, 2, "--at"},
};

const std::vector<std::string> own_commands{"advise", "threats", "danger", "luck"};

}  // namespace

BOOST_AUTO_TEST_SUITE(plan_and_its_kin)

BOOST_DATA_TEST_CASE(what_cannot_be_answered_is_explained, boost::unit_test::data::make(refused), row) {
    const Ran ran = run(row.arguments, before_the_attack());
    BOOST_TEST(ran.status == row.status);
    BOOST_TEST(holds(ran.status == 1 ? ran.out : ran.err, row.said), ran.out + ran.err);
}

BOOST_AUTO_TEST_CASE(what_can_be_attacked_is_listed) {
    const Ran ran = run({"advise", "-", "--exact"}, before_the_attack());
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(lines_of(ran.out)[0] == "Anna (red), choose an action.");
    BOOST_TEST(holds(ran.out, "  Arab army  Jerusalem        1  4 Main, 1 Move  68.8%   100%\n"), ran.out);
    const json answer = json::parse(run({"advise", "-", "--exact", "--json"}, before_the_attack()).out);
    BOOST_TEST(answer["awaits"]["kind"] == "action");
    BOOST_TEST(answer["attacks"][0]["p_capture"] >= answer["attacks"][1]["p_capture"]);
}

BOOST_AUTO_TEST_CASE(on_a_march_only_its_own_attacks_count) {
    const std::string text = journal_of(
        {red_at_tabuk, R"({"do":"correct","set":{"players.red.arab.move":5,"players.red.arab.army":"medina"}})",
         R"({"do":"move","side":"arab","to":"tabuk"})"});
    const json answer = json::parse(run({"advise", "-", "--exact", "--json"}, text).out);
    BOOST_REQUIRE(answer["awaits"]["kind"] == "march");
    BOOST_TEST(!answer["attacks"].empty());
    for (const auto& attack : answer["attacks"]) BOOST_TEST(attack["advance"]["kind"] == "army");
    const json before = json::parse(run({"advise", "-", "--exact", "--at", "2", "--json"}, text).out);
    const auto by_bulgars = [](const json& attack) { return attack["advance"]["kind"] == "bulgars"; };
    BOOST_TEST(std::count_if(before["attacks"].begin(), before["attacks"].end(), by_bulgars) == 2);
}

BOOST_AUTO_TEST_CASE(a_decision_gets_advice) {
    BOOST_TEST(holds(run({"advise", "-", "--exact"}, attack()).out,
                     "It is best to let the levy fight: the chance to keep Jerusalem is then"));
    const json levy = json::parse(run({"advise", "-", "--exact", "--json"}, attack()).out);
    BOOST_TEST(levy["answers"][0]["p_keep"] == 0.3125);
    const std::string fight = attack() + "{\"do\":\"levy\"}\n";
    BOOST_TEST(holds(run({"advise", "-", "--exact"}, fight).out,
                     "The chance that Jerusalem is taken is 68.8% (11 in 16) if everybody plays"));
    const std::string hit = fight + R"({"do":"roll","hits":{"attacker":0,"defender":2}})" + "\n";
    BOOST_TEST(holds(run({"advise", "-", "--exact"}, hit).out,
                     "It is best to give up 1 Main cube and 1 Move cube: the chance to take Jerusalem is"));
    BOOST_TEST(json::parse(run({"advise", "-", "--exact", "--json"}, hit).out)["losses"].size() == 2U);
}

BOOST_AUTO_TEST_CASE(where_nothing_is_to_reckon_it_says_so) {
    const Ran over = run({"advise", sample_file(), "--exact"});
    BOOST_TEST(over.status == 0);
    BOOST_TEST(over.out ==
               "The game is over. Basil wins.\n"
               "No attack is chosen or under way, so there is nothing to calculate.\n");
    BOOST_TEST(json::parse(run({"advise", sample_file(), "--exact", "--json"}).out)["attacks"].empty());
    const Ran whose = run({"plan", sample_file(), "arab", "athens"});
    BOOST_TEST(whose.status == 2);
    BOOST_TEST(holds(whose.err, "No player is to act, so name the player of the army, for example red.arab."));
    BOOST_TEST(run({"plan", sample_file(), "red.arab", "athens"}).status <= 1);
}

BOOST_AUTO_TEST_CASE(a_plan_takes_shortened_words) {
    const std::string full = run({"plan", "-", "red.arab", "jerusalem"}, before_the_attack()).out;
    BOOST_TEST(full.starts_with(
        "The chance that Anna's Arab army takes Jerusalem is 68.8% (11 in 16) if Bela's levy fights.\n"));
    for (const auto* army : {"arab", "ARAB", "a", "r.a", "Red.Arab"})
        BOOST_TEST(run({"plan", "-", army, "jeru"}, before_the_attack()).out == full, army);
    BOOST_TEST(run({"plan", "-", "arab", "Jerusalem"}, before_the_attack()).out == full);
    BOOST_TEST(run({"plan", "-", "arab", "jerusalem", "--at", "1"}, before_the_attack()).out == full);
}

BOOST_AUTO_TEST_CASE(any_players_army_can_be_planned_for) {
    BOOST_TEST(holds(run({"plan", "-", "blue.bulgars", "thess"}, before_the_attack()).out,
                     "The Bulgars, sent by Bela, take Thessalonica for certain if nobody defends it.\n"));
    const json answer = json::parse(run({"plan", "-", "blue.bulgars", "thess", "--json"}, before_the_attack()).out);
    BOOST_TEST(answer["player"] == "blue");
    BOOST_TEST(answer["army"].is_null());
}

BOOST_AUTO_TEST_CASE(without_a_way_json_stays_json) {
    const Ran ran = run({"plan", "-", "arab", "athens", "--json"}, before_the_attack());
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(json::parse(ran.out)["plans"].empty());
    BOOST_TEST(holds(ran.err, "does not reach Athens"));
}

BOOST_AUTO_TEST_CASE(threats_are_those_of_all_or_of_one) {
    const std::string all = run({"threats", "-"}, before_the_attack()).out;
    const std::string red = run({"threats", "-", "red"}, before_the_attack()).out;
    BOOST_TEST(all.starts_with(red));
    BOOST_TEST(holds(all, "\nBela (blue) has "));
    const auto lines = lines_of(run({"threats", "-", "--json"}, before_the_attack()).out);
    BOOST_REQUIRE(lines.size() == 2U);
    BOOST_TEST(json::parse(lines[0])["player"] == "red");
    BOOST_TEST(json::parse(lines[1])["player"] == "blue");
}

BOOST_AUTO_TEST_CASE(danger_is_that_of_all_cities_or_of_ones_own) {
    const std::string text = journal_of({red_at_tabuk, R"({"do":"correct","set":{"cities.medina.control":"red"}})"});
    const Ran all = run({"danger", "-"}, text);
    BOOST_TEST(all.status == 0);
    BOOST_TEST(holds(all.out, "Anna's Arab army"));
    BOOST_TEST(holds(all.out, "Medina"));
    BOOST_TEST(holds(all.out, "Constantinople is out of everybody's reach"));
    BOOST_TEST(!holds(run({"danger", "-", "blue"}, text).out, "Medina"));
    BOOST_TEST(json::parse(run({"danger", "-", "--json"}, text).out)["dangers"].size() == 2U);
    BOOST_TEST(json::parse(run({"danger", "-", "red", "--json"}, text).out)["dangers"][0]["city"] == "medina");
}

BOOST_AUTO_TEST_CASE(luck_is_told_up_to_any_entry) {
    const Ran ran = run({"luck", sample_file()});
    BOOST_TEST(ran.status == 0);
    BOOST_TEST(holds(ran.out, "  player           luck  choice  dice  hits  hits expected\n"), ran.out);
    BOOST_TEST(holds(ran.out, "\n135  Basil's Arab army attacks Clara's city Palmyra: taken.\n"));
    BOOST_TEST(holds(run({"luck", sample_file(), "--at", "9"}).out, "No city has been attacked yet"));
    const json answer = json::parse(run({"luck", sample_file(), "--json"}).out);
    BOOST_TEST(answer["players"].size() == 3U);
    BOOST_TEST(answer["fights"][0]["n"] == 10);
    // What one side gains by a decision or by dice, the other loses: but cities of nobody have no other side.
    BOOST_TEST(answer["players"][2]["choice"] == -0.375);
}

BOOST_DATA_TEST_CASE(a_table_beyond_the_limits_is_named, boost::unit_test::data::make(own_commands), command) {
    const std::string text = journal_of({R"({"do":"correct","set":{"players.red.arab.main":99}})",
                                         R"({"do":"bulgars","cube":"pool","attack":"thessalonica"})"});
    const Ran ran = run({command, "-"}, text);
    if (command == "luck" || command == "advise") {
        BOOST_TEST(ran.status == 0);  // the Bulgars' attack does not reckon with it
        return;
    }
    BOOST_TEST(ran.status == 2);
    BOOST_TEST(ran.out.empty());
    BOOST_TEST(ran.err ==
               "The odds cannot be calculated here: main cubes must be 0 to 42, not 99. Is a correction wrong?\n");
}

BOOST_DATA_TEST_CASE(a_refused_entry_ends_the_journal_before_it, boost::unit_test::data::make(own_commands), command) {
    const std::string text = journal_of({red_takes_damascus, red_takes_damascus});
    const Ran ran = run({command, "-"}, text);
    BOOST_TEST(ran.status == 1);
    BOOST_TEST(holds(ran.err, "The 1 entry before it is kept."));
    BOOST_TEST(!ran.out.empty());
}

BOOST_AUTO_TEST_SUITE_END()
