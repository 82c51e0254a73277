// SPDX-License-Identifier: MIT
// How often each score was reached, and with how many of them somebody won.
#include "paper/picture.h"
#include "present/language/words.h"
#include "present/reports/chart_bars.h"
#include "present/reports/chart_parts.h"
#include "present/statistics/results_table.h"
#include "present/statistics/statistics_charts.h"
#include "present/statistics/statistics_tables.h"

#include <algorithm>
#include <map>
#include <utility>

namespace present {
namespace {

constexpr double scores_top = 44;
constexpr double scores_height = 200;

struct Column {
    int won = 0;
    int lost = 0;
    int all() const { return won + lost; }
};
using ScoreColumns = std::map<int, Column>;  // by their lowest score, without gaps

int column_of(int score, int step) { return (score >= 0 ? score / step : -((step - 1 - score) / step)) * step; }

ScoreColumns score_columns(const Results& results, int step) {
    ScoreColumns columns;
    for (const SeatResult& one : results) {
        Column& column = columns[column_of(one.result().score, step)];
        ++(one.won() ? column.won : column.lost);
    }
    for (int from = columns.begin()->first; from < columns.rbegin()->first; from += step) columns[from];
    return columns;
}

void draw_column(Plot& plot, const Column& column, double from, double to) {
    const double gap = (to - from) * 0.12;
    const auto put = [&](int least, int most, paper::Ink fill, paper::Hatch hatch) {
        if (least == most) return;
        plot.add(paper::Box{{from + gap, plot.y(most)},
                            to - from - 2 * gap,
                            plot.y(least) - plot.y(most),
                            fill,
                            paper::Pen{paper::Ink::ink, 0.8, paper::Dash::solid},
                            hatch,
                            paper::Ink::ink});
    };
    put(0, column.won, paper::Ink::gold, paper::Hatch::full);
    put(column.won, column.all(), paper::Ink::card, paper::Hatch::rising);
    if (column.all() > 0)
        plot.add(
            label({(from + to) / 2, plot.y(column.all()) - 5}, std::to_string(column.all()), paper::Anchor::middle));
}

void draw_score_key(paper::Picture& picture, double x, paper::Ink fill, paper::Hatch hatch, const std::string& text) {
    picture.items.emplace_back(paper::Box{
        {x, 10}, 24, 14, fill, paper::Pen{paper::Ink::ink, 0.8, paper::Dash::solid}, hatch, paper::Ink::ink});
    picture.items.emplace_back(label({x + 31, 22}, text));
}

paper::Picture scores_picture(std::string title, const Results& results, const ScoreWords& words) {
    const ScoreColumns columns = score_columns(results, words.step);
    int most = 0;
    for (const auto& [from, column] : columns) most = std::max(most, column.all());
    paper::Picture picture{chart_width, scores_top + scores_height + 50, std::move(title), {}};
    const paper::Box place{{60, scores_top}, chart_width - 90, scores_height, std::nullopt, std::nullopt};
    const Span across{static_cast<double>(columns.begin()->first),
                      static_cast<double>(columns.rbegin()->first + words.step)};
    Plot plot{picture, place, across, whole_span(0, most)};
    plot.draw_levels(grid_of(whole_span(0, most)));
    for (const auto& [from, column] : columns) {
        draw_column(plot, column, plot.x(from), plot.x(from + words.step));
        plot.add(
            label({plot.x(from), plot.bottom() + 17}, signed_number(from), paper::Anchor::middle, paper::Ink::faint));
    }
    plot.add(label({plot.right(), plot.bottom() + 38}, words.axis, paper::Anchor::end, paper::Ink::faint));
    draw_score_key(picture, 60, paper::Ink::gold, paper::Hatch::full, translated("won"));
    draw_score_key(picture, 160, paper::Ink::card, paper::Hatch::rising, translated("did not win"));
    return picture;
}

}  // namespace

Chart scores_chart(const Results& results, const CountedGames& games) {
    const std::string title = translated("Scores and records");
    const ScoreWords& words = game_of(games, results)->scores;
    return {"scores",
            translated("Scores"),
            title,
            words.text,
            scores_picture(title, results, words),
            records_table(results, games),
            results_table(results, games, InStatistics::yes)};
}

}  // namespace present
