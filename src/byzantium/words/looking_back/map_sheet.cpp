// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/map_sheet.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace byzantium::words {

namespace {

using paper::Point;
using Ring = std::vector<Point>;

constexpr double radian = std::numbers::pi / 180;
constexpr double beyond = 4;     // of the land outside of the picture, so that its edge is no coast
constexpr double nearest = 0.8;  // of two corners

// How far inside of one edge a point lies; below 0 outside.
using Inside = double (*)(const Point&, double limit);

// Sutherland and Hodgman: the part of a ring on one side of an edge.
Ring cut(const Ring& ring, Inside inside, double limit) {
    Ring kept;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point& from = ring[i];
        const Point& to = ring[(i + 1) % ring.size()];
        const double a = inside(from, limit);
        const double b = inside(to, limit);
        if (a >= 0) kept.push_back(from);
        if ((a >= 0) != (b >= 0)) {
            const double part = a / (a - b);
            kept.push_back({from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
        }
    }
    return kept;
}

Ring thinned(const Ring& ring) {
    Ring kept;
    for (const Point& point : ring)
        if (kept.empty() || std::hypot(point.x - kept.back().x, point.y - kept.back().y) >= nearest)
            kept.push_back(point);
    return kept;
}

}  // namespace

double mercator(double lat) { return std::asinh(std::tan(lat * radian)) / radian; }

double latitude(double mercator) { return std::atan(std::sinh(mercator * radian)) / radian; }

MapSheet::MapSheet(protocol::Point middle, double step, double width, double height)
    : lon_{middle.lon}, stretched_lat_{mercator(middle.lat)}, step_{step}, width_{width}, height_{height} {}

Point MapSheet::at(double lon, double lat) const {
    return {width_ / 2 + (lon - lon_) * step_, height_ / 2 - (mercator(lat) - stretched_lat_) * step_};
}

bool MapSheet::shows(const Point& point) const {
    return point.x >= 0 && point.x <= width_ && point.y >= 0 && point.y <= height_;
}

std::vector<Ring> MapSheet::land(const protocol::Land& land) const {
    std::vector<Ring> rings;
    for (const protocol::Ring& coast : land.rings) {
        Ring ring;
        for (const protocol::Point& point : coast.points) ring.push_back(at(point.lon, point.lat));
        ring = cut(
            ring, [](const Point& p, double limit) { return p.x - limit; }, -beyond);
        ring = cut(
            ring, [](const Point& p, double limit) { return limit - p.x; }, width_ + beyond);
        ring = cut(
            ring, [](const Point& p, double limit) { return p.y - limit; }, -beyond);
        ring = cut(
            ring, [](const Point& p, double limit) { return limit - p.y; }, height_ + beyond);
        ring = thinned(ring);
        if (ring.size() >= 3) rings.push_back(std::move(ring));
    }
    return rings;
}

}  // namespace byzantium::words
