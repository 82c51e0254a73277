// SPDX-License-Identifier: MIT
// How far a long picture is scrolled, in logical pixels, and the bar that shows it.
#pragma once

#include "gui/canvas/painter.h"
#include "gui/canvas/sizes.h"

#include <wx/event.h>

#include <algorithm>

namespace gui {

struct Scroll {
    double content = 0;  // height of all there is
    double page = 0;     // height that is seen
    double top = 0;      // what is seen first

    double most() const { return std::max(0.0, content - page); }
    void to(double where) { top = std::clamp(where, 0.0, most()); }
    void by(double how_far) { to(top + how_far); }
    // Scrolls just far enough to show this.
    void reveal(double from, double height) {
        if (from < top) to(from);
        if (from + height > top + page) to(from + height - page);
    }

    // Draws the bar at the right edge of the box; nothing if everything is visible.
    void draw(Painter& painter, const Rect& box) const {
        if (most() <= 0) return;
        const double wide = painter.scaled(gaps::nearby);
        const double high = std::max(painter.scaled(24), box.h * page / content);
        const double y = box.y + (box.h - high) * top / most();
        painter.fill({box.right() - wide, y, wide, high}, painter.theme().card_edge, wide / 2);
    }
    // Handles the mouse on the bar of that box. True if the bar was moved; where everything is visible there is none.
    bool dragged(const wxMouseEvent& event, const Rect& box, double bar_width) {
        if (event.LeftDown())
            held = most() > 0 && event.GetX() > box.right() - bar_width && event.GetY() > box.y &&
                   event.GetY() < box.bottom();
        if (!held || !event.LeftIsDown()) return false;
        to(content * (event.GetY() - box.y) / box.h - page / 2);
        return true;
    }
    bool held = false;  // by the mouse
};

}  // namespace gui
