// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"

namespace eko::inside {
namespace {

// EKO-22: on a free field only a camp.
// EKO-23: in the place of an own building exactly one size more.
// EKO-24: in the place of another player's the same size or one more, for one disc more than the price.
Judgement judge_replacing(const Position& now, const Build& build) {
    const auto there = now.cells.building(build.on);
    const int more = number(build.size) - (there ? number(there->size) : 0);
    if (!there && build.size != Size::camp) return Refusal{.reason = Reason::free_takes_camp, .field = build.on};
    if (!there) return std::nullopt;
    if (there->owner == now.player && more != 1) return Refusal{.reason = Reason::own_one_size_more, .field = build.on};
    if (there->owner != now.player && more != 0 && more != 1)
        return Refusal{.reason = Reason::enemy_same_or_one_more, .field = build.on};
    return std::nullopt;
}

// What may stand there, whoever pays for it.
Judgement judge_building(const Table& table, const Position& now, const Build& build) {
    const auto largest = largest_on(table.board[build.on].kind);
    if (!largest) return Refusal{.reason = Reason::no_building_field, .field = build.on};
    if (build.size > *largest) return Refusal{.reason = Reason::too_large_for_field, .field = build.on};
    if (auto refusal = judge_replacing(now, build)) return refusal;
    // EKO-26: what is not in the supply cannot be built until one comes back.
    if (in_supply(table.board, now, now.player, build.size) <= 0) return Refusal{.reason = Reason::none_in_supply};
    return std::nullopt;
}

int price_of(const Position& now, const Build& build) {
    const auto there = now.cells.building(build.on);
    return number(build.size) + (there && there->owner != now.player ? 1 : 0);
}

// EKO-27: the emperor is a disc like any other, and need not go first.
Judgement judge_emperor(const Stack& payer, int price, const Build& build) {
    if (build.emperor && !payer.emperor) return Refusal{.reason = Reason::emperor_not_in_stack, .field = build.from};
    if (!build.emperor && payer.emperor && price == payer.count) return Refusal{.reason = Reason::emperor_must_be_paid};
    return std::nullopt;
}

Judgement judge_payment(const Position& now, const Stack& payer, const Build& build) {
    const int cost = price_of(now, build);
    if (cost > payer.count)
        return Refusal{.reason = Reason::stack_cannot_pay, .field = build.from, .need = cost, .have = payer.count};
    return judge_emperor(payer, cost, build);
}

void list_builds_on(const Table& table, const Position& now, const Stack& payer, Build build, Decisions& out) {
    for (const Size size : sizes) {
        build.size = size;
        build.emperor = false;
        if (judge_building(table, now, build)) continue;
        for (const bool emperor : {false, true}) {
            build.emperor = emperor;
            if (!judge_payment(now, payer, build)) out.add(build);
        }
    }
}

}  // namespace

// EKO-20: on a building field next to the one stack that pays.
Judgement judge(const Table& table, const Position& now, const Build& build) {
    const auto payer = stack_of(now, now.player, build.from);
    if (!payer) return Refusal{.reason = Reason::pays_without_own_stack, .field = build.from};
    if (!beside(table.board[build.from].at, table.board[build.on].at))
        return Refusal{.reason = Reason::not_next_to_it, .field = build.on};
    if (auto refusal = judge_building(table, now, build)) return refusal;
    return judge_payment(now, *payer, build);
}

void carry_out(Change& change, const Build& build) {
    const int cost = price_of(change.now, build);
    change.return_discs(build.from, {cost, build.emperor}, Returned::paid);
    change.build(build.on, {change.now.player, build.size});
    const auto gone = [&](const PaidZone& zone) { return !stack_of(change.now, change.now.player, zone.field); };
    std::erase_if(change.now.stormed, gone);
}

void list_builds(const Table& table, const Position& now, Decisions& out) {
    for (const FieldId from : table.board.all_ways) {
        if (out.full() || !now.cells.holds_stack_of(from, now.player)) continue;
        const Stack payer = *now.cells.stack(from);
        for (const FieldId on : table.board.sites[from])
            list_builds_on(table, now, payer, {from, on, Size::camp, false}, out);
    }
}

}  // namespace eko::inside
