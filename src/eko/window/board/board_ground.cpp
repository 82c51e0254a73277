// SPDX-License-Identifier: MIT
#include "eko/window/board/board_ground.h"

#include "gui/canvas/picture_drawing.h"

#include <wx/image.h>

#include <cmath>
#include <memory>

namespace eko::window {

using namespace gui;

namespace {

constexpr double points_of_pixel = 0.75;  // as wx has it, whatever the screen

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
    if (!is_kept_) keep(painter, look, picture());
    painter.context().DrawBitmap(bitmap_, place.whole.x, place.whole.y, place.whole.w, place.whole.h);
    for (const Drawn& drawn : written_)
        if (drawn.letters)
            painter.note_letters(drawn.letters->text, drawn.letters->ink, drawn.letters->size * points_of_pixel);
}

void BoardGround::forget() {
    look_.reset();
    is_kept_ = false;
    bitmap_ = {};
    written_.clear();
}

void BoardGround::keep(Painter& painter, const Look& look, const paper::Picture& picture) {
    const auto pixels = [&](double length) { return static_cast<int>(std::lround(length * look.place.pixels)); };
    wxImage image{pixels(look.place.whole.w), pixels(look.place.whole.h)};
    {
        const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(image)};
        context->Scale(look.place.pixels, look.place.pixels);
        std::vector<Area> none;
        Painter onto{*context, painter.theme(), look.place.whole, none};
        onto.note_down(written_);
        draw_ground(onto, look.place, picture);
        context->Flush();
    }
    bitmap_ = painter.context().CreateBitmapFromImage(image);
    is_kept_ = true;
}

}  // namespace eko::window
