// SPDX-License-Identifier: MIT
#include "byzantium/words/help/help_sheets.h"

#include "byzantium/words/chances/what_if_keys.h"
#include "byzantium/words/table/own_commands.h"
#include "present/journal/turn_end.h"
#include "present/language/words.h"
#include "present/window/game_commands.h"

namespace byzantium::words {

using namespace present;

namespace {

KeyGroup answer_keys() {
    return {translated("Answering"),
            {key_row(marked("A to G"), marked("The rulebook's actions")),
             key_row("1, 2, 3 ...", marked("The row of that number")),
             key_row(marked("Letters"), marked("The row that begins with it")),
             key_row("Arrows", marked("Select another row")),
             key_row(marked("Page Up, Page Down"), marked("Several rows down or up")),
             key_row("Enter", marked("Choose the selected row")), key_row("Esc", marked("One question back")),
             key_row("?", marked("Why is it not in the list?")), key_row("Tab", marked("To the next part"))}};
}

KeyGroup dice_keys() {
    return {translated("Dice"),
            {key_row(marked("1 to 6"), marked("What the next die shows")),
             key_row("Backspace", marked("Undo the last die")), key_row("H", marked("Enter hits instead of faces")),
             key_row("R", marked("Let the program roll")), key_row("Enter", marked("Confirm"))}};
}

KeyGroup map_keys() {
    return {translated("Map"),
            {key_row("Arrows", marked("Go from city to city")), key_row("Enter", marked("Choose that city")),
             key_row("F2", marked("View and correct")), key_row(marked("+ and -"), marked("Zoom in and out")),
             key_row("0", marked("Whole map"))}};
}

KeyGroup keys_of_what_if() {
    KeyGroup group{
        translated("What if?"),
        {key_row("Arrows", marked("Go from number to number")), key_row(marked("0 to 9"), marked("Type the number")),
         key_row("Backspace", marked("Delete the last digit")),
         key_row(marked("+ and -"), marked("One more, one less"))}};
    for (const WhatIfKey& one : what_if_keys()) group.rows.push_back({std::string{one.key}, one.what});
    return group;
}

KeyGroup count_keys() {
    return {
        translated("Table count"),
        {key_row("Arrows", marked("Go from number to number")), key_row(marked("0 to 9"), marked("Type the number")),
         key_row("Backspace", marked("Delete the last digit")), key_row("Delete", marked("Clear the count")),
         key_row(marked("Page Up, Page Down"), marked("Another player")),
         key_row("Enter", marked("Correct the differences"))}};
}

KeyGroup accounts_keys() {
    return {translated("End of turn"),
            {key_row(marked("Left, Right"), marked("The next sheet")), key_row(marked("Up, Down"), marked("Scroll"))}};
}

}  // namespace

HelpSheets help_sheets(const std::string& version) {
    return {key_groups({answer_keys(), dice_keys(), map_keys()}, commands_with(own_commands())),
            page_key_groups({keys_of_what_if(), count_keys(), accounts_keys(), turn_end_key_group()}),
            about_words(
                version,
                {translated("A table companion for the board game Byzantium by Martin Wallace. You play with the real "
                            "board, cubes and dice; Logothete keeps track of everything and checks the rules.")})};
}

}  // namespace byzantium::words
