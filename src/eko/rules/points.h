// SPDX-License-Identifier: MIT
// What each player's side of the board is worth, and who has most around a tile.
#pragma once

#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/position.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace eko {

// Where a player's points come from (EKO-50).
struct Points {
    int camps;  // points, not buildings
    int towers;
    int castles;
    int captives;
    int pyramids;
    int total() const { return camps + towers + castles + captives + pyramids; }
    bool operator==(const Points&) const = default;
};
// How many more EKO-52 asks for; 0 if they are enough.
inline int missing_to_win(const Points& points) { return std::max(0, points_to_win - points.total()); }
Points points_of(const Table& table, const Position& now, Color color);
// Of all colours at once, by colour; 0 for those that are not seated.
std::array<int, most_players> all_points(const Table& table, const Position& now);
// Whether a building of this player stands on a capital.
bool has_capital(const Board& board, const Position& now, Color color);

// Who occupies most of these fields by the table's ruling; nobody with a tie, or if nobody does.
std::optional<Color> most_around(const Table& table, const Position& now, const std::vector<FieldId>& fields);
// Whether the player may ignore the storm (EKO-76).
bool has_beacon(const Table& table, const Position& now, Color color);

}  // namespace eko
