// SPDX-License-Identifier: MIT
// The boxes beside the cities, where the map is empty: special actions in the south-west, tax, passes, churches and
// mosques in the south-east, the Bulgars in the north-west.
#pragma once

#include "byzantium/rules/entry.h"
#include "gui/map_projection.h"
#include "gui/painter.h"
#include "present/board_view.h"

#include <functional>

namespace gui {

struct MapBoxes {
    Rect actions;
    Rect holdings;
    Rect bulgars;
};

MapBoxes map_boxes(const MapProjection& projection);

// Somebody wants to set what lies there, which is now this.
using OnCorrect = std::function<void(const byzantium::Setting&)>;
void draw_boxes(Painter& painter, const MapBoxes& boxes, const present::BoardView& view, const OnCorrect& correct);

}  // namespace gui
