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
          translated("Who won how often, from which seat, with which luck, over all finished sessions.")},
         {}},
        {{Shell::map, Menu::view, translated("Map"), "F5", translated("The board.")}, {}},
        {{Shell::charts, Menu::view, translated("Charts"), "Ctrl+G",
          translated("VP and money over time, luck and choice, hits against expectation.")},
         {}},
        {{Shell::zoom_in, Menu::view, translated("Zoom in"), "Ctrl+I", translated("Enlarge the map.")}, {}},
        {{Shell::zoom_out, Menu::view, translated("Zoom out"), "Ctrl+U", translated("See more of the map.")}, {}},
        {{Shell::zoom_fit, Menu::view, translated("Whole map"), "Ctrl+0", translated("See all of the map.")}, {}},
        {{Shell::first_game, Menu::help, translated("First game"), "Ctrl+H",
          translated("One turn at the practice table, step by step, with each of the seven actions.")},
         {}},
    };
}

Commands pages_and_chances() {
    return {
        {{Own::boards, Menu::session, translated("Boards"), "Ctrl+B",
          translated("Check a board against your printed one, change it, save and share it.")},
         Shell::statistics},
        {{Own::accounts, Menu::view, translated("End of turn"), "F6",
          translated("Money in and out if the turn ended now.")},
         Shell::map},
        {{Own::scores, Menu::view, translated("Final scoring"), "F7", translated("The score if the game ended now.")},
         Own::accounts},
        {{Shell::turn_end, Menu::view, translated("How the turn ended"), turn_end_keys,
          translated("What everybody received, paid and gave up when the last turn ended, to be ticked off.")},
         Own::accounts},
        {{Own::count, Menu::view, translated("Table count"), "F4",
          translated("Count what lies on the table, and hold it against what should lie there.")},
         Shell::charts},
        {{Own::plan, Menu::view, translated("Plan an attack"), "F8",
          translated("The exact chance of any army against any city in reach.")},
         Own::count},
        {{Own::what_if, Menu::view, translated("What if?"), "Shift+F8",
          translated(
              "An attack in numbers that can be changed one by one: the planned one, the one under way, or any.")},
         Own::plan},
        {{Own::watch, Menu::view, translated("Constantinople"), "F3",
          translated("Every attack on Constantinople within one action, with and without the Emperor's levy.")},
         Own::what_if},
    };
}

Commands on_the_map() {
    return {
        {{Own::threats, Menu::view, translated("Threats on the map"), "Ctrl+T",
          translated("The chance of every attack of one army; again for the next army.")},
         Own::watch},
        {{Own::danger, Menu::view, translated("Danger on the map"), "Ctrl+D",
          translated("For each city the greatest chance of another player's attack.")},
         Own::threats},
        {{Own::money, Menu::view, translated("Money on the map"), "Ctrl+M", translated("The income of each city.")},
         Own::danger},
        {{Own::advice_none, Menu::view, translated("No advice"), "", translated("No chances are shown.")}, Shell::why},
        {{Own::advice_odds, Menu::view, translated("Odds"), "", translated("Each row shows its chance.")},
         Own::advice_none},
        {{Own::advice_adviser, Menu::view, translated("Adviser"), "", translated("The best answer is marked.")},
         Own::advice_odds},
        {{Shell::animation, Menu::view, translated("Dice that tumble"), "",
          translated("Whether dice rolled by the program tumble for a moment.")},
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
        {{Own::scores, "\u2605", translated("Final scoring")}, Own::accounts},
        {{Own::plan, "\u2694", translated("Plan an attack")}, Own::scores},
        {{Own::threats, "\u2197", ""}, Shell::why},
        {{Own::danger, "\u26A0", ""}, Own::threats},
        {{Own::money, "\u26C1", ""}, Own::danger},
    };
    return all;
}

}  // namespace

const GameCommands& own_commands() { return once_a_language<all_own_commands>(); }

}  // namespace byzantium::words
