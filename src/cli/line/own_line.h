// SPDX-License-Identifier: MIT
// The arguments of the sub-commands that games bring themselves.
#pragma once

#include "cli/game.h"
#include "cli/line/commands.h"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
}

namespace cli {

// A sub-command, and the games that have one of this name.
struct SharedCommand {
    struct Of {
        const Game* game;
        OwnCommand command;
    };
    std::string name;
    std::vector<Of> all;  // at least one
};
// In the order in which the games name them.
std::vector<SharedCommand> own_commands(const Games& games);

class OwnCommands {
public:
    using Chosen = std::function<void(const OwnOptions&)>;
    OwnCommands(const Games& games, CLI::App& app, Chosen chosen)
        : games_{games}, app_{app}, chosen_{std::move(chosen)} {}

    // The one that is chosen is told.
    void add() const;

private:
    void add(const SharedCommand& shared) const;

    const Games& games_;
    CLI::App& app_;
    Chosen chosen_;
};

}  // namespace cli
