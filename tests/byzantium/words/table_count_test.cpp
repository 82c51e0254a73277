// SPDX-License-Identifier: MIT
#include "byzantium/words/table/table_count.h"

#include "byzantium/text/session.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace byzantium;
using byzantium::words::CountPlace;
using byzantium::words::DisplayPlace;
using byzantium::words::Scattered;

// Anna controls Damascus with a cube of the pool, Basil Alexandria with one.
struct CountedTable {
    byzantium::text::Session session{support::standard_table(), three_players(), session::DiceSource::from_seed(1)};
    byzantium::words::TableCount count;

    CountedTable() {
        take(Control{support::city("damascus"), Cube::pool});
        take(Control{support::city("alexandria"), Cube::pool});
    }
    void take(const Decision& decision) { BOOST_REQUIRE(session.submit(session.state(), Entry{decision})); }
    void type(const CountPlace& place, int number) {
        for (const char digit : std::to_string(number)) count.type({Color::red, place}, digit - '0');
    }
    byzantium::words::CountSheet anna() { return byzantium::words::count_sheets(names(), session, count).front(); }
};

constexpr DisplayPlace byzantine_main{Side::byzantine, DisplayCount::main};

}  // namespace

BOOST_AUTO_TEST_SUITE(table_counts)

BOOST_AUTO_TEST_CASE(byz_3_the_places_of_a_sheet_sum_to_42) {
    CountedTable table;
    const auto sheets = byzantium::words::count_sheets(names(), table.session, table.count);
    BOOST_REQUIRE(sheets.size() == 3U);
    for (const auto& sheet : sheets) {
        BOOST_TEST(sheet.sum == "42 of 42 cubes");
        BOOST_TEST(sheet.finding == "Type your counts; blanks are taken as correct.");
        BOOST_TEST(sheet.corrections.empty());
    }
}

BOOST_AUTO_TEST_CASE(what_agrees_is_said) {
    CountedTable table;
    table.type(PlayerCount::pool, 8);
    BOOST_TEST(table.anna().finding == "Everything you counted is correct.");
    BOOST_TEST(table.anna().differences.empty());
}

BOOST_AUTO_TEST_CASE(a_sum_that_is_not_42_is_a_miscount) {
    CountedTable table;
    table.type(PlayerCount::pool, 9);
    const auto sheet = table.anna();
    BOOST_TEST(sheet.sum == "43 of 42 cubes");
    BOOST_TEST(sheet.finding == "There are 42 cubes, not 43: something was miscounted or overlooked.");
    BOOST_REQUIRE(sheet.differences.size() == 1U);
    BOOST_TEST(sheet.differences[0] == "Cube Pool: 9 counted, 8 should be there.");
    BOOST_TEST(sheet.groups[0].cells[0].difference == "+1");
}

// Other tabs are not open: each says by itself whether anything is wrong, in a word.
BOOST_AUTO_TEST_CASE(a_tab_says_what_is_wrong_with_its_player) {
    CountedTable table;
    BOOST_TEST(table.anna().mark.empty());
    table.type(PlayerCount::pool, 9);
    BOOST_TEST(table.anna().mark == "1 too many");
    table.count.clear();
    table.type(PlayerCount::pool, 5);
    BOOST_TEST(table.anna().mark == "3 too few");
    table.count.clear();
    table.type({DisplayPlace{Side::arab, DisplayCount::treasury}}, 99);
    BOOST_TEST(table.anna().mark == "differs");
}

BOOST_AUTO_TEST_CASE(byz_3_a_correction_that_leaves_43_cubes_is_told_and_marked_before_anything_is_counted) {
    CountedTable table;
    const Position before = table.session.position();
    const Entry correct{Correct{{SetPlayerCount{Color::red, PlayerCount::pool, 9}}, {}}};
    BOOST_REQUIRE(table.session.submit(table.session.state(), correct));
    const Position& now = table.session.position();
    BOOST_TEST(byzantium::words::wrong_totals(names(), before, now) ==
               "Anna (red) now has 43 of 42 cubes: 1 too many. Table count (F4) helps to find the rest.");
    BOOST_TEST(byzantium::words::wrong_totals(names(), now, now).empty());  // it was told then
    BOOST_TEST(byzantium::words::wrong_totals(names(), now, before).empty());
    const auto sheet = table.anna();
    BOOST_TEST(sheet.mark == "1 too many");
    BOOST_TEST((sheet.total == byzantium::words::CountSheet::Total::wrong));
    BOOST_TEST(sheet.finding.starts_with("There should be 42 cubes, not 43: a correction changed the total."),
               sheet.finding);
    table.type(PlayerCount::pool, 9);
    BOOST_TEST(table.anna().finding == "There are 42 cubes, not 43: something was miscounted or overlooked.");
}

