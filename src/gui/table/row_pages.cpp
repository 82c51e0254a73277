// SPDX-License-Identifier: MIT
#include "gui/table/row_pages.h"

#include "gui/canvas/sizes.h"
#include "present/window/words_of_panels.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace gui {
namespace {

constexpr double turn_button = 34;

}  // namespace

RowPages::RowPages(std::vector<std::size_t> firsts, std::size_t all) : firsts_{std::move(firsts)}, all_{all} {}

RowPages RowPages::of_so_many(std::size_t a_page, std::size_t all) {
    std::vector<std::size_t> firsts{0};
    for (std::size_t first = a_page; first < all; first += a_page) firsts.push_back(first);
    return {std::move(firsts), all};
}

std::size_t RowPages::page_of(std::size_t row) const {
    const auto behind = std::upper_bound(firsts_.begin() + 1, firsts_.end(), row);
    return static_cast<std::size_t>(std::distance(firsts_.begin(), behind)) - 1;
}

std::size_t RowPages::end(std::size_t row) const {
    const std::size_t next = page_of(row) + 1;
    return next < firsts_.size() ? firsts_[next] : all_;
}

std::size_t RowPages::before(std::size_t row) const {
    const std::size_t page = page_of(row);
    return firsts_[page == 0 ? 0 : page - 1];
}

double row_pages_width(Painter& painter, std::size_t all) {
    return painter.scaled(2 * turn_button + gaps::wide) +
           painter.width(present::rows_of(all, all, all), {letter_sizes::detail});
}

void draw_row_pages(Painter& painter, Rect& line, const RowPages& pages, std::size_t first,
                    const std::function<void(std::size_t)>& turn) {
    const TextStyle style{letter_sizes::detail, Face::bold, painter.theme().ink, Align::centre};
    const auto button = [&](const Rect& box, const std::string& sign, const std::string& name, std::size_t to) {
        painter.fill(box.inset(1), painter.theme().raised, 4);
        painter.text(box, sign, style);
        painter.area(box, name, [turn, to] { turn(to); });
    };
    const Rect next = line.cut_right(painter.scaled(turn_button));
    const std::size_t last = pages.end(first);
    const std::string rows = present::rows_of(first + 1, last, pages.all());
    const TextStyle faint{letter_sizes::detail, Face::plain, painter.theme().faint, Align::centre};
    const Rect between = line.cut_right(painter.width(rows, faint) + painter.scaled(gaps::wide));
    const Rect before = line.cut_right(painter.scaled(turn_button));
    painter.text(between, rows, faint);
    if (first > 0) button(before, "\u25C0", "rows:before", pages.before(first));
    if (last < pages.all()) button(next, "\u25B6", "rows:next", last);
}

}  // namespace gui
