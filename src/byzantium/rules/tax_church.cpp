// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"

namespace byzantium::inside {
namespace {

constexpr int tax_a_cube = 2;      // bezants
constexpr int building_price = 6;  // bezants, beside the cube
constexpr int building_points = 2;

// BYZ-26: 6 bezants and the cube's price from the same treasury.
Judgement judge_price(const Position& now, Side side) {
    const int have = now[now.active][side].treasury;
    if (have >= building_price) return std::nullopt;
    return Refusal{.reason = Reason::church_too_dear, .side = side, .need = building_price, .have = have};
}

Judgement judge_building(const Position& now, Cube cube, Side side) {
    if (auto refusal = judge_price(now, side)) return refusal;
    return judge_cube(now[now.active], cube, {side, building_price});
}

void build(Change& change, Cube cube, Side side, CubePlace where) {
    change.money(change.now.active, side, -building_price);
    place_cube(change, cube, side, where);
    change.score(change.now.active, side, building_points);
    end_action(change);
}

void list_tax(const Position& now, Decisions& out) {
    const Player& player = now[now.active];
    if (player.taxed > 0) return;
    for (int cubes = 1; cubes <= player.pool; ++cubes)
        for (int byzantine = 0; byzantine <= tax_a_cube * cubes; ++byzantine) {
            if (out.full()) return;
            out.add(Tax{cubes, byzantine});
        }
}

template <class Building>
void list_building(const Position& now, Side side, Decisions& out) {
    if (judge_price(now, side)) return;
    for (const Cube cube : affordable_cubes(now[now.active], {side, building_price})) out.add(Building{cube});
}

}  // namespace

// BYZ-25: once a turn, cubes of the pool only, 2 bezants each, split freely.
Judgement judge(const Table&, const Position& now, const Tax& tax) {
    const Player& player = now[now.active];
    if (player.taxed > 0) return Refusal{.reason = Reason::taxed_already};
    if (tax.cubes < 1) return Refusal{.reason = Reason::tax_without_cubes};
    if (tax.cubes > player.pool)
        return Refusal{.reason = Reason::tax_more_than_pool, .need = tax.cubes, .have = player.pool};
    if (tax.byzantine < 0 || tax.byzantine > tax_a_cube * tax.cubes)
        return Refusal{.reason = Reason::tax_split_wrong, .need = tax.byzantine, .have = tax_a_cube * tax.cubes};
    return std::nullopt;
}

Judgement judge(const Table&, const Position& now, const Church& church) {
    return judge_building(now, church.cube, Side::byzantine);
}

Judgement judge(const Table&, const Position& now, const Mosque& mosque) {
    return judge_building(now, mosque.cube, Side::arab);
}

void carry_out(Change& change, const Tax& tax) {
    const Color player = change.now.active;
    change.cubes(player, InPool{}, InTax{}, tax.cubes);
    change.money(player, Side::byzantine, tax.byzantine);
    change.money(player, Side::arab, tax_a_cube * tax.cubes - tax.byzantine);
    end_action(change);
}

void carry_out(Change& change, const Church& church) { build(change, church.cube, Side::byzantine, InChurch{}); }
void carry_out(Change& change, const Mosque& mosque) { build(change, mosque.cube, Side::arab, InMosque{}); }

void list_tax_and_church(const Table&, const Position& now, Decisions& out) {
    list_tax(now, out);
    list_building<Church>(now, Side::byzantine, out);
    list_building<Mosque>(now, Side::arab, out);
}

}  // namespace byzantium::inside
