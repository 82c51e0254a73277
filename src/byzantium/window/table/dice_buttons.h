// SPDX-License-Identifier: MIT
// What can be pressed below dice.
#pragma once

#include "gui/canvas/painter.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace byzantium::window {

struct TrayButton {
    std::string key;
    std::string text;
    std::string name;  // of its area
    std::function<void()> click;
};

// The first of them, from the left, in letters in which all would stand in the row: none moves when the last one comes.
void draw_tray_buttons(gui::Painter& painter, gui::Rect row, const std::vector<TrayButton>& all, std::size_t shown);

}  // namespace byzantium::window
