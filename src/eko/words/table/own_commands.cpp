// SPDX-License-Identifier: MIT
#include "eko/words/table/own_commands.h"

#include "present/language/language.h"
#include "present/language/words.h"

namespace eko::words {

using namespace present;

namespace {

using Shell = CommandId;
using Own = OwnCommand;

GameCommands all_own_commands() {
    return {{
                {{Own::boards, Menu::session, translated("Boards"), "Ctrl+B",
                  translated("Enter your tiles, lay or paint a board, deal or enter the starting discs.")},
                 Shell::statistics},
                {{Own::points, Menu::view, translated("Points"), "F7",
                  translated("Where everybody's points come from, and how many are still needed for 12.")},
                 Shell::map},
                {{Own::count, Menu::view, translated("Table count"), "F4",
                  translated("All discs and buildings of each colour, and whether any are missing.")},
                 Own::points},
                {{Own::correct, Menu::view, translated("Correct something"), "F6",
                  translated("Set a number, an emperor or the turn to match your table.")},
                 Own::count},
                {{Own::watch, Menu::view, translated("Win watch"), "F3",
                  translated("Who can win within the coming turn, how, and what stops it.")},
                 Own::correct},
                {{Own::reach, Menu::view, translated("Reach of a stack"), "F8",
                  translated("What the chosen stack can reach, attack and build within one turn.")},
                 Own::watch},
                {{Own::threats, Menu::view, translated("Threats on the board"), "Ctrl+T",
                  translated("Each stack and building that could be attacked within one turn, by whom, at what cost.")},
                 Own::reach},
                {{Own::coordinates, Menu::view, translated("Coordinates"), "Ctrl+D",
                  translated("The two numbers of every field, by which the journal and the command line call it.")},
                 Own::threats},
            },
            {
                {{Own::points, "\u2605", translated("Points")}, Shell::map},
                {{Own::count, "\u2211", translated("Table count")}, Own::points},
                {{Own::watch, "\u265B", ""}, Shell::why},
                {{Own::threats, "\u2694", ""}, Own::watch},
                {{Own::reach, "\u2197", ""}, Own::threats},
            }};
}

KeyGroup question_keys() {
    return {translated("Answering"),
            {key_row(marked("A to R"), marked("The stack with that letter")),
             key_row("1, 2, 3 ...", marked("The row of that number")), key_row("S", marked("The Sand temple")),
             key_row("W", marked("Another way through the storm")), key_row("Arrows", marked("Select another row")),
             key_row(marked("Page Up, Page Down"), marked("Several rows down or up")),
             key_row("Enter", marked("Choose the selected row")), key_row("Esc", marked("One question back")),
             key_row("?", marked("Why is it not in the list?")), key_row("Tab", marked("To the next part"))}};
}

KeyGroup board_keys() {
    return {translated("Board"),
            {key_row("Arrows", marked("Go from field to field")), key_row("Enter", marked("Choose that field")),
             key_row("F2", marked("View and correct")), key_row(marked("+ and -"), marked("Zoom in and out")),
             key_row("0", marked("Whole map"))}};
}

KeyGroup boards_keys() {
    return {translated("Boards"),
            {key_row("A, B, C", marked("A free place, then the tile on it")),
             key_row(marked("1 to 6"), marked("How the tile lies")),
             key_row(marked("Letters of kinds"), marked("The next field of a tile, or of the board")),
             key_row(marked("Letters of colours"), marked("The next disc; * makes it the emperor")),
             key_row(marked("Page Down"), marked("The next part: tiles, board, painting, discs")),
             key_row("Del", marked("Remove"))}};
}

}  // namespace

const GameCommands& own_commands() { return once_a_language<all_own_commands>(); }

HelpSheets help_sheets(const std::string& version) {
    return {key_groups({question_keys(), board_keys(), boards_keys()}, commands_with(own_commands())),
            page_key_groups({}),
            about_words(
                version,
                {translated("A table companion for the board game Ekö by Henri Kermarrec. You play with the real "
                            "board, discs and buildings; Logothete keeps track of everything and checks the rules.")})};
}

}  // namespace eko::words
