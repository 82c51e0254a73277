// SPDX-License-Identifier: MIT
// One tag, so high.
#pragma once

#include "eko/words/foresight/board_marks.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"

#include <string>

namespace eko::window {

class TagDrawing {
public:
    TagDrawing(gui::Painter& painter, double high);

    // With that middle and lower edge, and not wider than that.
    gui::Rect box(const words::FieldTag& tag, double x, double bottom, double most);
    void draw(const words::FieldTag& tag, gui::Rect pill);

private:
    double gap() const;
    double badge() const;
    double width(const words::FieldTag& tag);
    gui::TextStyle fitting(const std::string& text, double wide, double fitted);
    void draw_part(const words::TagPart& part, gui::Rect& rest, double fitted);

    gui::Painter& painter_;
    double high_;
    gui::TextStyle style_;
};

}  // namespace eko::window
