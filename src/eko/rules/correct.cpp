// SPDX-License-Identifier: MIT
// The table's own corrections: judged for kind and range, and for emperors and buildings that cannot be; nothing
// follows by itself.
#include "eko/rules/inside.h"
#include "values/overloaded.h"

namespace eko::inside {
namespace {

constexpr int most_counted = 999;

Judgement judge_upto(int value, int most) {
    if (value >= 0 && value <= most) return std::nullopt;
    return Refusal{.reason = Reason::out_of_range, .need = value, .have = most};
}

Judgement judge_player(const Table& table, Color color) {
    if (contains(table.seats, color)) return std::nullopt;
    return Refusal{.reason = Reason::not_seated};
}

Judgement judge_discs(const Table& table, Color color, int discs) {
    if (auto refusal = judge_player(table, color)) return refusal;
    return judge_upto(discs, discs_per_player);
}

Judgement judge_stack(const Table& table, const SetStack& set) {
    if (!is_way(table.board[set.field].kind)) return Refusal{.reason = Reason::no_stack_there, .field = set.field};
    if (!set.stack) return std::nullopt;
    if (auto refusal = judge_player(table, set.stack->owner)) return refusal;
    if (set.stack->count >= 1 && set.stack->count <= most_in_stack) return std::nullopt;
    return Refusal{.reason = Reason::no_stack_there, .field = set.field};
}

Judgement judge_building_set(const Table& table, const SetBuilding& set) {
    if (!set.building) return std::nullopt;
    if (auto refusal = judge_player(table, set.building->owner)) return refusal;
    const auto largest = largest_on(table.board[set.field].kind);
    if (largest && set.building->size <= *largest) return std::nullopt;
    return Refusal{.reason = Reason::no_building_there, .field = set.field};
}

Judgement judge_emperor_set(const Table& table, const SetEmperor& set) {
    if (auto refusal = judge_player(table, set.player)) return refusal;
    const auto* captive = std::get_if<CaptiveOf>(&set.at);
    if (captive == nullptr) return std::nullopt;
    if (captive->holder == set.player) return Refusal{.reason = Reason::own_captive};
    return judge_player(table, captive->holder);
}

Judgement judge_setting(const Table& table, const Setting& setting) {
    return std::visit(values::overloaded{
                          [](const SetTurn& set) { return judge_upto(set.turn, most_counted); },
                          [](const SetMoonUsed& set) { return judge_upto(set.times, most_counted); },
                          [](const SetMarched&) { return Judgement{}; },
                          [](const SetSandUsed&) { return Judgement{}; },
                          [&](const SetStack& set) { return judge_stack(table, set); },
                          [&](const SetBuilding& set) { return judge_building_set(table, set); },
                          [&](const SetReserve& set) { return judge_discs(table, set.player, set.discs); },
                          [&](const SetDestroyed& set) { return judge_discs(table, set.player, set.discs); },
                          [&](const SetEmperor& set) { return judge_emperor_set(table, set); },
                      },
                      setting);
}

void put_stack(Position& now, const SetStack& set) {
    if (set.stack)
        now.cells.put(set.field, *set.stack);
    else
        now.cells.clear(set.field);
}

// Taking a building off a field that takes none changes nothing: a stack may stand there.
void put_building(Position& now, const SetBuilding& set) {
    if (set.building)
        now.cells.put(set.field, *set.building);
    else if (now.cells.holds_building(set.field))
        now.cells.clear(set.field);
}

void set_on_table(Position& now, const Setting& setting) {
    std::visit(values::overloaded{
                   [&](const SetTurn& set) { now.turn = set.turn; },
                   [&](const SetMoonUsed& set) { now.moon_used = set.times; },
                   [&](const SetMarched& set) { now.marched = set.marched; },
                   [&](const SetSandUsed& set) { now.sand_used = set.used; },
                   [&](const SetStack& set) { put_stack(now, set); },
                   [&](const SetBuilding& set) { put_building(now, set); },
                   [&](const SetReserve& set) { now[set.player].reserve = set.discs; },
                   [&](const SetDestroyed& set) { now[set.player].destroyed = set.discs; },
                   [&](const SetEmperor& set) { now[set.player].emperor = set.at; },
               },
               setting);
}

Judgement judge_emperors(const Table& table, const Position& after) {
    for (const Color color : table.seats) {
        int found = 0;
        for (const FieldId field : table.board.all_ways)
            if (const auto stack = stack_of(after, color, field); stack && stack->emperor) ++found;
        const Player& player = after[color];
        if (found != (std::holds_alternative<OnBoard>(player.emperor) ? 1 : 0))
            return Refusal{.reason = Reason::emperor_elsewhere};
        if (emperor_in_reserve(player) && player.reserve == 0) return Refusal{.reason = Reason::empty_reserve};
    }
    return std::nullopt;
}

Judgement judge_buildings(const Table& table, const Position& after) {
    for (const Color color : table.seats)
        for (const Size size : sizes)
            if (in_supply(table.board, after, color, size) < 0) return Refusal{.reason = Reason::too_many_buildings};
    return std::nullopt;
}

}  // namespace

Judgement judge(const Table& table, const Position& now, const Correct& correct) {
    for (const Setting& setting : correct.set)
        if (auto refusal = judge_setting(table, setting)) return refusal;
    Position after = now;
    for (const Setting& setting : correct.set) set_on_table(after, setting);
    if (auto refusal = judge_emperors(table, after)) return refusal;
    return judge_buildings(table, after);
}

Judgement judge(const Table& table, const Position&, const AwaitPlayer& await) {
    return judge_player(table, await.player);
}

void carry_out(Change& change, const Correct& correct) {
    for (const Setting& setting : correct.set) {
        set_on_table(change.now, setting);
        change.tell(Corrected{setting});
    }
    std::erase_if(change.now.stormed,
                  [&](const PaidZone& zone) { return !stack_of(change.now, change.now.player, zone.field); });
}

// Drops whatever was under way.
void carry_out(Change& change, const AwaitPlayer& await) {
    begin_turn_anew(change.now, await.player);
    if (change.now.turn == 0) change.now.turn = 1;
    change.tell(TurnGiven{await.player});
    await_action(change, Which::first);
}

}  // namespace eko::inside
