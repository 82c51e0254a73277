// SPDX-License-Identifier: MIT
// The arguments of the sub-commands that games bring themselves.
#pragma once

#include "cli/game.h"
#include "cli/line/commands.h"
#include "cli/line/sub_command.h"

#include <functional>
#include <memory>
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
// The sub-commands of `board` that games bring, in the same way.
std::vector<SharedCommand> own_board_commands(const Games& games);

// What --help says of it.
SubCommand words_of(const SharedCommand& shared);
// Its arguments and options; what is given of them goes to `given`.
void add_given(CLI::App& command, const SharedCommand& shared, const std::shared_ptr<Given>& given);

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
