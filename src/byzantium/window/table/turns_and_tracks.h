// SPDX-License-Identifier: MIT
// What stands in the bar beside the question: the turns of the game at its left, both VP tracks at its right.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/window/table/display_marks.h"
#include "byzantium/words/table/head_view.h"
#include "gui/table/parts.h"

#include <optional>

namespace byzantium::window {

class TurnsAndTracks : public gui::HeaderEnds {
public:
    // With the quantity that was clicked and its present value.
    Touching on_touch = [](const byzantium::Setting&, Touch) {};

    void show(words::HeadView head) { head_ = std::move(head); }

    double left_width(const gui::Fitted& fitted) const override;
    double right_width(const gui::Fitted& fitted) const override;
    void draw_left(const gui::Fitted& fitted, const gui::Rect& box) override;
    void draw_right(const gui::Fitted& fitted, const gui::Rect& box) override;

private:
    // Of both tracks, with what lies beside them.
    double headings_width(const gui::Fitted& fitted) const;
    void draw_track(const gui::Fitted& fitted, gui::Rect heading, gui::Rect box, const words::TrackView& track);

    std::optional<words::HeadView> head_;  // none before the first table is shown
};

}  // namespace byzantium::window
