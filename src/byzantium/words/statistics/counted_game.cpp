// SPDX-License-Identifier: MIT
#include "byzantium/words/statistics/counted_game.h"

#include "byzantium/rules/ids.h"
#include "byzantium/rules/score.h"
#include "byzantium/text/session.h"
#include "byzantium/text/summary.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_marks.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "session/summary.h"
#include "values/from_text.h"

#include <algorithm>
#include <string>

namespace byzantium::words {

using namespace present;

namespace {

Comparison comparison_of(const session::PlayerCount& player, EndReason reason) {
    const auto value = [&](const char* key) {
        return static_cast<int>(player.values.at(session::place_of(byzantium::text::measures().of_player, key)));
    };
    const Score score{values::from_text<Color>(player.player).value(), value("byzantine_vp"), value("arab_vp"),
                      player.score};
    return comparison(score, value("cities"), value("byzantine_bezants") + value("arab_bezants"), reason);
}

// What parted the winner from the second.
std::string tie_break(const session::Summary& summary) {
    const auto at = [&](int place) {
        return std::find_if(summary.players.begin(), summary.players.end(),
                            [place](const session::PlayerCount& player) { return player.place == place; });
    };
    const auto winner = at(1);
    const auto second = at(2);  // nobody, if several share the victory
    if (winner == summary.players.end() || second == summary.players.end()) return {};
    const bool fell = summary.values.at(session::place_of(byzantium::text::measures().of_table, "fallen")) != 0;
    const EndReason reason = fell ? EndReason::fall : EndReason::turns;
    switch (parted(comparison_of(*winner, reason), comparison_of(*second, reason))) {
        case Parted::by_both_tracks:
            return translated("more VP on both tracks together decided");
        case Parted::by_cities:
            return translated("more cities decided");
        case Parted::by_money:
            return translated("more money decided");
        case Parted::by_score:
        case Parted::not_at_all:
            break;
    }
    return {};
}

ScoreWords score_words() {
    return {[](int score) { return points(score); }, 10, translated("score in VP"),
            translated("How many results there are with each score, in steps of 10 VP. If you save the numbers, you "
                       "get every result in a row of its own."),
            tie_break};
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
    return {
        std::string{byzantium::text::Game::id},
        std::string{game_name},
        byzantium::text::measures(),
        seat_marks(),
        score_words(),
        {"fallen"},
        translated("Mean score of all players (bar) and of the winners (line). Length is known only if entries were "
                   "made during play; a break counts for half an hour at most. Falls: games that ended with the fall "
                   "of Constantinople."),
        {"cities", "byzantine_vp", "arab_vp", "luck", "choice", "dice", "hits"},
        {{"luck", translated("Most luck, in cities"), translated("Least luck, in cities"), signed_mean}},
        {{"fallen_to", fallen_to, {"fallen", "took_capital"}}},
        {source_means_chart, luck_means_chart},
        translated(
            "No game is finished yet. Once one is, this page shows who won how often, from which seat, with which "
            "luck, and what the VP came from. Practice tables, copies, and games marked as not counted are left out.")};
}

}  // namespace byzantium::words
