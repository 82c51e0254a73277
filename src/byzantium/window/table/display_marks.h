// SPDX-License-Identifier: MIT
// What is special about a player now, as small signs with words; and places where a quantity can be corrected.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/words/table/player_view.h"
#include "gui/canvas/fitted.h"

#include <functional>

namespace byzantium::window {

// What a correction starts from: the quantity with its present value.
using Correcting = std::function<void(const byzantium::Setting&)>;

// A click on the box calls `correct`.
void correctable(gui::Painter& painter, const gui::Rect& box, const words::Quantity& quantity,
                 const Correcting& correct);

struct ChipSize {  // in units
    double points;
    double height;
};
// At the right end of the line, which loses their room. The name's room is left; words that do not fit are left out.
// How wide all marks are without their words, in units.
double least_marks_width(const gui::Fitted& fitted, const words::PlayerView& player, ChipSize size);
void draw_marks(const gui::Fitted& fitted, gui::Rect& line, const words::PlayerView& player, ChipSize size,
                const Correcting& correct);

}  // namespace byzantium::window
