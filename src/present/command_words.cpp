// SPDX-License-Identifier: MIT
#include "present/command_words.h"

#include "present/words.h"

namespace present {
namespace {

using Id = CommandId;

CommandWords row(Id id, Menu menu, const char* label, const char* keys, const char* help) {
    return {id, menu, translated(label), keys, translated(help)};
}

std::vector<CommandWords> all_words() {
    return {
        row(Id::new_session, Menu::session, "New session", "Ctrl+N", "Begin a session: who plays, and how."),
        row(Id::practice, Menu::session, "Practice table", "Ctrl+Shift+N",
            "A table to try things on; it does not count."),
        row(Id::sessions, Menu::session, "All sessions", "Ctrl+O", "Back to the shelf; the open session is kept."),
        row(Id::reports, Menu::session, "Reports", "Ctrl+R",
            "The session as a chronicle, a score sheet, text, tables, or a play for BG Stats."),
        row(Id::statistics, Menu::session, "Statistics", "Ctrl+Shift+G",
            "Who won how often, from which seat, with which luck, over all finished sessions."),
        row(Id::boards, Menu::session, "Boards", "Ctrl+B",
            "Check a board against your printed one, change it, save and share it."),
        row(Id::close_window, Menu::session, "Quit", "Ctrl+Q", "Close the window; everything is kept already."),
        row(Id::undo, Menu::edit, "Undo", "Ctrl+Z", "Take the last act back."),
        row(Id::redo, Menu::edit, "Redo", "Ctrl+Y", "Do again what was undone."),
        row(Id::look_earlier, Menu::journal, "One entry earlier", "Alt+Left", "Look at the table before this entry."),
        row(Id::look_later, Menu::journal, "One entry later", "Alt+Right", "Look at the table after the next entry."),
        row(Id::look_now, Menu::journal, "Back to now", "Alt+Home", "Stop looking at earlier positions."),
        row(Id::continue_from_here, Menu::journal, "Continue from here", "Alt+Return",
            "Take back everything after the position that is looked at."),
        row(Id::change_entry, Menu::journal, "Change this entry", "Alt+C",
            "Repair: enter something else in its place."),
        row(Id::insert_entry, Menu::journal, "Insert before this entry", "Alt+I", "Repair: enter what was forgotten."),
        row(Id::remove_entry, Menu::journal, "Take this entry out", "Alt+Delete",
            "Repair: as if it had never been entered."),
        row(Id::find_entry, Menu::journal, "Find in the journal", "Ctrl+F", "Search the entries."),
        row(Id::map, Menu::view, "Map", "F5", "The board."),
        row(Id::accounts, Menu::view, "End of turn", "F6", "Money in and out if the turn ended now."),
        row(Id::scores, Menu::view, "Final scoring", "F7", "The score if the game ended now."),
        row(Id::charts, Menu::view, "Charts", "Ctrl+G",
            "VP and money over time, luck and choice, hits against expectation."),
        row(Id::count, Menu::view, "Table count", "F4",
            "Count what lies on the table, and hold it against what should lie there."),
        row(Id::plan, Menu::view, "Plan an attack", "F8", "The exact chance of any army against any city in reach."),
        row(Id::what_if, Menu::view, "What if?", "Shift+F8",
            "An attack in numbers that can be changed one by one: the planned one, the one under way, or any."),
        row(Id::watch, Menu::view, "Constantinople", "F3",
            "Every attack on Constantinople within one action, with and without the Emperor's levy."),
        row(Id::threats, Menu::view, "Threats on the map", "Ctrl+T",
            "The chance of every attack of one army; again for the next army."),
        row(Id::danger, Menu::view, "Danger on the map", "Ctrl+D",
            "For each city the greatest chance of another player's attack."),
        row(Id::money, Menu::view, "Money on the map", "Ctrl+M", "The income of each city."),
        row(Id::why, Menu::view, "Why not?", "Shift+F1", "What is not offered here, and by which rule."),
        row(Id::advice_none, Menu::view, "No advice", "", "No chances are shown."),
        row(Id::advice_odds, Menu::view, "Odds", "", "Each row shows its chance."),
        row(Id::advice_adviser, Menu::view, "Adviser", "", "The best answer is marked."),
        row(Id::zoom_in, Menu::view, "Zoom in", "Ctrl+I", "Enlarge the map."),
        row(Id::zoom_out, Menu::view, "Zoom out", "Ctrl+U", "See more of the map."),
        row(Id::zoom_fit, Menu::view, "Whole map", "Ctrl+0", "See all of the map."),
        row(Id::larger_text, Menu::view, "Larger text", "Ctrl++", "Everything larger."),
        row(Id::smaller_text, Menu::view, "Smaller text", "Ctrl+-", "Everything smaller."),
        row(Id::light_or_dark, Menu::view, "Light or dark", "F9", "Change between the light and the dark theme."),
        row(Id::animation, Menu::view, "Dice that tumble", "",
            "Whether dice rolled by the program tumble for a moment."),
        row(Id::table_view, Menu::view, "Table view", "F11",
            "What everybody wants to see, large, over a whole screen; a second screen if there is one."),
        row(Id::table_window, Menu::view, "Table view in a window", "Shift+F11",
            "The same in a second window; Ctrl++ and Ctrl+- there change its letters alone."),
        row(Id::full_screen, Menu::view, "Full screen", "Ctrl+F11", "This window over the whole screen."),
        row(Id::pause_clock, Menu::view, "Pause the clock", "Ctrl+P", "Stop the players' clocks, or let them go on."),
        row(Id::as_list, Menu::view, "As a list", "Ctrl+L",
            "A list beside the page of all that stands on it, for the keyboard and for screen readers."),
        row(Id::preferences, Menu::edit, "Preferences", "Ctrl+,", "Sizes, colours, advice, dice, clock, backups."),
        row(Id::tour, Menu::help, "Tour", "", "Six short steps over a table."),
        row(Id::shortcuts, Menu::help, "Keys", "Ctrl+K", "All keys on one page."),
        row(Id::about, Menu::help, "About Logothete", "", "Version, licences, credits."),
    };
}

}  // namespace

const std::vector<CommandWords>& command_words() {
    static const std::vector<CommandWords> all = all_words();
    return all;
}

std::string menu_title(Menu menu) {
    switch (menu) {
        case Menu::session:
            return translated("Session");
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

const std::vector<ToolWords>& tool_words() {
    static const std::vector<ToolWords> all{
        {Id::undo, "\u21B6", translated("Undo")},
        {Id::redo, "\u21B7", translated("Redo")},
        {Id::map, "\u2690", translated("Map")},
        {Id::accounts, "\u2696", translated("End of turn")},
        {Id::scores, "\u2605", translated("Final scoring")},
        {Id::plan, "\u2694", translated("Plan an attack")},
        {Id::why, "?", translated("Why not?")},
        {Id::threats, "\u2197", ""},
        {Id::danger, "\u26A0", ""},
        {Id::money, "\u26C1", ""},
        {Id::smaller_text, "A\u2212", ""},
        {Id::larger_text, "A+", ""},
    };
    return all;
}

std::string on_words() { return translated("on"); }
std::string off_words() { return translated("off"); }

std::string tip_with(const CommandWords& words, const std::string& what) {
    const std::string label = label_with(words, what);
    if (words.keys.empty()) return say("{label}. {help}", arg("label", label), arg("help", words.help));
    return say("{label} ({keys}). {help}", arg("label", label), arg("keys", words.keys), arg("help", words.help));
}

std::string label_with(const CommandWords& words, const std::string& what) {
    return what.empty() ? words.label : say("{command}: {what}", arg("command", words.label), arg("what", what));
}

}  // namespace present
