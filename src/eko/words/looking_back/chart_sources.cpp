// SPDX-License-Identifier: MIT
// Where points come from: at the end of one session, and in the mean of all.
#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/points.h"
#include "eko/rules/position.h"
#include "eko/text/summary.h"
#include "eko/words/looking_back/charts.h"
#include "eko/words/looking_back/history.h"
#include "eko/words/looking_back/sources.h"
#include "paper/table.h"
#include "present/language/words.h"
#include "present/reports/chart_parts.h"
#include "present/reports/stacked_bars.h"
#include "present/statistics/statistics.h"
#include "present/statistics/statistics_tables.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

constexpr std::size_t most_people = 7;  // beside everybody

BarGoal goal() { return {points_to_win, say_counted(points_to_win, "{n} point", "{n} points")}; }

std::vector<paper::Column> source_columns(std::vector<paper::Column> first) {
    for (const PointSource& source : point_sources()) first.push_back({source.name, paper::Align::right});
    first.push_back({translated("Points"), paper::Align::right});
    return first;
}

// --- one session
void add_sources(paper::Row& row, const Points& points) {
    for (const PointSource& source : point_sources()) row.cells.emplace_back(std::to_string(points.*source.points));
    row.cells.emplace_back(std::to_string(points.total()));
}

paper::Table sources_now(const Names& names, const eko::text::Session& session) {
    paper::Table table{{}, source_columns({{translated("player")}}), {}};
    for (const Color color : session.table().seats) {
        paper::Row row{{paper::Cell{badge(color), names.player(color)}}};
        add_sources(row, points_of(session.table(), session.position(), color));
        table.rows.push_back(std::move(row));
    }
    return table;
}

paper::Table sources_over_time(const Names& names, const eko::text::Session& session) {
    paper::Table table{
        {},
        source_columns({{translated_as("a player's turn", "turn"), paper::Align::right}, {translated("player")}}),
        {}};
    auto moments = turn_ends(session);
    moments.push_back({session.position().turn, session.journal().cursor()});
    for (const TurnEnd& moment : moments)
        for (const Color color : session.table().seats) {
            paper::Row row{{std::to_string(moment.turn), names.player(color)}};
            add_sources(row, points_of(session.table(), session.journal().position_at(moment.entries), color));
            table.rows.push_back(std::move(row));
        }
    return table;
}

StackedBar bar_of(paper::Cell name, const Points& points) {
    StackedBar bar{std::move(name), {}, std::to_string(points.total())};
    for (const PointSource& source : point_sources()) bar.parts.push_back(points.*source.points);
    return bar;
}

// --- all sessions
std::vector<double> source_means(const Results& results) {
    std::vector<double> means;
    for (const PointSource& source : point_sources())
        means.push_back(value_of(results, eko::text::measures(), source.key));
    return means;
}

StackedBar mean_bar(paper::Cell name, const Results& results) {
    return {std::move(name), source_means(results), one_decimal(figures_of(results).score)};
}

// Everybody first, unless that is one person.
std::vector<StackedBar> mean_bars(const Results& results, const std::vector<present::Group>& people) {
    std::vector<StackedBar> bars;
    if (people.size() != 1 || people.front().results.size() < results.size())
        bars.push_back(mean_bar(translated("everybody"), results));
    for (std::size_t i = 0; i < std::min(people.size(), most_people); ++i)
        bars.push_back(mean_bar(people[i].name, people[i].results));
    return bars;
}

paper::Table means_table(const Results& results) {
    paper::Table table = plain_table({translated("source"), translated("Points")});
    const auto means = source_means(results);
    const auto sources = point_sources();
    for (std::size_t i = 0; i < sources.size(); ++i) table.rows.push_back({{sources[i].name, one_decimal(means[i])}});
    table.rows.push_back({{translated("in all"), one_decimal(figures_of(results).score)}, paper::RowLook::sum});
    return table;
}

paper::Table mean_figures(const std::vector<present::Group>& people) {
    paper::Table table{{}, {{"player"}, {"sessions"}}, {}};
    for (const PointSource& source : point_sources()) table.columns.push_back({source.key});
    table.columns.push_back({"score"});
    for (const present::Group& group : people) {
        paper::Row row{{group.key, std::to_string(sessions_of(group.results).size())}};
        for (const double mean : source_means(group.results)) row.cells.emplace_back(two_decimals(mean));
        row.cells.emplace_back(two_decimals(figures_of(group.results).score));
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace

Chart sources_chart(const Names& names, const eko::text::Session& session) {
    const std::string title = translated("Points by source");
    StackedBars bars{title, source_fillings(), {}, goal()};
    std::vector<LegendPlayer> players;
    for (const Color color : session.table().seats) players.push_back({badge(color), names.player(color)});
    players = with_initials(std::move(players));
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        bars.bars.push_back(bar_of({players[seat].badge, players[seat].name},
                                   points_of(session.table(), session.position(), session.table().seats[seat])));
    return {"sources",
            translated("Sources"),
            title,
            translated("What the points of each player come from. The line marks 12 points, which win with a building "
                       "on a capital."),
            picture_of(std::move(bars)),
            sources_now(names, session),
            sources_over_time(names, session)};
}

Chart source_means_chart(const Results& results) {
    const std::string title = translated("Points by source, per game");
    const auto people = by_player(results);
    return {"sources",
            translated("Sources"),
            title,
            translated("Each bar is the mean of what the points at the end came from. The line marks 12 points, which "
                       "win with a building on a capital."),
            picture_of(StackedBars{title, source_fillings(), mean_bars(results, people), goal()}),
            means_table(results),
            mean_figures(people)};
}

}  // namespace eko::words
