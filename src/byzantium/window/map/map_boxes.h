// SPDX-License-Identifier: MIT
// The boxes beside the cities, where the map is empty: special actions in the south-west, tax, passes, churches and
// mosques in the south-east, the Bulgars in the north-west.
#pragma once

#include "byzantium/window/map/map_projection.h"
#include "byzantium/window/table/touch.h"
#include "byzantium/words/table/board_view.h"
#include "gui/canvas/painter.h"

namespace byzantium::window {

struct MapBoxes {
    gui::Rect actions;
    gui::Rect holdings;
    gui::Rect bulgars;
};

MapBoxes map_boxes(const MapProjection& projection);

void draw_boxes(gui::Painter& painter, const MapBoxes& boxes, const words::BoardView& view, const Touching& touching);

}  // namespace byzantium::window
