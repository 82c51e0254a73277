// SPDX-License-Identifier: MIT
// Statistics over sessions as charts.
#pragma once

#include "paper/picture.h"
#include "present/reports/chart.h"
#include "present/statistics/counted_game.h"
#include "present/statistics/statistics.h"

#include <vector>

namespace present {

// All of them; none if there is no result. Results of several games are compared by wins alone.
std::vector<Chart> statistics_charts(const Results& results, const CountedGames& games);

// Of at least one result, all of one of these games.
Chart scores_chart(const Results& results, const CountedGames& games);
// The measures of its game as a table by player; their picture is one of them, by its key.
Chart measures_chart(const Results& results, const CountedGame& game, const std::string& pictured);

// As many as a picture has room for; the others stand in its table.
std::vector<Group> first_of(std::vector<Group> groups);
// A mark has its own ink, people have none.
paper::Ink fill_of(const Group& group);

}  // namespace present
