// SPDX-License-Identifier: MIT
// A session as tables for spreadsheets. Their headings are keys: never translated, never used for anything else.
#pragma once

#include "eko/words/looking_back/report.h"
#include "paper/table.h"

namespace eko::words {

// A row for each entry: who did what where, and what its player had after it.
paper::Table entries_table(const Reported& reported);
// A row for each player at the end of each turn, and now.
paper::Table turns_table(const Reported& reported);
// A row for each player in seating order: who, the result, and all that statistics count.
paper::Table players_table(const Reported& reported);

}  // namespace eko::words
