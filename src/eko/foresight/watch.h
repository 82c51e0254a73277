// SPDX-License-Identifier: MIT
// Who can win within their next turn, the others assumed still, and how: EKO-4, 51 to 55, over the whole turn. The Sand
// temple, the action, a forced march, the second action, reinforcement and the Moon temple, with every exchange and the
// end judged as the rules judge them.
//
// Exact: a way is found if there is one, and what is given is a legal line that ends like this. Bounds say early where
// none can be; look.h has them.
#pragma once

#include "eko/foresight/line.h"
#include "eko/rules/awaits.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"

#include <optional>
#include <vector>

namespace eko::foresight {

// How a game can end, and a shortest line that comes to it.
struct Ending {
    Line line;
    Result result;
    bool operator==(const Ending&) const = default;
};

// What a player can bring about within his turn (`turn_of`). Nothing where no line comes to it.
struct Prospect {
    Color player;
    std::optional<Ending> alone{};   // he wins, and nobody else does
    std::optional<Ending> shared{};  // he wins with others (EKO-54, A10)
    std::optional<Ending> nobody{};  // the board is empty, and nobody wins
    bool can_win() const { return alone || shared; }
    bool operator==(const Prospect&) const = default;
};

// Of this player.
Prospect prospect_of(const Table& table, const Position& now, Color player);
// Of all players, in seating order.
std::vector<Prospect> watch(const Table& table, const Position& now);

// Some line by which this player wins, alone or with others; not always a shortest one. Nothing if there is none.
std::optional<Line> some_win_of(const Table& table, const Position& now, Color player);

}  // namespace eko::foresight
