// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/plays.h"

#include "eko/rules/awaits.h"
#include "eko/text/session.h"
#include "eko/words/looking_back/sources.h"
#include "eko/words/rulings.h"
#include "eko/words/table_text.h"
#include "present/language/words.h"
#include "session/summary.h"
#include "session/times.h"

#include <optional>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

// The number is left out until somebody has looked it up: a wrong one would be believed.
protocol::BgGame game() { return {std::string{game_name}, std::nullopt, 2015}; }

std::string end_words(const Reported& reported) {
    const int turn = reported.now().turn;
    const auto* over = std::get_if<Over>(&reported.now().awaits);
    if (over == nullptr) return say_as("a player's turn", "turn {n}, not over", arg("n", turn));
    if (over->result.reason == EndReason::points) return translated("12 points and a capital");
    return over->result.reason == EndReason::last ? translated("last on the board") : translated("the board is empty");
}

// "1. Anna (cyan): 12 (Camps 4, Towers 4, Castle 3, ...)", with the sources that brought something.
std::string placed_words(const Reported& reported, const std::vector<Placed>& all, const Placed& placed) {
    std::string from;
    for (const PointSource& source : point_sources())
        if (const int points = placed.points.*source.points; points > 0)
            from += (from.empty() ? "" : ", ") + source.name + ' ' + std::to_string(points);
    const std::string& player = reported.names().label(placed.color);
    const auto total = arg("total", placed.result.score);
    const auto place = place_in(all, placed, reported);
    if (!place && from.empty()) return say("{player}: {total}", arg("player", player), total);
    if (!place) return say("{player}: {total} ({sources})", arg("player", player), total, arg("sources", from));
    if (from.empty()) return say("{place}. {player}: {total}", arg("place", *place), arg("player", player), total);
    return say("{place}. {player}: {total} ({sources})", arg("place", *place), arg("player", player), total,
               arg("sources", from));
}

std::string comments(const Reported& reported) {
    std::string text = moment_text(reported.names(), reported.now());
    const auto all = standings(reported);
    for (const Placed& placed : all) text += '\n' + placed_words(reported, all, placed);
    return text;
}

protocol::BgPlayer player_of(const Reported& reported, const Seat& seat, const session::PlayerCount& result) {
    return {reported.names().player(seat.color),
            capital_word(seat.color),
            result.score,
            result.place,
            result.winner,
            reported.session().header().first == seat.color,
            !seat.name.empty()};
}

}  // namespace

protocol::BgPlay bg_play(const Reported& reported) {
    const auto summary = eko::text::counts_of(reported.session(), reported.facts.times);
    protocol::BgPlay play{"Logothete",
                          reported.facts.uuid,
                          session::local_text(reported.facts.begun),
                          session::local_text(reported.facts.changed),
                          reported.facts.place,
                          end_words(reported),
                          comments(reported),
                          reported.now().turn,
                          summary.minutes,
                          !reported.facts.not_counted,
                          game(),
                          {}};
    const auto& seats = reported.session().header().seats;
    for (std::size_t i = 0; i < seats.size(); ++i)
        play.players.push_back(player_of(reported, seats[i], summary.players.at(i)));
    return play;
}

std::string bgg_comment(const Reported& reported) {
    std::string text = "[b]" + moment_text(reported.names(), reported.now()) + "[/b]\n";
    const auto all = standings(reported);
    for (const Placed& placed : all) text += placed_words(reported, all, placed) + '\n';
    for (const std::string& ruling : rulings_chosen(reported.table())) text += "[i]" + ruling + "[/i]\n";
    return text;
}

}  // namespace eko::words
