// SPDX-License-Identifier: MIT
// Shown when there is nothing to work with: the library cannot be opened. Says what is wrong and what to do.
#pragma once

#include "gui/canvas/canvas.h"

#include <functional>
#include <string>

namespace gui {

class TroublePage : public Canvas {
public:
    TroublePage(wxWindow* parent, const Theme& theme) : Canvas{parent, theme, "trouble"} {}

    void say(std::string sentence);
    std::function<void()> on_again = [] {};

private:
    void draw(Painter& painter) override;

    std::string sentence_;
};

}  // namespace gui
