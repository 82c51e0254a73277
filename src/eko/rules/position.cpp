// SPDX-License-Identifier: MIT
#include "eko/rules/position.h"

#include "values/overloaded.h"

#include <algorithm>

namespace eko {

Seats seats_of(const Header& header) {
    Seats seats;
    for (const Seat& seat : header.seats) seats.push_back(seat.color);
    return seats;
}

Seats clockwise_from(const Seats& seats, Color color) {
    const auto first = std::find(seats.begin(), seats.end(), color);
    Seats all;
    for (auto seat = first; seat != seats.end(); ++seat) all.push_back(*seat);
    for (auto seat = seats.begin(); seat != first; ++seat) all.push_back(*seat);
    return all;
}

Color clockwise_after(const Seats& seats, Color color) { return clockwise_from(seats, color)[1]; }

std::optional<Color> awaited_player(const Awaits& awaits) {
    return std::visit(values::overloaded{[](const Over&) { return std::optional<Color>{}; },
                                         [](const auto& asked) { return std::optional{asked.player}; }},
                      awaits);
}

Seats captives_of(const Seats& seats, const Position& now, Color holder) {
    Seats captives;
    for (const Color color : seats)
        if (holder_of(now[color]) == holder) captives.push_back(color);
    return captives;
}

std::optional<Stack> stack_of(const Position& now, Color owner, FieldId field) {
    const auto stack = now.cells.stack(field);
    return stack && stack->owner == owner ? stack : std::nullopt;
}

bool has_discs(const Board& board, const Position& now, Color color) {
    return std::any_of(board.all_ways.begin(), board.all_ways.end(),
                       [&](FieldId field) { return now.cells.holds_stack_of(field, color); });
}

int discs_on_board(const Board& board, const Position& now, Color color) {
    int discs = 0;
    for (const FieldId field : board.all_ways)
        if (const auto stack = stack_of(now, color, field)) discs += stack->count;
    return discs;
}

Seats on_board(const Table& table, const Position& now) {
    std::array<bool, most_players> found{};
    for (const FieldId field : table.board.all_ways)
        if (const auto stack = now.cells.stack(field)) found[index(stack->owner)] = true;
    Seats all;
    for (const Color color : table.seats)
        if (found[index(color)]) all.push_back(color);
    return all;
}

// EKO-1: each player has 16 discs, one of them the emperor, 5 camps, 3 towers and 1 castle.
int in_supply(const Board& board, const Position& now, Color color, Size size) {
    const Building wanted{color, size};
    const auto built = std::count_if(board.all_sites.begin(), board.all_sites.end(),
                                     [&](FieldId field) { return now.cells.building(field) == wanted; });
    return buildings_per_player(size) - static_cast<int>(built);
}

std::optional<FieldId> emperor_field(const Board& board, const Position& now, Color color) {
    for (const FieldId field : board.all_ways)
        if (const auto stack = stack_of(now, color, field); stack && stack->emperor) return field;
    return std::nullopt;
}

bool owns_one_of(const Position& now, Color color, const std::vector<FieldId>& fields) {
    return std::any_of(fields.begin(), fields.end(), [&](FieldId field) {
        const auto building = now.cells.building(field);
        return building && building->owner == color;
    });
}

}  // namespace eko
