// SPDX-License-Identifier: MIT
// A canvas whose areas can be reached by keyboard: an arrow key moves to the nearest area that acts in that direction,
// Enter and Space activate it, F2 does what a right click does there, or else the same; Tab goes on to the next window.
#pragma once

#include "gui/canvas/canvas.h"

#include <string>

namespace gui {

class WalkedCanvas : public Canvas {
public:
    WalkedCanvas(wxWindow* parent, const Theme& theme, const wxString& name);

    bool takes_f2() const override { return HasFocus() && walked() != nullptr; }

protected:
    const Area* at_hand() const override { return walked(); }
    bool is_framed() const override { return true; }
    // Draws a ring around the area with the keyboard focus, and a thin one around the area under the pointer. Call it
    // after everything else is drawn.
    void draw_ring(Painter& painter);
    // The keyboard focus has moved to this area: for canvases that scroll.
    virtual void reveal(const Rect&) {}

private:
    void key_pressed(wxKeyEvent& event);
    void walk(int by_x, int by_y);
    const Area* walked() const;  // nullptr if no place acts

    std::string walked_;  // name of the place; may be drawn no more
};

}  // namespace gui
