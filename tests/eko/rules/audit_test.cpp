// SPDX-License-Identifier: MIT
// What helps the tests can fail: each is shown a fault here.
#include "eko/support/effects_sum.h"
#include "eko/support/random_tables.h"
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace eko;
using namespace eko_support;

FaultKind only_fault_of(const Scene& scene) {
    const auto faults = audit(scene.table(), scene.now);
    BOOST_TEST_REQUIRE(faults.size() == 1U);
    return faults.front().kind;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(auditing)

BOOST_AUTO_TEST_CASE(each_planted_fault_is_found) {
    const Scene whole{"c2*@0,0 v1*@5,0 cC@1,1"};
    BOOST_TEST(audit(whole.table(), whole.now).empty());
    Scene scene = whole;
    --scene.now[Color::cyan].reserve;
    BOOST_TEST((only_fault_of(scene) == FaultKind::disc_count));
    scene = whole;
    scene.now[Color::cyan].emperor = InReserve{};
    BOOST_TEST((only_fault_of(scene) == FaultKind::emperor_elsewhere));
    scene = whole;
    for (const auto* on : {"0,1", "1,1", "2,1", "3,1", "1,-1", "2,-1"}) scene.put("cC@" + std::string{on});
    BOOST_TEST((only_fault_of(scene) == FaultKind::building_count));
    scene = whole;
    scene.now.cells.put(scene.field("0,1"), Building{Color::violet, Size::tower});
    BOOST_TEST((only_fault_of(scene) == FaultKind::building_place));
    scene = whole;
    scene.now[Color::blue].emperor = CaptiveOf{Color::blue};
    --scene.now[Color::blue].reserve;
    BOOST_TEST((only_fault_of(scene) == FaultKind::own_captive));
}

BOOST_AUTO_TEST_CASE(an_exchange_that_did_not_happen_is_found) {
    Scene scene{"c1@0,0 v1@5,0"};
    BOOST_TEST(!overdue_exchange(scene.table(), scene.now).has_value());
    scene.captive(Color::cyan, Color::violet);
    BOOST_TEST(!overdue_exchange(scene.table(), scene.now).has_value());
    scene.captive(Color::violet, Color::blue);
    BOOST_TEST((overdue_exchange(scene.table(), scene.now) == Color::violet));
}

BOOST_AUTO_TEST_CASE(a_lost_effect_is_noticed) {
    Scene scene{"c4@3,0 v3*@4,0 v1@0,0"};
    const Position before = scene.now;
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST(same_table(with_effects(before, scene.effects), scene.now));
    auto fewer = scene.effects;
    fewer.pop_back();
    BOOST_TEST(!same_table(with_effects(before, fewer), scene.now));
}

BOOST_AUTO_TEST_CASE(one_seed_is_one_game) {
    const auto game = [](std::uint64_t seed) {
        Bits bits{seed};
        const Header header = random_header(bits);
        const Table table{make_board(header.layout).value(), seats_of(header), header.rulings};
        return position_hash(start(table, header));
    };
    BOOST_TEST(game(7) == game(7));
    BOOST_TEST(game(7) != game(8));
}

BOOST_AUTO_TEST_CASE(every_quantity_goes_into_the_hash) {
    const Scene scene{"c2*@0,0 v1*@5,0 cC@1,1", board_t_with("ss.")};
    std::vector<Position> others(9, scene.now);
    others[0].turn = 2;
    others[1].player = Color::violet;
    others[2].marched = true;
    others[3].sand_used = true;
    others[4].moon_used = 1;
    others[5].stormed.push_back({scene.field("0,0"), ZoneId{0}});
    others[6].cells.clear(scene.field("1,1"));
    others[7][Color::blue].emperor = CaptiveOf{Color::cyan};
    others[8].awaits = AwaitReinforce{Color::cyan, Placed::no};
    for (const Position& other : others) {
        BOOST_TEST(position_hash(other) != position_hash(scene.now));
        BOOST_TEST((other == scene.now) == false);
    }
}

BOOST_AUTO_TEST_SUITE_END()
