// SPDX-License-Identifier: MIT
// How long each player has thought, and a button that stops it.
#pragma once

#include "byzantium/words/desk/clock.h"
#include "gui/canvas/walked_canvas.h"

#include <functional>
#include <string>
#include <vector>

namespace byzantium::window {

class ClockStrip : public gui::WalkedCanvas {
public:
    ClockStrip(wxWindow* parent, const gui::Theme& theme) : WalkedCanvas(parent, theme, "clock") {}

    // How high it wants to be, in logical pixels at the usual text size.
    static constexpr double height = 32;

    std::function<void()> on_pause = [] {};

    void show(std::vector<words::ClockRow> rows, std::string pause_words);

protected:
    void draw(gui::Painter& painter) override;

private:
    std::vector<words::ClockRow> rows_;
    std::string pause_words_;
};

}  // namespace byzantium::window
