// SPDX-License-Identifier: MIT
// The table view in a window of its own: over a whole screen, or beside the main window. Keys work as if they had been
// pressed in the main window, so the game goes on while this window has the keyboard, and Escape never closes it. Where
// it covers the main window nobody sees the answers, but for dice: there keys of commands alone work otherwise, and
// Escape closes it. A game draws its picture.
#pragma once

#include <wx/frame.h>

#include <functional>

namespace gui {

class TableViewCanvas;

class TableWindow : public wxFrame {
public:
    // Closes with `main` and exists as long as `main` does. Empty at first.
    explicit TableWindow(wxFrame& main);

    // Shows this picture from now on. It is a child of this window, and nothing else destroys it. It gets the text size
    // of the previous picture, which is destroyed.
    void carry(TableViewCanvas& canvas);

    enum class Extent { window, screen };
    // Opens on a screen without the main window, if there is one. If it is open like this already, it stays open.
    void open(Extent extent);
    void leave();
    Extent extent() const { return extent_; }  // as it was opened last
    // Whether it lies over the main window.
    bool covers_main() const;

    // Something was carried.
    TableViewCanvas& canvas() { return *canvas_; }

    // The user wants its letters so many steps larger or smaller.
    std::function<void(int steps)> on_size = [](int) {};

    // Handles a key that does not concern the view itself; false if it means nothing.
    std::function<bool(const wxKeyEvent&)> on_key = [](const wxKeyEvent&) { return false; };
    // Whether the picture shows what keys answer: dice.
    std::function<bool()> shows_answer = [] { return false; };
    // The same as on_key for commands alone.
    std::function<bool(const wxKeyEvent&)> on_command = [](const wxKeyEvent&) { return false; };

private:
    bool own_key(const wxKeyEvent& event) const;
    bool key_while_covering(const wxKeyEvent& event);
    void put_beside_main();

    wxFrame& main_;
    TableViewCanvas* canvas_ = nullptr;
    Extent extent_ = Extent::window;
};

}  // namespace gui
