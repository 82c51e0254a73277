// SPDX-License-Identifier: MIT
// The tags that are laid over the board, each across the upper corner of its field, where no piece stands.
#pragma once

#include "eko/window/board/board_places.h"
#include "eko/words/foresight/board_marks.h"
#include "gui/canvas/painter.h"

#include <vector>

namespace eko::window {

void draw_tags(gui::Painter& painter, const Hexagons& hexagons, const std::vector<words::FieldTag>& tags);

}  // namespace eko::window
