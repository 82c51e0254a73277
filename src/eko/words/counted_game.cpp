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
            translated("How many results there are with each score. If you save the numbers, you get every result in a "
                       "row of its own.")};
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
        translated("Mean score of all players (bar) and of the winners (line). Length is known only if entries were "
                   "made during play; a break counts for half an hour at most."),
        {"camps", "towers", "castles", "captives", "pyramids", "captures", "attacks", "built", "marches", "destroyed"},
        {},
        {},
        {source_means_chart},
        translated("No game is finished yet. Once one is, this page shows who won how often, from which seat, and what "
                   "the points came from. Practice tables, copies, and games marked as not counted are left out."),
        Ranks::winners_alone};
}

}  // namespace eko::words
