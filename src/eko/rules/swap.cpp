// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"

namespace eko::inside {

// EKO-9: before the first turn each player may exchange the places of his emperor and one other disc of his own, both
// on the board.
Judgement judge(const Table& table, const Position& now, const AwaitSwap& asked, const Swap& swap) {
    if (!emperor_field(table.board, now, asked.player)) return Refusal{.reason = Reason::emperor_not_on_board};
    const auto other = stack_of(now, asked.player, swap.to);
    if (!other || other->emperor) return Refusal{.reason = Reason::swap_without_own_disc, .field = swap.to};
    return std::nullopt;
}

void carry_out(Change& change, const AwaitSwap& asked, const Swap& swap) {
    change.swap_emperor(*emperor_field(change.table.board, change.now, asked.player), swap.to);
}

void list(const Table& table, const Position& now, const AwaitSwap& asked, Decisions& out) {
    out.add(Keep{});
    if (!emperor_field(table.board, now, asked.player)) return;
    for (const FieldId field : table.board.all_ways)
        if (now.cells.holds_stack_of(field, asked.player) && !now.cells.stack(field)->emperor) out.add(Swap{field});
}

}  // namespace eko::inside
