// SPDX-License-Identifier: MIT
// Dice on the table as everybody sees them: whose they are, what is told of them, and what they do to the chance.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/desk/dice_tray.h"
#include "byzantium/words/table/names.h"
#include "paper/table.h"

#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

struct DiceRow {
    DiceSide side;
    std::string role;                  // "Attacker"
    std::optional<paper::Badge> mark;  // of the player whose dice they are; none for a city or Bulgars of nobody
    std::string name;                  // "Anna's Arab army", "the Bulgars", "Damascus"
};

// The chance that the attacked city falls, everybody going on at their best.
struct DiceChance {
    std::string city;    // "Damascus falls"
    std::string before;  // "before the roll: 52 %"
    std::string after;   // the same after them; empty until all are told
    std::string room;    // as wide as what will stand there: dice do not move when it comes
};

struct DiceView {
    std::vector<DiceRow> rows;  // of those that roll
    DiceTray tray;
    std::string note;                  // that they were told before and undone; mostly empty
    std::optional<DiceChance> chance;  // none where no attack follows, or beyond what the odds hold
};

// `now` awaits a roll.
std::vector<DiceRow> dice_rows(const Names& names, const byzantium::Position& now);
std::optional<double> chance_before(const byzantium::Table& table, const byzantium::Position& now);
std::optional<double> chance_after(const byzantium::Table& table, const byzantium::Position& now,
                                   const byzantium::Roll& roll);
// Of a roll that was made at `before`.
DiceView dice_view(const Names& names, const byzantium::Table& table, const byzantium::Position& before,
                   const byzantium::Roll& roll);
std::optional<DiceChance> dice_chance(const Names& names, const byzantium::Position& now, std::optional<double> before,
                                      std::optional<double> after);

}  // namespace byzantium::words
