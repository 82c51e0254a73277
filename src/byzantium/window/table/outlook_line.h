// SPDX-License-Identifier: MIT
// What had better stay in sight, while there is anything; a click shows what stands behind it.
#pragma once

#include "byzantium/words/desk/outlook.h"
#include "gui/canvas/walked_canvas.h"

#include <functional>
#include <string>
#include <vector>

namespace byzantium::window {

class OutlookLine : public gui::WalkedCanvas {
public:
    OutlookLine(wxWindow* parent, const gui::Theme& theme) : WalkedCanvas(parent, theme, "outlook") {}

    std::function<void(words::OutlookKind)> on_click = [](words::OutlookKind) {};

    void show(std::vector<words::Outlook> outlooks);
    bool is_empty() const { return outlooks_.empty(); }
    // In logical pixels, for that width.
    int best_height(int width);

protected:
    void draw(gui::Painter& painter) override;

private:
    double height_of(gui::Painter& painter, const words::Outlook& outlook, double width) const;

    std::vector<words::Outlook> outlooks_;
};

}  // namespace byzantium::window
