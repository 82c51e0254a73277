// SPDX-License-Identifier: MIT
#include "eko/words/counted_game.h"

#include "eko/rules/ids.h"
#include "eko/text/session.h"
#include "eko/text/summary.h"
#include "eko/words/looking_back/charts.h"
#include "eko/words/names.h"
#include "present/language/words.h"

#include <string>

namespace eko::words {

using namespace present;

namespace {

ScoreWords score_words() {
    return {[](int score) { return points(score); }, 1, translated("score in points"),
            translated("How many results there are of each score. The numbers that can be saved are all results, a row "
                       "each.")};
}

}  // namespace

CountedGame counted_game() {
    return {
        std::string{eko::text::Game::id},
        std::string{game_name},
        eko::text::measures(),
        seat_marks(),
        score_words(),
        {"turn"},
        translated("The bar is the mean score of everybody, the line that of the winners. Length is known where "
                   "entries were made at the table; a break counts for half an hour at most."),
        {"camps", "towers", "castles", "captives", "pyramids", "captures", "attacks", "built", "marches", "destroyed"},
        {},
        {},
        {source_means_chart},
        translated("No session is finished yet. Once one is, it stands here who won how often, from which seat, "
                   "and what the points came from. Practice tables, copies, and sessions marked as not counted "
                   "stay out.")};
}

}  // namespace eko::words
