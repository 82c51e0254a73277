// SPDX-License-Identifier: MIT
#include "present/reports/track_chart.h"

#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace present {
namespace {

constexpr double tracks_wide = 860;
constexpr double track_height = 98;
constexpr double track_top = 64;
constexpr double track_gap = 58;  // between two panels, for labels and a heading
constexpr double tracks_foot = 26;
constexpr double track_left = 52;
constexpr double track_right = 796;  // behind it stand the players' marks
constexpr double mark_size = 15;

// --- the picture
// One panel of the chart.
class TrackDrawing {
public:
    TrackDrawing(paper::Picture& picture, const TrackChart& chart, const TrackPanel& panel, double top)
        : chart_{chart},
          panel_{panel},
          up_{reach(panel)},
          plot_{picture,
                {{track_left, top}, track_right - track_left, track_height, std::nullopt, std::nullopt},
                {0, std::max(1.0, static_cast<double>(chart.entries()))},
                up_} {}

    void draw() {
        plot_.draw_heading(panel_.heading);
        plot_.draw_levels(grid_of(up_));
        for (std::size_t i = 0; i < chart_.milestones.size(); ++i) draw_milestone(i);
        if (panel_.goal) draw_goal(*panel_.goal);
        for (std::size_t player = 0; player < chart_.players.size(); ++player)
            plot_.add(paper::Polyline{steps(player), {mark(player).ink, 2.2, dash_of(chart_.players[player].badge)}});
        for (const Milestone& moment : chart_.milestones)
            if (moment.entries > 0 && moment.entries < chart_.entries()) draw_marks(moment.entries);
        draw_ends();
    }

private:
    static Span reach(const TrackPanel& panel) {
        int least = 0;
        int most = panel.goal ? panel.goal->value + 1 : 0;
        for (const auto& values : panel.values) {
            const auto [low, high] = std::minmax_element(values.begin(), values.end());
            least = std::min(least, *low);
            most = std::max(most, *high);
        }
        return whole_span(least, most);
    }

    int value(std::size_t player, std::size_t entries) const { return panel_.values.at(player).at(entries); }
    const paper::Badge& mark(std::size_t player) const { return chart_.players[player].badge; }

    // The last but one gives way to the last.
    void draw_milestone(std::size_t i) {
        const auto& moments = chart_.milestones;
        const bool last = i + 1 == moments.size();
        const auto n = static_cast<double>(moments[i].entries);
        const bool crowded = last && i > 0 && plot_.x(n) - plot_.x(static_cast<double>(moments[i - 1].entries)) < 60;
        plot_.draw_upright(n, crowded && i > 1 ? std::string{} : moments[i].label,
                           i == 0 ? paper::Anchor::start : (last ? paper::Anchor::end : paper::Anchor::middle));
    }

    void draw_goal(const TrackGoal& goal) {
        const double y = plot_.y(goal.value);
        plot_.add(paper::Line{{plot_.left(), y}, {plot_.right(), y}, {paper::Ink::accent, 1.4, paper::Dash::solid}});
        plot_.add(label({plot_.left() + 6, y + 13}, goal.label, paper::Anchor::start, paper::Ink::accent));
    }

    // A quantity stays until an entry changes it.
    std::vector<paper::Point> steps(std::size_t player) const {
        int now = value(player, 0);
        std::vector<paper::Point> points{{plot_.x(0), plot_.y(now)}};
        for (std::size_t n = 1; n <= chart_.entries(); ++n) {
            const int next = value(player, n);
            const double x = plot_.x(static_cast<double>(n));
            if (next != now) points.push_back({x, plot_.y(now)});
            if (next != now || n == chart_.entries()) points.push_back({x, plot_.y(next)});
            now = next;
        }
        if (points.size() == 1) points.push_back({plot_.right(), plot_.y(now)});
        return points;
    }

    paper::Point on_line(std::size_t player, std::size_t entries) const {
        return {plot_.x(static_cast<double>(entries)), plot_.y(value(player, entries))};
    }

