// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_pictures.h"

#include <wx/image.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr double halo = 1.6;  // pixels round the letters
constexpr int directions = 8;
constexpr double room_round_body = 10;      // round a city's body, units: number of tokens, cube, walls
constexpr std::size_t most_pictures = 500;  // a long game shows more than that; then they are painted anew

// All that draw_city looks at but the pawns, which it leaves out.
std::string key_of(const words::CityView& city) {
    std::string key = "city";
    const int control = city.control ? static_cast<int>(*city.control) : -1;
    for (const int part : {static_cast<int>(city.side), city.tokens, city.strength, control,
                           static_cast<int>(city.capital), static_cast<int>(city.fortified)})
        key += ' ' + std::to_string(part);
    return key;
}

void paint_name(Painter& painter, const Rect& box, const std::string& name, const TextStyle& style) {
    TextStyle around = style;
    around.colour = painter.theme().halo;
    for (int i = 0; i < directions; ++i) {
        const double angle = i * 2 * std::acos(-1.0) / directions;
        painter.text(box.moved(halo * std::cos(angle), halo * std::sin(angle)), name, around);
    }
    painter.text(box, name, style);
}

}  // namespace

void MapPictures::prepare(const Theme& theme, double unit, double pixels) {
    const Look look{theme.tone, theme.pieces, theme.text_scale, unit, pixels};
    if (look != look_ || pictures_.size() > most_pictures) pictures_.clear();
    look_ = look;
}

void MapPictures::draw_name(Painter& painter, const Rect& box, const std::string& name, const TextStyle& style) {
    const double wide = box.w + 2 * halo + 2;
    const double high = box.h + 2 * halo + 2;
    draw(painter, {box.middle_x() - wide / 2, box.middle_y() - high / 2, wide, high}, "name " + name,
         [&](Painter& onto, const Rect& whole) { paint_name(onto, whole, name, style); });
}

void MapPictures::draw_city(Painter& painter, const words::CityView& city, const CityLayout& layout) {
    const Rect where = layout.body.inset(-room_round_body * layout.unit);
    draw(painter, where, key_of(city), [&](Painter& onto, const Rect&) {
        CityLayout moved = layout;
        moved.at = {layout.at.x - where.x, layout.at.y - where.y};
        moved.body = layout.body.moved(-where.x, -where.y);
        draw_body(onto, city, moved);
    });
}

// On whole pixels of the screen, or everything blurs.
void MapPictures::draw(Painter& painter, const Rect& where, const std::string& key, const Paint& paint) {
    const double pixels = std::get<4>(look_);
    auto found = pictures_.find(key);
    if (found == pictures_.end()) {
        const int wide = static_cast<int>(std::ceil(where.w * pixels));
        const int high = static_cast<int>(std::ceil(where.h * pixels));
        found =
            pictures_.emplace(key, Picture{painted(painter, wide, high, paint), wide / pixels, high / pixels}).first;
    }
    const auto whole = [&](double at) { return std::round(at * pixels) / pixels; };
    const Picture& picture = found->second;
    painter.context().DrawBitmap(picture.bitmap, whole(where.x), whole(where.y), picture.w, picture.h);
}

wxGraphicsBitmap MapPictures::painted(Painter& painter, int wide, int high, const Paint& paint) const {
    const double pixels = std::get<4>(look_);
    wxImage image{wide, high};
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), wide * high, static_cast<unsigned char>(0));
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(image)};
    context->Scale(pixels, pixels);
    std::vector<Area> none;
    const Rect whole{0, 0, wide / pixels, high / pixels};
    Painter onto{*context, painter.theme(), whole, none};
    paint(onto, whole);
    context->Flush();
    return painter.context().CreateBitmapFromImage(image);
}

}  // namespace byzantium::window
