// SPDX-License-Identifier: MIT
// The army displays of all players, one card each; the large one is the player's who must speak. Every number on
// them can be corrected.
#pragma once

#include "byzantium/rules/entry.h"
#include "gui/display_marks.h"
#include "gui/walked_canvas.h"
#include "present/player_view.h"

#include <vector>

namespace gui {

class DisplaysPanel : public WalkedCanvas {
public:
    DisplaysPanel(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "displays") {}

    // With the quantity that was clicked and its present value.
    Correcting on_correct = [](const byzantium::Setting&) {};

    // In the order they are to stand.
    void show(std::vector<present::PlayerView> players);

protected:
    void draw(Painter& painter) override;

private:
    std::vector<present::PlayerView> players_;
};

}  // namespace gui
