// SPDX-License-Identifier: MIT
// A list to choose from that hangs below a button: which of its rows is marked, and which are seen where there are
// more than fit.
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
    // Down, or up where it is below 0; round about.
    void move(int by);
    void move_to(std::size_t row);
    // To the next row that begins with this letter, if there is one.
    void seek(char letter);

    // Below that place, or as high as it must be to fit. A click on a row chooses it.
    void draw(Painter& painter, const Rect& below, const std::function<void(std::size_t)>& choose);

private:
    std::vector<std::string> labels_;
    std::size_t marked_ = 0;
    std::size_t top_ = 0;
};

}  // namespace gui
