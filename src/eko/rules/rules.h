// SPDX-License-Identifier: MIT
// The game as pure functions: a position and an entry give a new position or a refusal.
// Rules: EKO-1 to EKO-76; what is awaited and what happens by itself: the page of the rules, "Digital model".
#pragma once

#include "eko/rules/awaits.h"
#include "eko/rules/effect.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"
#include "eko/rules/refusal.h"

#include <tl/expected.hpp>

#include <optional>
#include <vector>

namespace eko {

struct Step {
    Position after;
    std::vector<Effect> effects;
};

// Why no game can begin with these discs on this board: EKO-1, 7 and 69. Nothing if one can.
enum class StartFault : std::uint8_t {
    no_plain_field,  // no movement field there; storm is none
    same_field,      // two discs on one field
    not_seated,
    two_emperors,
    too_many_discs,
    no_emperor,      // 16 discs, none of them the emperor
    one_player_only  // discs of fewer than two players
};
struct WrongStart {
    StartFault fault;
    std::optional<StartDisc> disc{};  // at which it showed, if it is about one
};
std::optional<WrongStart> check_start(const Table& table, const Header& header);

// The set-up of EKO-7 to EKO-9. The header's seats must be two to four different colours, hold its first player, and
// `check_start` must find nothing.
Position start(const Table& table, const Header& header);

// Judges an entry and carries it out, with everything that then happens by itself. Refused: nothing changed.
tl::expected<Step, Refusal> apply(const Table& table, const Position& position, const Entry& entry);

// Why the entry would be refused; nothing if it is legal.
std::optional<Refusal> check(const Table& table, const Position& position, const Entry& entry);

// How the game would end by EKO-52 to 55 as it stands. Nothing if it would go on, or if it is over: the end is judged
// after every entry but a correction, so that only one of those leaves such an end for the next entry.
std::optional<Result> unjudged_end(const Table& table, const Position& position);

// Every legal decision; empty when the game is over. With the Wind temple a Share can be legal beside those of one
// stack: there are too many of them to be listed. No more than `most_listed`.
inline constexpr std::size_t most_listed = 1'000'000;
std::vector<Decision> legal(const Table& table, const Position& position);

}  // namespace eko
