// SPDX-License-Identifier: MIT
#include "byzantium/prompt/game.h"

#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/text/open.h"
#include "cli/game_of.h"

namespace byzantium::prompt {

namespace {

class Byzantium : public cli::GameOf<Speaker> {
public:
    int execute(const cli::RulesOptions& options, const cli::Console& console) const override {
        return prompt::execute(options, console);
    }
    int execute(const cli::BoardOptions& options, const cli::Console& console) const override {
        return prompt::execute(options, console);
    }
};

}  // namespace

std::unique_ptr<cli::Game> game() { return std::make_unique<Byzantium>(); }

}  // namespace byzantium::prompt
