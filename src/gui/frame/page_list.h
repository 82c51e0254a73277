// SPDX-License-Identifier: MIT
// The list of everything drawn on the visible page. It is shown beside the page on request and rebuilt after each
// drawing.
#pragma once

#include "gui/canvas/theme.h"

class wxFrame;
class wxSizer;
class wxWindow;

namespace gui {

class ListPanel;

class PageList {
public:
    // The list is the first element of `row`, a sizer of the frame. All arguments must outlive it.
    PageList(wxFrame& frame, wxSizer& row, const Theme& theme) : frame_{frame}, row_{row}, theme_{theme} {}

    // Shows the list and gives it the keyboard, or hides it again.
    void turn(wxWindow& page);
    // From now on lists this page, if the list is shown.
    void show(wxWindow& page);
    bool is_shown() const;
    bool has_keyboard() const;
    void restyle();
    // nullptr before it was first asked for.
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
