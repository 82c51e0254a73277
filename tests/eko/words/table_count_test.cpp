// SPDX-License-Identifier: MIT
// The table count: what lies where, what was counted, what that means and what one correction sets.
#include "eko/words/table/table_count.h"

#include "eko/support/scene.h"
#include "eko/words/table/player_view.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

using namespace eko;
using words::CountPlace;
using words::TableCount;

struct AtTheCount {
    eko_support::Scene scene{"c2*@3,0 v1@5,0 vT@1,1 cC@0,1"};
    words::Names names{scene.table().board,
                       {{},
                        {{Color::cyan, "Anna"}, {Color::violet, "Boris"}, {Color::blue, ""}, {Color::white, ""}},
                        Color::cyan,
                        {},
                        {}}};
    TableCount count;

    words::CountSheet sheet() const { return words::count_sheet(names, scene.table(), scene.now, count); }
    words::CountCell cell(Color color, CountPlace what) const {
        return sheet().columns.at(index(color)).cells.at(static_cast<std::size_t>(what));
    }
    void type(Color color, CountPlace what, const std::string& digits) {
        for (const char digit : digits) count.type({color, what}, digit - '0');
    }
};

BOOST_FIXTURE_TEST_SUITE(table_count, AtTheCount)

BOOST_AUTO_TEST_CASE(eko_1_sixteen_discs_and_nine_buildings_of_each_colour) {
    BOOST_TEST(sheet().columns.size() == 4U);
    for (const auto& column : sheet().columns) {
        BOOST_TEST(column.discs == "16 of 16");
        BOOST_TEST(column.buildings == "9 of 9");
    }
    BOOST_TEST(cell(Color::cyan, CountPlace::discs_on_board).expected == 2);
    BOOST_TEST(cell(Color::cyan, CountPlace::reserve).expected == 14);
    BOOST_TEST(cell(Color::cyan, CountPlace::camps_built).expected == 1);
    BOOST_TEST(cell(Color::violet, CountPlace::towers_left).expected == 2);
    BOOST_TEST(cell(Color::violet, CountPlace::reserve).name == "violet:reserve");
    BOOST_TEST(cell(Color::violet, CountPlace::reserve).spoken == "Boris, Discs in reserve: 15");
    BOOST_TEST(sheet().finding ==
               "Table count: 16 discs and 9 buildings of each colour, all there. "
               "Type your counts; blanks are taken as correct.");
}

BOOST_AUTO_TEST_CASE(eko_37_a_captive_emperor_is_one_of_the_sixteen) {
    scene.captive(Color::violet, Color::cyan);
    BOOST_TEST(cell(Color::violet, CountPlace::reserve).expected == 14);
    BOOST_TEST(sheet().columns.at(1).discs == "16 of 16");
    // The places above the sum had 15.
    BOOST_TEST(cell(Color::violet, CountPlace::captured).expected == 1);
    BOOST_TEST(cell(Color::violet, CountPlace::captured).spoken == "Boris, Emperor captured: 1");
    BOOST_TEST(cell(Color::cyan, CountPlace::captured).expected == 0);
}

// A message was gone with the next entry, and nothing else said it.
BOOST_AUTO_TEST_CASE(a_wrong_total_is_said_as_long_as_it_is_wrong) {
    const auto off = [&] { return words::totals_off(names, scene.table(), scene.now); };
    const auto beside_player = [&] { return words::player_views(names, scene.table(), scene.now).front().discs_off; };
    BOOST_TEST(off().sentence == "");
    BOOST_TEST(beside_player() == "");
    scene.now[Color::cyan].reserve += 1;
    BOOST_TEST(off().sentence ==
               "Anna (cyan) now has 17 of 16 discs: 1 too many. Table count (F4) helps to find the rest.");
    BOOST_TEST(off().brief == "Anna: 17 of 16 discs");
    BOOST_TEST(beside_player() == "17 of 16 discs");
    scene.now[Color::cyan].reserve -= 1;
    BOOST_TEST(off().sentence == "");
}

BOOST_AUTO_TEST_CASE(a_wrong_sum_and_a_wrong_place_are_told_apart) {
    type(Color::cyan, CountPlace::reserve, "12");
    BOOST_TEST(!sheet().columns.front().has_all_discs);
    BOOST_TEST(sheet().columns.front().has_all_buildings);
    BOOST_TEST(cell(Color::cyan, CountPlace::reserve).difference == "\u22122");
    BOOST_TEST(sheet().finding.find(
                   "Anna: 14 of 16 discs, 9 of 9 buildings, so something was miscounted or overlooked.") == 0U,
               sheet().finding);
    type(Color::cyan, CountPlace::destroyed, "2");
    BOOST_TEST(sheet().finding.find("Anna: the totals are right, the places are not, so an entry was forgotten, or "
                                    "entered differently from what was played.") == 0U,
               sheet().finding);
    const std::vector<Setting> wanted{SetReserve{Color::cyan, 12}, SetDestroyed{Color::cyan, 2}};
    BOOST_TEST((sheet().corrections == wanted));
}

BOOST_AUTO_TEST_CASE(what_stands_on_the_board_is_set_there) {
    type(Color::violet, CountPlace::camps_built, "1");
    BOOST_TEST(sheet().corrections.empty());
    BOOST_TEST(sheet().finding.find("Correct a stack or a building on the board: right click, or F2 on its field.") !=
               std::string::npos);
    type(Color::white, CountPlace::reserve, "17");  // no more than there are can be set
    BOOST_TEST(sheet().corrections.empty());
}

BOOST_AUTO_TEST_CASE(digits_are_typed_and_taken_back) {
    const TableCount::Cell reserve{Color::cyan, CountPlace::reserve};
    type(Color::cyan, CountPlace::reserve, "14");
    BOOST_TEST(sheet().finding == "Everything you counted is correct.");
    type(Color::cyan, CountPlace::reserve, "5");  // a third digit is none
    BOOST_TEST(count.counted(reserve).value() == 14);
    count.erase(reserve);
    BOOST_TEST(count.counted(reserve).value() == 1);
    count.erase(reserve);
    BOOST_TEST(!count.counted(reserve));
}

BOOST_AUTO_TEST_SUITE_END()
