// SPDX-License-Identifier: MIT
// What is written about plans, advice, threats, dangers and luck, read back by another reader of JSON.
#include "byzantium/rules/rules.h"
#include "byzantium/text/advice.h"
#include "byzantium/text/luck.h"
#include "byzantium/text/plans.h"
#include "byzantium/text/table.h"
#include "byzantium/text/threats.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

using namespace byzantium;
using Json = nlohmann::json;

namespace {

// Red's Main 4 and Move 2 at Tabuk, blue's Jerusalem with 2 tokens, its levy of 2, green's fleet.
Position at_tabuk() {
    Position now = beginning();
    Display& army = now[Color::red][Side::arab];
    army.at = city("tabuk");
    army.main = 4;
    army.move = 2;
    now[city("jerusalem")].control = Color::blue;
    now[city("jerusalem")].tokens = 2;
    now[Color::blue][Side::byzantine].levy = 2;
    return now;
}

Position after(const Position& now, const Entry& entry) { return apply(table(), now, entry).value().after; }
Position attacked() { return after(at_tabuk(), Move{Side::arab, city("jerusalem")}); }

Json plans_of(const Position& now, const char* target) {
    const Assault assault{Color::red, Side::arab, city(target)};
    return Json::parse(byzantium::text::write_plans(
        table(), now, assault, byzantium::odds::plans(table(), now, {Color::red, Side::arab}, assault.city)));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(odds_advice)

BOOST_AUTO_TEST_CASE(a_plan_holds_its_way_and_its_defences) {
    const Json answer = plans_of(at_tabuk(), "jerusalem");
    BOOST_TEST(answer["player"] == "red");
    BOOST_TEST(answer["army"] == "arab");
    BOOST_TEST(answer["city"] == "jerusalem");
    BOOST_REQUIRE(answer["plans"].size() == 1U);
    const Json& plan = answer["plans"][0];
    BOOST_TEST(plan["advance"] == Json::parse(R"({"kind":"army","player":"red","side":"arab","placed":null,
        "links":[{"to":"jerusalem","kind":"desert","cost":1,"dice":0}],"civil_war":null,"fleet":null})"));
    BOOST_TEST(plan["sets_out"] == Json::parse(R"({"elite":0,"main":4,"move":2,"guard":false})"));
    BOOST_TEST(plan["arrivals"] == Json::parse(R"([{"elite":0,"main":4,"move":1,"guard":false,"p_arrives":1.0}])"));
    BOOST_TEST(plan["spoils"] == Json::parse(R"({"side":"arab","vp":1,"bezants":1,"tokens":1,"ends_game":false})"));
    BOOST_TEST(plan["way_back"] == Json::parse(R"({"cubes":0,"to":["tabuk"],"leave_of":null,"cubes_if_denied":null})"));
    BOOST_TEST(plan["garrison"]["cubes"][0] == "pool");
    BOOST_TEST(plan["garrison"]["bezants"] == 0);
    BOOST_TEST(plan["cost"] == 1);
    BOOST_TEST(plan["bezants"] == 0);
    BOOST_TEST(plan["p_arrives"] == 1.0);
}

BOOST_AUTO_TEST_CASE(a_line_of_a_plan_is_exact) {
    const Json answer = plans_of(at_tabuk(), "jerusalem");
    const Json& lines = answer["plans"][0]["defences"];
    BOOST_REQUIRE(lines.size() == 2U);
    BOOST_TEST(lines[0]["levy"] == Json::parse(R"({"player":"blue","side":"byzantine"})"));
    BOOST_TEST(lines[0]["p_capture"] == 0.6875);
    BOOST_TEST(lines[0]["expected_losses"] ==
               Json::parse(R"({"elite":0.0,"main":1.0625,"move":0.9375,"guard":0.0,"total":2.0})"));
    BOOST_TEST(lines[0]["p_destroyed"] == 0.0);
    BOOST_TEST(lines[0]["p_destroyed_if_denied"].is_null());
    BOOST_TEST(lines[0]["left"][0] ==
               Json::parse(R"({"elite":0,"main":4,"move":1,"guard":false,"p_taken":0.0625,"p_beaten":0.0})"));
    BOOST_TEST(lines[0]["expected_vp"] == 0.6875);
    BOOST_TEST(lines[1]["levy"].is_null());
    BOOST_TEST(lines[1]["standing"].empty());
    BOOST_TEST(lines[1]["p_capture"] == 1.0);
}

BOOST_AUTO_TEST_CASE(needs_are_costed) {
    const Json answer = plans_of(at_tabuk(), "jerusalem");
    const Json& needs = answer["plans"][0]["needs"];
    BOOST_REQUIRE(needs.size() == 4U);
    BOOST_TEST(needs[0] == Json::parse(R"({"p_wanted":0.5,
        "main":{"elite":0,"main":0,"p_capture":0.6875,"bezants":0,"actions":0,"is_had":true},
        "any":{"elite":0,"main":0,"p_capture":0.6875,"bezants":0,"actions":0,"is_had":true}})"));
    BOOST_TEST(needs[1]["main"] ==
               Json::parse(R"({"elite":0,"main":1,"p_capture":0.9375,"bezants":0,"actions":1,"is_had":true})"));
}

BOOST_AUTO_TEST_CASE(an_imposed_fleet_and_a_retreat_by_leave_are_told) {
    Position now = beginning();
    now[city("alexandria")].side = Allegiance::arab;
    now[Color::red][Side::arab].at = city("alexandria");
    now[ActionBox::byzantine_fleet].push_back(Color::green);
    const Json answer = plans_of(now, "candia");
    BOOST_REQUIRE(answer["plans"].size() == 2U);
    BOOST_TEST(answer["plans"][0]["advance"]["fleet"] == "allowed");
    BOOST_TEST(answer["plans"][0]["advance"]["links"][0]["dice"] == 0);
    BOOST_TEST(answer["plans"][1]["advance"]["fleet"] == "imposed");
    BOOST_TEST(answer["plans"][1]["advance"]["links"][0] ==
               Json::parse(R"({"to":"candia","kind":"sea","cost":4,"dice":4})"));
    BOOST_TEST(answer["plans"][1]["way_back"]["leave_of"] == "green");
    BOOST_TEST(answer["plans"][1]["arrivals"].size() == 5U);
    BOOST_TEST(answer["plans"][0]["defences"][0]["by_leave"].empty());
}

BOOST_AUTO_TEST_CASE(the_bulgars_have_no_army) {
    const Assault assault{Color::blue, std::nullopt, city("thessalonica")};
    const auto plan = byzantium::odds::plan_of_bulgars(table(), beginning(), Color::blue, assault.city).value();
    const Json answer = Json::parse(byzantium::text::write_plans(table(), beginning(), assault, {plan}));
    BOOST_TEST(answer["army"].is_null());
    BOOST_TEST(answer["plans"][0]["advance"] == Json::parse(R"({"kind":"bulgars","player":"blue","cube":"pool"})"));
    BOOST_TEST(answer["plans"][0]["garrison"].is_null());
    BOOST_TEST(answer["plans"][0]["way_back"].is_null());
    BOOST_TEST(answer["plans"][0]["needs"].empty());
}

BOOST_AUTO_TEST_CASE(advice_about_losses) {
    const Position now = after(after(attacked(), UseLevy{}), Roll{Hits{0, 2}});
    const Json answer =
        Json::parse(byzantium::text::write_loss_advice(table().board, now, byzantium::odds::loss_advice(table(), now)));
    BOOST_TEST(answer == Json::parse(R"({"awaits":{"kind":"losses","player":"red","side":"arab","count":2},"losses":[
        {"elite":0,"main":1,"move":1,"p_win":1.0,"p_capture":0.25,"move_left":0},
        {"elite":0,"main":2,"move":0,"p_win":0.0,"p_capture":0.0,"move_left":1}]})"));
}

BOOST_AUTO_TEST_CASE(advice_about_a_levy) {
    const Json answer = Json::parse(byzantium::text::write_defence_advice(
        table().board, attacked(), byzantium::odds::defence_advice(table(), attacked())));
    BOOST_TEST(answer == Json::parse(R"({"awaits":{"kind":"levy","player":"blue","side":"byzantine"},"answers":[
        {"entry":{"do":"levy"},"p_keep":0.3125,"expected_cubes":1.375},
        {"entry":{"do":"decline"},"p_keep":0.0,"expected_cubes":0.0}]})"));
}

