// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_projection.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace byzantium::window {

using namespace gui;

namespace {

// What the land file holds, and what has to be seen of it at first.
constexpr double west = 14;
constexpr double east = 54;
constexpr double north = 46;
constexpr double south = 17;
constexpr double seen_width = 33;
constexpr double seen_north = 43.7;
constexpr double seen_south = 20.2;
constexpr double mean_longitude = (west + east) / 2;

constexpr double most_stretch = 1.7;  // wide panels widen the map up to this: names need the room
constexpr double most_zoom = 6;

// Degrees of latitude as Mercator draws them.
double mercator(double lat) {
    constexpr double radian = std::numbers::pi / 180;
    return std::asinh(std::tan(lat * radian)) / radian;
}

}  // namespace

void MapProjection::set_panel(const Rect& panel) {
    if (panel == panel_) return;
    panel_ = panel;
    const double high = mercator(seen_north) - mercator(seen_south);
    step_.y = panel.h / high;
    step_.x = std::min(panel.w / (east - west), step_.y * most_stretch);
    if (step_.x < step_.y) step_.x = step_.y = std::min(step_.y, panel.w / seen_width);
    corner_ = {panel.middle_x(), panel.y + (panel.h - high * step_.y) / 2};
    stay_on_sheet();
}

void MapProjection::fit() {
    zoom_ = 1;
    moved_ = {};
}

void MapProjection::zoom(const Spot& pointer, double factor) {
    const double next = std::clamp(zoom_ * factor, 1.0, most_zoom);
    const double by = next / zoom_;
    moved_ = {(pointer.x - panel_.x + moved_.x) * by - (pointer.x - panel_.x),
              (pointer.y - panel_.y + moved_.y) * by - (pointer.y - panel_.y)};
    zoom_ = next;
    stay_on_sheet();
}

void MapProjection::drag(double by_x, double by_y) {
    moved_ = {moved_.x - by_x, moved_.y - by_y};
    stay_on_sheet();
}

// What was seen of the fitted map is all that can be dragged into the panel.
void MapProjection::stay_on_sheet() {
    moved_.x = std::clamp(moved_.x, 0.0, panel_.w * (zoom_ - 1));
    moved_.y = std::clamp(moved_.y, 0.0, panel_.h * (zoom_ - 1));
}

Spot MapProjection::fitted(double lon, double lat) const {
    return {corner_.x + (lon - mean_longitude) * step_.x, corner_.y + (mercator(seen_north) - mercator(lat)) * step_.y};
}

Spot MapProjection::at(double lon, double lat) const {
    const Spot spot = fitted(lon, lat);
    return {panel_.x + (spot.x - panel_.x) * zoom_ - moved_.x, panel_.y + (spot.y - panel_.y) * zoom_ - moved_.y};
}

Rect MapProjection::zoomed(const Rect& fitted) const {
    return {panel_.x + (fitted.x - panel_.x) * zoom_ - moved_.x, panel_.y + (fitted.y - panel_.y) * zoom_ - moved_.y,
            fitted.w * zoom_, fitted.h * zoom_};
}

Rect MapProjection::unzoomed(const Rect& zoomed) const {
    return {panel_.x + (zoomed.x - panel_.x + moved_.x) / zoom_, panel_.y + (zoomed.y - panel_.y + moved_.y) / zoom_,
            zoomed.w / zoom_, zoomed.h / zoom_};
}

Rect MapProjection::sheet() const {
    const Spot first = at(west, north);
    const Spot last = at(east, south);
    return {first.x, first.y, last.x - first.x, last.y - first.y};
}

double MapProjection::glyph() const {
    const double size = std::clamp(std::min(panel_.w / 860, panel_.h / 480), 0.6, 2.5);
    return std::pow(size, 0.8) * std::sqrt(zoom_);
}

}  // namespace byzantium::window
