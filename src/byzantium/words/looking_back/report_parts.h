// SPDX-License-Identifier: MIT
// Parts that several reports have in common, as blocks of a document.
#pragma once

#include "byzantium/rules/position.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/looking_back/report.h"
#include "paper/document.h"
#include "paper/table.h"

#include <string>
#include <vector>

namespace byzantium::words {

using Blocks = std::vector<paper::Block>;

// Title, when and where, who won or what is asked, and what else there is to say about the session.
void add_head(Blocks& blocks, const Reported& reported);
// The last of the rankings is what the game comes to.
Ranking last_ranking(const Reported& reported);
// Places with both tracks, cities and money.
paper::Table standings_table(const Reported& reported);
// VP by source: two columns a player.
paper::Table sources_table(const Reported& reported);
// The rankings in sentences, with their rules.
void add_rankings(Blocks& blocks, const Reported& reported);
void add_rulings(Blocks& blocks, const Reported& reported);
// Each display at that moment: VP, money, cities, cubes.
paper::Table displays_table(const Reported& reported, const byzantium::Position& now);

}  // namespace byzantium::words
