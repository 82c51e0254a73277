// SPDX-License-Identifier: MIT
#include "eko/words/counted_game.h"

#include "eko/rules/ids.h"
#include "eko/text/session.h"
#include "eko/text/summary.h"
#include "eko/words/names.h"
#include "paper/table.h"
#include "present/language/words.h"
#include "values/from_text.h"

#include <string>

namespace eko::words {

using namespace present;

namespace {

// A key that only a later program knows stands for itself.
std::string color_word(const std::string& key) {
    const auto color = values::from_text<Color>(key);
    return color ? word(*color) : key;
}

paper::Cell color_heading(const std::string& key) {
    const auto color = values::from_text<Color>(key);
    return color ? paper::Cell{badge(*color), capital_word(*color)} : paper::Cell{key};
}

SeatMarks seat_marks() {
    SeatMarks marks{"color",
                    {},
                    color_word,
                    color_heading,
                    translated("Colour"),
                    translated("colour"),
                    "colours",
                    translated("Colours"),
                    translated("Wins by colour"),
                    translated("All colours begin alike: whatever differs from what is expected is chance, or the "
                               "people who like a colour.")};
    for (const Color color : colors) marks.keys.emplace_back(to_text(color));
    return marks;
}

ScoreWords score_words() {
    return {[](int score) { return points(score); }, 1, translated("score in points"),
            translated("How many results there are of each score. The numbers that can be saved are all results, a row "
                       "each.")};
}

}  // namespace

CountedGame counted_game() {
    return {std::string{eko::text::Game::id},
            "Ekö",
            eko::text::measures(),
            seat_marks(),
            score_words(),
            {"turn"},
            translated("The bar is the mean score of everybody, the line that of the winners. Length is known where "
                       "entries were made at the table; a break counts for half an hour at most."),
            {"camps", "towers", "castles", "captives", "marches", "captures", "destroyed"},
            {},
            {},
            {},
            translated("No session is finished yet. Once one is, it stands here who won how often, from which seat, "
                       "and what the points came from. Practice tables, copies, and sessions marked as not counted "
                       "stay out.")};
}

}  // namespace eko::words
