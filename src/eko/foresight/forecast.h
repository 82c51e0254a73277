// SPDX-License-Identifier: MIT
// What the reinforcement phase would allow if it came now: EKO-41 to EKO-45, 66, 73, 74.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/position.h"
#include "eko/rules/refusal.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace eko::foresight {

// What one stack takes.
struct Room {
    FieldId field;
    Stack stack;
    int most;                        // discs, the emperor counted; 0 if none can be placed there
    std::optional<Refusal> refusal;  // why one more than the most, or any, is refused
    bool operator==(const Room&) const = default;
};

enum class EmperorGoes : std::uint8_t {
    nowhere,  // he is not in the reserve, or nothing can be placed
    along,    // he must be among the discs placed (EKO-44)
    alone     // he and nobody else, next to another's building (EKO-45)
};
enum class Sharing : std::uint8_t { one_stack, several_stacks };  // EKO-66

// Each use destroys two discs of the reserve and places one.
struct MoonForecast {
    std::vector<FieldId> fields;  // where a disc could go, in order
    bool plain;                   // a plain disc can be placed
    bool emperor;                 // the emperor can
    int uses;                     // so often in this turn, if nothing else takes discs of the reserve
    bool operator==(const MoonForecast&) const = default;
};

struct Forecast {
    Color player;
    int reserve;  // discs, the emperor counted
    EmperorGoes emperor;
    Sharing sharing;
    std::vector<Room> rooms;             // of each of his stacks, in the order of the fields
    std::optional<MoonForecast> moon{};  // nothing if he cannot use it
    bool operator==(const Forecast&) const = default;
};

// As if the player's reinforcement phase came next; in his own, what is left of it. Nothing when the game is over.
std::optional<Forecast> forecast_of(const Table& table, const Position& now, Color player);

}  // namespace eko::foresight
