// SPDX-License-Identifier: MIT
// What stands on a field, and where an emperor is.
#pragma once

#include "eko/rules/ids.h"

#include <array>
#include <cstddef>
#include <variant>

namespace eko {

inline constexpr int most_in_stack = 4;      // EKO-16
inline constexpr int discs_per_player = 16;  // EKO-1
inline constexpr int captive_points = 3;     // EKO-37
inline constexpr int march_price = 3;        // EKO-33: plain discs of the reserve
inline constexpr int moon_price = 2;         // EKO-74: plain discs of the reserve
inline constexpr int sand_price = 2;         // EKO-75: plain discs of the reserve
inline constexpr int pyramid_points = 2;     // EKO-65
inline constexpr int points_to_win = 12;     // EKO-52

// So many discs that lie together; the emperor, if he is among them, is counted.
struct Discs {
    int count;
    bool emperor;
    bool operator==(const Discs&) const = default;
};

struct Stack {
    Color owner;
    int count;     // 1 to 4, the emperor counted
    bool emperor;  // its owner's
    bool operator==(const Stack&) const = default;
};

struct Building {
    Color owner;
    Size size;
    bool operator==(const Building&) const = default;
};

// Buildings of each size that a player has in all (EKO-1).
constexpr int buildings_per_player(Size size) {
    constexpr std::array counts{5, 3, 1};
    return counts[static_cast<std::size_t>(number(size) - 1)];
}

struct OnBoard {
    bool operator==(const OnBoard&) const = default;
};
struct InReserve {
    bool operator==(const InReserve&) const = default;
};
struct CaptiveOf {
    Color holder;
    bool operator==(const CaptiveOf&) const = default;
};
using EmperorAt = std::variant<OnBoard, InReserve, CaptiveOf>;

}  // namespace eko
