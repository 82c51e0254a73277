// SPDX-License-Identifier: MIT
// The question of a roll: dice to be turned, counted or rolled, in the place of rows.
#pragma once

#include "byzantium/words/desk/desk.h"
#include "gui/table/parts.h"

#include <wx/timer.h>

#include <functional>

namespace byzantium::window {

class DiceQuestion : public gui::DrawnQuestion {
public:
    DiceQuestion();

    // Without a desk nothing is asked. It must outlive the question, or be taken away before.
    void show(const words::Desk* desk);

    // Does something with the desk, however it ends.
    std::function<void(const std::function<void(words::Desk&)>&)> act = [](const auto&) {};
    std::function<void()> on_roll = [] {};
    // It looks different now.
    std::function<void()> on_look = [] {};

    // The dice seem to roll for half a second before they are shown as they lie; whatever is done ends it.
    void tumble();
    void stop_tumbling();

    // How many rows of dice are to be seen, and nothing else; 0 if there is more, or no dice are asked for.
    std::size_t rows_alone() const;
    bool is_asked() const override { return desk_ != nullptr && desk_->dice() != nullptr; }
    void draw(gui::Painter& painter, const gui::Rect& box) override;

private:
    const words::Desk* desk_ = nullptr;
    wxTimer tumbling_;
    int tumbles_left_ = 0;
};

}  // namespace byzantium::window
