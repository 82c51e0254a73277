// SPDX-License-Identifier: MIT
// The session as charts.
#pragma once

#include "byzantium/odds/luck.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "paper/table.h"
#include "present/reports/chart.h"

#include <vector>

namespace byzantium::words {

// All of them, over the entries before the cursor.
std::vector<present::Chart> charts(const Names& names, const byzantium::text::Session& session);

// A player in the picture of a chart: the mark has the letter that `present::with_initials` gives it among all players.
paper::Cell player_in_chart(const Names& names, const std::vector<byzantium::Color>& all, byzantium::Color player);

// Each of them.
present::Chart vp_chart(const Names& names, const byzantium::text::Session& session);
present::Chart sources_chart(const Names& names, const byzantium::text::Session& session);
present::Chart money_chart(const Names& names, const byzantium::text::Session& session);
present::Chart luck_chart(const Names& names, const byzantium::odds::LuckReport& report);
present::Chart fights_chart(const Names& names, const byzantium::odds::LuckReport& report);
present::Chart hits_chart(const Names& names, const byzantium::odds::LuckReport& report);

}  // namespace byzantium::words
