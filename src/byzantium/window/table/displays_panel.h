// SPDX-License-Identifier: MIT
// The army displays of all players, one card each, all of one height; the framed one is the player's who must speak.
// Every number on them can be corrected.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/window/table/display_marks.h"
#include "byzantium/words/table/player_view.h"
#include "gui/canvas/walked_canvas.h"

#include <vector>

namespace byzantium::window {

class DisplaysPanel : public gui::WalkedCanvas {
public:
    DisplaysPanel(wxWindow* parent, const gui::Theme& theme) : WalkedCanvas(parent, theme, "displays") {}

    // With the quantity that was clicked and its present value.
    Correcting on_correct = [](const byzantium::Setting&) {};

    // In the order they are to stand.
    void show(std::vector<words::PlayerView> players);

protected:
    void draw(gui::Painter& painter) override;

private:
    std::vector<words::PlayerView> players_;
};

}  // namespace byzantium::window
