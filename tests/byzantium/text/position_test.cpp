// SPDX-License-Identifier: MIT
#include "byzantium/text/position.h"

#include "byzantium/text/awaited.h"
#include "byzantium/text/table.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <set>
#include <vector>

using Json = nlohmann::json;

namespace {

using namespace byzantium;

struct Asked {
    Awaits awaits;
    std::string text;
};
std::ostream& operator<<(std::ostream& out, const Asked& asked) { return out << asked.text; }

constexpr auto red_player = Color::red;
constexpr auto blue = Color::blue;
constexpr auto green = Color::green;
constexpr auto arab_side = Side::arab;

const std::vector<Asked>& all_asked() {
    static const CityId athens = city("athens");
    static const CityId candia = city("candia");
    static const std::vector<Asked> all{
        {AwaitAction{red_player, {}}, R"({"kind":"action","player":"red","barred":[]})"},
        {AwaitAction{red_player, {candia, athens}}, R"({"kind":"action","player":"red","barred":["candia","athens"]})"},
        {AwaitIncrease{blue, 2, {arab_side}}, R"({"kind":"increase","player":"blue","left":2,"elite_used":["arab"]})"},
        {AwaitIncrease{blue, 1, {}}, R"({"kind":"increase","player":"blue","left":1,"elite_used":[]})"},
        {AwaitMarch{red_player, arab_side, 1, {athens}},
         R"({"kind":"march","player":"red","side":"arab","links":1,"barred":["athens"]})"},
        {AwaitFleet{blue, red_player, candia, athens, 8, 4},
         R"({"kind":"fleet","player":"blue","mover":"red","from":"candia","to":"athens","cost":8,"dice":4})"},
        {AwaitSail{red_player, athens, 8}, R"({"kind":"sail","player":"red","to":"athens","cost":8})"},
        {AwaitDefence{blue, Side::byzantine}, R"({"kind":"defence","player":"blue","side":"byzantine"})"},
        {AwaitSeaRetreat{blue, green}, R"({"kind":"sea_retreat","player":"blue","owner":"green"})"},
        {AwaitRetreat{green, arab_side}, R"({"kind":"retreat","player":"green","side":"arab"})"},
        {AwaitLevy{green, Side::byzantine}, R"({"kind":"levy","player":"green","side":"byzantine"})"},
        {AwaitFight{red_player, {blue, green}}, R"({"kind":"fight","player":"red","among":["blue","green"]})"},
        {AwaitRoll{red_player, RollFor::fleet, 0, 4},
         R"({"kind":"roll","player":"red","what":"fleet","attacker":0,"defender":4})"},
        {AwaitRoll{red_player, RollFor::battle, 3, 5},
         R"({"kind":"roll","player":"red","what":"battle","attacker":3,"defender":5})"},
        {AwaitRoll{red_player, RollFor::siege, 0, 2},
         R"({"kind":"roll","player":"red","what":"siege","attacker":0,"defender":2})"},
        {AwaitLosses{blue, arab_side, 2, LossFrom::battle_attacker},
         R"({"kind":"losses","player":"blue","side":"arab","count":2})"},
        {AwaitGarrison{red_player, arab_side}, R"({"kind":"garrison","player":"red","side":"arab"})"},
        {AwaitUpkeep{green, Side::byzantine, 4}, R"({"kind":"upkeep","player":"green","side":"byzantine","short":4})"},
        {Over{}, R"({"kind":"over","player":null})"},
    };
    return all;
}

Json written(const Position& position) { return Json::parse(byzantium::text::write_position(table(), position)); }

}  // namespace

BOOST_AUTO_TEST_SUITE(what_is_awaited)

BOOST_DATA_TEST_CASE(is_written, all_asked(), asked) {
    BOOST_TEST(byzantium::text::write_awaits(table().board, asked.awaits) == asked.text);
}

