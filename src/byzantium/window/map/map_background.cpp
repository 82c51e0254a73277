// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_background.h"

#include "byzantium/window/map/map_links.h"

#include <cmath>
#include <memory>
#include <utility>

namespace byzantium::window {

using namespace gui;

void MapBackground::begin(const LandLook& look) {
    if (begun_ || look_) return;
    begun_ = look;
    begun_land_ = std::async(std::launch::async | std::launch::deferred,
                             [land = land_, look] { return painted_land(land.get(), look); });
}

void MapBackground::draw(Painter& painter, const MapProjection& projection, const words::BoardView& view, double pixels,
                         Finish finish) {
    const LandLook look{projection, painter.theme().tone, pixels};
    if (look_ != look && (finish == Finish::fine || !look_ || look_->projection.panel() != projection.panel())) {
        picture_ = painted(painter, look, view);
        look_ = look;
    }
    const Rect at = projection.zoomed(look_->projection.unzoomed(look_->projection.panel()));
    if (look_ != look) painter.fill(projection.panel(), painter.theme().sea);
    painter.context().DrawBitmap(picture_, at.x, at.y, at.w, at.h);
}

// What was begun is asked for once: a picture of the program's start need not be kept any longer.
wxImage MapBackground::land(const LandLook& look) {
    if (begun_land_.valid()) {
        wxImage image = begun_land_.get();
        if (begun_ == look) return image;
    }
    return painted_land(land_.get(), look);
}

wxGraphicsBitmap MapBackground::painted(Painter& painter, const LandLook& look, const words::BoardView& view) {
    const Rect& panel = look.projection.panel();
    const Rect sheet = look.projection.sheet();
    wxImage image = land(look);
    {
        const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(image)};
        context->Scale(look.pixels, look.pixels);
        context->Translate(-panel.x, -panel.y);
        std::vector<Area> none;
        Painter onto{*context, painter.theme(), panel, none};
        context->Clip(sheet.x, sheet.y, sheet.w, sheet.h);
        draw_links(onto, look.projection, view);
        context->Flush();
    }
    return painter.context().CreateBitmapFromImage(image);
}

}  // namespace byzantium::window