BOOST_AUTO_TEST_CASE(an_attack_under_way) {
    const Position now = after(attacked(), UseLevy{});
    BOOST_TEST(Json::parse(byzantium::text::write_under_way(table().board, now, 0.6875)) ==
               Json::parse(R"({"awaits":{"kind":"roll","player":"red","what":"battle","attacker":3,"defender":2},
                               "p_capture":0.6875})"));
}

BOOST_AUTO_TEST_CASE(threats_and_what_can_be_chosen) {
    const auto threats = byzantium::odds::threats(table(), at_tabuk(), Color::red);
    const Json answer = Json::parse(byzantium::text::write_threats(table().board, at_tabuk(), Color::red, threats));
    BOOST_TEST(answer["player"] == "red");
    BOOST_TEST(answer["may_still_act"] == true);
    BOOST_REQUIRE(answer["threats"].size() == threats.size());
    const Json& first = answer["threats"][0];
    BOOST_TEST(first["city"] == "jerusalem");
    BOOST_TEST(first["p_capture"] == 0.6875);
    BOOST_TEST(first["arrives"] == Json::parse(R"({"elite":0,"main":4,"move":1,"guard":false})"));
    BOOST_TEST(first["defences"][0] == Json::parse(R"({"standing":[],"retreating":[],"by_leave":[],"given_up":[],
        "levy":{"player":"blue","side":"byzantine"},"p_capture":0.6875})"));
    const Json attacks = Json::parse(byzantium::text::write_attacks(table().board, at_tabuk(), threats));
    BOOST_TEST(attacks["awaits"]["kind"] == "action");
    BOOST_TEST(attacks["attacks"] == answer["threats"]);
}

