// SPDX-License-Identifier: MIT
// A rectangle in logical pixels, and the operations by which layouts cut it up.
#pragma once

#include <algorithm>

namespace gui {

struct Rect {
    double x = 0;
    double y = 0;
    double w = 0;
    double h = 0;

    double right() const { return x + w; }
    double bottom() const { return y + h; }
    double middle_x() const { return x + w / 2; }
    double middle_y() const { return y + h / 2; }
    bool contains(double at_x, double at_y) const {
        return at_x >= x && at_x < right() && at_y >= y && at_y < bottom();
    }

    bool operator==(const Rect&) const = default;

    Rect inset(double by) const { return {x + by, y + by, std::max(0.0, w - 2 * by), std::max(0.0, h - 2 * by)}; }
    Rect moved(double by_x, double by_y) const { return {x + by_x, y + by_y, w, h}; }

    // The part of this that is inside the other; without width or height if there is none.
    Rect within(const Rect& other) const {
        const double left = std::max(x, other.x);
        const double top = std::max(y, other.y);
        return {left, top, std::max(0.0, std::min(right(), other.right()) - left),
                std::max(0.0, std::min(bottom(), other.bottom()) - top)};
    }

    // The smallest one that holds both.
    Rect with(const Rect& other) const {
        const double left = std::min(x, other.x);
        const double top = std::min(y, other.y);
        return {left, top, std::max(right(), other.right()) - left, std::max(bottom(), other.bottom()) - top};
    }

    // Cuts a strip off one side and returns it; this keeps the rest.
    Rect cut_top(double height) {
        const Rect strip{x, y, w, std::min(height, h)};
        y += strip.h;
        h -= strip.h;
        return strip;
    }
    Rect cut_bottom(double height) {
        const double cut = std::min(height, h);
        h -= cut;
        return {x, y + h, w, cut};
    }
    Rect cut_left(double width) {
        const Rect strip{x, y, std::min(width, w), h};
        x += strip.w;
        w -= strip.w;
        return strip;
    }
    Rect cut_right(double width) {
        const double cut = std::min(width, w);
        w -= cut;
        return {x + w, y, cut, h};
    }
    // Column i, from 0, of `count` equal ones.
    Rect column(int i, int count) const { return {x + w * i / count, y, w / count, h}; }
};

}  // namespace gui
