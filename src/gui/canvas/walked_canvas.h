// SPDX-License-Identifier: MIT
// A canvas whose places can be reached by the keyboard: arrows walk from one that acts to the nearest in that
// direction, Enter, Space and F2 act, Tab goes on to the next window.
#pragma once

#include "gui/canvas/canvas.h"

#include <string>

namespace gui {

class WalkedCanvas : public Canvas {
public:
    WalkedCanvas(wxWindow* parent, const Theme& theme, const wxString& name);

protected:
    const Area* at_hand() const override { return walked(); }
    // A ring around the place that has the keyboard, a thin one around that under the pointer; to be called when all
    // else is drawn.
    void draw_ring(Painter& painter);
    // The keyboard has come to this place: for those who scroll.
    virtual void reveal(const Rect&) {}

private:
    void key_pressed(wxKeyEvent& event);
    void walk(int by_x, int by_y);
    const Area* walked() const;  // nullptr if no place acts

    std::string walked_;  // name of the place; may be drawn no more
};

}  // namespace gui
