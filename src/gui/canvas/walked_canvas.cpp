// SPDX-License-Identifier: MIT
#include "gui/canvas/walked_canvas.h"

#include "gui/canvas/sizes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gui {
namespace {

// How far a place lies in that direction; places aside count as farther. Nothing below 0 lies there.
double distance(const Rect& from, const Rect& to, int by_x, int by_y) {
    const double ahead = (to.middle_x() - from.middle_x()) * by_x + (to.middle_y() - from.middle_y()) * by_y;
    const double aside =
        std::abs((to.middle_x() - from.middle_x()) * by_y) + std::abs((to.middle_y() - from.middle_y()) * by_x);
    return ahead < 1 ? -1 : ahead + 3 * aside;
}

}  // namespace

WalkedCanvas::WalkedCanvas(wxWindow* parent, const Theme& theme, const wxString& name) : Canvas(parent, theme, name) {
    Bind(wxEVT_KEY_DOWN, &WalkedCanvas::key_pressed, this);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        for (const Area& place : areas())
            if (place.act && place.where.contains(event.GetX(), event.GetY())) walked_ = place.name;
        event.Skip();
    });
    const auto redraw = [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, redraw);
    Bind(wxEVT_KILL_FOCUS, redraw);
}

void WalkedCanvas::draw_ring(Painter& painter) {
    const Area* under = area(hovered_name());
    if (under && under->act) painter.outline(under->where.inset(-1), theme().faint, painter.scaled(gaps::line), 5);
    if (!HasFocus()) return;
    if (const Area* place = walked())
        painter.outline(place->where.inset(-2), theme().focus, painter.scaled(gaps::tight), 5);
}

const Area* WalkedCanvas::walked() const {
    const Area* known = area(walked_);
    if (known && known->act) return known;
    const auto first = std::find_if(areas().begin(), areas().end(), [](const Area& a) { return a.act != nullptr; });
    return first == areas().end() ? nullptr : &*first;
}

void WalkedCanvas::walk(int by_x, int by_y) {
    const Area* from = walked();
    if (!from) return;
    double nearest = std::numeric_limits<double>::max();
    const Area* to = from;
    for (const Area& there : areas()) {
        const double far = distance(from->where, there.where, by_x, by_y);
        if (!there.act || far < 0 || far >= nearest) continue;
        nearest = far;
        to = &there;
    }
    walked_ = to->name;
    reveal(to->where);
    Refresh();
}

void WalkedCanvas::key_pressed(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_LEFT:
            return walk(-1, 0);
        case WXK_RIGHT:
            return walk(1, 0);
        case WXK_UP:
            return walk(0, -1);
        case WXK_DOWN:
            return walk(0, 1);
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
        case WXK_F2: {
            const Area* place = walked();
            if (!place) return;
            const bool is_other = event.GetKeyCode() == WXK_F2 && place->other;
            const auto act = is_other ? place->other : place->act;  // it may draw anew, and so forget the areas
            return act();
        }
        default:
            break;
    }
    if (!HandleAsNavigationKey(event)) event.Skip();
}

}  // namespace gui
