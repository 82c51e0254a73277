// SPDX-License-Identifier: MIT
// The training of weights from nothing. Each round plays games of two, three and four programs with the weights of the
// round before, and fits new weights to how the games of the last rounds ended. Each round's weights play a match
// against greedy players, and for each number of players the strongest are taken. Then their chances are corrected by
// games that were not trained on, and what trials say is blended in by others.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace counsel_trainer {

struct Training {
    std::string file;  // of the weights to write
    std::uint64_t seed = 1;
    std::size_t games = 120;  // of each number of players in a round
    int rounds = 10;
    std::size_t match_games = 200;     // of each number of players in the match of a round
    std::size_t honest_games = 1'000;  // of each number of players that chances are corrected by
    std::size_t trial_games = 500;     // of each number of players that trials are blended in by
    std::size_t threads = 1;           // the file does not depend on it
    std::string weights{};             // a file to begin with; empty: from nothing
    bool go_on = false;                // takes up a training that was stopped
};

// Writes FILE, and FILE.round-N after each round. What is found is kept in FILE.parts until FILE is there. The same
// seed and numbers give the same file, on this kind of machine. Says how far it is. Throws std::runtime_error with a
// sentence if there are no weights to begin with in that file, or if there is nothing of this training to take up.
void train(const Training& training, const std::function<void(const std::string&)>& say);

}  // namespace counsel_trainer
