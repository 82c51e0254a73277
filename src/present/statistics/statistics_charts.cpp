// SPDX-License-Identifier: MIT
#include "present/statistics/statistics_charts.h"

#include "paper/picture.h"
#include "present/language/words.h"
#include "present/reports/chart_bars.h"
#include "present/statistics/statistics_tables.h"
#include "session/counting.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace present {
namespace {

constexpr std::size_t most_bars = 12;  // of people; the others stand in the table

// Quarters, up to the first that nobody is above.
std::vector<ScaleMark> percents(double most) {
    std::vector<ScaleMark> marks{{0, say("{n}%", arg("n", 0))}};
    for (int n = 25; n <= 100 && marks.back().at < most; n += 25)
        marks.push_back({n / 100.0, say("{n}%", arg("n", n))});
    return marks;
}

paper::Picture wins_picture(std::string title, const std::vector<Group>& groups) {
    if (groups.empty()) return picture_without(std::move(title), translated("Nobody at these tables has a name."));
    MeasuredBars chart{std::move(title),
                       {},
                       {0, 1},
                       {},
                       translated("share of wins"),
                       translated("expected: an equal share for each player")};
    double most = 0.5;
    for (const Group& group : groups) {
        const Figures figures = figures_of(group.results);
        most = std::max({most, figures.share(), figures.expected_share()});
        chart.bars.push_back(
            {group.name, fill_of(group), figures.share(), figures.expected_share(),
             say("{wins} of {sessions}", arg("wins", wins_words(figures.wins)), arg("sessions", figures.results))});
    }
    chart.marks = percents(most);
    chart.across.to = 1.25 * chart.marks.back().at;  // room for the labels
    return picture_of(std::move(chart));
}

// Three charts that differ in what is grouped.
struct WinsWords {
    std::string file;
    std::string by;  // for programs
    std::string what;
    std::string tab;
    std::string title;
    std::string text;
};
Chart wins_chart(WinsWords words, const std::vector<Group>& groups, const CountedGame* game) {
    return {std::move(words.file),
            std::move(words.tab),
            words.title,
            std::move(words.text),
            wins_picture(words.title, first_of(groups)),
            wins_table(words.what, groups, means_told(game)),
            figures_table(words.by, groups, game)};
}

// --- the number of players
// Over sessions that somebody has won; nothing if there is none.
std::optional<double> mean_winning_score(const Results& results) {
    double sum = 0;
    double won = 0;
    for (const session::CountedSession& session : sessions_of(results)) {
        if (winners(session) == 0) continue;
        ++won;
        for (const auto& player : session.summary.players)
            if (player.winner) sum += player.score / static_cast<double>(winners(session));
    }
    return won > 0 ? std::optional{sum / won} : std::nullopt;
}

double highest_mean(const std::vector<Group>& groups) {
    double most = 1;
    for (const Group& group : groups)
        most = std::max(most, mean_winning_score(group.results).value_or(figures_of(group.results).score));
    return most;
}

paper::Picture tables_picture(std::string title, const std::vector<Group>& groups) {
    const double most = highest_mean(groups);
    MeasuredBars chart{std::move(title),
                       {},
                       whole_span(0, static_cast<int>(most * 1.3)),
                       {},
                       translated("mean score"),
                       translated("the winner's mean score")};
    for (const int n : grid_of(chart.across)) chart.marks.push_back({static_cast<double>(n), std::to_string(n)});
    for (const Group& group : groups) {
        const Figures figures = figures_of(group.results);
        const int sessions = static_cast<int>(figures.sessions);
        chart.bars.push_back({group.name, fill_of(group), figures.score, mean_winning_score(group.results),
                              say_counted(sessions, "{n} game", "{n} games")});
    }
    return picture_of(std::move(chart));
}

Chart players_chart(const Results& results, const CountedGame* game) {
    return wins_chart({"players", "player", translated("player"), translated("Players"), translated("Wins by player"),
                       translated("A shared win counts as half a win for each. “Expected” is what everybody would have "
                                  "won if all were equally good. With fewer than ten games, chance dominates.")},
                      by_player(results), game);
}

Chart seats_chart(const Results& results, const CountedGame* game) {
    return wins_chart({"seats", "seat", translated("seat"), translated("Seats"), translated("Wins by seat"),
                       translated("Seats are counted clockwise from the first player of the first turn. “Expected” is "
                                  "what a seat would have won if the seat made no difference.")},
                      by_seat(results), game);
}

Chart marks_chart(const Results& results, const CountedGame& game) {
    const SeatMarks& marks = game.marks;
    return wins_chart({marks.file, marks.by, marks.what, marks.tab, marks.title, marks.text}, by_mark(results, marks),
                      &game);
}

Chart tables_chart(const Results& results, const CountedGame& game) {
    const std::string title = translated("The number of players");
    const auto groups = by_table(results);
    return {"tables",
            translated("Number of players"),
            title,
            game.tables_text,
            tables_picture(title, groups),
            tables_table(groups, game),
            figures_table("players", groups, &game)};
}

}  // namespace

std::vector<Group> first_of(std::vector<Group> groups) {
    if (groups.size() > most_bars) groups.erase(groups.begin() + most_bars, groups.end());
    return groups;
}

paper::Ink fill_of(const Group& group) { return group.name.badge ? group.name.badge->ink : paper::Ink::faint; }

// Moved, not listed between braces: the table of all results is large.
std::vector<Chart> statistics_charts(const Results& results, const CountedGames& games) {
    std::vector<Chart> charts;
    if (results.empty()) return charts;
    const CountedGame* game = game_of(games, results);
    for (const auto chart : {players_chart, seats_chart}) charts.push_back(chart(results, game));
    if (!game) return charts;
    for (const auto chart : {marks_chart, tables_chart}) charts.push_back(chart(results, *game));
    charts.push_back(scores_chart(results, games));
    for (const auto& chart : game->charts) charts.push_back(chart(results));
    return charts;
}

}  // namespace present
