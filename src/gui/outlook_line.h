// SPDX-License-Identifier: MIT
// One line that warns while there is something to warn of; a click shows the account behind it.
#pragma once

#include "gui/walked_canvas.h"

#include <functional>
#include <string>

namespace gui {

class OutlookLine : public WalkedCanvas {
public:
    OutlookLine(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "outlook") {}

    std::function<void()> on_click = [] {};

    void show(std::string sentence);
    bool is_empty() const { return sentence_.empty(); }
    // In logical pixels, for that width.
    int best_height(int width);

protected:
    void draw(Painter& painter) override;

private:
    std::string sentence_;
};

}  // namespace gui
