// SPDX-License-Identifier: MIT
// Where everything on the map lies: worked out anew when the board, the size or the zoom changes, not for every
// picture.
#pragma once

#include "gui/map_boxes.h"
#include "gui/map_cities.h"
#include "gui/map_projection.h"
#include "present/board_view.h"

#include <string>
#include <vector>

namespace gui {

enum class Emphasis { possible, selected };
// A city that may be chosen, or has been.
struct Offer {
    byzantium::CityId city;
    std::string label;  // its price or its chance; may be empty
    Emphasis emphasis;
};

struct MapLayout {
    std::vector<CityLayout> cities;  // by CityId
    std::vector<Rect> pills;         // one an offer; those without label have no width
    MapBoxes boxes;
};

TextStyle name_style(const MapProjection& projection, const Theme& theme);
TextStyle pill_style(const MapProjection& projection, const Theme& theme);
double unit_of(const MapProjection& projection, const Theme& theme);

MapLayout map_layout(Painter& painter, const MapProjection& projection, const present::BoardView& view,
                     const std::vector<Offer>& offers);

}  // namespace gui
