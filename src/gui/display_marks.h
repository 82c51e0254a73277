// SPDX-License-Identifier: MIT
// What is special about a player now, as small signs with words; and places where a quantity can be corrected.
#pragma once

#include "byzantium/rules/entry.h"
#include "gui/fitted.h"
#include "present/player_view.h"

#include <functional>

namespace gui {

// What a correction starts from: the quantity with its present value.
using Correcting = std::function<void(const byzantium::Setting&)>;

// A click on the box calls `correct`.
void correctable(Painter& painter, const Rect& box, const present::Quantity& quantity, const Correcting& correct);

struct ChipSize {  // in units
    double points;
    double height;
};
// At the right end of the line, which loses their room. The name's room is left; words that do not fit are left out.
// How wide all marks are without their words, in units.
double least_marks_width(const Fitted& fitted, const present::PlayerView& player, ChipSize size);
void draw_marks(const Fitted& fitted, Rect& line, const present::PlayerView& player, ChipSize size,
                const Correcting& correct);

}  // namespace gui
