// SPDX-License-Identifier: MIT
// What stands above the rows of a question: the question, and what was answered before it.
#pragma once

#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"
#include "present/desk/page.h"

#include <cstddef>
#include <string>

namespace gui {

struct QuestionHeading {
    std::string asked;     // may be empty
    std::string answered;  // may be empty
    std::size_t rows;      // below it
};

// What was answered before, in one line; empty if nothing was.
std::string path_words(const present::Page& page);

// Cuts what it takes off the box. Where it would leave the rows hardly any room, the question stands beside what was
// answered before it, if both find room in a line.
void draw_question_heading(Painter& painter, Rect& box, const QuestionHeading& heading);

}  // namespace gui
