// SPDX-License-Identifier: MIT
// What stands in the bar beside the question: the number of the turn at its left, everybody's points at its right.
#pragma once

#include "eko/window/table/displays_panel.h"
#include "eko/words/table/player_view.h"
#include "gui/table/parts.h"

#include <string>
#include <vector>

namespace eko::window {

class TurnAndPoints : public gui::HeaderEnds {
public:
    // With the quantity that was clicked and its present value.
    Correcting on_correct = [](const Setting&) {};

    void show(int turn, std::vector<words::PlayerView> players);

    double left_width(const gui::Fitted& fitted) const override;
    double right_width(const gui::Fitted& fitted) const override;
    void draw_left(const gui::Fitted& fitted, const gui::Rect& box) override;
    void draw_right(const gui::Fitted& fitted, const gui::Rect& box) override;

private:
    int turn_ = 0;
    std::string turn_words_;
    std::vector<words::PlayerView> players_;
};

}  // namespace eko::window
