// SPDX-License-Identifier: MIT
#include "eko/window/board/board_ground.h"

#include "gui/canvas/picture_drawing.h"

namespace eko::window {

using namespace gui;

namespace {

void draw_ground(Painter& painter, const GroundPlace& place, const paper::Picture& picture) {
    painter.fill(place.whole, painter.theme().land);
    draw_picture(painter, place.picture, picture);
}

}  // namespace

void BoardGround::draw(Painter& painter, const GroundPlace& place, const std::function<paper::Picture()>& picture) {
    const Look look{place, painter.theme().tone, painter.theme().pieces};
    if (look_ != look) {
        forget();
        look_ = look;
        return draw_ground(painter, place, picture());
    }
    if (!kept_)
        kept_.emplace(painter, place.whole, place.pixels, Backdrop::opaque,
                      [&, drawn = picture()](Painter& onto) { draw_ground(onto, place, drawn); });
    kept_->draw(painter, place.whole.x, place.whole.y);
}

void BoardGround::forget() {
    look_.reset();
    kept_.reset();
}

}  // namespace eko::window
