// SPDX-License-Identifier: MIT
// The commands of the window that only this game has, and those of the shell that it says in its own words.
#pragma once

#include "present/window/command_words.h"
#include "present/window/game_commands.h"

namespace byzantium::words {

struct OwnCommand {
    static constexpr present::CommandId boards{"boards"};
    static constexpr present::CommandId accounts{"accounts"};
    static constexpr present::CommandId scores{"scores"};
    static constexpr present::CommandId count{"count"};
    static constexpr present::CommandId plan{"plan"};
    static constexpr present::CommandId what_if{"what_if"};
    static constexpr present::CommandId watch{"watch"};
    static constexpr present::CommandId threats{"threats"};
    static constexpr present::CommandId danger{"danger"};
    static constexpr present::CommandId money{"money"};
    static constexpr present::CommandId advice_none{"advice_none"};
    static constexpr present::CommandId advice_odds{"advice_odds"};
    static constexpr present::CommandId advice_adviser{"advice_adviser"};
    static constexpr present::CommandId advice_counsel{"advice_counsel"};
    static constexpr present::CommandId hint{"hint"};
    static constexpr present::CommandId chances{"chances"};
    static constexpr present::CommandId review{"review"};
};

const present::GameCommands& own_commands();

}  // namespace byzantium::words
