// SPDX-License-Identifier: MIT
// A lasting page that only one game has, apart from any session: what it keeps there is changed, saved and shared, and
// sessions can be begun with it. The window shows it and leaves it without knowing what it is about.
#pragma once

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>

namespace gui {

class OwnPage : public wxPanel {
public:
    using wxPanel::wxPanel;

    std::function<void()> on_back = [] {};
    // A session is to be begun with what was saved under that id.
    std::function<void(const std::string& id)> on_begin = [](const std::string&) {};
    // Something was done: what can be undone is another.
    std::function<void()> on_change = [] {};

    // As things are now; takes the keyboard.
    virtual void show() = 0;
    virtual void restyle() = 0;
    // What was not saved, in a sentence for somebody who closes the window; nothing if all is.
    virtual std::optional<std::string> unsaved() const = 0;
    virtual void say(const std::string& sentence) = 0;

    // What they would take back and bring back; empty if there is nothing.
    virtual std::string undo_name() const = 0;
    virtual std::string redo_name() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
};

}  // namespace gui
