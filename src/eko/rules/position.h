// SPDX-License-Identifier: MIT
// A position: everything that lies on the table, and what is under way. A value: copying it is the way to try
// something, == says whether two tables are alike.
#pragma once

#include "eko/rules/awaits.h"
#include "eko/rules/cells.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace eko {

// A player's discs that are not on the board.
struct Player {
    int reserve = 0;  // the emperor counted, if he is there
    int destroyed = 0;
    EmperorAt emperor{InReserve{}};
    bool operator==(const Player&) const = default;
};

// A storm zone that the stack on this field has paid in this turn (A13).
struct PaidZone {
    FieldId field;
    ZoneId zone;
    auto operator<=>(const PaidZone&) const = default;
};

struct Position {
    int turn = 0;  // 0 while emperors are swapped
    Color player{};
    bool marched = false;
    bool sand_used = false;
    int moon_used = 0;                           // times in this turn
    std::vector<PaidZone> stormed;               // in order; only of stacks of `player`
    Cells cells;                                 // stacks and buildings
    std::array<Player, most_players> players{};  // by colour; of colours that are not seated as they begin
    Awaits awaits{Over{}};

    Player& operator[](Color color) { return players[index(color)]; }
    const Player& operator[](Color color) const { return players[index(color)]; }
    bool operator==(const Position&) const = default;
};

// Discs of the reserve without the emperor: those that can be destroyed.
inline int plain_reserve(const Player& player) {
    return player.reserve - (std::holds_alternative<InReserve>(player.emperor) ? 1 : 0);
}
inline bool emperor_in_reserve(const Player& player) { return std::holds_alternative<InReserve>(player.emperor); }
// Who holds this player's emperor; nobody if he is free.
inline std::optional<Color> holder_of(const Player& player) {
    const auto* captive = std::get_if<CaptiveOf>(&player.emperor);
    return captive != nullptr ? std::optional{captive->holder} : std::nullopt;
}
// Whose emperors this player holds, in seating order.
Seats captives_of(const Seats& seats, const Position& now, Color holder);

// The stack of this owner there; nothing if none, or another's, stands there.
std::optional<Stack> stack_of(const Position& now, Color owner, FieldId field);
bool has_discs(const Board& board, const Position& now, Color color);
// Who has a disc on the board, in seating order.
Seats on_board(const Table& table, const Position& now);
int discs_on_board(const Board& board, const Position& now, Color color);
// Of this size, beside the board.
int in_supply(const Board& board, const Position& now, Color color, Size size);
// The field of the stack that holds this player's emperor; nothing if he is not on the board.
std::optional<FieldId> emperor_field(const Board& board, const Position& now, Color color);
// A building of this player on one of these fields.
bool owns_one_of(const Position& now, Color color, const std::vector<FieldId>& fields);

// What cannot be on a real table.
enum class FaultKind : std::uint8_t {
    disc_count,         // a player's discs are not 16: have
    emperor_elsewhere,  // an emperor is not where he is said to be, or in an empty reserve
    stack_place,        // a stack on a field where none can stand, or of no discs or more than 4: field
    building_place,     // a building that its field does not take: field
    building_count,     // more buildings of a size than there are: have
    count_below_none,   // a reserve or a count of destroyed discs below 0: have
    own_captive,        // somebody holds his own emperor
    not_seated,         // a piece or a captive of a colour that nobody plays
};
struct Fault {
    FaultKind kind;
    std::optional<Color> player{};
    std::optional<FieldId> field{};
    int have{};
    bool operator==(const Fault&) const = default;
};
// Invariants 1 to 4 of the page, as far as one position shows them.
std::vector<Fault> audit(const Table& table, const Position& now);
// Who holds a captive though his own emperor is captive: an exchange that should have happened (EKO-38).
std::optional<Color> overdue_exchange(const Table& table, const Position& now);

// Stable across runs, machines and versions; over the public quantities and what is awaited.
// `position_hash_format` changes when what goes into it changes, or how.
inline constexpr int position_hash_format = 1;
std::uint64_t position_hash(const Position& now);

}  // namespace eko
