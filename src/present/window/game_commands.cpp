// SPDX-License-Identifier: MIT
#include "present/window/game_commands.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace present {
namespace {

template <class Words>
typename std::vector<Words>::iterator placed_at(std::vector<Words>& all, CommandId id) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Words& one) { return one.id == id; });
    if (found == all.end()) throw std::logic_error("no command to stand by: " + std::string{id.key});
    return found;
}

template <class Words>
std::vector<Words> merged(std::vector<Words> all, const std::vector<Placed<Words>>& of_game) {
    for (const auto& [words, after] : of_game) {
        if (after)
            all.insert(placed_at(all, *after) + 1, words);
        else
            *placed_at(all, words.id) = words;
    }
    return all;
}

}  // namespace

std::vector<CommandWords> commands_with(const GameCommands& game) { return merged(command_words(), game.commands); }

std::vector<ToolWords> tools_with(const GameCommands& game) { return merged(tool_words(), game.tools); }

}  // namespace present
