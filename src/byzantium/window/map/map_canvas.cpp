// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_canvas.h"

#include "gui/canvas/keys.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

using byzantium::CityId;

constexpr double one_step = 1.25;   // of zoom
constexpr int settled_after = 150;  // ms
constexpr int least_picture = 100;  // pixels: wx gives windows a tiny size before they have one
constexpr double least_room = 40;   // between a walked-to city and the edge, pixels

bool contains(const Rect& area, const wxPoint& at) { return area.contains(at.x, at.y); }

}  // namespace

MapCanvas::MapCanvas(wxWindow* parent, const Theme& theme, Coastline land)
    : Board{parent, theme, "map"}, background_{std::move(land)} {
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        begin_background();
    });
    Bind(wxEVT_KEY_DOWN, &MapCanvas::key_pressed, this);
    Bind(wxEVT_LEFT_DOWN, &MapCanvas::begin_drag, this);
    Bind(wxEVT_MOTION, &MapCanvas::drag, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        if (dragged_from_ && HasCapture()) ReleaseMouse();
        dragged_from_.reset();
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { dragged_from_.reset(); });
    settling_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { Refresh(); });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        const double turns = static_cast<double>(event.GetWheelRotation()) / std::max(1, event.GetWheelDelta());
        zoom({static_cast<double>(event.GetX()), static_cast<double>(event.GetY())}, std::pow(one_step, turns));
    });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        Refresh();
    });
}

// As soon as its size is known, long before there is a session to be shown.
void MapCanvas::begin_background() {
    const wxSize size = GetClientSize();
    if (size.x < least_picture || size.y < least_picture) return;
    projection_.set_panel({0, 0, static_cast<double>(size.x), static_cast<double>(size.y)});
    background_.begin({projection_, theme().tone, GetContentScaleFactor()});
}

void MapCanvas::show(words::BoardView view) {
    if (!view_ || !same_map(*view_, view)) {
        background_.forget();
        walked_to_.reset();
        on_map_.offers.clear();
    }
    view_ = std::move(view);
    changed();
}

void MapCanvas::offer(std::vector<Offer> offers) {
    on_map_.offers = std::move(offers);
    changed();
}

void MapCanvas::lay_over(std::optional<words::Overlay> overlay) {
    on_map_.overlay = std::move(overlay);
    changed();
}

void MapCanvas::set_moment(Moment moment) {
    moment_ = moment;
    Refresh();
}

void MapCanvas::zoom_in() { zoom_middle(one_step); }

void MapCanvas::zoom_out() { zoom_middle(1 / one_step); }

void MapCanvas::fit() {
    projection_.fit();
    changed();
}

void MapCanvas::changed() {
    layout_.reset();
    Refresh();
}

// Painting the land anew takes too long to follow a hand: that waits until it rests.
void MapCanvas::moving() {
    settling_.StartOnce(settled_after);
    changed();
}

void MapCanvas::zoom_middle(double factor) {
    zoom({projection_.panel().middle_x(), projection_.panel().middle_y()}, factor);
}

void MapCanvas::zoom(const Spot& at, double factor) {
    projection_.zoom(at, factor);
    moving();
}

void MapCanvas::begin_drag(wxMouseEvent& event) {
    event.Skip();
    SetFocus();
    const auto hit = [&](const Area& area) { return contains(area.where, event.GetPosition()); };
    if (std::any_of(areas().begin(), areas().end(), hit)) return;
    dragged_from_ = event.GetPosition();
    CaptureMouse();
}

void MapCanvas::drag(wxMouseEvent& event) {
    event.Skip();
    if (!dragged_from_) return;
    const wxPoint by = event.GetPosition() - *dragged_from_;
    dragged_from_ = event.GetPosition();
    projection_.drag(by.x, by.y);
    moving();
}

// Where a city was clicked, the question below is what matters now, and the map around it.
void MapCanvas::hovered(const Area* area) {
    if (area == nullptr || city_of(area->name) != clicked_) clicked_.reset();
}

void MapCanvas::key_pressed(wxKeyEvent& event) {
    const int key = key_of(event);
    if (key == WXK_TAB) {
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
    } else if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && walked_to_) {
        if (on_city) on_city(*walked_to_);
    } else if (key == WXK_F2 && walked_to_) {
        if (on_inspect) on_inspect(*walked_to_);
    } else if (event.HasModifiers() || !(walked_by(key) || zoomed_by(key))) {
        event.Skip();
    }
}

bool MapCanvas::zoomed_by(int key) {
    if (key == '+' || key == '=') {
        zoom_in();
    } else if (key == '-') {
        zoom_out();
    } else if (key == '0') {
        fit();
    } else {
        return false;
    }
    return true;
}

bool MapCanvas::walked_by(int key) {
    if (key == WXK_LEFT) {
        walk({-1, 0});
    } else if (key == WXK_RIGHT) {
        walk({1, 0});
    } else if (key == WXK_UP) {
        walk({0, -1});
    } else if (key == WXK_DOWN) {
        walk({0, 1});
    } else {
        return false;
    }
    return true;
}

// To the nearest city in that direction; what lies aside counts double, and half the circle is open. The first step
// goes to what is offered, or to the capital.
void MapCanvas::walk(const Spot& direction) {
    if (!view_) return;
    std::optional<std::pair<double, CityId>> best;
    for (const words::CityView& city : view_->cities) {
        if (!walked_to_) {
            if (on_map_.offers.empty() ? city.capital : on_map_.offers.front().city == city.city) best = {0, city.city};
            continue;
        }
        const double x = spot(city.city).x - spot(*walked_to_).x;
        const double y = spot(city.city).y - spot(*walked_to_).y;
        const double ahead = x * direction.x + y * direction.y;
        const double aside = std::abs(x * direction.y) + std::abs(y * direction.x);
        if (ahead < 1 || aside > 2 * ahead) continue;
        if (!best || ahead + 2 * aside < best->first) best = {ahead + 2 * aside, city.city};
    }
    if (best) bring_into_view(*(walked_to_ = best->second));
    Refresh();
}

void MapCanvas::bring_into_view(CityId city) {
    const Rect inside = projection_.panel().inset(least_room);
    const Spot at = spot(city);
    const double x = std::clamp(at.x, inside.x, inside.right()) - at.x;
    const double y = std::clamp(at.y, inside.y, inside.bottom()) - at.y;
    if (x == 0 && y == 0) return;
    projection_.drag(x, y);
    changed();
}

Spot MapCanvas::spot(CityId city) const {
    const words::CityView& there = view_->cities[byzantium::index(city)];
    return projection_.at(there.lon, there.lat);
}

std::optional<CityId> MapCanvas::city_of(const std::string& area) const {
    if (!view_) return std::nullopt;
    for (const words::CityView& city : view_->cities)
        if (area == "city:" + city.id || area == "name:" + city.id) return city.city;
    return std::nullopt;
}

}  // namespace byzantium::window
