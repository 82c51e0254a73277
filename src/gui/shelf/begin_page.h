// SPDX-License-Identifier: MIT
// A game's page for a new session: who plays, and how.
#pragma once

#include "session/shelf.h"
#include "store/library.h"
#include "store/records.h"

#include <wx/panel.h>

#include <functional>
#include <string>

namespace present {
struct Preferences;
}  // namespace present

namespace gui {

class BeginPage : public wxPanel {
public:
    using wxPanel::wxPanel;

    // Puts the new session into the library. Throws wording::Failure and then adds nothing.
    using Begin = std::function<store::SessionId(store::Library&)>;
    std::function<void(const Begin&)> on_begin = [](const Begin&) {};
    std::function<void()> on_back = [] {};
    // The game's own page is wanted; leaving it comes back here.
    std::function<void()> on_own_page = [] {};
    // What is saved under that id was chosen by hand, and is to be kept; empty: it is saved nowhere.
    std::function<void(const std::string& id)> on_chosen = [](const std::string&) {};

    // What the user prefers from now on, for a game that offers more by it.
    virtual void prefer(const present::Preferences&) {}
    // Before that: what was chosen by hand last, if the game has anything to choose; empty: nothing.
    virtual void remember(const std::string&) {}
    // Starts the page afresh with suggestions from the sessions of the library, and takes the keyboard. Throws
    // store::StoreError.
    virtual void begin_with(const store::Library& library) = 0;
    // After that: the players, marks and place of that session of the game in the place of those suggested, with its
    // board and rulings if they are to be had. `header` is the first line of its journal.
    virtual void seat_again(const session::OnShelf& session, const std::string& header) = 0;
    // Chooses what the game's own page saved under that id, if it still exists.
    virtual void choose(const std::string& id) = 0;
    // Call it when things that the game's own page saves have changed. Everything entered stays.
    virtual void choices_changed() = 0;
};

}  // namespace gui
