// SPDX-License-Identifier: MIT
// Dice as they lie on the table: two rows, faces with pips, hits marked, or two counters of hits.
#pragma once

#include "gui/painter.h"
#include "present/detail.h"
#include "present/dice_tray.h"

#include <cstddef>
#include <functional>
#include <optional>

namespace gui {

struct DiceClicks {
    std::function<void(present::DiceSide, std::size_t die)> turn;
    std::function<void(present::DiceSide)> count;
    std::function<void()> roll;
    std::function<void()> other_way;
    std::function<void()> done;
};

// A distribution as bars, the highest as high as there is room.
void draw_bars(Painter& painter, Rect box, const present::Detail& chance);

// While they tumble, at which moment of it: any faces are shown, and no hits.
using Tumble = std::optional<int>;
void draw_dice_tray(Painter& painter, Rect box, const present::DiceTray& tray, const DiceClicks& clicks, Tumble tumble);

}  // namespace gui
