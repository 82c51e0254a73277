// SPDX-License-Identifier: MIT
// Where everything on the map lies: worked out anew when the board, the size or the zoom changes, not for every
// picture.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/window/map/map_boxes.h"
#include "byzantium/window/map/map_cities.h"
#include "byzantium/window/map/map_labels.h"
#include "byzantium/window/map/map_projection.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/table/board_view.h"
#include "gui/canvas/rect.h"

#include <optional>
#include <string>
#include <vector>

namespace byzantium::window {

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
    std::optional<words::Overlay> overlay;  // its numbers take the place of the offers' labels
};

struct MapLayout {
    std::vector<CityLayout> cities;  // by CityId
    std::vector<gui::Rect> pills;    // one an offer; those without label have no width
    std::vector<gui::Rect> marks;    // one a mark of the overlay
    MapBoxes boxes;
};

gui::TextStyle name_style(const MapProjection& projection, const gui::Theme& theme);
gui::TextStyle pill_style(const MapProjection& projection, const gui::Theme& theme);
gui::TextStyle mark_style(const MapProjection& projection, const gui::Theme& theme);
double unit_of(const MapProjection& projection, const gui::Theme& theme);

// Where names stood, and for what: most entries change nothing of it, and to place them is the longest part of a
// layout.
struct NamePlaces {
    std::vector<LabelWish> wishes;
    Crowd crowd;
    std::vector<gui::Rect> rects;  // one a wish
};

// `names` is of an earlier layout, or empty; afterwards it is of this one. The layout is the same with either.
MapLayout map_layout(gui::Painter& painter, const MapProjection& projection, const words::BoardView& view,
                     const OnMap& on_map, NamePlaces& names);

}  // namespace byzantium::window
