// SPDX-License-Identifier: MIT
// Where everything on the map lies: worked out anew when the board, the size or the zoom changes, not for every
// picture.
#pragma once

#include "byzantium/rules/ids.h"
#include "gui/map_boxes.h"
#include "gui/map_cities.h"
#include "gui/map_projection.h"
#include "present/board_view.h"
#include "present/overlay.h"

#include <optional>
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

// What stands at cities besides what lies on them.
struct OnMap {
    std::vector<Offer> offers;
    std::optional<present::Overlay> overlay;  // its numbers take the place of the offers' labels
};

struct MapLayout {
    std::vector<CityLayout> cities;  // by CityId
    std::vector<Rect> pills;         // one an offer; those without label have no width
    std::vector<Rect> marks;         // one a mark of the overlay
    MapBoxes boxes;
};

TextStyle name_style(const MapProjection& projection, const Theme& theme);
TextStyle pill_style(const MapProjection& projection, const Theme& theme);
TextStyle mark_style(const MapProjection& projection, const Theme& theme);
double unit_of(const MapProjection& projection, const Theme& theme);

MapLayout map_layout(Painter& painter, const MapProjection& projection, const present::BoardView& view,
                     const OnMap& on_map);

}  // namespace gui
