// SPDX-License-Identifier: MIT
// The list of all that is drawn on the page that is seen: shown beside it on request, and made anew after each drawing.
#pragma once

#include "gui/canvas/theme.h"

class wxFrame;
class wxSizer;
class wxWindow;

namespace gui {

class ListPanel;

class PageList {
public:
    // The list stands in `row`, before all else, a sizer of the frame's. All of them must outlive it.
    PageList(wxFrame& frame, wxSizer& row, const Theme& theme) : frame_{frame}, row_{row}, theme_{theme} {}

    // Shown with the keyboard on it, or hidden again.
    void turn(wxWindow& page);
    // The page that is listed from now on, if the list is shown.
    void show(wxWindow& page);
    bool is_shown() const;
    bool has_keyboard() const;
    void restyle();
    // None before it was asked for.
    ListPanel* panel() const { return panel_; }

private:
    void make();
    void drawn_anew();

    wxFrame& frame_;
    wxSizer& row_;
    const Theme& theme_;
    ListPanel* panel_ = nullptr;
    bool is_due_ = false;  // something was drawn anew since the list was made
};

}  // namespace gui
