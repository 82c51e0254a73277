// SPDX-License-Identifier: MIT
// One table of commands: menus, keys and the page of keys are made from it.
#pragma once

#include "gui/canvas/tool_row.h"
#include "present/window/command_words.h"

#include <wx/menu.h>

#include <functional>
#include <map>
#include <string>

class wxFrame;
class wxKeyEvent;

namespace gui {

// Of its item in the menu.
int wx_id(present::CommandId id);

struct Command {
    std::function<void()> run;
    std::function<bool()> enabled = [] { return true; };
    std::function<std::string()> what = [] { return std::string{}; };  // shown behind its label
    std::function<bool()> chosen = [] { return false; };               // what it brings is shown already
};

class Commands {
public:
    void set(present::CommandId id, Command command) { table_[id] = std::move(command); }
    // False if it is not enabled now.
    bool run(present::CommandId id) const;

    // The one with this key, in a window without menus. False if there is none, or it is not enabled now.
    bool run_key(const wxKeyEvent& event) const;

    // The menu bar of the frame, which asks each time it is opened what is enabled.
    void make_menus(wxFrame& frame) const;
    // Labels and enabling as they are now.
    void update(wxMenuBar& bar) const;
    // The buttons, as they are now.
    std::vector<Tool> tools() const;

private:
    std::map<present::CommandId, Command> table_;
};

}  // namespace gui
