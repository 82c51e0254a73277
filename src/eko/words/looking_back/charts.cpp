// SPDX-License-Identifier: MIT
// What changes over time: points and discs.
#include "eko/words/looking_back/charts.h"

#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/points.h"
#include "eko/rules/position.h"
#include "eko/words/looking_back/history.h"
#include "paper/table.h"
#include "present/language/words.h"
#include "present/reports/track_chart.h"

#include <cstddef>
#include <functional>
#include <string>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

using Session = eko::text::Session;
using Quantity = std::function<int(const Position& now, Color color)>;

// Its columns are headed by the players alone.
TrackPanel panel_of(const Names& names, const Session& session, std::string heading, const Quantity& quantity) {
    TrackPanel panel{std::move(heading), {}, {}};
    for (const Color color : session.table().seats) {
        panel.columns.push_back(names.player(color));
        std::vector<int> values;
        for (std::size_t n = 0; n <= session.journal().cursor(); ++n)
            values.push_back(quantity(session.journal().position_at(n), color));
        panel.values.push_back(std::move(values));
    }
    return panel;
}

// Without panels.
TrackChart tracks_of(const Names& names, const Session& session) {
    TrackChart chart{
        {}, {}, milestones(session), translated_as("a player's turn", "turn"), {session.journal().position_at(0).turn}};
    for (const Color color : session.table().seats) chart.players.push_back({badge(color), names.player(color)});
    for (std::size_t n = 0; n < session.journal().cursor(); ++n)
        chart.turns.push_back(session.journal().position_at(n).turn);
    return chart;
}

// A row for each player at each milestone: three numbers of four players would be too many columns.
paper::Table discs_table(const TrackChart& chart) {
    paper::Table table{{}, {{translated("when")}, {translated("player")}}, {}};
    for (const TrackPanel& panel : chart.panels) table.columns.push_back({panel.heading, paper::Align::right});
    for (const Milestone& moment : chart.milestones)
        for (std::size_t player = 0; player < chart.players.size(); ++player) {
            paper::Row row{{player == 0 ? moment.label : std::string{},
                            paper::Cell{chart.players[player].badge, chart.players[player].name}}};
            for (const TrackPanel& panel : chart.panels)
                row.cells.emplace_back(std::to_string(panel.values[player].at(moment.entries)));
            table.rows.push_back(std::move(row));
        }
    return table;
}

}  // namespace

std::vector<Chart> charts(const Names& names, const Session& session) {
    return {points_chart(names, session), sources_chart(names, session), discs_chart(names, session)};
}

Chart points_chart(const Names& names, const Session& session) {
    TrackChart chart = tracks_of(names, session);
    chart.panels.push_back(panel_of(names, session, translated("Points"), [&](const Position& now, Color color) {
        return points_of(session.table(), now, color).total();
    }));
    chart.panels.back().goal = {points_to_win, say_counted(points_to_win, "{n} point", "{n} points")};
    const std::string title = translated("Points over time");
    return {"points",
            translated("Points"),
            title,
            translated("The points after each entry. The line marks 12 points, which win with a building on a capital; "
                       "vertical lines mark the ends of turns."),
            picture_of(chart, title),
            values_at_milestones(chart),
            values_at_changes(chart)};
}

Chart discs_chart(const Names& names, const Session& session) {
    TrackChart chart = tracks_of(names, session);
    const auto add = [&](const std::string& what, const Quantity& quantity) {
        chart.panels.push_back(panel_of(names, session, what, quantity));
        for (std::string& column : chart.panels.back().columns)
            column = say("{player}: {what}", arg("player", column), arg("what", what));
    };
    add(translated("Discs on the board"),
        [&](const Position& now, Color color) { return discs_on_board(session.table().board, now, color); });
    add(translated("Discs in reserve"), [](const Position& now, Color color) { return now[color].reserve; });
    add(translated("Discs destroyed"), [](const Position& now, Color color) { return now[color].destroyed; });
    const std::string title = translated("Discs over time");
    return {"discs",
            translated("Discs"),
            title,
            translated("Where the 16 discs of each player are after each entry. A captive emperor is in none of the "
                       "three charts."),
            picture_of(chart, title),
            discs_table(chart),
            values_at_changes(chart)};
}

}  // namespace eko::words
