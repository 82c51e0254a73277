// SPDX-License-Identifier: MIT
#include "gui/table/row_pages.h"

#include "gui/canvas/sizes.h"
#include "present/window/words_of_panels.h"

#include <algorithm>
#include <string>

namespace gui {
namespace {

constexpr double turn_button = 34;

}  // namespace

double row_pages_width(Painter& painter, std::size_t all) {
    return painter.scaled(2 * turn_button + gaps::wide) +
           painter.width(present::rows_of(all, all, all), {letter_sizes::detail});
}

void draw_row_pages(Painter& painter, Rect& line, const RowPages& pages, const std::function<void(std::size_t)>& turn) {
    const TextStyle style{letter_sizes::detail, Face::bold, painter.theme().ink, Align::centre};
    const auto button = [&](const Rect& box, const std::string& sign, const std::string& name, std::size_t to) {
        painter.fill(box.inset(1), painter.theme().raised, 4);
        painter.text(box, sign, style);
        painter.area(box, name, [turn, to] { turn(to); });
    };
    const Rect next = line.cut_right(painter.scaled(turn_button));
    const std::size_t last = std::min(pages.all, pages.first + pages.shown);
    const std::string rows = present::rows_of(pages.first + 1, last, pages.all);
    const TextStyle faint{letter_sizes::detail, Face::plain, painter.theme().faint, Align::centre};
    const Rect between = line.cut_right(painter.width(rows, faint) + painter.scaled(gaps::wide));
    const Rect before = line.cut_right(painter.scaled(turn_button));
    painter.text(between, rows, faint);
    if (pages.first > 0) button(before, "\u25C0", "rows:before", pages.first - pages.shown);
    if (last < pages.all) button(next, "\u25B6", "rows:next", last);
}

}  // namespace gui
