// SPDX-License-Identifier: MIT
// Small icons beside words.
#pragma once

#include "gui/canvas/painter.h"

namespace gui {

enum class Tick { open, done };
enum class Fold { open, folded };

// Each is as large as its shape allows in the box.
void draw_crown(Painter& painter, const Rect& box, const wxColour& colour);
void draw_speech(Painter& painter, const Rect& box, const wxColour& colour);  // who must speak
void draw_play(Painter& painter, const Rect& box, const wxColour& colour);    // whose action it is
void draw_flag(Painter& painter, const Rect& box, const wxColour& colour);    // first player
void draw_check(Painter& painter, const Rect& box, const wxColour& colour);   // passed
void draw_pencil(Painter& painter, const Rect& box, const wxColour& colour);  // corrected by the table
void draw_pawn(Painter& painter, const Rect& box, const wxColour& colour);
void draw_lens(Painter& painter, const Rect& box, const wxColour& colour);  // search
void draw_tick(Painter& painter, const Rect& box, Tick tick);
void draw_fold(Painter& painter, const Rect& box, Fold fold, const wxColour& colour);

}  // namespace gui
