// SPDX-License-Identifier: MIT
// The chances of an attack found by playing it: every fall of the dice and every split of losses is entered into the
// rules of the game (byzantium::apply), which alone decide what follows. Nothing of the odds is used but the struct
// in which the answer is written.
#pragma once

#include "byzantium/odds/report.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace odds_test {

// How a roll is entered.
enum class Falls : std::uint8_t {
    hit_or_miss,     // faces: each die once with a miss and once with a hit, so 2^n rolls for n dice
    all_faces,       // faces: each die with all its six, so 6^n rolls
    counted_by_hits  // hits: each number once, with as many falls as show it
};

struct WalkOptions {
    std::optional<byzantium::Side> army;          // that attacks, of the active player; none: the Bulgars
    int keep_move = 0;                            // Move cubes the attacker wants left
    std::vector<byzantium::Color> fight_order{};  // of standing armies
    Falls falls = Falls::hit_or_miss;
};

// What the walk came through, in steps: so that a test can say that it went the way it means.
struct Seen {
    int entries = 0;
    int army_battles = 0;  // decided
    int levy_battles = 0;
    int bulgar_battles = 0;
    int sieges = 0;  // rolled
    int captures = 0;
    int attacker_choices = 0;  // losses with more than one legal answer
    int defender_choices = 0;
    int retreats = 0;  // of beaten defenders
    int armies_destroyed = 0;
};

struct Walked {
    byzantium::odds::Report report;
    Seen seen;
};

// From a position in the middle of an attack, its first roll or defence awaited, to the capture or the defeat. The
// attacker plays for the capture with so many Move cubes left, the defender against it, each giving up the fewest
// Elite, then the fewest Main among equals. Armies stand, a levy is used, the sea is allowed, retreats go to the first
// city that is legal. Throws std::logic_error if something else is asked.
Walked walk(const byzantium::Table& table, const byzantium::Position& attacked, const WalkOptions& options);

}  // namespace odds_test
