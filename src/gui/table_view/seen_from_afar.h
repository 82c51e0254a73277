// SPDX-License-Identifier: MIT
// Opens and closes the table view of the open table, and keeps it up to date.
#pragma once

#include "gui/frame/preference_keeper.h"
#include "gui/table_view/table_window.h"

#include <functional>

class wxFrame;
class wxKeyEvent;

namespace gui {

class Tables;

class SeenFromAfar {
public:
    // The main window and what it shows, all of which must outlive this object. Makes the table view's window without a
    // picture.
    struct Room {
        wxFrame& frame;
        Tables& tables;
        PreferenceKeeper& preferences;
    };
    explicit SeenFromAfar(const Room& room);

    // Handles a key that does not concern the view itself; false if it means nothing.
    std::function<bool(const wxKeyEvent&)> on_key = [](const wxKeyEvent&) { return false; };
    // The same for commands alone.
    std::function<bool(const wxKeyEvent&)> on_command = [](const wxKeyEvent&) { return false; };

    TableWindow& window() { return *window_; }
    // Call it when another game has become the current one: shows that game's picture.
    void follow_game();
    // The table has changed.
    void show();
    // The command that opened it closes it again.
    void turn(TableWindow::Extent extent);
    void leave();
    // Applies the preferred size.
    void prefer();
    // A number must be typed in the main window, so the main window must be visible.
    void make_room_to_correct();

private:
    Room in_;
    TableWindow* window_;
};

}  // namespace gui
