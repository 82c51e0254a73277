// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"

#include <algorithm>

namespace byzantium::inside {
namespace {

bool has_cube_anywhere(const Player& player) {
    return std::any_of(cubes_in_order.begin(), cubes_in_order.end(),
                       [&](Cube cube) { return cubes_at(player, cube) > 0; });
}

}  // namespace

// BYZ-56: from the Casualty Pool; if it is empty from anywhere else; without any cube none.
Judgement judge(const Table&, const Position& now, const Pass& pass) {
    const Player& player = now[now.active];
    if (!pass.cube) {
        if (has_cube_anywhere(player)) return Refusal{.reason = Reason::pass_needs_cube};
        return std::nullopt;
    }
    if (player.casualty > 0 && *pass.cube != Cube::casualty)
        return Refusal{.reason = Reason::pass_from_casualties, .cube = pass.cube, .have = player.casualty};
    if (cubes_at(player, *pass.cube) <= 0) return Refusal{.reason = Reason::pass_source_empty, .cube = pass.cube};
    return std::nullopt;
}

void carry_out(Change& change, const Pass& pass) {
    const Color player = change.now.active;
    if (pass.cube) change.cubes(player, place_of(*pass.cube), InPass{}, 1);
    // A player given the action by `await` after passing keeps the place in the order.
    if (!contains(change.now.passed, player)) change.now.passed.push_back(player);
    change.tell(PlayerPassed{player});
    end_action(change);
}

void list_pass(const Table& table, const Position& now, Decisions& out) {
    for (const Cube cube : cubes_in_order)
        if (!judge(table, now, Pass{cube})) out.add(Pass{cube});
    if (!judge(table, now, Pass{std::nullopt})) out.add(Pass{std::nullopt});
}

}  // namespace byzantium::inside
