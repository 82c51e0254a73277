// SPDX-License-Identifier: MIT
#include "byzantium/words/statistics/counted_game.h"

#include "byzantium/rules/ids.h"
#include "byzantium/text/session.h"
#include "byzantium/text/summary.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_marks.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "session/summary.h"

#include <algorithm>
#include <string>
#include <vector>

namespace byzantium::words {

using namespace present;

namespace {

// A player's values of these measures together.
double sum_of(const session::PlayerCount& player, const std::vector<std::string>& measures) {
    double sum = 0;
    for (const std::string& key : measures)
        sum += player.values.at(session::place_of(byzantium::text::measures().of_player, key));
    return sum;
}

// BYZ-65: after a fall the tracks together do not decide.
std::string tie_break(const session::Summary& summary) {
    struct Criterion {
        std::vector<std::string> measures;
        const char* words;
    };
    std::vector<Criterion> all{{{"cities"}, translated("more cities decided")},
                               {{"byzantine_bezants", "arab_bezants"}, translated("more money decided")}};
    const bool fell = summary.values.at(session::place_of(byzantium::text::measures().of_table, "fallen")) != 0;
    if (!fell)
        all.insert(all.begin(), {{"byzantine_vp", "arab_vp"}, translated("more VP on both tracks together decided")});
    const auto winner = std::find_if(summary.players.begin(), summary.players.end(),
                                     [](const session::PlayerCount& player) { return player.winner; });
    if (winner == summary.players.end()) return {};
    const auto is_beaten = [&](const session::PlayerCount& other, const Criterion& by) {
        return other.winner || other.score < winner->score || sum_of(other, by.measures) < sum_of(*winner, by.measures);
    };
    if (std::count_if(summary.players.begin(), summary.players.end(),
                      [](const session::PlayerCount& player) { return player.winner; }) > 1)
        return {};
    for (const Criterion& by : all)
        if (std::all_of(summary.players.begin(), summary.players.end(),
                        [&](const session::PlayerCount& other) { return is_beaten(other, by); }))
            return by.words;
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
