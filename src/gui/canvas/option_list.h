// SPDX-License-Identifier: MIT
// A drop-down list below a button: which of its rows is selected, and which rows are visible if there are more than
// fit.
#pragma once

#include "gui/canvas/painter.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace gui {

class OptionList {
public:
    // At least one label.
    void open(std::vector<std::string> labels, std::size_t marked);
    std::size_t marked() const { return marked_; }
    // Moves down, or up if it is negative; wraps around.
    void move(int by);
    void move_to(std::size_t row);
    // To the next row that begins with this letter, if there is one.
    void seek(char letter);

    // Draws the list below that place, or higher up if it would not fit. A click on a row chooses it.
    void draw(Painter& painter, const Rect& below, const std::function<void(std::size_t)>& choose);

private:
    std::vector<std::string> labels_;
    std::size_t marked_ = 0;
    std::size_t top_ = 0;
};

}  // namespace gui
