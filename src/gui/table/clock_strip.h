// SPDX-License-Identifier: MIT
// Shows how long each player has thought, with a button that pauses the clock.
#pragma once

#include "gui/canvas/walked_canvas.h"
#include "present/journal/clock.h"

#include <functional>
#include <string>
#include <vector>

namespace gui {

class ClockStrip : public WalkedCanvas {
public:
    ClockStrip(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "clock") {}

    // The height it needs, in logical pixels at the usual text size.
    static constexpr double height = 32;

    std::function<void()> on_pause = [] {};

    void show(std::vector<present::ClockRow> rows, std::string pause_words);

protected:
    void draw(Painter& painter) override;

private:
    std::vector<present::ClockRow> rows_;
    std::string pause_words_;
};

}  // namespace gui
