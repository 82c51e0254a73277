// SPDX-License-Identifier: MIT
#include "gui/map_names.h"

#include <wx/image.h>

#include <cmath>
#include <memory>

namespace gui {
namespace {

constexpr double halo = 1.6;  // pixels round the letters
constexpr int directions = 8;

}  // namespace

void MapNames::draw(Painter& painter, const Rect& box, const std::string& name, const TextStyle& style, double pixels) {
    const Look look{style.size, painter.theme().text_scale, painter.theme().tone, pixels};
    if (look != look_) pictures_.clear();
    look_ = look;
    auto found = pictures_.find(name);
    if (found == pictures_.end()) found = pictures_.emplace(name, painted(painter, name, style, pixels)).first;
    const Picture& picture = found->second;
    // On whole pixels of the screen, or letters blur.
    const auto whole = [&](double at) { return std::round(at * pixels) / pixels; };
    painter.context().DrawBitmap(picture.bitmap, whole(box.middle_x() - picture.w / 2),
                                 whole(box.middle_y() - picture.h / 2), picture.w, picture.h);
}

MapNames::Picture MapNames::painted(Painter& painter, const std::string& name, const TextStyle& style,
                                    double pixels) const {
    const int wide = static_cast<int>(std::ceil((painter.width(name, style) + 2 * halo + 2) * pixels));
    const int high = static_cast<int>(std::ceil((painter.line_height(style) + 2 * halo) * pixels));
    wxImage image{wide, high};
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), wide * high, static_cast<unsigned char>(0));
    const Rect whole{0, 0, wide / pixels, high / pixels};
    {
        const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(image)};
        context->Scale(pixels, pixels);
        std::vector<Area> none;
        Painter onto{*context, painter.theme(), whole, none};
        TextStyle around = style;
        around.colour = painter.theme().halo;
        for (int i = 0; i < directions; ++i) {
            const double angle = i * 2 * std::acos(-1.0) / directions;
            onto.text(whole.moved(halo * std::cos(angle), halo * std::sin(angle)), name, around);
        }
        onto.text(whole, name, style);
        context->Flush();
    }
    return {painter.context().CreateBitmapFromImage(image), whole.w, whole.h};
}

}  // namespace gui
