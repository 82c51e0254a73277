// SPDX-License-Identifier: MIT
// A lasting page that only one game has and that belongs to no session. Users change, save and share things there, and
// can begin sessions with them. The window shows and leaves the page without knowing its contents.
#pragma once

#include "gui/canvas/topical.h"

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>

namespace gui {

class OwnPage : public wxPanel, public Topical {
public:
    using wxPanel::wxPanel;

    std::function<void()> on_back = [] {};
    // Called to begin a session with what was saved under that id.
    std::function<void(const std::string& id)> on_begin = [](const std::string&) {};
    // Called after each change: something else can be undone now.
    std::function<void()> on_change = [] {};

    // Updates the page and takes the keyboard.
    virtual void show() = 0;
    virtual void restyle() = 0;
    // A sentence about unsaved changes, for a user who closes the window; nothing if everything is saved.
    virtual std::optional<std::string> unsaved() const = 0;
    virtual void say(const std::string& sentence) = 0;

    // What undo and redo would take back or bring back; empty if nothing.
    virtual std::string undo_name() const = 0;
    virtual std::string redo_name() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
};

}  // namespace gui
