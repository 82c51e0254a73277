// SPDX-License-Identifier: MIT
// What cannot be on a real table, looked for on a whole position.
#include "eko/rules/position.h"

namespace eko {
namespace {

struct Pieces {
    int discs = 0;
    int emperors = 0;
};

Pieces on_fields(const Board& board, const Position& now, Color color) {
    Pieces pieces;
    for (const FieldId field : board.all_ways)
        if (const auto stack = stack_of(now, color, field)) {
            pieces.discs += stack->count;
            pieces.emperors += stack->emperor ? 1 : 0;
        }
    return pieces;
}

void audit_discs(const Table& table, const Position& now, Color color, std::vector<Fault>& faults) {
    const Player& player = now[color];
    const Pieces laid = on_fields(table.board, now, color);
    const bool captive = holder_of(player).has_value();
    const int sum = laid.discs + player.reserve + player.destroyed + (captive ? 1 : 0);
    if (sum != discs_per_player) faults.push_back({.kind = FaultKind::disc_count, .player = color, .have = sum});
    const bool on_board = std::holds_alternative<OnBoard>(player.emperor);
    if (laid.emperors != (on_board ? 1 : 0) || (emperor_in_reserve(player) && player.reserve < 1))
        faults.push_back({.kind = FaultKind::emperor_elsewhere, .player = color});
    for (const int count : {player.reserve, player.destroyed})
        if (count < 0) faults.push_back({.kind = FaultKind::count_below_none, .player = color, .have = count});
}

void audit_captive(const Table& table, const Position& now, Color color, std::vector<Fault>& faults) {
    const auto holder = holder_of(now[color]);
    if (holder == color) faults.push_back({.kind = FaultKind::own_captive, .player = color});
    if (holder && !contains(table.seats, *holder)) faults.push_back({.kind = FaultKind::not_seated, .player = *holder});
}

void audit_buildings(const Table& table, const Position& now, Color color, std::vector<Fault>& faults) {
    for (const Size size : sizes) {
        const int left = in_supply(table.board, now, color, size);
        if (left < 0)
            faults.push_back(
                {.kind = FaultKind::building_count, .player = color, .have = buildings_per_player(size) - left});
    }
}

void audit_stack(const Table& table, FieldId field, const Stack& stack, std::vector<Fault>& faults) {
    if (!is_way(table.board[field].kind) || stack.count < 1 || stack.count > most_in_stack)
        faults.push_back({.kind = FaultKind::stack_place, .player = stack.owner, .field = field});
    if (!contains(table.seats, stack.owner))
        faults.push_back({.kind = FaultKind::not_seated, .player = stack.owner, .field = field});
}

void audit_building(const Table& table, FieldId field, const Building& building, std::vector<Fault>& faults) {
    const auto largest = largest_on(table.board[field].kind);
    if (!largest || building.size > *largest)
        faults.push_back({.kind = FaultKind::building_place, .player = building.owner, .field = field});
    if (!contains(table.seats, building.owner))
        faults.push_back({.kind = FaultKind::not_seated, .player = building.owner, .field = field});
}

}  // namespace

std::vector<Fault> audit(const Table& table, const Position& now) {
    std::vector<Fault> faults;
    for (const Color color : table.seats) {
        audit_discs(table, now, color, faults);
        audit_captive(table, now, color, faults);
        audit_buildings(table, now, color, faults);
    }
    for (std::size_t i = 0; i < now.cells.size(); ++i) {
        const auto field = static_cast<FieldId>(i);
        if (const auto stack = now.cells.stack(field)) audit_stack(table, field, *stack, faults);
        if (const auto building = now.cells.building(field)) audit_building(table, field, *building, faults);
    }
    return faults;
}

}  // namespace eko
