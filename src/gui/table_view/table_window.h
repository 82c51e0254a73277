// SPDX-License-Identifier: MIT
// The table view in a window of its own: over a whole screen, or beside the main window. Keys go to the table as if
// they had been pressed in the main window, so everything stays playable while it has the keyboard; Escape never closes
// it. A game draws what it shows.
#pragma once

#include <wx/frame.h>

#include <functional>

namespace gui {

class TableViewCanvas;

class TableWindow : public wxFrame {
public:
    // Closes with `main`, for which it stays in the memory. Empty at first.
    explicit TableWindow(wxFrame& main);

    // Its picture from now on, a child of this window that nobody else destroys; its letters get the size of the one
    // before, which is destroyed.
    void carry(TableViewCanvas& canvas);

    enum class Extent { window, screen };
    // On the screen where the main window is not, if there is one. Leaves it open if it is so already.
    void open(Extent extent);
    void leave();
    Extent extent() const { return extent_; }  // as it was opened last

    // Something was carried.
    TableViewCanvas& canvas() { return *canvas_; }

    // Its letters are wished so many steps larger, or smaller.
    std::function<void(int steps)> on_size = [](int) {};

    // A key that does not concern the view itself; false if nothing answers to it.
    std::function<bool(const wxKeyEvent&)> on_key = [](const wxKeyEvent&) { return false; };

private:
    bool own_key(const wxKeyEvent& event) const;
    void put_beside_main();

    wxFrame& main_;
    TableViewCanvas* canvas_ = nullptr;
    Extent extent_ = Extent::window;
};

}  // namespace gui
