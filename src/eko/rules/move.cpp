// SPDX-License-Identifier: MIT
#include "eko/rules/inside.h"
#include "eko/rules/ways.h"

namespace eko::inside {
namespace {

Discs all_of(const Stack& stack) { return {stack.count, stack.emperor}; }

// EKO-72: losses come off before an attack or stacking is judged.
Discs left_of(const Stack& stack, const Move& move) {
    return {stack.count - static_cast<int>(move.zones.size()), stack.emperor && !move.lose_emperor};
}

bool is_kamikaze(Discs attacker, const Stack& beaten) { return attacker.count == 1 && beaten.count == most_in_stack; }

// EKO-17: fewer discs than the attacker has.
// EKO-18: as many, if its emperor is with it.
// EKO-19: one disc alone against four.
bool can_beat(Discs attacker, const Stack& target) {
    if (attacker.count == 0) return false;
    if (is_kamikaze(attacker, target)) return true;
    return attacker.count > target.count || (attacker.emperor && attacker.count == target.count);
}

Judgement judge_attack(const Stack& attacker, Discs left, const Stack& target, FieldId to) {
    if (can_beat(left, target)) return std::nullopt;
    if (can_beat(all_of(attacker), target)) return Refusal{.reason = Reason::too_few_after_storm, .field = to};
    const Reason reason = attacker.emperor ? Reason::emperor_attack_too_weak : Reason::attack_too_weak;
    return Refusal{.reason = reason, .field = to, .need = attacker.count, .have = target.count};
}

// EKO-16: four discs are the most.
Judgement judge_stacking(Discs left, const Stack& target, FieldId to) {
    const int high = left.count + target.count;
    if (high > most_in_stack) return Refusal{.reason = Reason::stack_too_high, .field = to, .have = high};
    if (left.count == 0) return Refusal{.reason = Reason::nothing_left_to_stack};
    return std::nullopt;
}

// EKO-15: on an empty field, on an own stack, or on another player's.
Judgement judge_end(const Position& now, const Stack& moved, const Move& move) {
    const auto target = now.cells.stack(move.to);
    if (!target) return std::nullopt;
    const Discs left = left_of(moved, move);
    if (target->owner == moved.owner) return judge_stacking(left, *target, move.to);
    return judge_attack(moved, left, *target, move.to);
}

// EKO-70: a disc for each zone, as many as there are; the emperor may be one of them, and is if all are lost.
bool can_lose(const Stack& stack, const Move& move) {
    const auto lost = static_cast<int>(move.zones.size());
    if (lost > stack.count) return false;
    if (move.lose_emperor) return stack.emperor && lost > 0;
    return !stack.emperor || lost < stack.count;
}

// What the stack has paid in this turn, this move included (A13); nothing of the stack that it may join.
std::vector<PaidZone> paid_after(const Change& change, const Move& move) {
    if (change.table.rulings.storm_once == StormOnce::move) return {};
    std::vector<PaidZone> paid;
    for (const PaidZone& zone : change.now.stormed) {
        if (zone.field == move.to) continue;
        paid.push_back({zone.field == move.from ? move.to : zone.field, zone.zone});
    }
    for (const ZoneId zone : move.zones) paid.push_back({move.to, zone});
    std::sort(paid.begin(), paid.end());
    return paid;
}

void pay_storm(Change& change, const Move& move) {
    if (move.zones.empty()) return;
    change.tell(ZonesPaid{move.from, move.zones});
    change.return_discs(move.from, {static_cast<int>(move.zones.size()), move.lose_emperor}, Returned::storm);
}

// EKO-13: the whole stack goes.
void arrive(Change& change, const Move& move) {
    const auto target = change.now.cells.stack(move.to);
    if (target && target->owner != change.now.player) {
        const Stack attacker = *change.now.cells.stack(move.from);
        beat(change, move.to, attacker.owner);
        if (is_kamikaze(all_of(attacker), *target))
            return change.return_discs(move.from, all_of(attacker), Returned::kamikaze);
    }
    change.move_stack(move.from, move.to);
}

// All moves that go this way onto a stack: with and without the emperor among the losses.
void list_ways(const Position& now, const Stack& stack, Move move, Decisions& out) {
    for (const bool lose_emperor : {false, true}) {
        move.lose_emperor = lose_emperor;
        if (can_lose(stack, move) && !judge_end(now, stack, move)) out.add(move);
    }
}

// The same onto empty fields, where nothing is in the way of any.
void list_ways(const Stack& stack, Move move, const std::vector<FieldId>& ends, Decisions& out) {
    for (const bool lose_emperor : {false, true}) {
        move.lose_emperor = lose_emperor;
        if (!can_lose(stack, move)) continue;
        for (const FieldId to : ends) {
            move.to = to;
            out.add(move);
        }
    }
}

void list_moves_from(const Table& table, const Position& now, FieldId from, Flood& flood, Decisions& out) {
    const Stack stack = *now.cells.stack(from);
    const Toll toll{table, now, from};
    ZoneSets sets{flood, toll, from, stack.count};
    while (const Zones* zones = out.full() ? nullptr : sets.next()) {
        list_ways(stack, {from, from, *zones, false}, sets.empty_ends(), out);
        for (const FieldId to : sets.stack_ends()) list_ways(now, stack, {from, to, *zones, false}, out);
        for (const auto& [to, dearer] : sets.stacks_at_a_price()) list_ways(now, stack, {from, to, dearer, false}, out);
    }
}

bool can_step(const Position& now, const Toll& toll, FieldId from, FieldId to) {
    const Stack stack = *now.cells.stack(from);
    Move step{from, to, cost_of_step(toll, from, to), false};
    for (const bool lose_emperor : {false, true}) {
        step.lose_emperor = lose_emperor;
        if (can_lose(stack, step) && !judge_end(now, stack, step)) return true;
    }
    return false;
}

}  // namespace

Judgement judge(const Table& table, const Position& now, const Move& move) {
    const auto stack = stack_of(now, now.player, move.from);
    if (!stack) return Refusal{.reason = Reason::no_own_stack, .field = move.from};
    if (move.to == move.from) return Refusal{.reason = Reason::ends_where_it_began, .field = move.to};
    // EKO-61: nothing stops on a portal.
    const FieldKind kind = table.board[move.to].kind;
    if (kind == FieldKind::portal) return Refusal{.reason = Reason::portal_is_no_end, .field = move.to};
    if (!is_way(kind)) return Refusal{.reason = Reason::no_way_there, .field = move.to};
    const Toll toll{table, now, move.from};
    if (can_lose(*stack, move) && leads_to_through(table.board, now.cells, toll, move))
        return judge_end(now, *stack, move);
    const bool led = leads_to(table.board, now.cells, move);
    return Refusal{.reason = led ? Reason::zones_not_possible : Reason::no_way_there, .field = move.to};
}

void carry_out(Change& change, const Move& move) {
    auto paid = paid_after(change, move);
    pay_storm(change, move);
    if (!change.now.cells.empty(move.from)) arrive(change, move);
    const auto gone = [&](const PaidZone& zone) { return !stack_of(change.now, change.now.player, zone.field); };
    std::erase_if(paid, gone);
    change.now.stormed = std::move(paid);
}

// If any move is legal, one to a neighbouring field is: the first step of a way onto an empty field costs no more than
// all of it.
bool can_move(const Table& table, const Position& now) {
    const Board& board = table.board;
    return std::any_of(board.all_ways.begin(), board.all_ways.end(), [&](FieldId from) {
        if (!now.cells.holds_stack_of(from, now.player)) return false;
        const Toll toll{table, now, from};
        const auto leads = [&](FieldId to) { return to != from && can_step(now, toll, from, to); };
        const auto& near = board.ways[from];
        return std::any_of(near.begin(), near.end(), leads) ||
               (board[from].exit && std::any_of(board.exits.begin(), board.exits.end(), leads));
    });
}

void list_moves(const Table& table, const Position& now, Decisions& out) {
    Flood flood{table.board, now.cells};
    for (const FieldId from : table.board.all_ways)
        if (!out.full() && now.cells.holds_stack_of(from, now.player)) list_moves_from(table, now, from, flood, out);
}

}  // namespace eko::inside
