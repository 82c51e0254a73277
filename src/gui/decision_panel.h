// SPDX-License-Identifier: MIT
// Where everything is decided: the heading, the rows that can be chosen with their price and chance, the dice, the
// number of a correction, and what is known of the selected row. One panel for every question; it decides no rule.
#pragma once

#include "gui/canvas.h"
#include "present/desk.h"

#include <functional>

class wxTextCtrl;

namespace gui {

class DecisionPanel : public Canvas {
public:
    DecisionPanel(wxWindow* parent, const Theme& theme);

    // Nothing is shown without a desk. It must outlive the panel, or be taken away before.
    void show(present::Desk* desk);
    // The desk has changed.
    void refresh();

    // Does something with the desk, however it ends: errors are caught by whoever owns it, and all is drawn anew.
    std::function<void(std::function<void(present::Desk&)>)> act;

private:
    void draw(Painter& painter) override;
    void draw_heading(Painter& painter, Rect& box);
    void draw_rows(Painter& painter, Rect box);
    void draw_row(Painter& painter, const Rect& box, std::size_t i);
    void draw_detail(Painter& painter, Rect box);
    void draw_dice(Painter& painter, Rect box);
    void draw_typing(Rect box, Painter& painter);
    void place_fields(const Rect* number, const Rect* reason);
    void typed_key(wxKeyEvent& event);
    void keep_selected_in_sight(std::size_t visible);

    present::Desk* desk_ = nullptr;
    wxTextCtrl* number_;
    wxTextCtrl* reason_;
    std::size_t first_row_ = 0;
};

}  // namespace gui
