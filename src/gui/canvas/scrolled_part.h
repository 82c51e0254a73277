// SPDX-License-Identifier: MIT
// A part of a canvas that shows a section of something higher than itself. Keys, the wheel and its bar scroll it.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/canvas/scroll.h"

#include <cstdint>
#include <functional>

namespace gui {

class ScrolledPart {
public:
    // Where the pointer is when the wheel scrolls it: a part beside another one is made last and has its place alone.
    enum class Wheel : std::uint8_t { anywhere, at_its_place };
    // It must be a member of that canvas.
    explicit ScrolledPart(Canvas& canvas, Wheel wheel = Wheel::anywhere);
    ScrolledPart(const ScrolledPart&) = delete;
    ScrolledPart& operator=(const ScrolledPart&) = delete;

    // `draw` gets the scrolled box, draws from its top and returns the height of everything. Nothing outside `box` is
    // visible.
    using Draw = std::function<double(const Rect& moved)>;
    void draw(Painter& painter, const Rect& box, const Draw& content);
    // Handles Up, Down, the page keys, Home and End; false for any other key.
    bool took_key(int key);

    // How far it is scrolled, and where it is seen: what a drawing that nobody sees leaves as it was.
    struct Place {
        Scroll scroll{};
        Rect seen{};
    };
    const Place& place() const { return place_; }
    void restore(const Place& place) { place_ = place; }
    // Whether it could be scrolled, and is seen there.
    bool has_at(const wxPoint& place) const {
        return place_.scroll.most() > 0 && place_.seen.contains(place.x, place.y);
    }
    void to(double top) { place_.scroll.top = top; }
    // Just far enough to see that place, where it was drawn last.
    void reveal(const Rect& place) { place_.scroll.reveal(place.y - place_.seen.y + place_.scroll.top, place.h); }

private:
    bool moved_by(int key);

    Canvas& canvas_;
    Place place_;
};

}  // namespace gui
