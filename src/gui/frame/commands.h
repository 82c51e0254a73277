// SPDX-License-Identifier: MIT
// One table of commands: the shell's and those of the game whose table is open. Menus, buttons and keys are made from
// it.
#pragma once

#include "gui/canvas/tool_row.h"
#include "present/window/command_words.h"
#include "present/window/game_commands.h"

#include <wx/menu.h>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
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
    enum class Idle { seen, hidden } idle = Idle::seen;                // its button while it is not enabled
    std::function<bool()> has_button = [] { return true; };
    std::function<std::string()> number = [] { return std::string{}; };  // behind the sign of its button
    std::function<bool()> offered = [] { return true; };  // else there is no sign of it in the menus, and no key
};

// A command with words but no action, or with an action but no words, is not shown and has no key.
class Commands {
public:
    // The shell's commands only.
    Commands();
    // From now on the shell's commands and those of that game, in the current language. Actions stay set. The menus
    // stay as they are until make_menus is called.
    void follow(const present::GameCommands& game);

    void set(present::CommandId id, Command command) { table_[id] = std::move(command); }
    // False if the command is not enabled now, or belongs to another game.
    bool run(present::CommandId id) const;

    // Runs the command with this key, for a window without menus. False if there is none, or it is not enabled now.
    bool run_key(const wxKeyEvent& event) const;
    // The same of keys that no menu has.
    bool run_other_key(const wxKeyEvent& event) const;
    // Whether the key is that of something that is shown at the table, and waits until the table is seen.
    bool waits_for_table(const wxKeyEvent& event) const;

    // Makes the frame's menu bar and replaces the one it has. Each table of commands serves one frame.
    void make_menus(wxFrame& frame);
    // Updates labels and enables or disables items; makes the menus anew if other commands are offered now.
    void update(wxMenuBar& bar);
    // The menu item of that command; nullptr if the menus do not have it.
    wxMenuItem* item(const wxMenuBar& bar, present::CommandId id) const;
    // The buttons in their present state.
    std::vector<Tool> tools() const;
    // Those that the game has, but that preferences leave out now.
    std::vector<present::CommandWords> not_offered() const;
    // All commands in menu order, including those without an action.
    const std::vector<present::CommandWords>& words() const { return words_; }

private:
    const present::CommandWords* called_by(const wxKeyEvent& event) const;  // nullptr: no command is
    bool is_shown(present::CommandId id) const;
    bool is_offered(present::CommandId id) const;
    std::vector<present::CommandId> offered() const;
    int number_in(wxFrame& frame, present::CommandId id);
    void choose_mnemonics();
    std::string letters_in(present::Menu menu) const;

    std::vector<present::CommandWords> words_;
    std::vector<present::ToolWords> tools_;
    std::map<present::CommandId, Command> table_;
    std::map<present::CommandId, std::optional<std::size_t>> mnemonics_;  // places in their labels
    std::vector<present::CommandId> in_menus_;
    std::map<present::CommandId, int> numbers_;  // of their items; a number is never given twice
};

}  // namespace gui
