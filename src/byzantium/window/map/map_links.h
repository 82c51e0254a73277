// SPDX-License-Identifier: MIT
// Roads, desert tracks and sea lanes: where they run, and how they are told apart without colour.
#pragma once

#include "byzantium/window/map/map_projection.h"
#include "byzantium/words/table/board_view.h"
#include "gui/canvas/painter.h"

#include <vector>

namespace byzantium::window {

// The line of a link. Sea lanes bend a little.
std::vector<Spot> way(const MapProjection& projection, const words::BoardView& view, const words::LinkView& link);

// Roads are double lines, desert tracks dots, sea lanes dashes.
void draw_links(gui::Painter& painter, const MapProjection& projection, const words::BoardView& view);

}  // namespace byzantium::window
