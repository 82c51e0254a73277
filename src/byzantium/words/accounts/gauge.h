// SPDX-License-Identifier: MIT
// The score gauge: what each player's tracks are worth now and after the final scoring, and how they stand to the half
// rule (BYZ-63).
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/table/names.h"

#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

struct ScoreGauge {
    byzantium::Color player;
    std::string name;
    Standing now;                   // on the tracks as they stand, or the result of a game that is over
    std::optional<Standing> after;  // with the final scoring of the cities controlled now; none when the game is over
};

// In seating order.
std::vector<ScoreGauge> score_gauges(const Names& names, const byzantium::Position& now);

// All that a gauge says, in sentences: the total explained, the half, and what one more VP on each track is worth.
std::string gauge_words(const Standing& standing);

// The same without what one more VP is worth where that is 1 or nothing yet.
std::string gauge_brief(const Standing& standing);

// What the small number beside the VP of a track is, for people who see it there alone.
std::string one_more_legend();

std::string score_heading();  // "Score"

}  // namespace byzantium::words
