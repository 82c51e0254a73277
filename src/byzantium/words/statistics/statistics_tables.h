// SPDX-License-Identifier: MIT
// Statistics as tables: what matters for the page, everything for a spreadsheet.
#pragma once

#include "byzantium/words/statistics/statistics.h"
#include "paper/table.h"

#include <string>
#include <vector>

namespace byzantium::words {

// Sessions, wins against what was to be expected, place and score; `what` heads the groups.
paper::Table wins_table(const std::string& what, const std::vector<Group>& groups);
// Sessions, scores, length, and how often Constantinople fell, for each number of players.
paper::Table tables_table(const std::vector<Group>& groups);
// VP by source and side, over all results.
paper::Table source_means_table(const Results& results);
// Luck, choice and hits a session.
paper::Table luck_means_table(const std::vector<Group>& groups);
// Most and least of everything that people tell each other about.
paper::Table records_table(const Results& results);

// For spreadsheets. Headings are keys: never translated, never used for anything else; means have two decimals.
// `by` says what the groups are: "player".
paper::Table figures_table(const std::string& by, const std::vector<Group>& groups);
// A row for each group and side, with a column for each source.
paper::Table source_figures_table(const std::string& by, const std::vector<Group>& groups);

std::string one_decimal(double number);  // "61.5"
// 12 wins as "12", 2 shared ones more as "13.0".
std::string wins_words(double wins);

}  // namespace byzantium::words
