// SPDX-License-Identifier: MIT
#include "gui/table/question_heading.h"

#include "gui/canvas/sizes.h"
#include "gui/table/row_drawing.h"
#include "present/language/phrases.h"

#include <algorithm>
#include <array>

namespace gui {
namespace {

constexpr std::size_t most_rows_first = 4;            // which come before large letters of the heading
constexpr double least_answered = 20;                 // height of that line
constexpr std::array most_of_line{0.68, 0.62, 0.56};  // for a question before what was answered

// It grows while cubes are placed: smaller letters rather than a second line, which would move the rows under the
// pointer.
TextStyle style_of_answered(Painter& painter, double wide, const std::string& answered) {
    const TextStyle usual{letter_sizes::aside, Face::plain, painter.theme().accent};
    const TextStyle smaller = painter.fitting(answered, wide, usual);
    return painter.width(answered, smaller) <= wide ? smaller : usual;
}

bool leaves_room(Painter& painter, const Rect& box, const QuestionHeading& heading) {
    const TextStyle usual{letter_sizes::heading, Face::serif_bold};
    const TextStyle below = style_of_answered(painter, box.w, heading.answered);
    const double high =
        painter.wrapped_height(box.w, heading.asked, usual) + painter.wrapped_height(box.w, heading.answered, below);
    const std::size_t rows = std::min(heading.rows, most_rows_first);
    return box.h - high > painter.scaled(static_cast<double>(rows) * question_row_height);
}

// A long question with many answers is written smaller, on one line if it can be, or hardly an answer would be left
// below it.
TextStyle style_of(Painter& painter, const Rect& box, const QuestionHeading& heading) {
    const TextStyle usual{letter_sizes::heading, Face::serif_bold};
    const bool is_long = painter.wrapped_height(box.w, heading.asked, usual) > 1.5 * painter.line_height(usual);
    return is_long && !leaves_room(painter, box, heading)
               ? painter.fitting(heading.asked, box.w, {letter_sizes::text, Face::serif_bold})
               : usual;
}

// False, and nothing is drawn, if it is too long for that, or need not.
bool heads_on_one_line(Painter& painter, Rect& box, const QuestionHeading& heading) {
    if (heading.asked.empty() || heading.answered.empty()) return false;
    if (leaves_room(painter, box, heading)) return false;
    for (const double most : most_of_line) {
        const TextStyle asked = painter.fitting(heading.asked, box.w * most, {letter_sizes::text, Face::serif_bold});
        const double wide = painter.width(heading.asked, asked) + painter.scaled(gaps::margin);
        const TextStyle answered =
            painter.fitting(heading.answered, box.w - wide, {letter_sizes::aside, Face::plain, painter.theme().accent});
        if (wide + painter.width(heading.answered, answered) > box.w) continue;
        Rect line = box.cut_top(painter.line_height(asked));
        painter.text(line.cut_left(wide), heading.asked, asked);
        painter.text(line, heading.answered, answered);
        return true;
    }
    return false;
}

}  // namespace

std::string path_words(const present::Page& page) {
    std::string path;
    for (const std::string& answer : page.path)
        path += (path.empty() ? "" : "  \u203A  ") + present::capitalised(answer);
    return path;
}

void draw_question_heading(Painter& painter, Rect& box, const QuestionHeading& heading) {
    if (!heads_on_one_line(painter, box, heading)) {
        const TextStyle asked = style_of(painter, box, heading);
        const TextStyle answered = style_of_answered(painter, box.w, heading.answered);
        if (!heading.asked.empty()) box.cut_top(painter.wrapped(box, heading.asked, asked));
        const double high = std::max({painter.scaled(least_answered), painter.line_height({letter_sizes::aside}),
                                      painter.wrapped_height(box.w, heading.answered, answered)});
        if (!heading.answered.empty()) painter.wrapped(box.cut_top(high), heading.answered, answered);
    }
    if (!heading.asked.empty()) box.cut_top(painter.scaled(gaps::close));
}

}  // namespace gui
