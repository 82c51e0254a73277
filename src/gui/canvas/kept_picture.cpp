// SPDX-License-Identifier: MIT
#include "gui/canvas/kept_picture.h"

#include <wx/image.h>

#include <cmath>
#include <cstddef>
#include <cstring>
#include <memory>

namespace gui {
namespace {

constexpr double points_of_pixel = 0.75;  // as wx has it, whatever the screen

wxImage blank(int wide, int high, Backdrop backdrop) {
    wxImage image{wide, high};
    if (backdrop == Backdrop::opaque) return image;
    image.InitAlpha();
    std::memset(image.GetAlpha(), wxALPHA_TRANSPARENT, static_cast<std::size_t>(wide) * static_cast<std::size_t>(high));
    return image;
}

}  // namespace

KeptPicture::KeptPicture(Painter& painter, const Rect& place, double pixels, Backdrop backdrop,
                         const std::function<void(Painter&)>& drawing) {
    const auto whole = [&](double length) { return static_cast<int>(std::lround(length * pixels)); };
    wxImage image = blank(whole(place.w), whole(place.h), backdrop);
    place_ = {place.x, place.y, image.GetWidth() / pixels, image.GetHeight() / pixels};
    {
        const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(image)};
        context->Scale(pixels, pixels);
        context->Translate(-place.x, -place.y);
        std::vector<Area> none;
        Painter onto{*context, painter.theme(), place, none};
        onto.note_down(written_);
        drawing(onto);
        context->Flush();
    }
    bitmap_ = painter.context().CreateBitmapFromImage(image);
}

void KeptPicture::draw(Painter& painter, double x, double y) const {
    painter.context().DrawBitmap(bitmap_, x, y, place_.w, place_.h);
    for (const Drawn& drawn : written_) {
        if (!drawn.letters) continue;
        Rect ink = drawn.letters->ink;
        ink.x += x - place_.x;
        ink.y += y - place_.y;
        painter.note_letters(drawn.letters->text, ink, drawn.letters->size * points_of_pixel);
    }
}

}  // namespace gui
