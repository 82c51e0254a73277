// SPDX-License-Identifier: MIT
#include "gui/table/journal_line.h"

#include "gui/canvas/signs.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <cmath>

namespace gui {

using present::JournalLine;
using present::LineLook;

namespace {

constexpr double one_line = 22;
constexpr double inner_column = 14;  // what is cut off, and entries of an act
constexpr double entry_number_column = 36;
constexpr double entry_sign_column = 22;
constexpr double before_fold = 4;
constexpr double fold_sign = 13;
constexpr double above_letters = 0.2;  // of a line's height: nothing is cut if this is out of sight

TextStyle line_style(const JournalLine& line, const wxColour& colour = {}) {
    return {line.look == LineLook::fold ? 10.5 : 11, Face::plain, colour};
}

bool is_inner(const JournalLine& line) { return line.look == LineLook::cut || line.look == LineLook::part; }

bool counts_now(const JournalLine& line) { return line.look == LineLook::played || line.look == LineLook::part; }

double words_width(Painter& painter, double wide, const JournalLine& line) {
    const double sign = line.look == LineLook::fold ? before_fold : entry_sign_column;
    const double inner = is_inner(line) ? inner_column : 0;
    return wide - painter.scaled(entry_number_column + sign + inner);
}

void strike_out(Painter& painter, const Rect& box, const JournalLine& line, double high) {
    const auto lines = std::lround(high / painter.line_height(line_style(line)));
    const double wide = lines > 1 ? box.w : std::min(box.w, painter.width(line.text, line_style(line)));
    for (long i = 0; i < lines; ++i) {
        const double y = box.y + high * (static_cast<double>(i) + 0.5) / static_cast<double>(lines);
        painter.line(box.x, y, box.x + wide, y, painter.theme().faint);
    }
}

// A repair takes it out, or it no longer holds.
bool is_struck(const JournalLine& line) {
    using present::RepairMark;
    return line.mark == RepairMark::taken_out || line.mark == RepairMark::refused;
}

void draw_author(Painter& painter, const Rect& sign, const JournalLine& line) {
    const Theme& theme = painter.theme();
    const bool counts = counts_now(line);
    const double size = painter.scaled(gaps::margin);
    if (line.author == present::Author::table) {
        draw_pencil(painter, Rect{sign.middle_x() - size / 2, sign.y, size, sign.h},
                    counts ? theme.accent : theme.faint);
    } else if (line.player) {
        painter.piece(sign.middle_x(), sign.middle_y(), counts ? size : size * 0.7, line.player->badge);
    }
}

void write_words(Painter& painter, const Rect& box, const std::string& text, TextStyle style) {
    const double line_high = painter.line_height(style);
    const bool is_cut = painter.wrapped_height(box.w, text, style) > box.h + 1;
    if (!is_cut || box.h < line_high - 1) return static_cast<void>(painter.wrapped(box, text, style));
    if (box.h < 2 * line_high - 1) return painter.text(box, text, style);
    painter.wrapped_within({box.x, box.y, box.w, box.h + 1}, text, style);
}

void draw_fold_at(Painter& painter, double left, const Rect& number, const JournalLine& line) {
    draw_fold(painter, Rect{left, number.y, painter.scaled(fold_sign), number.h},
              line.fold == present::Folding::open ? Fold::open : Fold::folded, painter.theme().faint);
}

}  // namespace

double journal_line_height(Painter& painter, double wide, const JournalLine& line) {
    const TextStyle style = line_style(line);
    const double words = painter.wrapped_height(words_width(painter, wide, line), line.text, style);
    return painter.scaled(one_line) + words - painter.line_height(style);
}

double whole_lines_from(Painter& painter, const Rect& box, const JournalLine& line, double height) {
    const TextStyle style = line_style(line);
    const double high = painter.wrapped_height(words_width(painter, box.w, line), line.text, style);
    const double words = box.middle_y() - high / 2;
    const double line_high = painter.line_height(style);
    const double hidden = std::max(0.0, std::ceil((height - words) / line_high - above_letters));
    return std::min(box.bottom(), words + hidden * line_high);
}

double whole_lines_until(Painter& painter, const Rect& box, const JournalLine& line, double height) {
    const TextStyle style = line_style(line);
    const double high = painter.wrapped_height(words_width(painter, box.w, line), line.text, style);
    const double words = box.middle_y() - high / 2;
    const double line_high = painter.line_height(style);
    return words + line_high * std::max(0.0, std::floor((height - words) / line_high + above_letters));
}

// Number and sign stand beside the first line.
void draw_journal_line(Painter& painter, Rect box, const JournalLine& line, double seen) {
    const Theme& theme = painter.theme();
    const bool counts = counts_now(line);
    const bool folds = line.look == LineLook::fold;
    const TextStyle style = line_style(line, counts ? theme.ink : theme.faint);
    const double wide = words_width(painter, box.w, line);
    const double high = painter.wrapped_height(wide, line.text, style);
    const double first = box.h - high + painter.line_height(style);
    const double words_end = whole_lines_until(painter, box, line, seen);
    if (is_inner(line)) box.cut_left(painter.scaled(inner_column));
    Rect number = box.cut_left(painter.scaled(entry_number_column));
    Rect sign = box.cut_left(painter.scaled(folds ? before_fold : entry_sign_column));
    number.h = sign.h = first;
    if (folds) {
        draw_fold_at(painter, number.right() - painter.scaled(fold_sign + 2), number, line);
    } else {
        if (line.entries > 1) draw_fold_at(painter, number.x, number, line);
        painter.text(number, line.number, {letter_sizes::hint, Face::plain, theme.faint, Align::right});
        draw_author(painter, sign, line);
    }
    const Rect words{box.x, box.middle_y() - high / 2, wide, high};
    write_words(painter, {words.x, words.y, words.w, std::min(high, words_end - words.y)}, line.text, style);
    if (line.look == LineLook::cut || is_struck(line)) strike_out(painter, words, line, high);
}

}  // namespace gui
