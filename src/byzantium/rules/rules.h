// SPDX-License-Identifier: MIT
// The game as pure functions: a position and an entry give a new position or a refusal.
// Rules: BYZ-1 to BYZ-65; what is awaited and what is taken by itself: the protocol page.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"

#include <tl/expected.hpp>

#include <optional>
#include <vector>

namespace byzantium {

struct Step {
    Position after;
    std::vector<Effect> effects;
};

// The set-up of BYZ-2 and BYZ-3. The header's seats must be distinct, as many as the board allows,
// and hold its first player: `protocol` sees to that.
Position start(const Table&, const Header&);

// Judges an entry and carries it out, with every decision after it that has one legal answer.
// Refused: nothing changed.
tl::expected<Step, Refusal> apply(const Table&, const Position&, const Entry&);

// Why the entry would be refused; nothing if it is legal.
std::optional<Refusal> check(const Table&, const Position&, const Entry&);

// Every legal decision, in the order of the rulebook's actions; empty when a roll or the end is awaited.
std::vector<Decision> legal(const Table&, const Position&);

// BYZ-13: the box of special actions in which the decision lays its cube; nothing if it takes none. The decision is
// legal.
std::optional<ActionBox> box_taken(const Position&, const Decision&);

// BYZ-4, 5: whether the game ends with the action that is awaited or under way, for everybody else has passed in the
// last turn.
bool is_last_action(const Table&, const Position&);

// BYZ-9: whether there is a city left that a cube could take control of, whoever has one.
bool is_city_left_to_control(const Board&, const Position&);

}  // namespace byzantium
