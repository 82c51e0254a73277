// SPDX-License-Identifier: MIT
// The room that the pages have in the window: all of it; or more, if the text is so large that a page finds no room
// there. Then a section is seen, and follows the keyboard; bars and the wheel with Shift move it.
#pragma once

#include "gui/canvas/rect.h"

#include <wx/scrolwin.h>

#include <functional>

namespace gui {

class PageRoom : public wxScrolledWindow {
public:
    explicit PageRoom(wxWindow* parent);

    // The only child.
    void hold(wxWindow& pages);
    // So many times as wide and as high as what is seen.
    void set_scale(double scale);

    // Keeps something of the page that is seen in sight, so many pixels below the page's top; gives its window, or
    // nothing if nothing stays.
    std::function<const wxWindow*(int scrolled)> keep_in_sight = [](int) { return nullptr; };

    void ScrollWindow(int dx, int dy, const wxRect* rect) override;

private:
    void give_room();
    void follow_keyboard();
    int scrolled() const;
    void bring_into_sight(const Rect& place, int covered);

    wxWindow* pages_ = nullptr;
    double scale_ = 1;
    Rect seen_last_;  // of what has the keyboard
};

}  // namespace gui
