// SPDX-License-Identifier: MIT
// Portals and small tiles of a board: which fields belong together, and what is left of them when a board changes.
#include "eko/text/small_tiles.h"

#include "eko/rules/board.h"

#include <boost/test/unit_test.hpp>

#include <vector>

using namespace eko;
using text::SmallTile;

// A row of fields with a portal and two storms, one of them on a tile.
struct SmallTiles {
    static Layout begun() {
        Layout layout;
        layout.library = {{"S", "ss....."}};
        layout.tiles = {{"S", {0, 0}, 0}};
        layout.rows = {{{2, 0}, "s.p.ss.sx"}};
        return layout;
    }
    Layout layout = begun();
};

BOOST_FIXTURE_TEST_SUITE(small_tiles, SmallTiles)

BOOST_AUTO_TEST_CASE(storms_of_a_tile_and_painted_ones_are_apart) {
    const auto all = text::small_tiles(layout);
    BOOST_TEST_REQUIRE(all.size() == 5U);
    BOOST_TEST((all[0].fields == std::vector<Hex>{{0, 0}, {1, 0}}));  // of the tile
    BOOST_TEST((all[1].fields == std::vector<Hex>{{2, 0}}));          // beside it, painted
    const SmallTile portal{SmallTile::What::portal, {{4, 0}}, {}, {}};
    BOOST_TEST((all[2] == portal));
    BOOST_TEST((all[3].fields == std::vector<Hex>{{6, 0}, {7, 0}}));
    BOOST_TEST((text::small_tile_on(layout, {7, 0}) == all[3]));
    BOOST_TEST(!text::small_tile_on(layout, {3, 0}));
    BOOST_TEST(!text::small_tile_on(layout, {50, 0}));
}

BOOST_AUTO_TEST_CASE(a_storm_larger_than_a_tile_is_chosen_field_by_field) {
    layout = *text::with_row(layout, {{0, 5}, "ssssssss"});
    BOOST_TEST(text::small_tiles(layout).size() == 5U);
    BOOST_TEST((text::small_tile_on(layout, {3, 5})->fields == std::vector<Hex>{{3, 5}}));
}

BOOST_AUTO_TEST_CASE(eko_61_a_portal_is_left_by_movement_and_storm_fields) {
    const auto exits = text::possible_exits(layout, {4, 0});
    BOOST_TEST((exits == std::vector<Hex>{{5, 0}, {3, 0}}));  // east first
    layout = *text::with_portal(layout, {{4, 0}, {3, 0}});
    BOOST_TEST((text::small_tile_on(layout, {4, 0})->exit == Hex{3, 0}));
}

BOOST_AUTO_TEST_CASE(what_is_of_the_same_kind_keeps_its_portals_and_groups) {
    layout = *text::with_portal(layout, {{4, 0}, {3, 0}});
    layout = *text::with_group(layout, {GroupKind::pyramid, {{6, 0}, {7, 0}}, "S1"});
    const auto paint = [this](Hex at, char letter) {
        return *text::keeping_small_tiles(layout, [&](Layout bare) {
            return text::with_row(std::move(bare), {at, std::string{letter}});
        });
    };
    BOOST_TEST((paint({9, 0}, 'm').portals == layout.portals));
    BOOST_TEST((paint({9, 0}, 'm').groups == layout.groups));
    BOOST_TEST(paint({4, 0}, 'm').portals.empty());
    BOOST_TEST(paint({3, 0}, 'm').portals.empty());
    BOOST_TEST((paint({7, 0}, '_').groups.front().fields == std::vector<Hex>{{6, 0}}));
    layout = paint({7, 0}, '.');
    BOOST_TEST(paint({6, 0}, '.').groups.empty());
}

// A pyramid and a portal with its exits lie on the tile as they are printed there.
BOOST_AUTO_TEST_CASE(they_turn_with_the_tile_that_they_are_of) {
    layout.library = {{"S", "ssp...."}};  // a storm in the middle and to the east, a portal to the south-east
    layout.rows = {{{2, 0}, "s.p.ss.sx"}, {{-1, 2}, "...."}};
    layout = *text::with_portal(layout, {{0, 1}, {0, 2}});  // it leads away from the tile
    layout = *text::with_portal(layout, {{4, 0}, {3, 0}});
    layout = *text::with_group(layout, {GroupKind::pyramid, {{0, 0}, {1, 0}}, "S1"});
    layout = *text::with_group(layout, {GroupKind::beacon, {{6, 0}, {7, 0}}, "S2"});
    const auto turned = *text::turned_with_small_tiles(layout, {0, 0}, 1);
    BOOST_TEST_REQUIRE(turned.groups.size() == 2U);
    BOOST_TEST((turned.groups.front().fields == std::vector<Hex>{{0, 0}, {0, 1}}));
    BOOST_TEST((turned.groups.back() == layout.groups.back()));
    BOOST_TEST((turned.portals.back() == layout.portals.back()));
    BOOST_TEST((text::turned_with_small_tiles(turned, {0, 0}, 0)->groups == layout.groups));
}

BOOST_AUTO_TEST_CASE(the_exit_of_a_portal_turns_with_its_tile) {
    layout.library = {{"S", ".p....."}};  // to the east, left to the middle
    layout = *text::with_portal(layout, {{1, 0}, {0, 0}});
    for (int turn = 0; turn < 6; ++turn) {
        const auto turned = *text::turned_with_small_tiles(layout, {0, 0}, turn);
        BOOST_TEST_REQUIRE(turned.portals.size() == 1U);
        BOOST_TEST((turned.portals.front() == LaidPortal{places_of(turned.tiles.front())[1], {0, 0}}));
    }
    layout = *text::with_portal(layout, {{1, 0}, {0, 1}});  // to the ring's next
    const LaidPortal south_east{{0, 1}, {-1, 1}};
    BOOST_TEST((text::turned_with_small_tiles(layout, {0, 0}, 1)->portals.front() == south_east));
}

BOOST_AUTO_TEST_CASE(small_tiles_go_with_their_tile_when_tiles_interlock_the_other_way) {
    layout.library = {{"S", "ss....p"}};
    layout.tiles = {{"S", {0, 0}, 0}, {"S", {2, 1}, 0}};
    layout.rows.clear();
    layout = *text::with_group(layout, {GroupKind::pyramid, {{2, 1}, {3, 1}}, "S1"});
    const Hex portal = places_of(layout.tiles.back())[6];
    const Hex exit = places_of(layout.tiles.back())[5];
    layout = *text::with_portal(layout, {portal, exit});
    const auto other = *text::interlocked_with_small_tiles(layout);
    BOOST_TEST_REQUIRE(other.groups.size() == 1U);
    BOOST_TEST((other.groups.front().fields == std::vector<Hex>{{1, 2}, {2, 2}}));
    BOOST_TEST_REQUIRE(other.portals.size() == 1U);
    BOOST_TEST((other.portals.front() == LaidPortal{{portal.q - 1, portal.r + 1}, {exit.q - 1, exit.r + 1}}));
    BOOST_TEST((text::interlocked_with_small_tiles(other).value() == layout));
}

BOOST_AUTO_TEST_CASE(what_is_painted_over_a_tile_does_not_turn) {
    layout.library = {{"S", "ss....."}};
    layout.rows = {{{1, 0}, "s"}};
    layout = *text::with_group(layout, {GroupKind::pyramid, {{1, 0}}, ""});
    BOOST_TEST((text::turned_with_small_tiles(layout, {0, 0}, 2)->groups == layout.groups));
}

BOOST_AUTO_TEST_SUITE_END()
