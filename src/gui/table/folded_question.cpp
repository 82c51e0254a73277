// SPDX-License-Identifier: MIT
#include "gui/table/folded_question.h"

#include "gui/canvas/sizes.h"
#include "present/language/phrases.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace gui {
namespace {

constexpr double around_lines = gaps::close;
constexpr double line_of_answers = 24;
constexpr double between_answer_lines = gaps::thin;
constexpr std::size_t most_answer_lines = 4;  // if all answers are seen then
constexpr std::size_t lines_of_many = 2;      // else
constexpr double a_hair = 0.5;                // pixels
constexpr double least_key = 24;
constexpr double cap_height = 22;
constexpr double beside_key = 6;
constexpr double around_row = 4;
constexpr double between_folded_rows = 10;
constexpr double room_of_dots = 18;

const TextStyle heading_style{letter_sizes::text, Face::serif_bold};
const TextStyle typed_style{letter_sizes::note, Face::bold};
const TextStyle key_style{letter_sizes::note, Face::bold};
constexpr double row_points = 12;
constexpr std::array smaller{1.0, 0.9, 0.8};  // of that size, before an answer is left out

double key_width(Painter& painter, const present::Row& row) {
    return std::max(painter.scaled(least_key), painter.width(row.key, key_style) + painter.scaled(gaps::wide));
}

double row_width(Painter& painter, const present::Row& row, double points) {
    return key_width(painter, row) + painter.scaled(beside_key + 2 * around_row) +
           painter.width(present::capitalised(row.text), {points});
}

struct AnswerLook {
    double points;
    bool selected;
};

void draw_answer(Painter& painter, const Rect& where, const present::Row& row, const AnswerLook& look) {
    const Theme& theme = painter.theme();
    if (look.selected) painter.fill(where, theme.accent, painter.scaled(gaps::nearby));
    Rect box = where;
    box.cut_left(painter.scaled(around_row));
    const Rect key = box.cut_left(key_width(painter, row));
    const double cap = painter.scaled(cap_height);
    painter.key({key.x, key.middle_y() - cap / 2, key.w, cap}, row.key);
    box.cut_left(painter.scaled(beside_key));
    const wxColour ink = look.selected ? theme.on_accent : (row.why_not ? theme.faint : theme.ink);
    painter.text({box.x, box.y, box.w + 1, box.h}, present::capitalised(row.text), {look.points, Face::plain, ink});
}

// Answers that are seen, and the dots before and after them.
struct Arranged {
    double points;
    std::size_t first;
    std::vector<Rect> rows{};
    std::optional<Rect> before{};
    std::optional<Rect> after{};
    bool leaves_out() const { return before || after; }
};

struct Widths {
    double points;
    std::vector<double> rows;
    double gap;
    double dots;
};

// Cuts the room of an answer off the first line that has it.
std::optional<Rect> cut_room(std::vector<Rect>& lines, double wide, double beside, double gap) {
    for (; !lines.empty(); lines.erase(lines.begin())) {
        if (wide + (lines.size() > 1 ? 0 : beside) > lines.front().w) continue;
        const Rect room = lines.front().cut_left(wide);
        lines.front().cut_left(gap);
        return room;
    }
    return std::nullopt;
}

Arranged arranged_from(std::size_t first, const Widths& widths, std::vector<Rect> lines) {
    Arranged all{widths.points, first};
    Rect last = lines.back();
    if (first > 0) all.before = lines.front().cut_left(widths.dots);
    for (std::size_t i = first; i < widths.rows.size(); ++i) {
        const double beside = i + 1 < widths.rows.size() ? widths.gap + widths.dots : 0;
        const auto room = cut_room(lines, widths.rows[i], beside, widths.gap);
        if (!room) break;
        all.rows.push_back(*room);
        last = lines.front();
    }
    if (first + all.rows.size() < widths.rows.size()) all.after = last.cut_left(widths.dots);
    return all;
}

Arranged arranged_around(std::size_t selected, const Widths& widths, const std::vector<Rect>& lines) {
    for (std::size_t first = 0; first < selected; ++first) {
        Arranged all = arranged_from(first, widths, lines);
        if (selected < first + all.rows.size()) return all;
    }
    return arranged_from(std::min(selected, widths.rows.size() - 1), widths, lines);
}

Widths widths_of(Painter& painter, const present::Page& page, double points) {
    Widths widths{points, {}, painter.scaled(between_folded_rows), painter.scaled(room_of_dots)};
    for (const present::Row& row : page.rows) widths.rows.push_back(row_width(painter, row, points));
    return widths;
}

// In the largest letters in which all are seen, else in the usual ones from where the selected one is seen.
Arranged arranged(Painter& painter, const FoldedQuestion& question, const std::vector<Rect>& lines) {
    for (const double size : smaller) {
        Arranged all = arranged_from(0, widths_of(painter, question.page, size * row_points), lines);
        if (!all.after) return all;
    }
    return arranged_around(question.selected, widths_of(painter, question.page, row_points), lines);
}

// What stands on the first line before the answers and after them is cut off.
Rect cut_heading(Painter& painter, Rect& line, const FoldedQuestion& question) {
    if (question.heading.empty()) return {};
    const double most = question.page.rows.empty() ? line.w : line.w / 2;
    const Rect heading = line.cut_left(std::min(painter.width(question.heading, heading_style) + 1, most));
    line.cut_left(painter.scaled(between_folded_rows));
    return heading;
}

Rect cut_typed(Painter& painter, Rect& line, const FoldedQuestion& question) {
    if (question.page.typed.empty()) return {};
    const Rect typed = line.cut_right(painter.width(question.page.typed, typed_style) + 1);
    line.cut_right(painter.scaled(between_folded_rows));
    return typed;
}

double height_of_lines(Painter& painter, std::size_t lines) {
    const auto count = static_cast<double>(lines);
    return painter.scaled(2 * around_lines + count * line_of_answers + (count - 1) * between_answer_lines);
}

}  // namespace

