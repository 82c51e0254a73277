// SPDX-License-Identifier: MIT
// What a session is started with, and the table its rules are read against.
#pragma once

#include "byzantium/board.h"
#include "byzantium/ids.h"

#include <string>
#include <vector>

namespace byzantium {

enum class EliteLimit : std::uint8_t { per_box, per_action };  // BYZ-12
enum class CasualtyRounding : std::uint8_t { up, down };       // BYZ-60

struct Rulings {
    EliteLimit elite_limit = EliteLimit::per_box;
    CasualtyRounding casualty_rounding = CasualtyRounding::up;
    bool operator==(const Rulings&) const = default;
};

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
