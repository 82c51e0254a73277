// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"
#include "values/few.h"

namespace byzantium::inside {
namespace {

constexpr int bought_cube = 3;  // bezants

bool can_pay(const Player& player, Purchase purchase, int cube_price) {
    const int need = cube_price + purchase.with_it;
    return need == 0 || player[purchase.payer].treasury >= need;
}

}  // namespace

CubePlace place_of(Cube cube) {
    if (cube == Cube::pool) return InPool{};
    if (cube == Cube::casualty) return InCasualties{};
    return *army_box(cube);
}

// BYZ-7: from the pool free, from anywhere else for 3 bezants of the side that benefits.
int price(Cube cube) { return cube == Cube::pool ? 0 : bought_cube; }

int cubes_at(const Player& player, Cube cube) {
    if (cube == Cube::pool) return player.pool;
    if (cube == Cube::casualty) return player.casualty;
    const ArmyBox box = *army_box(cube);
    return player[box.side][box.box];
}

Judgement judge_cube(const Player& player, Cube cube, Purchase purchase) {
    if (cubes_at(player, cube) <= 0) return Refusal{.reason = Reason::source_empty, .cube = cube};
    if (can_pay(player, purchase, price(cube))) return std::nullopt;
    return Refusal{.reason = Reason::cannot_pay_cube,
                   .cube = cube,
                   .side = purchase.payer,
                   .need = price(cube) + purchase.with_it,
                   .have = player[purchase.payer].treasury};
}

values::Few<Cube, cube_sources> affordable_cubes(const Player& player, Purchase purchase) {
    const bool free_one = can_pay(player, purchase, 0);
    const bool bought_one = can_pay(player, purchase, bought_cube);
    values::Few<Cube, cube_sources> cubes;
    for (const Cube cube : cubes_in_order)
        if ((cube == Cube::pool ? free_one : bought_one) && cubes_at(player, cube) > 0) cubes.push_back(cube);
    return cubes;
}

CubesBySide affordable_by_side(const Player& player) {
    return {affordable_cubes(player, {Side::byzantine}), affordable_cubes(player, {Side::arab})};
}

void place_cube(Change& change, Cube cube, Side payer, CubePlace to) {
    change.money(change.now.active, payer, -price(cube));
    change.cubes(change.now.active, place_of(cube), to, 1);
}

// BYZ-8: whatever took the cubes; an army that a correction emptied waits for the table.
void destroy_empty_armies(Change& change) {
    const auto thinned = change.thinned;
    for (const ArmyRef army : thinned) {
        const Display& display = change.display(army);
        if (display.at && active_cubes(display) == 0) destroy(change, army);
    }
}

// BYZ-51: active cubes to the Casualty Pool, the guard to its box, the pawn off the map.
void destroy(Change& change, ArmyRef army) {
    const Display& display = change.display(army);
    to_casualties(change, army, {display.elite, display.main, display.move});
    if (display.guard) change.guard(army, Arrival::leaves);
    change.tell(ArmyDestroyed{army.player, army.side});
    if (display.at) change.pawn(army, std::nullopt);
}

int nameable(const Display& display) { return display.elite + display.main + display.move; }

void to_casualties(Change& change, ArmyRef army, const Lose& cubes) {
    change.cubes(army.player, ArmyBox{army.side, Box::elite}, InCasualties{}, cubes.elite);
    change.cubes(army.player, ArmyBox{army.side, Box::main}, InCasualties{}, cubes.main);
    change.cubes(army.player, ArmyBox{army.side, Box::move}, InCasualties{}, cubes.move);
}

}  // namespace byzantium::inside
