// SPDX-License-Identifier: MIT
#include "eko/text/summary.h"

#include "eko/rules/effect.h"
#include "eko/rules/header.h"
#include "eko/rules/points.h"
#include "eko/rules/position.h"
#include "eko/text/session.h"
#include "eko/text/words.h"
#include "session/times.h"
#include "values/few.h"
#include "wording/sentence.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace eko::text {

namespace {

using wording::marked;
using MeasureKind = session::Measure::Kind;

// Raised whenever something is counted in another way.
constexpr int count_format = 1;

// What each player did over the session.
struct Done {
    int marches = 0;
    int captures = 0;
};
using DoneByColor = std::array<Done, most_players>;

DoneByColor done_in(const Session& session) {
    DoneByColor done{};
    for (std::size_t i = 0; i < session.journal().cursor(); ++i)
        for (const Effect& effect : session.effects(i)) {
            if (const auto* march = std::get_if<ForcedMarch>(&effect)) ++done[index(march->player)].marches;
            if (const auto* captured = std::get_if<EmperorCaptured>(&effect)) ++done[index(captured->by)].captures;
        }
    return done;
}

// As if the game ended now, by points alone.
int place_so_far(const Table& table, const std::array<int, most_players>& points, Color color) {
    const auto better = [&](Color other) { return points[index(other)] > points[index(color)]; };
    return 1 + static_cast<int>(std::count_if(table.seats.begin(), table.seats.end(), better));
}

// In the order of measures().of_player.
std::vector<double> values_of(const Session& session, Color color, const Done& done) {
    const Points points = points_of(session.table(), session.position(), color);
    const int destroyed = session.position()[color].destroyed;
    std::vector<double> values;
    for (const int value : {points.camps, points.towers, points.castles, points.captives, points.pyramids, done.marches,
                            done.captures, destroyed})
        values.push_back(value);
    return values;
}

session::PlayerCount count_of(const Session& session, Color color, const Done& done) {
    const auto* over = std::get_if<Over>(&session.position().awaits);
    const auto points = over != nullptr ? over->result.points : all_points(session.table(), session.position());
    const int place = over != nullptr ? place_of(over->result, color) : place_so_far(session.table(), points, color);
    const bool won = over != nullptr && contains(over->result.winners, color);
    return {std::string{to_text(color)}, points[index(color)], place, won, values_of(session, color, done)};
}

std::size_t seat_that_began(const Header& header) {
    const auto first = std::find_if(header.seats.begin(), header.seats.end(),
                                    [&](const Seat& seat) { return seat.color == header.first; });
    return static_cast<std::size_t>(first - header.seats.begin());
}

}  // namespace

const session::Measures& measures() {
    static const session::Measures all{count_format,
                                       {{"turn", {marked("turn")}, MeasureKind::mean}},
                                       {{"camps", {marked("points by camps")}, MeasureKind::mean},
                                        {"towers", {marked("points by towers")}, MeasureKind::mean},
                                        {"castles", {marked("points by castles")}, MeasureKind::mean},
                                        {"captives", {marked("points by captives")}, MeasureKind::mean},
                                        {"pyramids", {marked("points by pyramids")}, MeasureKind::mean},
                                        {"marches", {marked("forced marches")}, MeasureKind::mean},
                                        {"captures", {marked("emperors captured")}, MeasureKind::mean},
                                        {"destroyed", {marked("discs destroyed")}, MeasureKind::mean}}};
    return all;
}

int place_of(const Result& result, Color color) {
    return contains(result.winners, color) ? 1 : static_cast<int>(result.winners.size()) + 1;
}

const session::Measures& Game::measures() { return text::measures(); }

session::Summary counts_of(const Session& session, std::span<const std::string> entered) {
    const auto* over = std::get_if<Over>(&session.position().awaits);
    const std::size_t entries = session.journal().cursor();
    const auto counted = entered.first(std::min(entries, entered.size()));
    const DoneByColor done = done_in(session);
    session::Summary summary{std::string{Game::id},
                             over != nullptr ? std::optional{std::string{to_text(over->result.reason)}} : std::nullopt,
                             entries,
                             static_cast<int>(session::time_played(counted).count()),
                             seat_that_began(session.header()),
                             {static_cast<double>(session.position().turn)},
                             {}};
    for (const Color color : session.table().seats)
        summary.players.push_back(count_of(session, color, done[index(color)]));
    return summary;
}

}  // namespace eko::text
