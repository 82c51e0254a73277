// SPDX-License-Identifier: MIT
#include "byzantium/words/statistics/statistics_charts.h"

#include "byzantium/text/counting.h"
#include "byzantium/words/statistics/statistics_tables.h"
#include "byzantium/words/table/player_marks.h"
#include "paper/picture.h"
#include "present/language/words.h"
#include "present/reports/chart_bars.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;
namespace {

constexpr std::size_t most_bars = 12;  // of people; the others stand in the table

std::vector<Group> most_of(std::vector<Group> groups) {
    if (groups.size() > most_bars) groups.erase(groups.begin() + most_bars, groups.end());
    return groups;
}

// A colour has its own ink, people have none.
paper::Ink fill_of(const Group& group) { return group.name.badge ? group.name.badge->ink : paper::Ink::faint; }

// Quarters, up to the first that nobody is above.
std::vector<ScaleMark> percents(double most) {
    std::vector<ScaleMark> marks{{0, say("{n} %", arg("n", 0))}};
    for (int n = 25; n <= 100 && marks.back().at < most; n += 25)
        marks.push_back({n / 100.0, say("{n} %", arg("n", n))});
    return marks;
}

paper::Picture wins_picture(std::string title, const std::vector<Group>& groups) {
    if (groups.empty()) return picture_without(std::move(title), translated("Nobody at these tables has a name."));
    MeasuredBars chart{std::move(title),
                       {},
                       {0, 1},
                       {},
                       translated("share of wins"),
                       translated("to be expected: one in as many as sat there")};
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
Chart wins_chart(WinsWords words, const std::vector<Group>& groups) {
    return {std::move(words.file),
            std::move(words.tab),
            words.title,
            std::move(words.text),
            wins_picture(words.title, most_of(groups)),
            wins_table(words.what, groups),
            figures_table(words.by, groups)};
}

// --- the number of players
double highest_mean(const std::vector<Group>& groups, double (*of)(const Results&)) {
    double most = 1;
    for (const Group& group : groups) most = std::max(most, of(group.results));
    return most;
}

double mean_winning_score(const Results& results) {
    double sum = 0;
    double sessions = 0;
    for (const byzantium::text::CountedSession& session : sessions_of(results)) {
        ++sessions;
        for (const auto& player : session.summary.players)
            if (player.place == 1) sum += player.score / static_cast<double>(winners(session));
    }
    return sum / sessions;
}

paper::Picture tables_picture(std::string title, const std::vector<Group>& groups) {
    const double most = highest_mean(groups, mean_winning_score);
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
                              say_counted(sessions, "{n} session", "{n} sessions")});
    }
    return picture_of(std::move(chart));
}

// --- luck
paper::Picture luck_means_picture(std::string title, const std::vector<Group>& groups) {
    if (groups.empty()) return picture_without(std::move(title), translated("Nobody at these tables has a name."));
    PairedBars chart{std::move(title), {}, translated("luck: dice"), translated("choice: own decisions")};
    for (const Group& group : groups) {
        const Figures figures = figures_of(group.results);
        chart.bars.push_back({group.name, fill_of(group), figures.luck, figures.choice});
    }
    return picture_of(std::move(chart));
}

Chart players_chart(const Results& results) {
    return wins_chart({"players", "player", translated("player"), translated("Players"), translated("Wins by player"),
                       translated("A win that two share counts half for each. Expected, and drawn as a line, is what "
                                  "everybody would have won if all were equally good. Under ten sessions chance still "
                                  "rules.")},
                      by_player(results));
}

Chart seats_chart(const Results& results) {
    return wins_chart({"seats", "seat", translated("seat"), translated("Seats"), translated("Wins by seat"),
                       translated("Seats are counted clockwise from the first player of the first turn. Expected, and "
                                  "drawn as a line, is what a seat would have won if it made no difference.")},
                      by_seat(results));
}

Chart colors_chart(const Results& results) {
    return wins_chart({"colours", "color", translated("colour"), translated("Colours"), translated("Wins by colour"),
                       translated("All colours begin alike: whatever differs from what is expected is chance, or the "
                                  "people who like a colour.")},
                      by_color(results));
}

Chart tables_chart(const Results& results) {
    const std::string title = translated("The number of players");
    const auto groups = by_table(results);
    return {"tables",
            translated("Table size"),
            title,
            translated("The bar is the mean score of everybody, the line that of the winners. Length is known where "
                       "entries were made at the table; a break counts for half an hour at most. Falls are those of "
                       "Constantinople."),
            tables_picture(title, groups),
            tables_table(groups),
            figures_table("players", groups)};
}

Chart luck_means_chart(const Results& results) {
    const std::string title = translated("Luck and choice a session");
    const auto groups = by_player(results);
    return {"luck",
            translated("Luck"),
            title,
            translated("In cities: a gain of 0.25 is a quarter of a city a session. Luck is what dice changed in the "
                       "chance to take or keep a city, choice what own decisions changed, at best 0."),
            luck_means_picture(title, most_of(groups)),
            luck_means_table(groups),
            figures_table("player", groups)};
}

}  // namespace

// Moved, not listed between braces: the table of all results is large.
std::vector<Chart> statistics_charts(const Results& results) {
    std::vector<Chart> charts;
    if (results.empty()) return charts;
    for (const auto chart :
         {players_chart, seats_chart, colors_chart, tables_chart, scores_chart, source_means_chart, luck_means_chart})
        charts.push_back(chart(results));
    return charts;
}

}  // namespace byzantium::words
