// SPDX-License-Identifier: MIT
#include "present/reports/chart_bars.h"

#include "present/language/numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace present {
namespace {

constexpr double bar_name_left = 24;
constexpr double bars_left = 220;
constexpr double bars_right = 800;
constexpr double bars_top = 34;
constexpr std::size_t few_bars = 6;

// Where there are many, each is lower.
double bar_row_height(std::size_t bars) { return bars > few_bars ? 30 : 40; }

paper::Box between(double x1, double x2, double y, double height, paper::Ink fill, paper::Hatch hatch) {
    return {{std::min(x1, x2), y},
            std::abs(x2 - x1),
            height,
            fill,
            paper::Pen{paper::Ink::ink, 0.8, paper::Dash::solid},
            hatch,
            paper::Ink::ink};
}

void draw_key(paper::Picture& picture, double x, paper::Ink fill, paper::Hatch hatch, const std::string& text) {
    picture.items.emplace_back(between(x, x + 24, 10, 14, fill, hatch));
    picture.items.emplace_back(label({x + 31, 22}, text));
}

paper::Picture empty_rows(std::string title, std::size_t rows) {
    return {chart_width, bars_top + static_cast<double>(rows) * bar_row_height(rows) + 30, std::move(title), {}};
}

paper::Box bars_place(std::size_t rows) {
    const double high = static_cast<double>(rows) * bar_row_height(rows);
    return {{bars_left, bars_top}, bars_right - bars_left, high, std::nullopt, std::nullopt};
}

// --- measured
void draw_bar(paper::Picture& picture, Plot& plot, const MeasuredBar& bar, double y, double high) {
    draw_name(picture, bar.name, y);
    plot.add(between(plot.x(0), plot.x(bar.value), y - high * 0.2, high * 0.4, bar.fill, paper::Hatch::full));
    const double expected = plot.x(bar.expected.value_or(bar.value));
    plot.add(
        label({std::max(plot.x(bar.value), expected) + 8, y + 4}, bar.label, paper::Anchor::start, paper::Ink::faint));
    if (!bar.expected) return;
    const double half = high * 0.36;
    plot.add(paper::Line{{expected, y - half}, {expected, y + half}, {paper::Ink::page, 6, paper::Dash::solid}});
    plot.add(paper::Line{{expected, y - half}, {expected, y + half}, {paper::Ink::ink, 3, paper::Dash::solid}});
}

// --- paired
void draw_quantity(Plot& plot, double value, const Span& along, paper::Ink fill, paper::Hatch hatch) {
    plot.add(between(plot.x(0), plot.x(value), along.from, along.to - along.from, fill, hatch));
    const bool below = value < 0;
    plot.add(label({plot.x(value) + (below ? -6 : 6), (along.from + along.to) / 2 + 4}, signed_mean(value),
                   below ? paper::Anchor::end : paper::Anchor::start));
}

// Room for the numbers behind the bars, too.
double reach_of(const PairedBars& chart) {
    double most = 0.5;
    for (const PairedBar& bar : chart.bars) most = std::max({most, std::abs(bar.first), std::abs(bar.second)});
    return std::ceil(most * 2 + 0.4) / 2;
}

}  // namespace

paper::Picture picture_of(MeasuredBars chart) {
    paper::Picture picture = empty_rows(std::move(chart.title), chart.bars.size());
    Plot plot{picture, bars_place(chart.bars.size()), chart.across, {0, 1}};
    for (const ScaleMark& mark : chart.marks) plot.draw_upright(mark.at, mark.text, paper::Anchor::middle);
    const double high = bar_row_height(chart.bars.size());
    for (std::size_t i = 0; i < chart.bars.size(); ++i)
        draw_bar(picture, plot, chart.bars[i], bars_top + high * (static_cast<double>(i) + 0.5), high);
    draw_key(picture, bars_left, paper::Ink::faint, paper::Hatch::full, chart.value);
    picture.items.emplace_back(
        paper::Line{{bars_left + 192, 8}, {bars_left + 192, 26}, {paper::Ink::ink, 3, paper::Dash::solid}});
    picture.items.emplace_back(label({bars_left + 204, 22}, chart.expected));
    return picture;
}

paper::Picture picture_of(PairedBars chart) {
    const double most = reach_of(chart);
    paper::Picture picture = empty_rows(std::move(chart.title), chart.bars.size());
    Plot plot{picture, bars_place(chart.bars.size()), {-most, most}, {0, 1}};
    for (const double at : {-most, -most / 2, 0.0, most / 2, most})
        plot.draw_upright(at, at == 0 ? "0" : signed_mean(at), paper::Anchor::middle);
    const double high = bar_row_height(chart.bars.size());
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        const PairedBar& bar = chart.bars[i];
        const double middle = bars_top + high * (static_cast<double>(i) + 0.5);
        const double thick = high * 2 / 7;
        draw_name(picture, bar.name, middle);
        draw_quantity(plot, bar.first, {middle - thick - 2, middle - 2}, bar.fill, paper::Hatch::full);
        draw_quantity(plot, bar.second, {middle + 2, middle + thick + 2}, paper::Ink::card, paper::Hatch::rising);
    }
    draw_key(picture, bars_left, paper::Ink::faint, paper::Hatch::full, chart.first);
    draw_key(picture, bars_left + 180, paper::Ink::card, paper::Hatch::rising, chart.second);
    return picture;
}

paper::Picture picture_without(std::string title, std::string words) {
    paper::Picture picture{chart_width, 90, std::move(title), {}};
    picture.items.emplace_back(
        label({chart_width / 2, 50}, std::move(words), paper::Anchor::middle, paper::Ink::faint));
    return picture;
}

void draw_name(paper::Picture& picture, const paper::Cell& name, double y) {
    if (name.badge) picture.items.emplace_back(mark_of(*name.badge, {bar_name_left, y}, 20));
    picture.items.emplace_back(label({name.badge ? bar_name_left + 18 : bar_name_left - 10, y + 4}, name.text));
}

}  // namespace present
