// SPDX-License-Identifier: MIT
// Dice as they lie on the table: two rows, faces with pips, hits marked, or two counters of hits.
#pragma once

#include "byzantium/words/desk/dice_view.h"
#include "gui/canvas/painter.h"

#include <cstddef>
#include <functional>
#include <optional>

namespace byzantium::window {

struct DiceClicks {
    std::function<void(words::DiceSide, std::size_t die)> turn;
    std::function<void(words::DiceSide)> count;
    std::function<void()> roll;
    std::function<void()> other_way;
    std::function<void()> done;
};

// While they tumble, at which moment of it: any faces are shown, and no hits.
using Tumble = std::optional<int>;
void draw_dice_tray(gui::Painter& painter, gui::Rect box, const words::DiceView& view, const DiceClicks& clicks,
                    Tumble tumble);
// As large as the box allows, for a whole table, with words of that size: nothing answers to clicks.
void draw_dice_from_afar(gui::Painter& painter, gui::Rect box, const words::DiceView& view, double letters);

}  // namespace byzantium::window
