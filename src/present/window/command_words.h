// SPDX-License-Identifier: MIT
// Everything the window can be told to do beside answering: its words. What it does stands in gui/frame/commands.
#pragma once

#include <string>
#include <vector>

namespace present {

enum class Menu { session, edit, journal, view, help };

enum class CommandId {
    new_session,
    practice,
    sessions,
    reports,
    statistics,
    boards,
    close_window,
    undo,
    redo,
    look_earlier,
    look_later,
    look_now,
    continue_from_here,
    change_entry,
    insert_entry,
    remove_entry,
    find_entry,
    map,
    accounts,
    scores,
    charts,
    count,
    plan,
    what_if,
    watch,
    threats,
    danger,
    money,
    why,
    advice_none,
    advice_odds,
    advice_adviser,
    zoom_in,
    zoom_out,
    zoom_fit,
    larger_text,
    smaller_text,
    light_or_dark,
    animation,
    table_view,
    table_window,
    full_screen,
    pause_clock,
    as_list,
    preferences,
    handbook,
    tour,
    first_game,
    shortcuts,
    about,
};

struct CommandWords {
    CommandId id;
    Menu menu;
    std::string label;  // of the menu
    std::string keys;   // "Ctrl+Z"; empty if it has none
    std::string help;   // a sentence: what it does
};

// In the order of the menus.
const std::vector<CommandWords>& command_words();
const CommandWords& command_words(CommandId id);
std::string menu_title(Menu menu);

// "Undo: Anna attacks Ankara", or the label alone where there is nothing to name.
std::string label_with(const CommandWords& words, const std::string& what);
// "Undo: Anna attacks Ankara (Ctrl+Z). Take the last act back."
std::string tip_with(const CommandWords& words, const std::string& what);
// Behind the label of what can be switched: "on", "off".
std::string on_words();
std::string off_words();

// Those that always stand on the window as buttons.
struct ToolWords {
    CommandId id;
    std::string sign;   // one letter or two
    std::string label;  // empty if the sign says it all
};
const std::vector<ToolWords>& tool_words();

}  // namespace present
