// SPDX-License-Identifier: MIT
// What dice and decisions did for each player, over all sessions.
#include "byzantium/text/summary.h"
#include "byzantium/words/statistics/counted_game.h"
#include "paper/picture.h"
#include "paper/table.h"
#include "present/language/numbers.h"
#include "present/language/words.h"
#include "present/reports/chart_bars.h"
#include "present/statistics/statistics.h"
#include "present/statistics/statistics_charts.h"
#include "present/statistics/statistics_tables.h"

#include <string>
#include <utility>
#include <vector>

namespace byzantium::words {

using namespace present;

namespace {

double value(const Group& group, const char* key) { return value_of(group.results, byzantium::text::measures(), key); }

paper::Picture luck_means_picture(std::string title, const std::vector<Group>& groups) {
    if (groups.empty()) return picture_without(std::move(title), translated("Nobody at these tables has a name."));
    PairedBars chart{std::move(title), {}, translated("luck: dice"), translated("choice: your own decisions")};
    for (const Group& group : groups)
        chart.bars.push_back({group.name, fill_of(group), value(group, "luck"), value(group, "choice")});
    return picture_of(std::move(chart));
}

// Half of the dice are expected to hit.
paper::Table luck_means_table(const std::vector<Group>& groups) {
    paper::Table table =
        plain_table({translated("player"), translated("games"), translated("luck"), translated("choice"),
                     translated("dice"), translated("hits"), translated("hits expected")});
    for (const Group& group : groups) {
        const double dice = value(group, "dice");
        table.rows.push_back({{group.name, std::to_string(sessions_of(group.results).size()),
                               signed_mean(value(group, "luck")), signed_mean(value(group, "choice")), decimal(dice, 0),
                               decimal(value(group, "hits"), 0), one_decimal(dice / 2)}});
    }
    return table;
}

}  // namespace

Chart luck_means_chart(const Results& results) {
    const std::string title = translated("Luck and choice per game");
    const auto groups = by_player(results);
    const CountedGame game = counted_game();
    return {
        "luck",
        translated("Luck"),
        title,
        translated(
            "Measured in cities: +0.25 is a quarter of a city per game. Luck is what the dice changed in the chance to "
            "take or keep a city; choice is what your own decisions changed (0 = no better choice was possible)."),
        luck_means_picture(title, first_of(groups)),
        luck_means_table(groups),
        figures_table("player", groups, &game)};
}

}  // namespace byzantium::words
