// SPDX-License-Identifier: MIT
// A session as tables for spreadsheets. Their headings are keys: never translated, never used for anything else.
#pragma once

#include "byzantium/words/looking_back/report.h"
#include "paper/table.h"

namespace byzantium::words {

// A row for each entry: what it did to the money and VP of whoever made it, the turn's end included where it ended
// one.
paper::Table entries_table(const Reported& reported);

// A row for each player in seating order: who, the result, VP by source and side, money, luck.
paper::Table players_table(const Reported& reported);

}  // namespace byzantium::words