bool have_sentences(const std::vector<present::Row>& rows) {
    return std::any_of(rows.begin(), rows.end(), [](const present::Row& row) { return row.note.ends_with('.'); });
}

double folded_height(Painter& painter, double width, const FoldedQuestion& question) {
    const double one_line = height_of_lines(painter, 1);
    if (question.page.rows.empty()) return one_line;
    Rect line = Rect{0, 0, width, one_line}.inset(painter.scaled(around_lines));
    std::vector<Rect> lines{line};
    cut_typed(painter, lines.front(), question);
    cut_heading(painter, lines.front(), question);
    if (!arranged_from(0, widths_of(painter, question.page, row_points), lines).after) return one_line;
    while (lines.size() < most_answer_lines) {
        lines.push_back(line);
        if (!arranged(painter, question, lines).leaves_out()) return height_of_lines(painter, lines.size());
    }
    return height_of_lines(painter, lines_of_many);
}

bool is_height_of_folded(Painter& painter, const Rect& box, const FoldedQuestion& question) {
    const double off = box.h - folded_height(painter, box.w, question);
    return box.h <= height_of_lines(painter, lines_of_many) + 1 || (off >= -1 && off <= 1);
}

void draw_folded(Painter& painter, Rect box, const FoldedQuestion& question) {
    const present::Page& page = question.page;
    box = box.inset(painter.scaled(around_lines));
    const double high = painter.scaled(line_of_answers);
    const double between = painter.scaled(between_answer_lines);
    std::vector<Rect> lines{box.cut_top(std::min(high, box.h))};
    while (box.h >= between + high - a_hair) {
        box.cut_top(between);
        lines.push_back(box.cut_top(high));
    }
    if (const Rect typed = cut_typed(painter, lines.front(), question); !page.typed.empty())
        painter.text(typed, page.typed, {typed_style.size, typed_style.face, painter.theme().accent});
    if (const Rect heading = cut_heading(painter, lines.front(), question); !question.heading.empty())
        painter.text(heading, question.heading, painter.fitting(question.heading, heading.w, heading_style));
    if (page.rows.empty()) {
        const TextStyle style{letter_sizes::hint, Face::plain, painter.theme().faint};
        const std::string told = page.below.empty() ? page.hint : page.below.substr(0, page.below.find('\n'));
        if (painter.width(told, style) <= lines.front().w) painter.text(lines.front(), told, style);
        return;
    }
    const Arranged all = arranged(painter, question, lines);
    for (std::size_t i = 0; i < all.rows.size(); ++i) {
        draw_answer(painter, all.rows[i], page.rows[all.first + i], {all.points, all.first + i == question.selected});
        question.place(painter, all.rows[i], all.first + i);
    }
    const auto leave_out = [&](const std::optional<Rect>& where, const std::string& name, std::size_t row) {
        if (!where) return;
        painter.text(*where, "\u2026", {row_points, Face::bold});
        painter.area(*where, name, [select = question.select, row] { select(row); });
    };
    leave_out(all.before, "rows:before", all.first - 1);
    // The selected one stands last where all do not fit: so as many new ones are seen.
    const std::size_t seen = std::max(all.rows.size(), std::size_t{1});
    leave_out(all.after, "rows:next", std::min(page.rows.size() - 1, all.first + all.rows.size() + seen - 1));
}

}  // namespace gui