    // On each line at a milestone; where lines run close together, as little earlier as can be, but always on the
    // player's own line.
    void draw_marks(std::size_t entries) {
        std::vector<paper::Point> taken;
        for (std::size_t player = 0; player < chart_.players.size(); ++player) {
            const auto is_free = [&](const paper::Point& at) {
                return std::none_of(taken.begin(), taken.end(), [&](const paper::Point& other) {
                    return std::abs(other.x - at.x) < mark_size && std::abs(other.y - at.y) < mark_size;
                });
            };
            paper::Point at = on_line(player, entries);
            for (std::size_t earlier = entries; earlier > 0 && !is_free(at); --earlier)
                at = on_line(player, earlier - 1);
            taken.push_back(at);
            plot_.add(mark_of(mark(player), at, mark_size));
        }
    }

    // Behind the lines' ends, far enough from each other to be read.
    void draw_ends() {
        struct End {
            std::size_t player;
            int value;
            double y;
        };
        std::vector<End> ends;
        for (std::size_t player = 0; player < chart_.players.size(); ++player) {
            const int last = value(player, chart_.entries());
            ends.push_back({player, last, plot_.y(last)});
        }
        std::stable_sort(ends.begin(), ends.end(), [](const End& one, const End& other) { return one.y < other.y; });
        for (std::size_t i = 1; i < ends.size(); ++i) ends[i].y = std::max(ends[i].y, ends[i - 1].y + 18);
        const double beyond = ends.empty() ? 0 : std::max(0.0, ends.back().y - plot_.bottom());
        for (const End& end : ends) {
            plot_.add(mark_of(mark(end.player), {plot_.right() + 16, end.y - beyond}, 16));
            plot_.add(label({plot_.right() + 30, end.y - beyond + 4}, signed_number(end.value)));
        }
    }

    const TrackChart& chart_;
    const TrackPanel& panel_;
    Span up_;
    Plot plot_;
};

// --- the numbers
std::vector<paper::Column> track_columns(const TrackChart& chart, std::vector<paper::Column> first) {
    for (std::size_t player = 0; player < chart.players.size(); ++player)
        for (const TrackPanel& panel : chart.panels)
            first.push_back({{chart.players[player].badge, panel.columns.at(player)}, paper::Align::right});
    return first;
}

paper::Row row_at(const TrackChart& chart, std::size_t entries, std::vector<paper::Cell> first) {
    for (std::size_t player = 0; player < chart.players.size(); ++player)
        for (const TrackPanel& panel : chart.panels)
            first.emplace_back(std::to_string(panel.values.at(player).at(entries)));
    return {std::move(first)};
}

}  // namespace

paper::Picture picture_of(const TrackChart& of_colours, std::string title) {
    TrackChart chart = of_colours;
    chart.players = with_initials(std::move(chart.players));
    const auto panels = static_cast<double>(chart.panels.size());
    const double high = track_top + panels * track_height + (panels - 1) * track_gap + tracks_foot;
    paper::Picture picture{tracks_wide, high, std::move(title), {}};
    draw_players(picture, {{track_left, 22}, tracks_wide - track_left}, chart.players);
    double top = track_top;
    for (const TrackPanel& panel : chart.panels) {
        TrackDrawing{picture, chart, panel, top}.draw();
        top += track_height + track_gap;
    }
    return picture;
}

paper::Table values_at_milestones(const TrackChart& chart) {
    paper::Table table{{}, track_columns(chart, {{translated("when")}}), {}};
    for (const Milestone& moment : chart.milestones)
        table.rows.push_back(row_at(chart, moment.entries, {moment.label}));
    return table;
}

paper::Table values_at_changes(const TrackChart& chart) {
    paper::Table table{
        {}, track_columns(chart, {{translated("entry"), paper::Align::right}, {chart.turn, paper::Align::right}}), {}};
    for (std::size_t n = 0; n <= chart.entries(); ++n) {
        paper::Row row = row_at(chart, n, {std::to_string(n), std::to_string(chart.turns[n])});
        const bool same = !table.rows.empty() &&
                          std::equal(row.cells.begin() + 2, row.cells.end(), table.rows.back().cells.begin() + 2);
        if (!same) table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace present
