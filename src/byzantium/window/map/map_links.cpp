// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_links.h"

#include "byzantium/rules/ids.h"

#include <cmath>

namespace byzantium::window {

using namespace gui;

namespace {

using byzantium::LinkKind;
using words::BoardView;
using words::LinkView;

// Of a sea lane's length. The short one at the capital bends more, or it could not be seen between its cities.
constexpr double bend = 0.06;
constexpr double short_bend = 0.3;
constexpr int pieces = 12;  // that a sea lane is drawn in

Spot spot(const MapProjection& projection, const BoardView& view, byzantium::CityId city) {
    const words::CityView& there = view.cities[byzantium::index(city)];
    return projection.at(there.lon, there.lat);
}

wxGraphicsPath path_of(Painter& painter, const std::vector<Spot>& way) {
    auto path = painter.context().CreatePath();
    path.MoveToPoint(way.front().x, way.front().y);
    for (const Spot& at : way) path.AddLineToPoint(at.x, at.y);
    return path;
}

void stroke(Painter& painter, const wxGraphicsPath& path, const wxGraphicsPenInfo& pen) {
    painter.context().SetPen(painter.context().CreatePen(pen));
    painter.context().StrokePath(path);
}

wxGraphicsPenInfo line(const wxColour& colour, double width) {
    return wxGraphicsPenInfo{colour}.Width(width).Cap(wxCAP_ROUND);
}

// Strokes and gaps in widths of the pen; wx keeps only the address of dashes.
constexpr wxDash dashes[] = {4, 3};
constexpr wxDash short_dashes[] = {2, 2};

wxGraphicsPenInfo broken(const wxColour& colour, double width, const wxDash (&pattern)[2]) {
    return wxGraphicsPenInfo{colour, width, wxPENSTYLE_USER_DASH}.Dashes(2, pattern).Cap(wxCAP_BUTT);
}

void dot(Painter& painter, const std::vector<Spot>& way, const wxColour& colour, double radius) {
    const Spot& from = way.front();
    const Spot by{way.back().x - from.x, way.back().y - from.y};
    const int dots = std::max(2, static_cast<int>(std::hypot(by.x, by.y) / (radius * 4)));
    for (int i = 0; i <= dots; ++i) {
        const Spot at{from.x + by.x * i / dots, from.y + by.y * i / dots};
        painter.fill({at.x - radius, at.y - radius, 2 * radius, 2 * radius}, colour, radius);
    }
}

void draw_link(Painter& painter, const MapProjection& projection, const BoardView& view, const LinkView& link) {
    const Theme& theme = painter.theme();
    const double unit = std::max(0.9, projection.glyph());
    const auto path = path_of(painter, way(projection, view, link));
    switch (link.kind) {
        case LinkKind::road:
            stroke(painter, path, line(theme.road, 4 * unit));
            stroke(painter, path, line(theme.land, 1.6 * unit));
            break;
        case LinkKind::desert:
            dot(painter, way(projection, view, link), theme.desert, 1.7 * unit);
            break;
        case LinkKind::sea:
            if (link.dear) stroke(painter, path, line(theme.halo, 6 * unit));
            stroke(painter, path, broken(theme.lane, (link.dear ? 3 : 2) * unit, link.dear ? short_dashes : dashes));
            break;
    }
}

}  // namespace

std::vector<Spot> way(const MapProjection& projection, const BoardView& view, const LinkView& link) {
    const Spot from = spot(projection, view, link.from);
    const Spot to = spot(projection, view, link.to);
    if (link.kind != LinkKind::sea) return {from, to};
    const double by = link.dear ? short_bend : bend;
    const Spot side{-(to.y - from.y) * by, (to.x - from.x) * by};
    std::vector<Spot> points;
    for (int i = 0; i <= pieces; ++i) {
        const double t = static_cast<double>(i) / pieces;
        const double aside = 4 * t * (1 - t);
        points.push_back(
            {from.x + (to.x - from.x) * t + side.x * aside, from.y + (to.y - from.y) * t + side.y * aside});
    }
    return points;
}

void draw_links(Painter& painter, const MapProjection& projection, const BoardView& view) {
    for (const LinkView& link : view.links)
        if (link.kind == LinkKind::sea) draw_link(painter, projection, view, link);
    for (const LinkView& link : view.links)
        if (link.kind != LinkKind::sea) draw_link(painter, projection, view, link);
}

}  // namespace byzantium::window
