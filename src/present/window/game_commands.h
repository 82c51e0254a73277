// SPDX-License-Identifier: MIT
// Commands that only one game has, and how they come among those of the shell.
#pragma once

#include "present/window/command_words.h"

#include <optional>
#include <vector>

namespace present {

// One row of the menus or of the buttons. Behind which other it stands: one of the shell's, or one that the game lists
// before. Behind none: it is one of the shell's, which this game says in other words at the same place.
template <class Words>
struct Placed {
    Words words;
    std::optional<CommandId> after;
};

struct GameCommands {
    std::vector<Placed<CommandWords>> commands;
    std::vector<Placed<ToolWords>> tools;
};

// The shell's commands, and among them the game's: in the order of the menus.
std::vector<CommandWords> commands_with(const GameCommands& game);
std::vector<ToolWords> tools_with(const GameCommands& game);

}  // namespace present
