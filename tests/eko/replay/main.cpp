// SPDX-License-Identifier: MIT
// Replays a journal of Ekö from standard input, for holding another implementation against this one:
// eko_replay [--positions] [--legal]
#include "eko/text/session.h"
#include "support/replayed.h"

#include <iostream>
#include <string_view>

int main(int argc, char** argv) {
    support::ReplayShows shows;
    for (int i = 1; i < argc; ++i) {
        const std::string_view option{argv[i]};
        shows.positions = shows.positions || option == "--positions";
        shows.legal = shows.legal || option == "--legal";
    }
    std::ios::sync_with_stdio(false);
    return static_cast<int>(support::replay<eko::text::Game>(std::cin, std::cout, shows));
}