// Three Move cubes pay for the way to Candia, but not with the fleet imposed: nothing arrives, whoever defends.
BOOST_AUTO_TEST_CASE(a_fleet_that_cannot_be_paid_leaves_no_chance_in_any_line) {
    Position now = beginning();
    now[city("alexandria")].side = Allegiance::arab;
    now[Color::red][Side::arab].at = city("alexandria");
    now[Color::red][Side::arab].move = 3;
    now[ActionBox::byzantine_fleet].push_back(Color::green);
    const auto threats = byzantium::odds::threats(table(), now, Color::red);
    const Json answer = Json::parse(byzantium::text::write_threats(table().board, now, Color::red, threats));
    int unpaid = 0;
    for (const Json& threat : answer["threats"]) {
        if (threat["city"] != "candia") continue;
        ++unpaid;
        BOOST_TEST(threat["advance"]["fleet"] == "imposed");
        BOOST_TEST(threat["arrives"].is_null());
        BOOST_TEST(threat["p_capture"] == 0.0);
        for (const Json& line : threat["defences"]) BOOST_TEST(line["p_capture"] == 0.0);
    }
    BOOST_TEST(unpaid == 1);
}

// With a cube more it can be paid, and arrives with whatever four dice leave.
BOOST_AUTO_TEST_CASE(an_imposed_fleet_is_in_the_chance_of_every_line) {
    Position now = beginning();
    now[city("alexandria")].side = Allegiance::arab;
    now[Color::red][Side::arab].at = city("alexandria");
    now[Color::red][Side::arab].move = 5;
    now[Color::red][Side::arab].main = 5;
    now[ActionBox::byzantine_fleet].push_back(Color::green);
    const auto threats = byzantium::odds::threats(table(), now, Color::red);
    const Json answer = Json::parse(byzantium::text::write_threats(table().board, now, Color::red, threats));
    for (const Json& threat : answer["threats"]) {
        if (threat["city"] != "candia") continue;
        BOOST_TEST(threat["arrives"] == Json::parse(R"({"elite":0,"main":5,"move":1,"guard":false})"));
        BOOST_TEST(threat["p_capture"] == 0.65625);
        BOOST_TEST(threat["defences"][0]["p_capture"] == 0.65625);
        return;
    }
    BOOST_ERROR("no threat to Candia");
}

