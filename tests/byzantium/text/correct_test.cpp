// SPDX-License-Identifier: MIT
// Corrections: every path, every kind of value, what is refused.
#include "byzantium/rules/rules.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/table.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <set>
#include <vector>

namespace {

using namespace byzantium;

struct Quantity {
    Setting setting;
    std::string text;  // in `set`
};
std::ostream& operator<<(std::ostream& out, const Quantity& quantity) { return out << quantity.text; }

constexpr auto red = Color::red;
constexpr auto arab = Side::arab;

const std::vector<Quantity>& quantities() {
    static const CityId athens = city("athens");
    static const std::vector<Quantity> all{
        {SetTurn{3}, R"("turn":3)"},
        {SetFirst{Color::blue}, R"("first":"blue")"},
        {SetPassed{{}}, R"("passed":[])"},
        {SetPassed{{Color::green, red}}, R"("passed":["green","red"])"},
        {SetBulgars{11}, R"("bulgars":11)"},
        {SetDisplayCount{red, arab, DisplayCount::treasury, 5}, R"("players.red.arab.treasury":5)"},
        {SetDisplayCount{red, arab, DisplayCount::vp, 0}, R"("players.red.arab.vp":0)"},
        {SetDisplayCount{red, arab, DisplayCount::elite, 1}, R"("players.red.arab.elite":1)"},
        {SetDisplayCount{red, arab, DisplayCount::main, 2}, R"("players.red.arab.main":2)"},
        {SetDisplayCount{red, arab, DisplayCount::levy, 3}, R"("players.red.arab.levy":3)"},
        {SetDisplayCount{red, arab, DisplayCount::move, 999}, R"("players.red.arab.move":999)"},
        {SetGuard{Color::green, Side::byzantine, true}, R"("players.green.byzantine.guard":true)"},
        {SetTaken{red, Side::byzantine, false}, R"("players.red.byzantine.taken":false)"},
        {SetArmy{red, arab, athens}, R"("players.red.arab.army":"athens")"},
        {SetArmy{red, arab, std::nullopt}, R"("players.red.arab.army":null)"},
        {SetPlayerCount{red, PlayerCount::pool, 1}, R"("players.red.pool":1)"},
        {SetPlayerCount{red, PlayerCount::casualty, 2}, R"("players.red.casualty":2)"},
        {SetPlayerCount{red, PlayerCount::removed, 3}, R"("players.red.removed":3)"},
        {SetPlayerCount{red, PlayerCount::fortifications, 4}, R"("players.red.fortifications":4)"},
        {SetPlayerCount{red, PlayerCount::taxed, 5}, R"("players.red.taxed":5)"},
        {SetPlayerCount{red, PlayerCount::pass_cubes, 6}, R"("players.red.pass_cubes":6)"},
        {SetPlayerCount{red, PlayerCount::churches, 7}, R"("players.red.churches":7)"},
        {SetPlayerCount{red, PlayerCount::mosques, 8}, R"("players.red.mosques":8)"},
        {SetCitySide{athens, Allegiance::bulgar}, R"("cities.athens.side":"bulgar")"},
        {SetTokens{athens, 3}, R"("cities.athens.tokens":3)"},
        {SetControl{athens, Color::green}, R"("cities.athens.control":"green")"},
        {SetControl{athens, std::nullopt}, R"("cities.athens.control":null)"},
        {SetFortified{athens, true}, R"("cities.athens.fortified":true)"},
        {SetActionBox{ActionBox::improve_arab, {red, red, Color::blue}},
         R"("boxes.improve_arab":["red","red","blue"])"},
        {SetActionBox{ActionBox::emperor, {}}, R"("boxes.emperor":[])"},
    };
    return all;
}

std::string correction_of(const std::string& set) { return joined({R"({"do":"correct","set":{)", set, "}}"}); }

// Each is the value of one path, or the whole of `set`.
const std::vector<Case> refused{
    {"turn true", R"("turn":true)", "\"set.turn\" must be a whole number, not true."},
    {"turn 2.0", R"("turn":2.0)", "\"set.turn\" must be a whole number, not 2.0."},
    {"turn null", R"("turn":null)", "\"set.turn\" must be a whole number, not null."},
    {"first not seated", R"("first":"yellow")",
     "\"set.first\" must be the colour of a player at the table, not \"yellow\"."},
    {"first nobody", R"("first":null)", "\"set.first\" must be \"red\", \"yellow\", \"blue\" or \"green\", not null."},
    {"passed no list", R"("passed":"red")", "\"set.passed\" must be a list, not \"red\"."},
    {"passed not seated", R"("passed":["red","yellow"])",
     "\"set.passed[1]\" must be the colour of a player at the table, not \"yellow\"."},
    {"passed too long", R"("passed":["red","red","red","red","red"])", "\"set.passed\" holds more than 4 colours."},
    {"box too long", R"("boxes.fortify":["red","red","red","red","red","red","red","red","red"])",
     "\"set.boxes.fortify\" holds more than 8 colours."},
    {"box not seated", R"("boxes.fortify":["yellow"])",
     "\"set.boxes.fortify[0]\" must be the colour of a player at the table, not \"yellow\"."},
    {"box a count", R"("boxes.fortify":1)", "\"set.boxes.fortify\" must be a list, not 1."},
    {"unknown box", R"("boxes.harbour":[])", "\"set.boxes.harbour\" is not a quantity that can be corrected."},
    {"treasury a text", R"("players.red.arab.treasury":"5")",
     "\"set.players.red.arab.treasury\" must be a whole number, not \"5\"."},
    {"guard a number", R"("players.red.arab.guard":1)", "\"set.players.red.arab.guard\" must be true or false, not 1."},
    {"army nowhere", R"("players.red.arab.army":"nowhere")",
     "\"set.players.red.arab.army\" must be the id of a city on the board, not \"nowhere\"."},
    {"player not seated", R"("players.yellow.pool":1)",
     "\"set.players.yellow.pool\" is not a quantity that can be corrected."},
    {"unknown player", R"("players.purple.pool":1)",
     "\"set.players.purple.pool\" is not a quantity that can be corrected."},
    {"unknown count", R"("players.red.gold":1)", "\"set.players.red.gold\" is not a quantity that can be corrected."},
    {"treasury without side", R"("players.red.treasury":1)",
     "\"set.players.red.treasury\" is not a quantity that can be corrected."},
    {"pool with side", R"("players.red.arab.pool":1)",
     "\"set.players.red.arab.pool\" is not a quantity that can be corrected."},
    {"side of Persians", R"("players.red.persian.vp":1)",
     "\"set.players.red.persian.vp\" is not a quantity that can be corrected."},
    {"a path too long", R"("players.red.arab.vp.x":1)",
     "\"set.players.red.arab.vp.x\" is not a quantity that can be corrected."},
    {"a path too short", R"("players.red.arab":{"vp":1})",
     "\"set.players.red.arab\" is not a quantity that can be corrected."},
    {"a whole player", R"("players.red":{})", "\"set.players.red\" is not a quantity that can be corrected."},
    {"all players", R"("players":{"red":{"pool":1}})", "\"set.players\" is not a quantity that can be corrected."},
    {"dots only", R"("..":1)", "\"set...\" is not a quantity that can be corrected."},
    {"no path", R"("":1)", "\"set.\" is not a quantity that can be corrected."},
    {"unknown city", R"("cities.rome.tokens":1)",
     "\"set.cities.rome.tokens\" is not a quantity that can be corrected."},
    {"unknown city quantity", R"("cities.athens.walls":1)",
     "\"set.cities.athens.walls\" is not a quantity that can be corrected."},
    {"city side unknown", R"("cities.athens.side":"roman")",
     "\"set.cities.athens.side\" must be \"byzantine\", \"arab\", \"persian\" or \"bulgar\", not \"roman\"."},
    {"tokens a fraction", R"("cities.athens.tokens":1.5)",
     "\"set.cities.athens.tokens\" must be a whole number, not 1.5."},
    {"control not seated", R"("cities.athens.control":"yellow")",
     "\"set.cities.athens.control\" must be the colour of a player at the table, not \"yellow\"."},
    {"control false", R"("cities.athens.control":false)",
     "\"set.cities.athens.control\" must be \"red\", \"yellow\", \"blue\" or \"green\", not false."},
    {"fortified 0", R"("cities.athens.fortified":0)", "\"set.cities.athens.fortified\" must be true or false, not 0."},
    {"over", R"("over":true)", "\"set.over\" is not a quantity that can be corrected."},
    {"result", R"("result":{})", "\"set.result\" is not a quantity that can be corrected."},
    {"awaits", R"("awaits":{})", "\"set.awaits\" is not a quantity that can be corrected."},
    {"seats", R"("seats":["red"])", "\"set.seats\" is not a quantity that can be corrected."},
    {"rulings", R"("rulings":{})", "\"set.rulings\" is not a quantity that can be corrected."},
    {"the second is wrong", R"("turn":2,"bulgars":"many")", "\"set.bulgars\" must be a whole number, not \"many\"."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(a_correction)

BOOST_DATA_TEST_CASE(reads_and_writes_every_quantity, quantities(), quantity) {
    const Entry entry = Correct{{quantity.setting}, std::nullopt};
    BOOST_TEST(byzantium::text::write_entry(table().board, entry) == correction_of(quantity.text));
    const auto read =
        byzantium::text::read_entry(table().board, byzantium::text::Seats{header()}, correction_of(quantity.text));
    BOOST_REQUIRE_MESSAGE(read.has_value(), (read ? std::string{} : read.error().message()));
    BOOST_TEST((*read == entry));
}

BOOST_AUTO_TEST_CASE(the_table_leaves_no_quantity_out) {
    std::set<std::size_t> kinds;
    std::set<PlayerCount> player_counts;
    std::set<DisplayCount> display_counts;
    for (const auto& [setting, text] : quantities()) {
        kinds.insert(setting.index());
        if (const auto* set = std::get_if<SetPlayerCount>(&setting)) player_counts.insert(set->what);
        if (const auto* set = std::get_if<SetDisplayCount>(&setting)) display_counts.insert(set->what);
    }
    BOOST_TEST(kinds.size() == std::variant_size_v<Setting>);
    BOOST_TEST(player_counts.size() == 8u);
    BOOST_TEST(display_counts.size() == 6u);
}

BOOST_DATA_TEST_CASE(refuses, refused, row) { BOOST_TEST(refusal_of(correction_of(row.text)) == row.outcome); }

BOOST_AUTO_TEST_CASE(needs_a_set_that_is_an_object) {
    BOOST_TEST(refusal_of(R"({"do":"correct"})") == "\"set\" is missing.");
    BOOST_TEST(refusal_of(R"({"do":"correct","set":[]})") == "\"set\" must be a JSON object, not a list.");
    BOOST_TEST(refusal_of(R"({"do":"correct","set":null})") == "\"set\" must be a JSON object, not null.");
}

BOOST_AUTO_TEST_CASE(may_have_a_note_that_is_a_text) {
    BOOST_TEST(refusal_of(R"({"do":"correct","set":{},"note":""})") == "accepted");
    BOOST_TEST(refusal_of(R"({"do":"correct","set":{},"note":null})") == "\"note\" must be a text, not null.");
    BOOST_TEST(refusal_of(R"({"do":"correct","set":{},"note":3})") == "\"note\" must be a text, not 3.");
}

BOOST_AUTO_TEST_CASE(keeps_the_order_and_the_last_of_a_path_said_twice) {
    BOOST_TEST(read_and_written(correction_of(R"("bulgars":1,"turn":true,"bulgars":2,"turn":3)")) ==
               correction_of(R"("bulgars":2,"turn":3)"));
}

BOOST_AUTO_TEST_CASE(out_of_range_is_of_the_same_rule_though_the_game_says_it) {
    for (const std::string set :
         {R"("turn":0)", R"("turn":4)", R"("bulgars":12)", R"("bulgars":-1)", R"("cities.athens.tokens":4)",
          R"("cities.athens.tokens":-1)", R"("players.red.pool":1000)", R"("players.red.pool":-1)",
          R"("players.red.arab.vp":18446744073709551616)"}) {
        const auto entry =
            byzantium::text::read_entry(table().board, byzantium::text::Seats{header()}, correction_of(set));
        BOOST_REQUIRE_MESSAGE(entry.has_value(), set);
        const auto refusal = byzantium::check(table(), beginning(), *entry);
        BOOST_REQUIRE_MESSAGE(refusal.has_value(), set);
        BOOST_TEST(to_text(rule(*refusal)) == "FORMAT", set);
    }
}

BOOST_AUTO_TEST_SUITE_END()
