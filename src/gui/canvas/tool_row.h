// SPDX-License-Identifier: MIT
// A slim row of buttons with an icon and a word each; where room is short, the last ones have only their icons, and
// before them those whose icons anybody knows.
#pragma once

#include "gui/canvas/fitted.h"
#include "present/window/command_words.h"

#include <functional>
#include <string>
#include <vector>

namespace gui {

struct Tool {
    enum class State { ready, chosen, dead };

    std::string sign;
    std::string label;  // may be empty
    std::string tip;
    State state;
    std::function<void()> run;
    present::ToolWords::Sign is_sign = present::ToolWords::Sign::own;
};

// Draws from the left edge of the box. `hovered` is the name of the area under the pointer.
void draw_tools(const Fitted& wanted, Rect box, const std::vector<Tool>& tools, const std::string& hovered);

}  // namespace gui
