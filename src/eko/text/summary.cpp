// SPDX-License-Identifier: MIT
#include "eko/text/summary.h"

#include "eko/rules/header.h"
#include "eko/rules/points.h"
#include "eko/rules/position.h"
#include "eko/text/deeds.h"
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
constexpr int count_format = 2;

// As if the game ended now, by points alone.
int place_so_far(const Table& table, const std::array<int, most_players>& points, Color color) {
    const auto better = [&](Color other) { return points[index(other)] > points[index(color)]; };
    return 1 + static_cast<int>(std::count_if(table.seats.begin(), table.seats.end(), better));
}

// In the order of measures().of_player.
std::vector<double> values_of(const Session& session, Color color, const Deeds& deeds) {
    const Points points = points_of(session.table(), session.position(), color);
    const int destroyed = session.position()[color].destroyed;
    std::vector<double> values;
    for (const int value : {points.camps, points.towers, points.castles, points.captives, points.pyramids,
                            deeds.marches, deeds.captures, destroyed, deeds.attacks, deeds.kamikazes, deeds.beaten,
                            deeds.built, deeds.enlarged, deeds.built_over, deeds.lost, deeds.stormed})
        values.push_back(value);
    return values;
}

session::PlayerCount count_of(const Session& session, Color color, const Deeds& deeds) {
    const auto* over = std::get_if<Over>(&session.position().awaits);
    const auto points = over != nullptr ? over->result.points : all_points(session.table(), session.position());
    const int place = over != nullptr ? place_of(over->result, color) : place_so_far(session.table(), points, color);
    const bool won = over != nullptr && contains(over->result.winners, color);
    return {std::string{to_text(color)}, points[index(color)], place, won, values_of(session, color, deeds)};
}

std::size_t seat_that_began(const Header& header) {
    const auto first = std::find_if(header.seats.begin(), header.seats.end(),
                                    [&](const Seat& seat) { return seat.color == header.first; });
    return static_cast<std::size_t>(first - header.seats.begin());
}

}  // namespace

const session::Measures& measures() {
    static const session::Measures all{count_format,
                                       {{"turn", {marked("turns")}, MeasureKind::mean}},
                                       {{"camps", {marked("points from camps")}, MeasureKind::mean},
                                        {"towers", {marked("points from towers")}, MeasureKind::mean},
                                        {"castles", {marked("points from castles")}, MeasureKind::mean},
                                        {"captives", {marked("points from captives")}, MeasureKind::mean},
                                        {"pyramids", {marked("points from pyramids")}, MeasureKind::mean},
                                        {"marches", {marked("forced marches")}, MeasureKind::mean},
                                        {"captures", {marked("emperors captured")}, MeasureKind::mean},
                                        {"destroyed", {marked("discs destroyed")}, MeasureKind::mean},
                                        {"attacks", {marked("attacks")}, MeasureKind::mean},
                                        {"kamikazes", {marked("kamikazes")}, MeasureKind::mean},
                                        {"beaten", {marked("discs beaten")}, MeasureKind::mean},
                                        {"built", {marked("buildings built")}, MeasureKind::mean},
                                        {"enlarged", {marked("own buildings enlarged")}, MeasureKind::mean},
                                        {"built_over", {marked("buildings of others replaced")}, MeasureKind::mean},
                                        {"buildings_lost", {marked("buildings lost")}, MeasureKind::mean},
                                        {"stormed", {marked("discs lost in storms")}, MeasureKind::mean}}};
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
    const DeedsByColor deeds = deeds_of(session);
    session::Summary summary{std::string{Game::id},
                             over != nullptr ? std::optional{std::string{to_text(over->result.reason)}} : std::nullopt,
                             entries,
                             static_cast<int>(session::time_played(counted).count()),
                             seat_that_began(session.header()),
                             {static_cast<double>(session.position().turn)},
                             {}};
    for (const Color color : session.table().seats)
        summary.players.push_back(count_of(session, color, deeds[index(color)]));
    return summary;
}

}  // namespace eko::text
