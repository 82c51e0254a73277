// SPDX-License-Identifier: MIT
#include "gui/map_background.h"

#include "gui/map_edges.h"
#include "gui/map_links.h"

#include <wx/brush.h>
#include <wx/image.h>

#include <cmath>
#include <memory>

namespace gui {
namespace {

constexpr int degrees_a_line = 5;  // of the graticule

wxColour faded(const wxColour& colour, unsigned char alpha) {
    return {colour.Red(), colour.Green(), colour.Blue(), alpha};
}

wxGraphicsPath path_of(Painter& painter, const MapProjection& projection, const protocol::Land& land) {
    auto path = painter.context().CreatePath();
    for (const protocol::Ring& ring : land.rings) {
        const Spot first = projection.at(ring.points.front().lon, ring.points.front().lat);
        path.MoveToPoint(first.x, first.y);
        for (const protocol::Point& point : ring.points) {
            const Spot next = projection.at(point.lon, point.lat);
            path.AddLineToPoint(next.x, next.y);
        }
        path.CloseSubpath();
    }
    return path;
}

void stroke(Painter& painter, const wxGraphicsPath& path, const wxColour& colour, double width) {
    painter.context().SetPen(painter.context().CreatePen(wxGraphicsPenInfo{colour}.Width(width).Join(wxJOIN_ROUND)));
    painter.context().StrokePath(path);
}

void draw_graticule(Painter& painter, const MapProjection& projection) {
    const wxColour colour = faded(painter.theme().coast, 36);
    const Rect sheet = projection.sheet();
    for (int lon = 15; lon <= 50; lon += degrees_a_line) {
        const double x = projection.at(lon, 30).x;
        painter.line(x, sheet.y, x, sheet.bottom(), colour);
    }
    for (int lat = 20; lat <= 45; lat += degrees_a_line) {
        const double y = projection.at(34, lat).y;
        painter.line(sheet.x, y, sheet.right(), y, colour);
    }
}

}  // namespace

void MapBackground::draw(Painter& painter, const MapProjection& projection, const present::BoardView& view,
                         double pixels, Finish finish) {
    const Key key{projection, painter.theme().tone, painter.theme().text_scale, pixels};
    if (key_ != key && (finish == Finish::fine || !key_ || key_->projection.panel() != projection.panel())) {
        picture_ = painted(painter, key, view);
        key_ = key;
    }
    const Rect at = projection.zoomed(key_->projection.unzoomed(key_->projection.panel()));
    painter.fill(projection.panel(), painter.theme().sea);
    painter.context().DrawBitmap(picture_, at.x, at.y, at.w, at.h);
}

wxGraphicsBitmap MapBackground::painted(Painter& painter, const Key& key, const present::BoardView& view) const {
    const Rect& panel = key.projection.panel();
    wxImage image{static_cast<int>(std::ceil(panel.w * key.pixels)), static_cast<int>(std::ceil(panel.h * key.pixels))};
    {
        const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(image)};
        context->Scale(key.pixels, key.pixels);
        context->Translate(-panel.x, -panel.y);
        std::vector<Area> none;
        Painter onto{*context, painter.theme(), panel, none};
        onto.fill(panel, onto.theme().page);
        const Rect sheet = key.projection.sheet();
        context->Clip(sheet.x, sheet.y, sheet.w, sheet.h);
        onto.fill(sheet, onto.theme().sea);
        paint_land(onto, key.projection);
        draw_graticule(onto, key.projection);
        draw_links(onto, key.projection, view);
        context->Flush();
    }
    const Rect sheet = key.projection.sheet();
    const auto pixel = [&](double x, double inwards) {
        return static_cast<int>(std::lround((x - panel.x) * key.pixels + inwards));
    };
    fade_out(image, pixel(sheet.x, 2), pixel(sheet.right(), -2), painter.theme().page);
    return painter.context().CreateBitmapFromImage(image);
}

// Pale lines in the water, wide ones first, look like depth.
void MapBackground::paint_land(Painter& painter, const MapProjection& projection) const {
    if (!land_) return;
    const Theme& theme = painter.theme();
    const auto path = path_of(painter, projection, *land_);
    for (const double width : {16.0, 9.0, 4.0}) stroke(painter, path, faded(theme.shallows, 70), width);
    painter.context().SetBrush(wxBrush{theme.land});
    painter.context().FillPath(path);
    stroke(painter, path, theme.coast, 1.1);
}

}  // namespace gui
