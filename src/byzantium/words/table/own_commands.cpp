// SPDX-License-Identifier: MIT
#include "byzantium/words/table/own_commands.h"

#include "present/language/language.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

namespace {

using Shell = CommandId;
using Own = OwnCommand;
using Commands = std::vector<Placed<CommandWords>>;

// What this game says otherwise than the shell.
Commands in_own_words() {
    return {
        {{Shell::statistics, Menu::session, translated("Statistics"), "Ctrl+Shift+G",
          translated("Who won how often, from which seat, with which luck, over all finished games.")},
         {}},
        {{Shell::map, Menu::view, translated("Map"), "F5", translated("The board.")}, {}},
        {{Shell::charts, Menu::view, translated("Charts"), "Ctrl+G",
          translated("VP and money over time, luck and choice, hits against expectation.")},
         {}},
        {{Shell::zoom_in, Menu::view, translated("Zoom in"), "Ctrl+I", translated("Enlarge the map."), size_submenu()},
         {}},
        {{Shell::zoom_out, Menu::view, translated("Zoom out"), "Ctrl+U", translated("See more of the map."),
          size_submenu()},
         {}},
        {{Shell::zoom_fit, Menu::view, translated("Whole map"), "Ctrl+0", translated("See all of the map."),
          size_submenu()},
         {}},
        {{Shell::first_game, Menu::help, translated("Guided first game"), "Ctrl+H",
          translated("One turn at the practice table, step by step, with all seven actions.")},
         {}},
    };
}

Commands pages_and_chances() {
    return {
        {{Own::boards, Menu::session, translated("Boards"), "Ctrl+B",
          translated("Check a board against your printed one, change it, save it and share it.")},
         Shell::statistics},
        {{Own::accounts, Menu::view, translated("End of turn"), "F6",
          translated("Income and maintenance if the turn ended now.")},
         Shell::map},
        {{Own::scores, Menu::view, translated("Score"), "F7", translated("The score if the game ended now.")},
         Own::accounts},
        {{Shell::turn_end, Menu::view, translated("How the turn ended"), turn_end_keys,
          translated("What everybody received, paid and gave up when the last turn ended, as a checklist.")},
         Own::accounts},
        {{Own::count, Menu::view, translated("Table count"), "F4",
          translated("Count the pieces and compare them with the record.")},
         Shell::charts},
        {{Own::plan, Menu::view, translated("Plan an attack"), "F8",
          translated("The exact chance of any army against any city in reach.")},
         Own::count},
        {{Own::what_if, Menu::view, translated("What if?"), "Shift+F8",
          translated("An attack in numbers that you can change one by one: the planned attack, the one under way, or "
                     "any other.")},
         Own::plan},
        {{Own::watch, Menu::view, translated("Constantinople"), "F3",
          translated("Every attack on Constantinople within one action, with and without the Emperor's levy.")},
         Own::what_if},
    };
}

std::string advice_submenu() { return translated("Advice"); }

Commands on_the_map() {
    return {
        {{Own::threats, Menu::view, translated("Threats on the map"), "Ctrl+T",
          translated("The chance of each attack of one army; press again for the next army.")},
         Own::watch},
        {{Own::danger, Menu::view, translated("Danger on the map"), "Ctrl+D",
          translated("For each city, the greatest chance of an attack by another player.")},
         Own::threats},
        {{Own::money, Menu::view, translated("Income on the map"), "Ctrl+M", translated("The income of each city.")},
         Own::danger},
        {{Own::advice_none, Menu::view, translated("Advice: none"), "", translated("Chances are not shown."),
          advice_submenu()},
         Shell::why},
        {{Own::advice_odds, Menu::view, translated("Advice: chances"), "", translated("Each option shows its chance."),
          advice_submenu()},
         Own::advice_none},
        {{Own::advice_adviser, Menu::view, translated("Advice: chances and best option"), "",
          translated("The best option is marked."), advice_submenu()},
         Own::advice_odds},
        {{Own::advice_counsel, Menu::view, translated("Advice: counsel"), "",
          translated("The same, and on request a hint, and each player's chance to win."), advice_submenu()},
         Own::advice_adviser},
        {{Own::hint, Menu::view, translated("Hint"), "Shift+F3",
          translated("The three best answers as the program sees them, with reasons.")},
         Own::advice_counsel},
        {{Own::chances, Menu::view, translated("Chances to win"), "Shift+F4",
          translated("A line with each player's chance to win the game, and how sure it is.")},
         Own::hint},
        {{Own::review, Menu::view, translated("Review"), "Shift+F7",
          translated("The game looked back on: each player's chances, the costliest decisions, the luckiest rolls.")},
         Own::chances},
        {{Shell::animation, Menu::view, translated("Animate the dice"), "",
          translated("Let dice that the program rolls tumble for a moment.")},
         Shell::light_or_dark},
    };
}

GameCommands all_own_commands() {
    GameCommands all;
    for (const Commands& some : {in_own_words(), pages_and_chances(), on_the_map()})
        all.commands.insert(all.commands.end(), some.begin(), some.end());
    all.tools = {
        {{Shell::map, "\u2690", translated("Map")}, {}},
        {{Own::accounts, "\u2696", translated("End of turn")}, Shell::map},
        {{Own::scores, "\u2605", translated("Score")}, Own::accounts},
        {{Own::plan, "\u2694", translated("Plan an attack")}, Own::scores},
        {{Own::threats, "\u2197", translated_as("a button", "Threats")}, Shell::why},
        {{Own::danger, "\u26A0", translated_as("a button", "Danger")}, Own::threats},
        {{Own::money, "\u26C1", translated_as("a button", "Income")}, Own::danger},
        {{Own::watch, "\u265C", translated("Constantinople")}, Own::money},
    };
    return all;
}

}  // namespace

const GameCommands& own_commands() { return once_a_language<all_own_commands>(); }

}  // namespace byzantium::words
