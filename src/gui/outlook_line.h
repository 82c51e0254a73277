// SPDX-License-Identifier: MIT
// What had better stay in sight, while there is anything; a click shows what stands behind it.
#pragma once

#include "gui/walked_canvas.h"
#include "present/outlook.h"

#include <functional>
#include <string>
#include <vector>

namespace gui {

class OutlookLine : public WalkedCanvas {
public:
    OutlookLine(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "outlook") {}

    std::function<void(present::OutlookKind)> on_click = [](present::OutlookKind) {};

    void show(std::vector<present::Outlook> outlooks);
    bool is_empty() const { return outlooks_.empty(); }
    // In logical pixels, for that width.
    int best_height(int width);

protected:
    void draw(Painter& painter) override;

private:
    double height_of(Painter& painter, const present::Outlook& outlook, double width) const;

    std::vector<present::Outlook> outlooks_;
};

}  // namespace gui
