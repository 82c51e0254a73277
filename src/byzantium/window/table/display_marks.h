// SPDX-License-Identifier: MIT
// What is special about a player now, as small signs with words; and places where a quantity can be corrected.
#pragma once

#include "byzantium/window/table/touch.h"
#include "byzantium/words/table/player_view.h"
#include "gui/canvas/fitted.h"

namespace byzantium::window {

// A place that can be answered with, or corrected.
void touchable(gui::Painter& painter, const gui::Rect& box, const words::Quantity& quantity, const Touching& touching);

struct ChipSize {  // in units
    double points;
    double height;
};
// How all cards say who has passed: two forms side by side would look like two things.
enum class Passed { in_words, by_number };
struct MarkLook {
    ChipSize size;
    Passed passed;
};

// How wide all marks are without their words, in units.
double least_marks_width(const gui::Fitted& fitted, const words::PlayerView& player, ChipSize size);

// Whether there is room on that line for all words of a passed player's marks, beside the name.
bool passed_fits_in_words(const gui::Fitted& fitted, const gui::Rect& line, const words::PlayerView& player,
                          ChipSize size);

// At the right end of the line, which loses their room. The name's room is left; words that do not fit are left out.
void draw_marks(const gui::Fitted& fitted, gui::Rect& line, const words::PlayerView& player, const MarkLook& look,
                const Touching& touching);

}  // namespace byzantium::window
