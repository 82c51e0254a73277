// SPDX-License-Identifier: MIT
#include "gui/canvas/scrolled_part.h"

namespace gui {
namespace {

constexpr double wheel_step = 60;
constexpr double key_step = 44;
constexpr double bar_width = 10;
constexpr double endless_height = 1e6;  // what does not fit is scrolled to

}  // namespace

ScrolledPart::ScrolledPart(Canvas& canvas, Wheel wheel) : canvas_{canvas} {
    canvas.Bind(wxEVT_MOUSEWHEEL, [this, wheel](wxMouseEvent& event) {
        const bool is_elsewhere = wheel == Wheel::at_its_place && !has_at(event.GetPosition());
        if (place_.scroll.most() <= 0 || is_elsewhere) return event.Skip();  // another part may have use for it
        place_.scroll.by(-canvas_.theme().scaled(wheel_step) * event.GetWheelRotation() / event.GetWheelDelta());
        canvas_.Refresh();
    });
    const auto drag = [this](wxMouseEvent& event) {
        event.Skip();
        if (place_.scroll.dragged(event, place_.seen, canvas_.theme().scaled(bar_width))) canvas_.Refresh();
    };
    canvas.Bind(wxEVT_LEFT_DOWN, drag);
    canvas.Bind(wxEVT_MOTION, drag);
}

void ScrolledPart::draw(Painter& painter, const Rect& box, const Draw& content) {
    Scroll& scroll = place_.scroll;
    place_.seen = box;
    scroll.page = box.h;
    painter.clip(box);
    scroll.content = content({box.x, box.y - scroll.top, box.w - painter.scaled(bar_width), endless_height});
    const double wanted = scroll.top;
    scroll.to(wanted);
    scroll.draw(painter, box);
    painter.unclip();
    if (scroll.top != wanted) canvas_.CallAfter([this] { canvas_.Refresh(); });  // less is there than there was
}

bool ScrolledPart::took_key(int key) {
    const bool moved = moved_by(key);
    if (moved) canvas_.Refresh();
    return moved;
}

bool ScrolledPart::moved_by(int key) {
    Scroll& scroll = place_.scroll;
    const double step = canvas_.theme().scaled(key_step);
    switch (key) {
        case WXK_UP:
            return scroll.by(-step), true;
        case WXK_DOWN:
            return scroll.by(step), true;
        case WXK_PAGEUP:
            return scroll.by(-scroll.page), true;
        case WXK_PAGEDOWN:
            return scroll.by(scroll.page), true;
        case WXK_HOME:
            return scroll.to(0), true;
        case WXK_END:
            return scroll.to(scroll.most()), true;
        default:
            return false;
    }
}

}  // namespace gui
