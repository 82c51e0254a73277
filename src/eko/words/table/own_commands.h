// SPDX-License-Identifier: MIT
// The commands of the window that only this game has, and its keys.
#pragma once

#include "present/help/help_pages.h"
#include "present/window/command_words.h"
#include "present/window/game_commands.h"

#include <string>

namespace eko::words {

struct OwnCommand {
    static constexpr present::CommandId boards{"boards"};
    static constexpr present::CommandId points{"points"};
    static constexpr present::CommandId count{"count_pieces"};
    static constexpr present::CommandId correct{"correct"};
    static constexpr present::CommandId watch{"watch"};
    static constexpr present::CommandId threats{"threats"};
    static constexpr present::CommandId reach{"reach"};
    static constexpr present::CommandId coordinates{"coordinates"};
};

const present::GameCommands& own_commands();

present::HelpSheets help_sheets(const std::string& version);

}  // namespace eko::words
