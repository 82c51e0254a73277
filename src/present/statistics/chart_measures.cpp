// SPDX-License-Identifier: MIT
// What a game counts, by player, for a game that draws nothing of its own.
#include "paper/picture.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/reports/chart_bars.h"
#include "present/statistics/statistics_charts.h"
#include "present/statistics/statistics_tables.h"
#include "session/summary.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace present {
namespace {

// The line of each bar is what the measure comes to over everybody; a sum has none.
paper::Picture measure_picture(const Results& results, const CountedGame& game, std::size_t measure) {
    const session::Measure& shown = game.measures.of_player[measure];
    const std::string title = say(shown.label);
    const auto groups = first_of(by_player(results));
    if (groups.empty()) return picture_without(title, translated("Nobody at these tables has a name."));
    const bool compared = shown.kind != session::Measure::Kind::sum;
    const double of_all = values_of(results, game.measures.of_player)[measure];
    MeasuredBars chart{title, {}, {0, 1}, {}, title, translated("everybody")};
    double least = 0;
    double most = compared ? of_all : 0;
    for (const Group& group : groups) {
        const double value = values_of(group.results, game.measures.of_player)[measure];
        least = std::min(least, value);
        most = std::max(most, value);
        chart.bars.push_back({group.name, fill_of(group), value, compared ? std::optional{of_all} : std::nullopt,
                              measure_words(shown, value)});
    }
    chart.across = whole_span(static_cast<int>(least) - (least < 0 ? 1 : 0), static_cast<int>(most * 1.3) + 1);
    for (const int n : grid_of(chart.across)) chart.marks.push_back({static_cast<double>(n), signed_number(n)});
    return picture_of(std::move(chart));
}

}  // namespace

Chart measures_chart(const Results& results, const CountedGame& game, const std::string& pictured) {
    const std::size_t measure = session::place_of(game.measures.of_player, pictured);
    const std::string label = say(game.measures.of_player[measure].label);
    const auto groups = by_player(results);
    return {pictured,
            capitalised(label),
            capitalised(label),
            translated("The line shows the figure for all results together. A sum has none."),
            measure_picture(results, game, measure),
            measures_table(translated("player"), groups, game),
            figures_table("player", groups, &game)};
}

}  // namespace present
