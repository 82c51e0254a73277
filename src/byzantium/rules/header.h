// SPDX-License-Identifier: MIT
// What a session is started with, and the table its rules are read against.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/ids.h"

#include <string>
#include <vector>

namespace byzantium {

enum class EliteLimit : std::uint8_t { per_box, per_action };  // BYZ-12
enum class CasualtyRounding : std::uint8_t { up, down };       // BYZ-60
enum class DoomedRetreat : std::uint8_t { stand, allowed };    // BYZ-35

// What a header means that leaves them out: headers of older sessions do not know the last of them.
struct Rulings {
    EliteLimit elite_limit = EliteLimit::per_box;
    CasualtyRounding casualty_rounding = CasualtyRounding::up;
    DoomedRetreat doomed_retreat = DoomedRetreat::stand;
    bool operator==(const Rulings&) const = default;
};

// What the table of a new session is offered first.
inline constexpr Rulings offered_first{EliteLimit::per_box, CasualtyRounding::up, DoomedRetreat::allowed};

struct Seat {
    Color color;
    std::string name;  // may be empty
    bool operator==(const Seat&) const = default;
};

struct Header {
    std::string board;        // its id
    std::vector<Seat> seats;  // clockwise
    Color first;              // one of the seats
    Rulings rulings;
    bool operator==(const Header&) const = default;
};

// Fixed for a session and passed to every rule: no globals, so two tables can be open.
struct Table {
    Board board;
    Rulings rulings;
};

}  // namespace byzantium
