// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_land.h"

#include "byzantium/window/map/map_edges.h"

#include <wx/brush.h>
#include <wx/graphics.h>

#include <cmath>
#include <memory>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr int degrees_a_line = 5;  // of the graticule
constexpr double least_distance =
    1;  // pixels: between points that lie closer nobody sees a bend, and every pen slows down

// No pen or brush of wx's own stock, and so no Painter: every thread would count itself among their users.
class LandPainter {
public:
    LandPainter(wxGraphicsContext& context, const LandLook& look)
        : context_{context}, projection_{look.projection}, pixels_{look.pixels}, theme_{theme(look.tone, 1)} {}

    void paint(const std::optional<protocol::Land>& land) {
        fill(box(projection_.panel()), theme_.page);
        const Rect sheet = projection_.sheet();
        context_.Clip(sheet.x, sheet.y, sheet.w, sheet.h);
        fill(box(sheet), theme_.sea);
        if (land) paint_land(path_of(*land));
        paint_graticule(sheet);
    }

private:
    // Pale lines in the water, wide ones first, look like depth.
    void paint_land(const wxGraphicsPath& coast) {
        for (const double width : {16.0, 9.0, 4.0}) stroke(coast, faded(theme_.shallows, 70), width);
        fill(coast, theme_.land);
        stroke(coast, theme_.coast, 1.1);
    }

    void paint_graticule(const Rect& sheet) {
        const wxColour colour = faded(theme_.coast, 36);
        for (int lon = 15; lon <= 50; lon += degrees_a_line) {
            const double x = projection_.at(lon, 30).x;
            stroke(line({x, sheet.y}, {x, sheet.bottom()}), colour, 1);
        }
        for (int lat = 20; lat <= 45; lat += degrees_a_line) {
            const double y = projection_.at(34, lat).y;
            stroke(line({sheet.x, y}, {sheet.right(), y}), colour, 1);
        }
    }

    void fill(const wxGraphicsPath& path, const wxColour& colour) {
        context_.SetBrush(context_.CreateBrush(wxBrush{colour}));
        context_.FillPath(path);
    }

    void stroke(const wxGraphicsPath& path, const wxColour& colour, double width) {
        context_.SetPen(context_.CreatePen(wxGraphicsPenInfo{colour}.Width(width).Join(wxJOIN_ROUND)));
        context_.StrokePath(path);
    }

    wxGraphicsPath box(const Rect& rect) {
        auto path = context_.CreatePath();
        path.AddRectangle(rect.x, rect.y, rect.w, rect.h);
        return path;
    }

    wxGraphicsPath line(const Spot& from, const Spot& to) {
        auto path = context_.CreatePath();
        path.MoveToPoint(from.x, from.y);
        path.AddLineToPoint(to.x, to.y);
        return path;
    }

    wxGraphicsPath path_of(const protocol::Land& land) {
        auto path = context_.CreatePath();
        for (const protocol::Ring& ring : land.rings) {
            Spot last = projection_.at(ring.points.front().lon, ring.points.front().lat);
            path.MoveToPoint(last.x, last.y);
            for (const protocol::Point& point : ring.points) {
                const Spot next = projection_.at(point.lon, point.lat);
                if (std::hypot(next.x - last.x, next.y - last.y) < least_distance / pixels_) continue;
                path.AddLineToPoint(next.x, next.y);
                last = next;
            }
            path.CloseSubpath();
        }
        return path;
    }

    wxGraphicsContext& context_;
    const MapProjection& projection_;
    const double pixels_;  // that a logical one has
    const Theme theme_;
};

// Whatever paints into an image writes to it when it goes.
void paint(wxImage& image, const std::optional<protocol::Land>& land, const LandLook& look) {
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(image)};
    context->Scale(look.pixels, look.pixels);
    context->Translate(-look.projection.panel().x, -look.projection.panel().y);
    LandPainter{*context, look}.paint(land);
    context->Flush();
}

}  // namespace

wxImage painted_land(const std::optional<protocol::Land>& land, const LandLook& look) {
    const Rect& panel = look.projection.panel();
    const Rect sheet = look.projection.sheet();
    const auto pixels = [&](double length) { return static_cast<int>(std::ceil(length * look.pixels)); };
    wxImage image{pixels(panel.w), pixels(panel.h)};
    paint(image, land, look);
    const auto column = [&](double x, double inwards) {
        return static_cast<int>(std::lround((x - panel.x) * look.pixels + inwards));
    };
    fade_out(image, column(sheet.x, 2), column(sheet.right(), -2), theme(look.tone, 1).page);
    return image;
}

}  // namespace byzantium::window
