// SPDX-License-Identifier: MIT
#include "present/window/command_words.h"

#include "present/language/key_words.h"
#include "present/language/language.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/window/phones_words.h"

#include <algorithm>
#include <array>

namespace present {
namespace {

constexpr std::size_t most_said_in_a_menu = 60;  // letters

using Id = CommandId;

CommandWords command_row(Id id, Menu menu, const char* label, const char* keys, const char* help) {
    return {id, menu, translated(label), keys, translated(help)};
}

CommandWords sized(CommandWords words) {
    words.submenu = size_submenu();
    return words;
}

CommandWords with_other_keys(CommandWords words, const char* keys) {
    words.other_keys = keys;
    return words;
}

std::vector<CommandWords> all_command_words() {
    std::vector<CommandWords> all{
        command_row(Id::new_session, Menu::session, marked("New game"), "Ctrl+N",
                    marked("Begin a game: who plays, and how.")),
        command_row(Id::practice, Menu::session, marked("Practice table"), "Ctrl+Shift+N",
                    marked("A table for trying things out; it does not count.")),
        command_row(Id::sessions, Menu::session, marked("All games"), "Ctrl+O",
                    marked("Back to the list of games; the open game is kept.")),
        command_row(Id::reports, Menu::session, marked("Reports"), "Ctrl+R",
                    marked("The game as a chronicle, a score sheet, text, tables, or a play for BG Stats.")),
        command_row(Id::finale, Menu::session, marked("How it ended"), "Ctrl+E",
                    marked("Places, what decided it, and what can come next.")),
        command_row(Id::statistics, Menu::session, marked("Statistics"), "Ctrl+Shift+G",
                    marked("Who won how often, and from which seat, over all finished games.")),
        command_row(Id::close_window, Menu::session, marked("Quit"), "Ctrl+Q",
                    marked("Close the window; everything is already saved.")),
        command_row(Id::undo, Menu::edit, marked("Undo"), "Ctrl+Z", marked("Undo the last step.")),
        with_other_keys(command_row(Id::redo, Menu::edit, marked("Redo"), "Ctrl+Y", marked("Redo what was undone.")),
                        "Ctrl+Shift+Z"),
        command_row(Id::standing_answers, Menu::edit, marked("Standing answers"), "Ctrl+J",
                    marked("Set in advance what a player always answers.")),
        command_row(Id::take_back_answer, Menu::edit, marked("Cancel answer"), "Ctrl+Shift+J",
                    marked("Cancel the latest standing answer.")),
        command_row(Id::look_earlier, Menu::journal, marked("One entry earlier"), "Alt+Left",
                    marked("Look at the table before this entry.")),
        command_row(Id::look_later, Menu::journal, marked("One entry later"), "Alt+Right",
                    marked("Look at the table after the next entry.")),
        command_row(Id::look_now, Menu::journal, marked("Back to now"), "Alt+Home",
                    marked("Stop looking at earlier positions.")),
        command_row(Id::continue_from_here, Menu::journal, marked("Continue from here"), "Alt+Return",
                    marked("Undo everything after the position shown.")),
        command_row(Id::change_entry, Menu::journal, marked("Change this entry"), "Alt+C",
                    marked("Repair: enter something else in its place.")),
        command_row(Id::insert_entry, Menu::journal, marked("Insert before this entry"), "Alt+I",
                    marked("Repair: enter what was forgotten.")),
        command_row(Id::remove_entry, Menu::journal, marked("Delete this entry"), "Alt+Delete",
                    marked("Repair: as if it had never been entered.")),
        command_row(Id::find_entry, Menu::journal, marked("Find in the journal"), "Ctrl+F",
                    marked("Search the entries.")),
        command_row(Id::map, Menu::view, marked("Board"), "F5", marked("The board.")),
        command_row(Id::charts, Menu::view, marked("Charts"), "Ctrl+G", marked("The game in charts.")),
        command_row(Id::why, Menu::view, marked("Why not?"), "Shift+F1",
                    marked("What is not possible here, and which rule forbids it.")),
        sized(command_row(Id::zoom_in, Menu::view, marked("Zoom in"), "Ctrl+I", marked("Enlarge the board."))),
        sized(command_row(Id::zoom_out, Menu::view, marked("Zoom out"), "Ctrl+U", marked("See more of the board."))),
        sized(command_row(Id::zoom_fit, Menu::view, marked("Whole board"), "Ctrl+0", marked("See all of the board."))),
        sized(command_row(Id::larger_text, Menu::view, marked("Larger text"), "Ctrl++", marked("Everything larger."))),
        sized(
            command_row(Id::smaller_text, Menu::view, marked("Smaller text"), "Ctrl+-", marked("Everything smaller."))),
        command_row(Id::light_or_dark, Menu::view, marked("Light or dark"), "F9",
                    marked("Change between the light and the dark theme.")),
        command_row(Id::table_view, Menu::view, marked("Table view"), "F11",
                    marked("What everybody wants to see, large, on a full screen (the second one, if there is one).")),
        command_row(Id::table_window, Menu::view, marked("Table view in a window"), "Shift+F11",
                    marked("The same in a second window, where Ctrl++ and Ctrl+- change the size of its text alone.")),
        command_row(Id::phones, Menu::view, marked("Phones"), "F12",
                    marked("Show the game to phones, tablets and televisions on your network.")),
        command_row(Id::full_screen, Menu::view, marked("Full screen"), "Ctrl+F11",
                    marked("This window over the whole screen.")),
        command_row(Id::pause_clock, Menu::view, marked("Pause the clock"), "Ctrl+P",
                    marked("Stop the players' clocks, or let them go on.")),
        command_row(Id::as_list, Menu::view, marked("As a list"), "Ctrl+L",
                    marked("A list beside the page of everything on it, for the keyboard and for screen readers.")),
        command_row(Id::preferences, Menu::edit, marked("Preferences"), "Ctrl+,",
                    marked("Sizes, colours, advice, clock, backups.")),
        command_row(Id::handbook, Menu::help, marked("Rules and help"), "F1",
                    marked("Rules for the selected item, and all the rest.")),
        command_row(Id::manual, Menu::help, marked("Manual"), "", marked("How this window works, topic by topic.")),
        command_row(Id::tour, Menu::help, marked("Tour"), "", marked("A six-step tour.")),
        command_row(Id::first_game, Menu::help, marked("Guided first game"), "Ctrl+H",
                    marked("The first turns at the practice table, step by step.")),
        command_row(Id::shortcuts, Menu::help, marked("Keys"), "Ctrl+K",
                    marked("All keys: at the table, and on the other pages.")),
        command_row(Id::about, Menu::help, marked("About Logothete"), "", marked("Version, licences, credits.")),
    };
    std::erase_if(all, [](const CommandWords& words) { return words.id == Id::phones && !shows_to_phones(); });
    return all;
}

std::vector<ToolWords> all_tools() {
    std::vector<ToolWords> all{
        {Id::undo, "\u21B6", translated("Undo"), ToolWords::Sign::common},
        {Id::redo, "\u21B7", translated("Redo"), ToolWords::Sign::common},
        {Id::phones, "\u260E", translated("Phones")},
        {Id::map, "\u2690", translated("Board")},
        {Id::why, "?", translated("Why not?")},
        {Id::smaller_text, "A\u2212", ""},
        {Id::larger_text, "A+", ""},
        {Id::finale, "\u265A", translated("How it ended")},  // last: what stands before it keeps its place
    };
    std::erase_if(all, [](const ToolWords& tool) { return tool.id == Id::phones && !shows_to_phones(); });
    return all;
}

}  // namespace

std::string size_submenu() { return translated("Size"); }

std::string keys_said(const CommandWords& words) {
    const std::string keys = key_words(words.keys);
    return words.other_keys.empty() ? keys : keys + ", " + key_words(words.other_keys);
}

const std::vector<CommandWords>& command_words() { return once_a_language<all_command_words>(); }

const CommandWords& command_words(Id id) {
    const auto& all = command_words();
    return *std::find_if(all.begin(), all.end(), [&](const CommandWords& words) { return words.id == id; });
}

std::string menu_title(Menu menu) {
    switch (menu) {
        case Menu::session:
            return translated_as("menu", "Game");
        case Menu::edit:
            return translated("Edit");
        case Menu::journal:
            return translated("Journal");
        case Menu::view:
            return translated("View");
        case Menu::help:
            break;
    }
    return translated("Help");
}

bool begins_group(CommandId id) {
    constexpr std::array first_of_groups{
        Id::reports,    Id::close_window, Id::standing_answers, Id::preferences, Id::continue_from_here,
        Id::find_entry, Id::why,          Id::larger_text,      Id::table_view,  Id::pause_clock,
        Id::tour,       Id::about};
    return std::find(first_of_groups.begin(), first_of_groups.end(), id) != first_of_groups.end();
}

// Of its first sentence, so that a menu is no wider than a window.
std::string briefly(const std::string& what) {
    const std::size_t end = what.find(". ");
    return plain(end == std::string::npos ? what : what.substr(0, end + 1), most_said_in_a_menu);
}

const std::vector<ToolWords>& tool_words() { return once_a_language<all_tools>(); }

std::string on_words() { return translated("on"); }
std::string off_words() { return translated("off"); }

std::string tip_with(const CommandWords& words, const std::string& what) {
    const std::string label = label_with(words, what);
    if (words.keys.empty()) return say("{label}. {help}", arg("label", label), arg("help", words.help));
    return say("{label} ({keys}). {help}", arg("label", label), arg("keys", key_words(words.keys)),
               arg("help", words.help));
}

std::string label_with(const CommandWords& words, const std::string& what) {
    return what.empty() ? words.label
                        : say("{command}: {what}", arg("command", words.label), arg("what", briefly(what)));
}

}  // namespace present
