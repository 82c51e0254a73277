// SPDX-License-Identifier: MIT
#include "byzantium/words/statistics/counted_game.h"

#include "byzantium/rules/ids.h"
#include "byzantium/text/session.h"
#include "byzantium/text/summary.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_marks.h"
#include "paper/table.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "session/summary.h"
#include "values/from_text.h"

#include <string>

namespace byzantium::words {

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
    return {[](int score) { return points(score); }, 10, translated("score in VP"),
            translated("How many results there are of each score, in steps of 10 VP. The numbers that can be saved are "
                       "all results, a row each.")};
}

// Who captured Constantinople, if that ended the session.
std::string fallen_to(const SeatResult& result) {
    const std::size_t took = session::place_of(byzantium::text::measures().of_player, "took_capital");
    for (const session::PlayerCount& player : result.session.summary.players)
        if (player.values.at(took) != 0) return player.player;
    return {};
}

}  // namespace

CountedGame counted_game() {
    return {std::string{byzantium::text::Game::id},
            "Byzantium",
            byzantium::text::measures(),
            seat_marks(),
            score_words(),
            {"fallen"},
            translated("The bar is the mean score of everybody, the line that of the winners. Length is known where "
                       "entries were made at the table; a break counts for half an hour at most. Falls are those of "
                       "Constantinople."),
            {"cities", "byzantine_vp", "arab_vp", "luck", "choice", "dice", "hits"},
            {{"luck", translated("Most luck, in cities"), translated("Least luck, in cities"), signed_mean}},
            {{"fallen_to", fallen_to, {"fallen", "took_capital"}}},
            {source_means_chart, luck_means_chart},
            translated("No session is finished yet. Once one is, it stands here who won how often, from which seat, "
                       "with which luck, and what the VP came from. Practice tables, copies, and sessions marked as "
                       "not counted stay out.")};
}

}  // namespace byzantium::words
