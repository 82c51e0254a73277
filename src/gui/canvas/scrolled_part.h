// SPDX-License-Identifier: MIT
// A part of a canvas that shows a piece of something higher than itself: scrolled by keys, by the wheel and by its bar.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/canvas/scroll.h"

#include <functional>

namespace gui {

class ScrolledPart {
public:
    // A member of that canvas.
    explicit ScrolledPart(Canvas& canvas);
    ScrolledPart(const ScrolledPart&) = delete;
    ScrolledPart& operator=(const ScrolledPart&) = delete;

    // Draws from the top of a box that is moved, and gives the height of all there is. Nothing is seen outside of
    // `box`.
    using Draw = std::function<double(const Rect& moved)>;
    void draw(Painter& painter, const Rect& box, const Draw& content);
    // Up, Down, the page keys, Home and End; false for any other.
    bool took_key(int key);

    // How far it is scrolled, and where it is seen: what a drawing that nobody sees leaves as it was.
    struct Place {
        Scroll scroll{};
        Rect seen{};
    };
    const Place& place() const { return place_; }
    void restore(const Place& place) { place_ = place; }
    void to(double top) { place_.scroll.top = top; }

private:
    bool moved_by(int key);

    Canvas& canvas_;
    Place place_;
};

}  // namespace gui
