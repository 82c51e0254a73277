// SPDX-License-Identifier: MIT
// Statistics as tables: what matters for the page, everything for a spreadsheet.
#pragma once

#include "paper/table.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/statistics.h"
#include "session/summary.h"

#include <cstdint>
#include <string>
#include <vector>

namespace present {

// Headings, the first over words, the others over numbers; no rows.
paper::Table plain_table(const std::vector<std::string>& headings);

// Of several games neither score nor place says anything, and of winners alone no place does.
enum class Means : std::uint8_t { of_place_and_score, of_score, none };
Means means_told(const CountedGame* game);
// Sessions, wins against what was to be expected, and those means; `what` heads the groups.
paper::Table wins_table(const std::string& what, const std::vector<Group>& groups, Means means);
// Sessions, scores, length, and what the game sums up, for each number of players.
paper::Table tables_table(const std::vector<Group>& groups, const CountedGame& game);
// What the game's figures come to.
paper::Table measures_table(const std::string& what, const std::vector<Group>& groups, const CountedGame& game);
// Most and least of everything that people tell each other about; of scores and measures if all are of one game.
paper::Table records_table(const Results& results, const CountedGames& games);

// For spreadsheets. Headings are keys: never translated, never used for anything else; means have two decimals.
// `by` says what the groups are: "player". Without a game there are no scores and no measures.
paper::Table figures_table(const std::string& by, const std::vector<Group>& groups, const CountedGame* game);

std::string one_decimal(double number);   // "61.5", to be read: with a real minus below zero
std::string two_decimals(double number);  // "61.50", for a spreadsheet too
// 12 wins as "12", 2 shared ones more as "13.0".
std::string wins_words(double wins);
// What values of this measure come to: "61.5", "12", "25%".
std::string measure_words(const session::Measure& measure, double value);

}  // namespace present
