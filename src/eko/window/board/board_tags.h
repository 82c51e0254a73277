// SPDX-License-Identifier: MIT
// The tags that are laid over the board, each across the upper corner of its field, where no piece stands. Where fields
// are so small that a tag could not be read, it grows over those around it that have nothing to show; where it cannot,
// it stands on a free place near by, and a short line leads to its field.
#pragma once

#include "eko/rules/ids.h"
#include "eko/window/board/board_places.h"
#include "eko/window/board/tag_places.h"
#include "eko/words/foresight/board_marks.h"
#include "gui/canvas/painter.h"

#include <vector>

namespace eko::window {

void draw_tags(gui::Painter& painter, const Hexagons& hexagons, std::vector<words::FieldTag> tags,
               const ToLeaveInSight& in_sight);

}  // namespace eko::window
