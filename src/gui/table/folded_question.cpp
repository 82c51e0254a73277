// SPDX-License-Identifier: MIT
#include "gui/table/folded_question.h"

#include "gui/canvas/sizes.h"
#include "present/language/phrases.h"

#include <algorithm>
#include <string>
#include <vector>

namespace gui {
namespace {

constexpr double least_key = 24;
constexpr double cap_height = 22;
constexpr double beside_key = 6;
constexpr double around_row = 4;
constexpr double between_folded_rows = 10;
constexpr double room_of_dots = 18;

const TextStyle heading_style{letter_sizes::text, Face::serif_bold};
const TextStyle key_style{letter_sizes::note, Face::bold};
constexpr double row_points = 12;

double key_width(Painter& painter, const present::Row& row) {
    return std::max(painter.scaled(least_key), painter.width(row.key, key_style) + painter.scaled(gaps::wide));
}

double row_width(Painter& painter, const present::Row& row) {
    return key_width(painter, row) + painter.scaled(beside_key + 2 * around_row) +
           painter.width(present::capitalised(row.text), {row_points});
}

void draw_answer(Painter& painter, const Rect& where, const present::Row& row, bool selected) {
    const Theme& theme = painter.theme();
    if (selected) painter.fill(where, theme.accent, painter.scaled(gaps::nearby));
    Rect box = where;
    box.cut_left(painter.scaled(around_row));
    const Rect key = box.cut_left(key_width(painter, row));
    const double cap = painter.scaled(cap_height);
    painter.key({key.x, key.middle_y() - cap / 2, key.w, cap}, row.key);
    box.cut_left(painter.scaled(beside_key));
    const wxColour ink = selected ? theme.on_accent : (row.why_not ? theme.faint : theme.ink);
    painter.text({box.x, box.y, box.w + 1, box.h}, present::capitalised(row.text), {row_points, Face::plain, ink});
}

// The first row from which on the selected one is seen.
std::size_t first_seen(const std::vector<double>& widths, std::size_t selected, double room, double gap) {
    std::size_t first = std::min(selected, widths.size() - 1);
    double taken = widths[first];
    double all = 0;
    for (const double wide : widths) all += wide + gap;
    if (all - gap <= room) return 0;
    double before = 0;
    for (std::size_t i = 0; i <= first; ++i) before += widths[i] + gap;
    if (before <= room) return 0;
    while (first > 0 && taken + gap + widths[first - 1] <= room) taken += gap + widths[--first];
    return first;
}

}  // namespace

bool have_sentences(const std::vector<present::Row>& rows) {
    return std::any_of(rows.begin(), rows.end(), [](const present::Row& row) { return row.note.ends_with('.'); });
}

void draw_folded(Painter& painter, Rect line, const FoldedQuestion& question) {
    const present::Page& page = question.page;
    const double gap = painter.scaled(between_folded_rows);
    if (!page.typed.empty()) {
        const TextStyle style{letter_sizes::note, Face::bold, painter.theme().accent};
        painter.text(line.cut_right(painter.width(page.typed, style) + 1), page.typed, style);
        line.cut_right(gap);
    }
    if (!question.heading.empty()) {
        const double most = page.rows.empty() ? line.w : line.w / 2;
        const double wide = std::min(painter.width(question.heading, heading_style) + 1, most);
        painter.text(line.cut_left(wide), question.heading, painter.fitting(question.heading, wide, heading_style));
        line.cut_left(gap);
    }
    if (page.rows.empty()) {
        const TextStyle style{letter_sizes::hint, Face::plain, painter.theme().faint};
        if (painter.width(page.hint, style) <= line.w) painter.text(line, page.hint, style);
        return;
    }
    std::vector<double> widths;
    for (const present::Row& row : page.rows) widths.push_back(row_width(painter, row));
    const double dots = painter.scaled(room_of_dots);
    const double room = line.w - 2 * dots;
    const std::size_t first = first_seen(widths, question.selected, room, gap);
    std::size_t i = first;
    const auto leave_out = [&](const std::string& name, std::size_t row) {
        const Rect where = line.cut_left(dots);
        painter.text(where, "\u2026", {row_points, Face::bold});
        painter.area(where, name, [select = question.select, row] { select(row); });
    };
    if (first > 0) leave_out("rows:before", first - 1);
    for (; i < page.rows.size() && widths[i] <= line.w - (i + 1 < page.rows.size() ? gap + dots : 0); ++i) {
        const Rect where = line.cut_left(widths[i]);
        draw_answer(painter, where, page.rows[i], i == question.selected);
        question.place(where, i);
        line.cut_left(gap);
    }
    // The selected one stands last where all do not fit: so as many new ones are seen.
    if (i < page.rows.size())
        leave_out("rows:next", std::min(page.rows.size() - 1, i + std::max(i - first, std::size_t{1}) - 1));
}

}  // namespace gui
