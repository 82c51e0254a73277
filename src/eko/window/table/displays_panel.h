// SPDX-License-Identifier: MIT
// What lies before each player, one card each: discs beside the board, buildings in supply, captives, points by source
// and what is missing. The card of the player who must speak has a frame. Numbers can be corrected.
#pragma once

#include "eko/rules/entry.h"
#include "eko/words/table/player_view.h"
#include "gui/canvas/fitted.h"
#include "gui/canvas/followed_card.h"
#include "gui/canvas/rect.h"
#include "gui/canvas/scrolled_part.h"
#include "gui/canvas/walked_canvas.h"

#include <functional>
#include <optional>
#include <vector>

namespace eko::window {

// What a correction starts from: the quantity with its present value.
using Correcting = std::function<void(const Setting&)>;

class DisplaysPanel : public gui::WalkedCanvas {
public:
    DisplaysPanel(wxWindow* parent, const gui::Theme& theme) : WalkedCanvas(parent, theme, "displays") {}

    Correcting on_correct = [](const Setting&) {};

    // In the order they are to stand.
    void show(std::vector<words::PlayerView> players);
    // In pixels, for that width; nothing if there are none: the height that all of them fill, and the least in which
    // discs, buildings and points of each can be read.
    std::optional<int> most_height(int width) const;
    std::optional<int> least_height(int width) const;

protected:
    void draw(gui::Painter& painter) override;
    void reveal(const gui::Rect& place) override;

private:
    // How close the rows of a card stand, in units.
    struct Shape;
    static const Shape roomy;
    static const Shape close;
    static const Shape closest;

    double least_units(const Shape& shape) const;
    double legible_unit(double width) const;
    double unit(const Shape& shape, const gui::Rect& whole) const;
    const Shape& shape_for(const gui::Rect& whole) const;
    double draw_cards(const gui::Fitted& fitted, const Shape& shape, gui::Rect rest, double grown);
    void draw_card(const gui::Fitted& fitted, const Shape& shape, gui::Rect card, const words::PlayerView& player);
    void draw_heading(const gui::Fitted& fitted, gui::Rect line, const words::PlayerView& player);
    void draw_counted(const gui::Fitted& fitted, gui::Rect line, const words::PlayerView& player);
    void draw_supply(const gui::Fitted& fitted, gui::Rect line, const words::PlayerView& player);
    void draw_line(const gui::Fitted& fitted, gui::Rect line, const std::string& text, const wxColour& colour);

    std::vector<words::PlayerView> players_;
    gui::ScrolledPart part_{*this};  // with large text
    gui::FollowedCard asked_{*this, part_};
};

}  // namespace eko::window
