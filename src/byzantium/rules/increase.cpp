// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"

namespace byzantium::inside {
namespace {

constexpr int cubes_an_action = 3;  // BYZ-11

// What an increase begins with, or goes on with.
AwaitIncrease under_way(const Position& now) {
    if (const auto* asked = std::get_if<AwaitIncrease>(&now.awaits)) return *asked;
    return {now.active, cubes_an_action, {}};
}

// BYZ-12: at most one cube into each Elite box, or one Elite cube in all, as the table rules.
Judgement judge_elite(const Table& table, const AwaitIncrease& increase, ArmyBox to) {
    if (to.box != Box::elite) return std::nullopt;
    if (contains(increase.elite_used, to.side)) return Refusal{.reason = Reason::elite_box_used};
    if (table.rulings.elite_limit == EliteLimit::per_action && !increase.elite_used.empty())
        return Refusal{.reason = Reason::elite_cube_used};
    return std::nullopt;
}

// BYZ-11: any box of either army, but not back where the cube came from.
Judgement judge_box(const Table& table, const AwaitIncrease& increase, const Increase& cube) {
    if (cube_of(cube.to) == cube.from) return Refusal{.reason = Reason::back_into_same_box, .cube = cube.from};
    return judge_elite(table, increase, cube.to);
}

}  // namespace

Judgement judge(const Table& table, const Position& now, const Increase& increase) {
    if (auto refusal = judge_box(table, under_way(now), increase)) return refusal;
    return judge_cube(now[now.active], increase.from, {increase.to.side});
}

void carry_out(Change& change, const Increase& increase) {
    AwaitIncrease next = under_way(change.now);
    place_cube(change, increase.from, increase.to.side, increase.to);
    --next.left;
    if (increase.to.box == Box::elite) next.elite_used.push_back(increase.to.side);
    if (next.left <= 0) return end_action(change);
    destroy_empty_armies(change);
    change.now.awaits = next;
}

void list_increase(const Table& table, const Position& now, const CubesBySide& cubes, Decisions& out) {
    const AwaitIncrease increase = under_way(now);
    for (const Side side : sides)
        for (const Cube cube : cubes[index(side)])
            for (const Box box : boxes) {
                if (out.full()) return;
                const Increase candidate{cube, {side, box}};
                if (!judge_box(table, increase, candidate)) out.add(candidate);
            }
}

void list(const Table& table, const Position& now, const AwaitIncrease&, Decisions& out) {
    out.add(Stop{});
    list_increase(table, now, affordable_by_side(now[now.active]), out);
}

}  // namespace byzantium::inside