BOOST_AUTO_TEST_CASE(dangers_and_the_watch) {
    Position now = at_tabuk();
    now[city("adrianople")].side = Allegiance::bulgar;
    now[city("medina")].control = Color::red;
    now[ActionBox::emperor].push_back(Color::blue);
    const Json answer = Json::parse(byzantium::text::write_dangers(
        table().board, now, byzantium::odds::dangers(table(), now), byzantium::odds::capital_watch(table(), now)));
    BOOST_REQUIRE(answer["dangers"].size() == 2U);
    BOOST_TEST(answer["dangers"][0]["city"] == "jerusalem");
    BOOST_TEST(answer["dangers"][0]["owner"] == "blue");
    BOOST_TEST(answer["dangers"][0]["p_capture"] == answer["dangers"][0]["worst"]["p_capture"]);
    BOOST_REQUIRE(answer["capital"].size() == 3U);
    BOOST_TEST(answer["capital"][0]["p_without_levy"] == 0.1875);
    BOOST_TEST(answer["capital"][0]["p_with_levy"] == 0.1484375);
    BOOST_TEST(answer["capital"][1]["p_with_levy"].is_null());  // his own levy is not asked
    BOOST_TEST(answer["capital"][0]["if_it_falls"]["reason"] == "fall");
    BOOST_TEST(answer["capital"][0]["if_it_falls"]["winners"] == Json::parse(R"(["red"])"));
}

BOOST_AUTO_TEST_CASE(out_of_reach_is_no_danger) {
    Position now = beginning();
    now[city("caesarea")].control = Color::red;
    for (Player& player : now.players) player[Side::arab].move = 0;
    const Json answer =
        Json::parse(byzantium::text::write_dangers(table().board, now, byzantium::odds::dangers(table(), now), {}));
    BOOST_TEST(
        answer ==
        Json::parse(R"({"dangers":[{"city":"caesarea","owner":"red","p_capture":0.0,"worst":null}],"capital":[]})"));
}

BOOST_AUTO_TEST_CASE(luck_step_by_step) {
    const std::vector<Entry> entries{Move{Side::arab, city("jerusalem")}, Decline{}, Roll{Hits{0, 2}}, Lose{0, 1, 1}};
    const Json answer =
        Json::parse(byzantium::text::write_luck(table().board, byzantium::odds::luck(table(), at_tabuk(), entries)));
    BOOST_TEST(answer["players"] == Json::parse(R"([
        {"player":"red","luck":0.0,"choice":0.0,"dice":0,"hits":0,"expected_hits":0.0},
        {"player":"blue","luck":0.0,"choice":-0.3125,"dice":2,"hits":2,"expected_hits":1.0},
        {"player":"green","luck":0.0,"choice":0.0,"dice":0,"hits":0,"expected_hits":0.0}])"));
    BOOST_TEST(answer["fights"] == Json::parse(R"([{"n":1,"attacker":"red","army":"arab","city":"jerusalem",
        "control":"blue","p_at_start":0.6875,"steps":[
        {"n":2,"what":"defence","player":"blue","p_before":0.6875,"p_after":1.0},
        {"n":3,"what":"siege_dice","player":null,"p_before":1.0,"p_after":1.0},
        {"n":4,"what":"losses","player":"red","p_before":1.0,"p_after":1.0}],"end":"taken"}])"));
}

BOOST_AUTO_TEST_SUITE_END()
