// SPDX-License-Identifier: MIT
// `counsel_trainer FILE [--seed N] [--games N] [--rounds N] ...`: see training.h. --go-on takes up a run that was
// stopped.
#include "byzantium/counsel/trainer/training.h"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <exception>
#include <string>

int main(int argc, char** argv) {
    CLI::App app{"Trains the weights of counsel from nothing, by games that programs play against each other."};
    counsel_trainer::Training training;
    app.add_option("file", training.file, "The file of weights to write")->required();
    app.add_option("--seed", training.seed, "Same seed and numbers: same file")->capture_default_str();
    app.add_option("--games", training.games, "Games of each number of players in a round")->capture_default_str();
    app.add_option("--rounds", training.rounds, "Rounds")->capture_default_str();
    app.add_option("--match-games", training.match_games,
                   "Games of each number of players that each round's weights play against greedy players")
        ->capture_default_str();
    app.add_option("--honest-games", training.honest_games,
                   "Games of each number of players that chances are corrected by")
        ->capture_default_str();
    app.add_option("--trial-games", training.trial_games,
                   "Games of each number of players by which what trials say is blended in")
        ->capture_default_str();
    app.add_option("--weights", training.weights,
                   "Begin with this file instead of nothing; with --rounds 0, only its chances are corrected");
    app.add_option("--threads", training.threads, "Games at a time; the file does not depend on it")
        ->capture_default_str();
    app.add_flag("--go-on", training.go_on, "Take up a run that was stopped, with the same numbers");
    CLI11_PARSE(app, argc, argv);
    try {
        counsel_trainer::train(training, [](const std::string& words) {
            std::printf("%s\n", words.c_str());
            std::fflush(stdout);
        });
        return 0;
    } catch (const std::exception& wrong) {
        std::fprintf(stderr, "%s\n", wrong.what());
        return 2;
    }
}
