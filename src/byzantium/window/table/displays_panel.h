// SPDX-License-Identifier: MIT
// The army displays of all players, one card each, all of one height; the framed one is the player's who must speak.
// Every number on them can be corrected.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/window/table/display_marks.h"
#include "byzantium/words/table/player_view.h"
#include "gui/canvas/fitted.h"
#include "gui/canvas/followed_card.h"
#include "gui/canvas/rect.h"
#include "gui/canvas/scrolled_part.h"
#include "gui/canvas/walked_canvas.h"

#include <optional>
#include <vector>

namespace byzantium::window {

class DisplaysPanel : public gui::WalkedCanvas {
public:
    DisplaysPanel(wxWindow* parent, const gui::Theme& theme) : WalkedCanvas(parent, theme, "displays") {}

    // With the quantity that was clicked and its present value.
    Touching on_touch = [](const byzantium::Setting&, Touch) {};

    // In the order they are to stand.
    void show(std::vector<words::PlayerView> players);
    // In which all cards are seen in letters of the usual size, in pixels; nothing for four players, who scroll rather
    // than take the room of the journal.
    std::optional<int> least_height(int width) const;

protected:
    void draw(gui::Painter& painter) override;
    void reveal(const gui::Rect& place) override { part_.reveal(place); }

private:
    double least_units() const;  // of the heads and all cards at their lowest
    double draw_cards(const gui::Fitted& fitted, gui::Rect rest, double card);
    std::vector<words::PlayerView> players_;
    gui::ScrolledPart part_{*this};  // with large text
    gui::FollowedCard asked_{*this, part_};
};

}  // namespace byzantium::window
