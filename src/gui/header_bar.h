// SPDX-License-Identifier: MIT
// The bar above everything: which turn it is, what is asked and of whom, both VP tracks; under the question the row of
// tools.
#pragma once

#include "byzantium/rules/entry.h"
#include "gui/display_marks.h"
#include "gui/fitted.h"
#include "gui/tool_row.h"
#include "gui/walked_canvas.h"
#include "present/head_view.h"

#include <optional>

namespace gui {

class HeaderBar : public WalkedCanvas {
public:
    HeaderBar(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "header") {}

    // How high it wants to be, in logical pixels at the usual text size.
    static constexpr double height = 66;

    // With the quantity that was clicked and its present value.
    Correcting on_correct = [](const byzantium::Setting&) {};

    void show(present::HeadView head);
    void show_tools(std::vector<Tool> tools);

protected:
    void draw(Painter& painter) override;

private:
    void draw_turns(const Fitted& fitted, Rect box);
    void draw_question(const Fitted& fitted, Rect box);
    void draw_repair(const Fitted& fitted, const Rect& box);
    // Of both tracks, with what lies beside them.
    double headings_width(const Fitted& fitted) const;
    void draw_track(const Fitted& fitted, Rect heading, Rect box, const present::TrackView& track);

    std::vector<Tool> tools_;
    std::optional<present::HeadView> head_;  // none before the first table is shown
};

}  // namespace gui
