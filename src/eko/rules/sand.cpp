// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"

namespace eko::inside {
namespace {

// EKO-75: once in his turn, before the action phase, by the owner of a Sand temple, for two plain discs of his reserve.
Judgement judge_sand(const Table& table, const Position& now, const AwaitAction& asked) {
    if (asked.which == Which::extra) return Refusal{.reason = Reason::sand_not_first};
    if (now.sand_used) return Refusal{.reason = Reason::sand_used_already};
    if (!owns_one_of(now, now.player, table.board.sands)) return Refusal{.reason = Reason::no_sand_temple};
    const int plain = plain_reserve(now[now.player]);
    if (plain < sand_price) return Refusal{.reason = Reason::too_few_for_temple, .need = sand_price, .have = plain};
    return std::nullopt;
}

// A disc of another player, and not an emperor.
Judgement judge_target(const Position& now, FieldId target) {
    const auto stack = now.cells.stack(target);
    const bool plain_disc = stack && stack->owner != now.player && (stack->count > 1 || !stack->emperor);
    if (plain_disc) return std::nullopt;
    return Refusal{.reason = Reason::no_disc_to_send, .field = target};
}

}  // namespace

Judgement judge(const Table& table, const Position& now, const AwaitAction& asked, const Sand& sand) {
    if (auto refusal = judge_sand(table, now, asked)) return refusal;
    return judge_target(now, sand.target);
}

void carry_out(Change& change, const Sand& sand) {
    change.tell(TempleUsed{change.now.player, FieldKind::sand});
    change.destroy(change.now.player, sand_price);
    change.return_discs(sand.target, {1, false}, Returned::sand);
    change.now.sand_used = true;
}

void list_sands(const Table& table, const Position& now, const AwaitAction& asked, Decisions& out) {
    if (judge_sand(table, now, asked)) return;
    for (const FieldId field : table.board.all_ways)
        if (!judge_target(now, field)) out.add(Sand{field});
}

}  // namespace eko::inside
