// SPDX-License-Identifier: MIT
// Small pictures on the map, each painted once and kept: names with their halo, cities with what lies on them. After
// an entry nearly all of them are still right, and putting a picture down is far cheaper than painting it.
#pragma once

#include "byzantium/window/map/map_cities.h"
#include "byzantium/words/table/board_view.h"
#include "gui/canvas/painter.h"
#include "present/window/preferences.h"

#include <functional>
#include <map>
#include <string>
#include <tuple>

namespace byzantium::window {

class MapPictures {
public:
    // Forgets all if what they were painted for has changed. `unit` as in CityLayout; `pixels` is how many pixels of
    // the screen a logical one has.
    void prepare(const gui::Theme& theme, double unit, double pixels);
    // In the middle of the box.
    void draw_name(gui::Painter& painter, const gui::Rect& box, const std::string& name, const gui::TextStyle& style);
    void draw_city(gui::Painter& painter, const words::CityView& city, const CityLayout& layout);

private:
    using Look =
        std::tuple<gui::Tone, present::PieceColours, double, double, double>;  // the theme, text scale, unit, pixels
    // Paints into a rectangle that begins at 0, 0.
    using Paint = std::function<void(gui::Painter&, const gui::Rect&)>;

    void draw(gui::Painter& painter, const gui::Rect& where, const std::string& key, const Paint& paint);
    wxGraphicsBitmap painted(gui::Painter& painter, int wide, int high, const Paint& paint) const;

    struct Picture {
        wxGraphicsBitmap bitmap;
        double w;
        double h;
    };

    std::map<std::string, Picture> pictures_;
    Look look_{};
};

}  // namespace byzantium::window
