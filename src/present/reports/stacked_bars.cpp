// SPDX-License-Identifier: MIT
#include "present/reports/stacked_bars.h"

#include "present/reports/chart_bars.h"
#include "present/reports/chart_parts.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>

namespace present {
namespace {

constexpr double stacked_left = 220;
constexpr double stacked_right = 800;
constexpr double stacked_top = 30;
constexpr double stacked_row = 40;
constexpr double stacked_bar = 20;
constexpr double foot = 34;  // for the scale

double length_of(const StackedBar& bar) { return std::accumulate(bar.parts.begin(), bar.parts.end(), 0.0); }

Span reach_of(const StackedBars& chart) {
    double most = chart.goal ? chart.goal->value : 0;
    for (const StackedBar& bar : chart.bars) most = std::max(most, length_of(bar));
    return whole_span(0, static_cast<int>(most * 1.12) + 1);
}

void draw_parts(Plot& plot, const StackedBars& chart, const StackedBar& bar, double middle) {
    double end = 0;
    for (std::size_t i = 0; i < bar.parts.size(); ++i) {
        if (bar.parts[i] <= 0) continue;
        const double from = plot.x(end);
        end += bar.parts[i];
        plot.add(
            filled_box(chart.parts.at(i).filling, {{from, middle - stacked_bar / 2}, plot.x(end) - from, stacked_bar}));
    }
    plot.add(label({plot.x(end) + 6, middle + 4}, bar.label));
}

void draw_goal(Plot& plot, const BarGoal& goal) {
    const double x = plot.x(goal.value);
    plot.add(paper::Line{{x, plot.top() - 6}, {x, plot.bottom()}, {paper::Ink::accent, 1.4, paper::Dash::solid}});
    plot.add(label({x, plot.top() - 11}, goal.label, paper::Anchor::middle, paper::Ink::accent));
}

std::vector<NamedFilling> parts_used(const StackedBars& chart) {
    std::vector<NamedFilling> used;
    for (std::size_t i = 0; i < chart.parts.size(); ++i)
        if (std::any_of(chart.bars.begin(), chart.bars.end(), [&](const auto& bar) { return bar.parts.at(i) > 0; }))
            used.push_back(chart.parts[i]);
    return used;
}

}  // namespace

paper::Picture picture_of(StackedBars chart) {
    const auto used = parts_used(chart);
    const double high = stacked_row * static_cast<double>(chart.bars.size());
    const double legend = stacked_top + high + foot;
    paper::Picture picture{chart_width, legend + legend_height(used.size()), std::move(chart.title), {}};
    const paper::Box place{{stacked_left, stacked_top}, stacked_right - stacked_left, high, std::nullopt, std::nullopt};
    const Span across = reach_of(chart);
    Plot plot{picture, place, across, {0, 1}};
    for (const int n : grid_of(across)) plot.draw_upright(n, std::to_string(n), paper::Anchor::middle);
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const double middle = stacked_top + stacked_row * (static_cast<double>(i) + 0.5);
        draw_name(picture, chart.bars[i].name, middle);
        draw_parts(plot, chart, chart.bars[i], middle);
    }
    if (chart.goal) draw_goal(plot, *chart.goal);
    draw_legend(picture, used, legend);
    return picture;
}

}  // namespace present