BOOST_AUTO_TEST_CASE(a_right_sum_at_wrong_places_is_a_forgotten_entry) {
    CountedTable table;
    const int main = table.session.position()[Color::red][Side::byzantine].main;
    table.type(PlayerCount::pool, 7);
    table.type(byzantine_main, main + 1);
    const auto sheet = table.anna();
    BOOST_TEST(sheet.sum == "42 of 42 cubes");
    BOOST_TEST(
        sheet.finding ==
        "The total is right, the places are not: an entry was forgotten, or entered differently from what was played.");
    BOOST_TEST(sheet.corrections.size() == 2U);
}

BOOST_AUTO_TEST_CASE(the_last_entries_that_touched_the_place_are_named) {
    CountedTable table;
    table.type(PlayerCount::pool, 7);
    BOOST_REQUIRE(table.anna().entries.size() == 1U);
    BOOST_TEST(table.anna().entries[0] == "1. Anna takes control of Damascus.");
    table.count.clear();
    table.type(PlayerCount::removed, 1);
    BOOST_TEST(table.anna().entries.empty());
}

BOOST_AUTO_TEST_CASE(one_correction_sets_all_that_differs_and_is_one_step_back) {
    CountedTable table;
    const Position before = table.session.position();
    table.type(PlayerCount::pool, 7);
    table.type(byzantine_main, before[Color::red][Side::byzantine].main + 1);
    table.type(DisplayPlace{Side::arab, DisplayCount::treasury}, 11);
    BOOST_REQUIRE(table.session.submit(table.session.state(), Entry{Correct{table.anna().corrections, {}}}));
    BOOST_TEST(table.session.position()[Color::red].pool == 7);
    BOOST_TEST(table.session.position()[Color::red][Side::arab].treasury == 11);
    BOOST_TEST(table.anna().differences.empty());
    BOOST_REQUIRE(table.session.undo());
    BOOST_TEST((table.session.position() == before));
}

BOOST_AUTO_TEST_CASE(money_and_vp_are_counted_but_are_no_cubes) {
    CountedTable table;
    table.type(DisplayPlace{Side::byzantine, DisplayCount::treasury}, 3);
    const auto sheet = table.anna();
    BOOST_TEST(sheet.sum == "42 of 42 cubes");
    BOOST_TEST(sheet.finding == "Something was paid or scored differently from what was entered.");
    BOOST_TEST(sheet.differences[0] == "Byzantine Money: 3 counted, 15 should be there.");
}

BOOST_AUTO_TEST_CASE(cubes_on_cities_are_set_on_the_map) {
    CountedTable table;
    table.type(Scattered::cities, 2);
    const auto sheet = table.anna();
    BOOST_TEST(sheet.corrections.empty());
    BOOST_TEST(sheet.finding.ends_with("Which city or box it is can be set on the map: click what differs there."));
    BOOST_TEST(sheet.entries[0] == "1. Anna takes control of Damascus.");
}

BOOST_AUTO_TEST_CASE(what_should_be_there_follows_the_table) {
    CountedTable table;
    table.type(PlayerCount::pool, 9);
    BOOST_TEST(table.anna().differences.size() == 1U);
    table.session.go_to(0);
    BOOST_TEST(table.anna().differences.empty());
}

BOOST_AUTO_TEST_CASE(digits_are_typed_and_taken_back) {
    byzantium::words::TableCount count;
    const byzantium::words::TableCount::Cell cell{Color::red, PlayerCount::pool};
    for (const int digit : {1, 2, 3, 4}) count.type(cell, digit);
    BOOST_TEST(count.counted(cell).value() == 123);
    count.erase(cell);
    BOOST_TEST(count.counted(cell).value() == 12);
    for (int i = 0; i < 3; ++i) count.erase(cell);
    BOOST_TEST(!count.counted(cell).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
