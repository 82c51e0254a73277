// SPDX-License-Identifier: MIT
// What a session is started with, and the table its rules are read against.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "values/few.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eko {

enum class MoonReturn : std::uint8_t { yes, no };                         // EKO-12, 74
enum class WinCheck : std::uint8_t { after_exchange, before_exchange };   // EKO-51
enum class LastDiscBuild : std::uint8_t { shared, builder };              // EKO-55
enum class AroundCounts : std::uint8_t { stacks_and_buildings, stacks };  // EKO-65, 76
enum class StormOnce : std::uint8_t { turn, move };                       // EKO-70
enum class MoonUses : std::uint8_t { once, any };                         // EKO-74

struct Rulings {
    MoonReturn moon_return = MoonReturn::yes;
    WinCheck win_check = WinCheck::after_exchange;
    LastDiscBuild last_disc_build = LastDiscBuild::shared;
    AroundCounts around = AroundCounts::stacks_and_buildings;
    StormOnce storm_once = StormOnce::turn;
    MoonUses moon_uses = MoonUses::once;
    bool operator==(const Rulings&) const = default;
};

struct Seat {
    Color color;
    std::string name;  // may be empty
    bool operator==(const Seat&) const = default;
};

// One disc as it was dealt.
struct StartDisc {
    Hex at;
    Color owner;
    bool emperor;
    bool operator==(const StartDisc&) const = default;
};

struct Header {
    Layout layout;
    std::vector<Seat> seats;  // clockwise, two to four
    Color first;              // one of the seats
    std::vector<StartDisc> start;
    Rulings rulings;
    bool operator==(const Header&) const = default;
};

using Seats = values::Few<Color, most_players>;

// Fixed for a session and passed to every rule: no globals, so two tables can be open.
struct Table {
    Board board;
    Seats seats;  // clockwise
    Rulings rulings;
};

Seats seats_of(const Header& header);

// The seat after this one; the colour must be seated.
Color clockwise_after(const Seats& seats, Color color);
// All seats clockwise, this one first.
Seats clockwise_from(const Seats& seats, Color color);

}  // namespace eko
