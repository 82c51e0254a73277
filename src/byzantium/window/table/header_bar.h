// SPDX-License-Identifier: MIT
// The bar above everything: which turn it is, what is asked and of whom, both VP tracks; under the question the row of
// tools.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/window/table/display_marks.h"
#include "byzantium/words/table/head_view.h"
#include "gui/canvas/fitted.h"
#include "gui/canvas/tool_row.h"
#include "gui/canvas/walked_canvas.h"

#include <optional>

namespace byzantium::window {

class HeaderBar : public gui::WalkedCanvas {
public:
    HeaderBar(wxWindow* parent, const gui::Theme& theme) : WalkedCanvas(parent, theme, "header") {}

    // How high it wants to be, in logical pixels at the usual text size.
    static constexpr double height = 66;

    // With the quantity that was clicked and its present value.
    Correcting on_correct = [](const byzantium::Setting&) {};

    void show(words::HeadView head);
    void show_tools(std::vector<gui::Tool> tools);

protected:
    void draw(gui::Painter& painter) override;

private:
    void draw_turns(const gui::Fitted& fitted, gui::Rect box);
    void draw_question(const gui::Fitted& fitted, gui::Rect box);
    void draw_repair(const gui::Fitted& fitted, const gui::Rect& box);
    // Of both tracks, with what lies beside them.
    double headings_width(const gui::Fitted& fitted) const;
    void draw_track(const gui::Fitted& fitted, gui::Rect heading, gui::Rect box, const words::TrackView& track);

    std::vector<gui::Tool> tools_;
    std::optional<words::HeadView> head_;  // none before the first table is shown
};

}  // namespace byzantium::window
