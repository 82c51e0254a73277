// SPDX-License-Identifier: MIT
// Roads, desert tracks and sea lanes: where they run, and how they are told apart without colour.
#pragma once

#include "gui/map_projection.h"
#include "gui/painter.h"
#include "present/board_view.h"

#include <vector>

namespace gui {

// The line of a link. Sea lanes bend a little.
std::vector<Spot> way(const MapProjection& projection, const present::BoardView& view, const present::LinkView& link);

// Roads are double lines, desert tracks dots, sea lanes dashes.
void draw_links(Painter& painter, const MapProjection& projection, const present::BoardView& view);

}  // namespace gui
