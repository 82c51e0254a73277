// SPDX-License-Identifier: MIT
// Where the VP of each player come from, over all sessions.
#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/summary.h"
#include "byzantium/text/words.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/looking_back/source_looks.h"
#include "byzantium/words/statistics/counted_game.h"
#include "byzantium/words/table/names.h"
#include "paper/picture.h"
#include "paper/table.h"
#include "present/language/words.h"
#include "present/reports/chart_bars.h"
#include "present/reports/chart_parts.h"
#include "present/statistics/statistics.h"
#include "present/statistics/statistics_tables.h"
#include "session/summary.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::size_t most_people = 7;  // beside everybody
constexpr double means_left = 220;
constexpr double means_top = 14;
constexpr double means_row_height = 56;
constexpr double bar_height = 18;

// Of a track at the end.
struct TrackMeans {
    double vp;
    std::array<double, vp_sources> by_source;
};
using SideMeans = std::array<TrackMeans, 2>;  // Byzantine, Arab

TrackMeans track_means(const std::vector<double>& values, Side side) {
    const auto& measures = byzantium::text::measures().of_player;
    const auto value = [&](const std::string& key) { return values[session::place_of(measures, key)]; };
    TrackMeans means{value(byzantium::text::vp_key(side)), {}};
    for (std::size_t i = 0; i < vp_sources; ++i)
        means.by_source[i] = value(byzantium::text::vp_key(side, static_cast<VpSource>(i)));
    return means;
}

SideMeans means_of(const Results& results) {
    const auto values = values_of(results, byzantium::text::measures().of_player);
    return {track_means(values, Side::byzantine), track_means(values, Side::arab)};
}

struct MeansRow {
    paper::Cell name;
    SideMeans means;
};

// Everybody first, unless that is one person.
std::vector<MeansRow> rows_of(const Results& results, const std::vector<Group>& people) {
    std::vector<MeansRow> rows;
    if (people.size() != 1 || people.front().results.size() < results.size())
        rows.push_back({translated("everybody"), means_of(results)});
    for (std::size_t i = 0; i < std::min(people.size(), most_people); ++i)
        rows.push_back({people[i].name, means_of(people[i].results)});
    return rows;
}

// What the longest bars reach.
Span means_reach(const std::vector<MeansRow>& rows) {
    double least = 0;
    double most = 0;
    for (const MeansRow& row : rows)
        for (const TrackMeans& track : row.means) {
            double below = 0;
            double above = 0;
            for (const double vp : track.by_source) (vp < 0 ? below : above) += vp;
            least = std::min(least, below);
            most = std::max(most, above);
        }
    return whole_span(static_cast<int>(least) - 1, static_cast<int>(most * 1.12) + 1);
}

// What was gained stands to the right of the line, what was lost to the left.
void draw_track(Plot& plot, const TrackMeans& track, Side side, double y) {
    double gained = 0;
    double lost = 0;
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const double vp = track.by_source[i];
        if (vp == 0) continue;
        double& end = vp > 0 ? gained : lost;
        const double from = plot.x(end);
        end += vp;
        const double width = std::abs(plot.x(end) - from);
        plot.add(swatch_of(static_cast<VpSource>(i), {{std::min(from, plot.x(end)), y}, width, bar_height}));
    }
    plot.add(label({plot.left() - 8, y + 13}, short_word(side), paper::Anchor::end, paper::Ink::faint));
    plot.add(label({plot.x(gained) + 6, y + 13}, one_decimal(track.vp)));
}

std::vector<VpSource> sources_in_rows(const std::vector<MeansRow>& rows) {
    std::vector<VpSource> used;
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto counts = [&](const MeansRow& row) {
            return row.means[0].by_source[i] != 0 || row.means[1].by_source[i] != 0;
        };
        if (std::any_of(rows.begin(), rows.end(), counts)) used.push_back(static_cast<VpSource>(i));
    }
    return used;
}

paper::Picture means_picture(std::string title, const std::vector<MeansRow>& rows) {
    const auto used = sources_in_rows(rows);
    const double high = means_row_height * static_cast<double>(rows.size());
    const double legend = means_top + high + 38;
    paper::Picture picture{chart_width, legend + source_legend_height(used.size()), std::move(title), {}};
    const Span across = means_reach(rows);
    const paper::Box place{{means_left, means_top}, chart_width - means_left - 30, high, std::nullopt, std::nullopt};
    Plot plot{picture, place, across, {0, 1}};
    for (const int n : grid_of(across)) plot.draw_upright(n, signed_number(n), paper::Anchor::middle);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double y = means_top + means_row_height * static_cast<double>(i) + 8;
        draw_name(picture, rows[i].name, y + bar_height);
        draw_track(plot, rows[i].means[index(Side::byzantine)], Side::byzantine, y);
        draw_track(plot, rows[i].means[index(Side::arab)], Side::arab, y + bar_height + 2);
    }
    draw_source_legend(picture, used, legend);
    return picture;
}

paper::Table source_means_table(const Results& results) {
    const auto [byzantine, arab] = means_of(results);
    paper::Table table = plain_table({translated("source"), label_word(Side::byzantine), label_word(Side::arab)});
    for (std::size_t i = 0; i < vp_sources; ++i)
        if (byzantine.by_source[i] != 0 || arab.by_source[i] != 0)
            table.rows.push_back({{source_name(static_cast<VpSource>(i)), one_decimal(byzantine.by_source[i]),
                                   one_decimal(arab.by_source[i])}});
    table.rows.push_back(
        {{translated("On the track"), one_decimal(byzantine.vp), one_decimal(arab.vp)}, paper::RowLook::sum});
    return table;
}

// A row for each player and side, with a column for each source.
paper::Table source_figures_table(const std::vector<Group>& people) {
    paper::Table table{{}, {{"player"}, {"sessions"}, {"side"}, {"vp"}}, {}};
    for (std::size_t i = 0; i < vp_sources; ++i)
        table.columns.push_back({"vp_" + std::string{byzantium::text::to_text(static_cast<VpSource>(i))}});
    for (const Group& group : people) {
        const SideMeans means = means_of(group.results);
        for (const Side side : sides) {
            paper::Row row{{group.key, std::to_string(sessions_of(group.results).size()), std::string{to_text(side)},
                            two_decimals(means[index(side)].vp)}};
            for (const double vp : means[index(side)].by_source) row.cells.emplace_back(two_decimals(vp));
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

}  // namespace

Chart source_means_chart(const Results& results) {
    const std::string title = translated("Victory points by source, per game");
    const auto people = by_player(results);
    return {"vp-sources",
            translated("VP by source"),
            title,
            translated("Each bar is the mean track at the end, by where its VP came from; losses for unpaid cubes are "
                       "on the left. The number is the position on the track."),
            means_picture(title, rows_of(results, people)),
            source_means_table(results),
            source_figures_table(people)};
}

}  // namespace byzantium::words
