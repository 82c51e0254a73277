// SPDX-License-Identifier: MIT
// The table view of the open table: brought and taken away, and kept in step with what is entered.
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
    // The main window, and what it shows; all of it must outlive it. Makes the window, without a picture.
    struct Room {
        wxFrame& frame;
        Tables& tables;
        PreferenceKeeper& preferences;
    };
    explicit SeenFromAfar(const Room& room);

    // A key that does not concern the view itself; false if nothing answers to it.
    std::function<bool(const wxKeyEvent&)> on_key = [](const wxKeyEvent&) { return false; };

    TableWindow& window() { return *window_; }
    // Another game is at hand: its picture from now on.
    void follow_game();
    // The table has changed.
    void show();
    // The command that brought it takes it away again.
    void turn(TableWindow::Extent extent);
    void leave();
    // As large as it is preferred.
    void prefer();
    // A number is to be typed in the main window, so that must be seen.
    void make_room_to_correct();

private:
    Room in_;
    TableWindow* window_;
};

}  // namespace gui
