// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"

namespace eko::inside {

bool can_act(const Table& table, const Position& now) {
    if (can_move(table, now)) return true;
    Decisions one{1};
    list_builds(table, now, one);
    return one.full();
}

// EKO-33: once a turn, for three plain discs of the reserve, and only if there is something to do with it (A4).
Judgement judge(const Table& table, const Position& now, const March&) {
    if (now.marched) return Refusal{.reason = Reason::marched_already};
    const int plain = plain_reserve(now[now.player]);
    if (plain < march_price) return Refusal{.reason = Reason::too_few_to_march, .need = march_price, .have = plain};
    if (!can_act(table, now)) return Refusal{.reason = Reason::nothing_to_march_for};
    return std::nullopt;
}

void carry_out(Change& change, const March&) {
    change.tell(ForcedMarch{change.now.player});
    change.destroy(change.now.player, march_price);
    change.now.marched = true;
}

void list(const Table& table, const Position& now, const AwaitMarch&, Decisions& out) {
    if (!judge(table, now, March{})) out.add(March{});
    out.add(GoOn{});
}

}  // namespace eko::inside
