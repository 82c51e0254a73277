// SPDX-License-Identifier: MIT
// One table of commands, the shell's and those of the game whose table is open: menus, buttons and keys are made from
// it.
#pragma once

#include "gui/canvas/tool_row.h"
#include "present/window/command_words.h"
#include "present/window/game_commands.h"

#include <wx/menu.h>

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

class wxFrame;
class wxKeyEvent;

namespace gui {

struct Command {
    std::function<void()> run;
    std::function<bool()> enabled = [] { return true; };
    std::function<std::string()> what = [] { return std::string{}; };  // shown behind its label
    std::function<bool()> chosen = [] { return false; };               // what it brings is shown already
};

// One that has words but does nothing, or does something but has no words, is not shown and answers to no key.
class Commands {
public:
    // Those of the shell alone.
    Commands();
    // Those of the shell and of that game from now on, in the language that is spoken. What was set stays set; the
    // menus are those of before until they are made again.
    void follow(const present::GameCommands& game);

    void set(present::CommandId id, Command command) { table_[id] = std::move(command); }
    // False if it is not enabled now, or is another game's.
    bool run(present::CommandId id) const;

    // The one with this key, in a window without menus. False if there is none, or it is not enabled now.
    bool run_key(const wxKeyEvent& event) const;

    // The menu bar of the frame, in the place of the one that it has. One frame for each table of commands.
    void make_menus(wxFrame& frame);
    // Labels and enabling as they are now.
    void update(wxMenuBar& bar) const;
    // The item of that command; none if the menus do not have it.
    wxMenuItem* item(const wxMenuBar& bar, present::CommandId id) const;
    // The buttons, as they are now.
    std::vector<Tool> tools() const;
    // In the order of the menus: also those that nothing is set for.
    const std::vector<present::CommandWords>& words() const { return words_; }

private:
    bool is_shown(present::CommandId id) const;
    int number_in(wxFrame& frame, present::CommandId id);

    std::vector<present::CommandWords> words_;
    std::vector<present::ToolWords> tools_;
    std::map<present::CommandId, Command> table_;
    std::map<present::CommandId, int> numbers_;  // of their items; a number is never given twice
};

}  // namespace gui
