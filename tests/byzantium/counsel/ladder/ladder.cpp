// SPDX-License-Identifier: MIT
#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/weights.h"
#include "support/scene.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
using namespace counsel_games;
int main(int argc, char** argv) {
    std::ifstream in{argv[1]};
    const std::string text{std::istreambuf_iterator<char>{in}, {}};
    const auto w = byzantium::counsel::read_weights(text);
    if (!w) return 1;
    const int n = std::atoi(argv[2]);
    const bool g = std::string(argv[3]) == "greedy";
    for (std::size_t size = 2; size <= 4; ++size) {
        double wins = 0;
        double brier = 0;
        (void)brier;
        for (int i = 0; i < n; ++i) {
            const std::size_t me = static_cast<std::size_t>(i) % size;
            std::vector<Player> seats;
            for (std::size_t s = 0; s < size; ++s)
                seats.push_back(s == me ? evaluator(*w) : g ? greedy_player() : random_player());
            const auto seed = static_cast<std::uint64_t>(777000000 + i);
            const auto p = play(support::standard_table(), header_of(size, seed), seats, seed);
            wins += shares_of_win(p.end)[me] / 12.0;
        }
        std::printf("%zu players v %s: %.1f %%\n", size, argv[3], 100 * wins / n);
        std::fflush(stdout);
    }
    (void)argc;
}