BOOST_AUTO_TEST_CASE(the_table_leaves_no_kind_out) {
    std::set<std::size_t> kinds;
    for (const Asked& asked : all_asked()) kinds.insert(asked.awaits.index());
    BOOST_TEST(kinds.size() == std::variant_size_v<Awaits>);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(a_position)

BOOST_AUTO_TEST_CASE(holds_the_fields_of_the_protocol_in_their_order) {
    const auto text = byzantium::text::write_position(table(), beginning());
    BOOST_TEST(text.starts_with(
        R"({"turn":1,"first":"red","passed":[],"over":false,"seats":["red","blue","green"],)"
        R"("rulings":{"elite_limit":"per_box","casualty_rounding":"up","doomed_retreat":"stand"},)"
        R"("players":{"red":{"byzantine":)"
        R"({"treasury":15,"vp":10,"elite":1,"main":3,"levy":2,"move":2,"guard":false,"army":null,"taken":false},"arab":)"
        R"({"treasury":5,"vp":10,"elite":0,"main":8,"levy":0,"move":5,"guard":false,"army":null,"taken":false},)"
        R"("pool":9,"casualty":12,"removed":0,"fortifications":2,"taxed":0,"pass_cubes":0,"churches":0,"mosques":0},)"
        R"("blue":{)"));
    BOOST_TEST(text.ends_with(
        R"("bulgars":7,"boxes":{"bulgar_attack":[],"fortify":[],"improve_byzantine":[],"emperor":[],)"
        R"("civil_war_byzantine":[],"byzantine_fleet":[],"improve_arab":[],"caliph":[],"civil_war_arab":[],)"
        R"("arab_fleet":[]},"awaits":{"kind":"action","player":"red","barred":[]}})"));
}

BOOST_AUTO_TEST_CASE(names_every_city_of_the_board_once) {
    const Json cities = written(beginning())["cities"];
    BOOST_TEST(cities.size() == table().board.cities.size());
    BOOST_TEST(
        (cities["damascus"] == Json::parse(R"({"side":"byzantine","tokens":3,"control":null,"fortified":false})")));
    BOOST_TEST((cities["basra"] == Json::parse(R"({"side":"persian","tokens":0,"control":null,"fortified":false})")));
    BOOST_TEST((cities["constantinople"] ==
                Json::parse(R"({"side":"byzantine","tokens":0,"control":null,"fortified":false})")));
}

BOOST_AUTO_TEST_CASE(shows_every_quantity_that_differs) {
    Position other = beginning();
    other.turn = 2;
    other.first = blue;
    other.passed = {green, red_player};
    other.bulgars = 11;
    other[blue][arab_side] = Display{1, 2, 3, 4, 5, 6, true, true, city("mecca")};
    auto& player = other[blue];
    std::tie(player.pool, player.casualty, player.removed, player.fortifications) = std::tuple{21, 22, 23, 24};
    std::tie(player.taxed, player.pass_cubes, player.churches, player.mosques) = std::tuple{25, 26, 27, 28};
    other[city("athens")] = {Allegiance::bulgar, 2, green, true};
    other[ActionBox::improve_arab] = {red_player, red_player, blue};

    const Json expected = Json::parse(R"([
        {"op":"replace","path":"/turn","value":2},
        {"op":"replace","path":"/first","value":"blue"},
        {"op":"replace","path":"/passed","value":["green","red"]},
        {"op":"replace","path":"/bulgars","value":11},
        {"op":"replace","path":"/players/blue/arab","value":{"treasury":1,"vp":2,"elite":3,"main":4,"levy":5,"move":6,
            "guard":true,"army":"mecca","taken":true}},
        {"op":"replace","path":"/players/blue/pool","value":21},
        {"op":"replace","path":"/players/blue/casualty","value":22},
        {"op":"replace","path":"/players/blue/removed","value":23},
        {"op":"replace","path":"/players/blue/fortifications","value":24},
        {"op":"replace","path":"/players/blue/taxed","value":25},
        {"op":"replace","path":"/players/blue/pass_cubes","value":26},
        {"op":"replace","path":"/players/blue/churches","value":27},
        {"op":"replace","path":"/players/blue/mosques","value":28},
        {"op":"replace","path":"/cities/athens","value":{"side":"bulgar","tokens":2,"control":"green","fortified":true}},
        {"op":"replace","path":"/boxes/improve_arab","value":["red","red","blue"]}])");
    BOOST_TEST((written(beginning()).patch(expected) == written(other)));
}

BOOST_AUTO_TEST_CASE(names_the_rulings_of_its_table) {
    const Table strict{table().board, {EliteLimit::per_action, CasualtyRounding::down, DoomedRetreat::allowed}};
    BOOST_TEST((Json::parse(byzantium::text::write_position(strict, beginning()))["rulings"] ==
                Json::parse(R"({"elite_limit":"per_action","casualty_rounding":"down","doomed_retreat":"allowed"})")));
}

BOOST_AUTO_TEST_CASE(that_is_over_shows_its_result) {
    Position over = beginning();
    over.awaits = Over{{EndReason::turns,
                        {{red_player, 18, 40, 40}, {blue, 15, 30, 45}, {green, 20, 25, 45}},
                        {{blue, green}, {red_player}}}};
    const auto text = byzantium::text::write_position(table(), over);
    BOOST_TEST(written(over)["over"].get<bool>());
    BOOST_TEST(text.ends_with(R"("awaits":{"kind":"over","player":null},"result":{"reason":"turns","scores":)"
                              R"({"red":{"byzantine":18,"arab":40,"total":40},)"
                              R"("blue":{"byzantine":15,"arab":30,"total":45},)"
                              R"("green":{"byzantine":20,"arab":25,"total":45}},)"
                              R"("ranking":[["blue","green"],["red"]],"winners":["blue","green"]}})"));
    BOOST_TEST(!written(beginning()).contains("result"));
}

BOOST_AUTO_TEST_CASE(that_ended_by_the_fall_says_so) {
    Position over = beginning();
    over.awaits = Over{{EndReason::fall, {{red_player, 1, 2, 2}}, {{red_player}}}};
    BOOST_TEST(
        (written(over)["result"] == Json::parse(R"({"reason":"fall","scores":{"red":{"byzantine":1,"arab":2,"total":2}},
                                "ranking":[["red"]],"winners":["red"]})")));
}

BOOST_DATA_TEST_CASE(a_list_reads_who_is_awaited_and_for_what, all_asked(), asked) {
    const auto read = byzantium::text::read_awaited(asked.text);
    BOOST_REQUIRE(read);
    BOOST_TEST(static_cast<std::size_t>(read->kind) == asked.awaits.index());
    BOOST_TEST((read->player == awaited_player(asked.awaits)));
}

BOOST_AUTO_TEST_CASE(what_a_later_program_awaits_is_read_as_nothing) {
    for (const char* text : {R"({"kind":"vote","player":"red"})", R"({"kind":"action","player":"pink"})",
                             R"({"kind":"action"})", R"({"player":"red"})", R"({"kind":7})", "[]", "{", ""})
        BOOST_TEST(!byzantium::text::read_awaited(text), text);
}

BOOST_AUTO_TEST_SUITE_END()
