// SPDX-License-Identifier: MIT
// All that a whole table wants to see from where it sits: whose turn it is and what is awaited, money, VP, armies and
// score of each player, and what happened last.
#pragma once

#include "byzantium/text/session.h"
#include "byzantium/words/accounts/gauge.h"
#include "byzantium/words/desk/dice_view.h"
#include "byzantium/words/table/head_view.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_view.h"

#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

struct TableView {
    std::string turn;  // "Turn 2 of 3"
    HeadView head;
    std::vector<PlayerView> players;  // in seating order
    std::vector<ScoreGauge> gauges;   // likewise
    std::optional<DiceView> dice;     // that lie on the table: asked for, or told last
    std::string last;                 // the last entry in a sentence; before the first, that there is none
};
// As the table stands now, whatever else is looked at meanwhile.
// Of dice that are asked for, what is told so far is not in the session.
TableView table_view(const Names& names, const byzantium::text::Session& session, std::optional<DiceView> told);

// Labels of its rows.
struct TableViewWords {
    std::string money;
    std::string vp;
    std::string score;
    std::string with_cities;  // before the score with the final scoring of the cities controlled now (BYZ-62)
    std::string one_more;     // over what one more VP on each track would make of the score
};
TableViewWords table_view_words();

}  // namespace byzantium::words
