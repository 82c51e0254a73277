// SPDX-License-Identifier: MIT
// Where the VP of each player come from, over all sessions.
#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/looking_back/source_looks.h"
#include "byzantium/words/statistics/statistics_charts.h"
#include "byzantium/words/statistics/statistics_tables.h"
#include "paper/picture.h"
#include "paper/table.h"
#include "present/language/words.h"
#include "present/reports/chart_bars.h"
#include "present/reports/chart_parts.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;
namespace {

constexpr std::size_t most_people = 7;  // beside everybody
constexpr double means_left = 220;
constexpr double means_top = 14;
constexpr double means_row_height = 56;
constexpr double bar_height = 18;

struct MeansRow {
    paper::Cell name;
    Figures figures;
};

// Everybody first, unless that is one person.
std::vector<MeansRow> rows_of(const Results& results, const std::vector<Group>& people) {
    std::vector<MeansRow> rows;
    if (people.size() != 1 || people.front().results.size() < results.size())
        rows.push_back({translated("everybody"), figures_of(results)});
    for (std::size_t i = 0; i < std::min(people.size(), most_people); ++i)
        rows.push_back({people[i].name, figures_of(people[i].results)});
    return rows;
}

// What the longest bars reach.
Span means_reach(const std::vector<MeansRow>& rows) {
    double least = 0;
    double most = 0;
    for (const MeansRow& row : rows)
        for (const auto& sources : row.figures.by_source) {
            double below = 0;
            double above = 0;
            for (const double vp : sources) (vp < 0 ? below : above) += vp;
            least = std::min(least, below);
            most = std::max(most, above);
        }
    return whole_span(static_cast<int>(least) - 1, static_cast<int>(most * 1.12) + 1);
}

// What was gained stands to the right of the line, what was lost to the left.
void draw_track(Plot& plot, const Figures& figures, Side side, double y) {
    double gained = 0;
    double lost = 0;
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const double vp = figures.by_source[index(side)][i];
        if (vp == 0) continue;
        double& end = vp > 0 ? gained : lost;
        const double from = plot.x(end);
        end += vp;
        const double width = std::abs(plot.x(end) - from);
        plot.add(swatch_of(static_cast<VpSource>(i), {{std::min(from, plot.x(end)), y}, width, bar_height}));
    }
    plot.add(label({plot.left() - 8, y + 13}, short_word(side), paper::Anchor::end, paper::Ink::faint));
    plot.add(label({plot.x(gained) + 6, y + 13}, one_decimal(figures.vp[index(side)])));
}

std::vector<VpSource> sources_in_rows(const std::vector<MeansRow>& rows) {
    std::vector<VpSource> used;
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const auto counts = [&](const MeansRow& row) {
            return row.figures.by_source[0][i] != 0 || row.figures.by_source[1][i] != 0;
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
        draw_track(plot, rows[i].figures, Side::byzantine, y);
        draw_track(plot, rows[i].figures, Side::arab, y + bar_height + 2);
    }
    draw_source_legend(picture, used, legend);
    return picture;
}

}  // namespace

Chart source_means_chart(const Results& results) {
    const std::string title = translated("Victory points by source, a session");
    const auto people = by_player(results);
    return {"vp-sources",
            translated("VP by source"),
            title,
            translated("Each bar is a mean track at the end, made of what its VP came from; what cubes cost that could "
                       "not be paid stands to the left. The number is what stands on the track."),
            means_picture(title, rows_of(results, people)),
            source_means_table(results),
            source_figures_table("player", people)};
}

}  // namespace byzantium::words
