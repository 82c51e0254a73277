// SPDX-License-Identifier: MIT
// main() of the command line program. LOGOTHETE_GAMES comes from the list of games in CMake: GAME(byzantium) ...
#include "cli/game.h"
#include "cli/run.h"

#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#define GAME(id)                       \
    namespace id::prompt {             \
    std::unique_ptr<cli::Game> game(); \
    }
LOGOTHETE_GAMES
#undef GAME

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments{argv + (argc > 0 ? 1 : 0), argv + argc};
    std::vector<std::unique_ptr<cli::Game>> games;
#define GAME(id) games.push_back(id::prompt::game());
    LOGOTHETE_GAMES
#undef GAME
    return cli::run(cli::Games{std::move(games)}, arguments, std::cin, std::cout, std::cerr);
}
