// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"

namespace eko::inside {
namespace {

struct MoonUser {
    Color color;
    int times_used;  // in this turn
};

bool may_come_back(const Table& table, const Position& now, Color color) {
    return table.rulings.moon_return == MoonReturn::yes || has_discs(table.board, now, color);
}

// EKO-74: by the owner of a Moon temple, in his reinforcement phase (A15: how often is for the table to say).
Judgement judge_temple(const Table& table, const Position& now, MoonUser user) {
    if (!may_come_back(table, now, user.color)) return Refusal{.reason = Reason::no_discs_on_board};
    if (!owns_one_of(now, user.color, table.board.moons)) return Refusal{.reason = Reason::no_moon_temple};
    if (table.rulings.moon_uses == MoonUses::once && user.times_used > 0)
        return Refusal{.reason = Reason::moon_used_already};
    return std::nullopt;
}

// Two plain discs are destroyed, and the one that is placed must be there besides.
bool has_disc(const Player& player, bool emperor) {
    if (emperor) return emperor_in_reserve(player) && plain_reserve(player) >= moon_price;
    return plain_reserve(player) > moon_price;
}

// Any field where a disc can stand, but not onto another player's stack.
bool takes_disc(const Board& board, const Position& now, Color color, FieldId to) {
    if (!is_way(board[to].kind)) return false;
    const auto stack = now.cells.stack(to);
    return !stack || (stack->owner == color && stack->count < most_in_stack);
}

}  // namespace

Judgement judge(const Table& table, const Position& now, const Moon& moon) {
    if (auto refusal = judge_temple(table, now, {now.player, now.moon_used})) return refusal;
    if (!has_disc(now[now.player], moon.emperor)) return Refusal{.reason = Reason::moon_disc_missing};
    if (!takes_disc(table.board, now, now.player, moon.to))
        return Refusal{.reason = Reason::no_field_for_moon, .field = moon.to};
    return std::nullopt;
}

bool can_use_moon(const Table& table, const Position& now, Color color, int times_used) {
    if (judge_temple(table, now, {color, times_used})) return false;
    if (!has_disc(now[color], true) && !has_disc(now[color], false)) return false;
    return std::any_of(table.board.all_ways.begin(), table.board.all_ways.end(),
                       [&](FieldId to) { return takes_disc(table.board, now, color, to); });
}

void carry_out(Change& change, const Moon& moon) {
    change.tell(TempleUsed{change.now.player, FieldKind::moon});
    change.destroy(change.now.player, moon_price);
    change.place(change.now.player, moon.to, {1, moon.emperor});
    ++change.now.moon_used;
}

void list_moons(const Table& table, const Position& now, Decisions& out) {
    if (!can_use_moon(table, now, now.player, now.moon_used)) return;
    for (const FieldId to : table.board.all_ways) {
        if (!takes_disc(table.board, now, now.player, to)) continue;
        for (const bool emperor : {false, true})
            if (has_disc(now[now.player], emperor)) out.add(Moon{to, emperor});
    }
}

}  // namespace eko::inside
