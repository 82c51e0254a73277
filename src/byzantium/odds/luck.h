// SPDX-License-Identifier: MIT
// Luck and choice, told apart: what the dice gave and took in each attack of a game, and what the decisions did.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"

#include <optional>
#include <span>
#include <vector>

namespace byzantium::odds {

// What moved the chance of an attack.
enum class Turning : std::uint8_t {
    battle_dice,
    siege_dice,
    losses,    // cubes given up
    defence,   // to stand or to retreat, levy or none
    order,     // which army is fought first
    sea_leave  // a retreat allowed or denied
};

// One entry of an attack.
struct Step {
    std::size_t entry;  // of the journal, from 0
    Turning what;
    std::optional<byzantium::Color> chooser;  // whose decision it was; none: dice
    double before;                            // the chance to take the city, everybody going on at their best
    double after;
};

enum class FightEnd : std::uint8_t {
    taken,
    beaten_off,
    broken_off,  // by the table
    under_way    // when the entries end
};

// One attack, from its first question or roll to its end.
struct Fight {
    std::size_t entry;  // that began it
    byzantium::Color attacker;
    std::optional<byzantium::Side> army;  // none: the Bulgars
    byzantium::CityId city;
    std::optional<byzantium::Color> controls;  // the city when the attack began
    double p_at_start;
    std::vector<Step> steps;
    FightEnd end;
};

// Sums for one player, in cities: an attacker's gain in chance is its defender's loss. The defender of a battle is the
// owner of the army or levy, of a siege whoever controls the city, if anybody does.
struct PlayerLuck {
    byzantium::Color player;
    double luck = 0;    // by dice
    double choice = 0;  // by own decisions; 0 is perfect, below 0 is what they cost
    int dice = 0;       // thrown in battles, for own cities under siege, and as an imposed fleet
    int hits = 0;       // among them; dice / 2 are expected
};

struct LuckReport {
    std::vector<Fight> fights;        // in the order of the journal
    std::vector<PlayerLuck> players;  // in seating order
};

// Plays the entries from the start. Each must be legal there, as those of a journal are: throws std::logic_error
// otherwise. An attack that a correction puts beyond the limits of `Force` is followed no further (`broken_off`).
LuckReport luck(const byzantium::Table& table, const byzantium::Position& start,
                std::span<const byzantium::Entry> entries);

}  // namespace byzantium::odds
