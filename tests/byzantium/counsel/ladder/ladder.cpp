// SPDX-License-Identifier: MIT
// How strong counsel is, and how honest: `counsel_ladder [--weights FILE] [--games N] [--output FILE]` plays the
// weights that are shipped, or those of a file, against other players over all seats, and holds what they tell against
// how games end. The tables are written as Markdown; tests/ladder/README.md was. With --output, what is found is kept
// in FILE.parts until FILE is there; --go-on takes up a run that was stopped.
#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/games/parts.h"
#include "byzantium/counsel/games/weights_file.h"
#include "byzantium/counsel/ladder/beside_trials.h"
#include "byzantium/counsel/ladder/matches.h"
#include "byzantium/counsel/ladder/reliability.h"
#include "byzantium/counsel/weights.h"
#include "support/scene.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fstream>
#include <functional>
#include <iostream>
#include <string>

namespace {

using namespace counsel_ladder;
using counsel_games::Parts;

struct Wishes {
    std::string weights;
    std::string output;
    std::size_t trial_games = 1'000;
    int trials = 56;
    BesideTrials beside;
    Playing playing;
    bool go_on = false;
};

void say(const std::string& words) {
    std::fputs(words.c_str(), stderr);
    std::fflush(stderr);
}

// Two players, because that is what the figure is asked of. Trials take longer than everything else together, so it is
// said how far it is.
std::string match_of_trials(const byzantium::counsel::Weights& weights, const Wishes& wishes, Parts& parts) {
    constexpr std::size_t at_once = 50;
    Match all{2, 0, 0, wishes.playing.first_seed};
    while (all.games < wishes.trial_games) {
        Playing playing = wishes.playing;
        playing.games = std::min(at_once, wishes.trial_games - all.games);
        playing.first_seed += all.games;
        const auto play = [&] {
            const auto some = played(support::standard_table(), counsel_games::thinker(weights, wishes.trials),
                                     counsel_games::evaluator(weights), 2, playing);
            return fmt::format("{}", some.won);
        };
        all.won += std::stod(parts.part(fmt::format("games by trials from {}", all.games), play));
        all.games += playing.games;
        say(fmt::format("{} of {} games by trials: {:.1f} won\n", all.games, wishes.trial_games, all.won));
    }
    return row_of(fmt::format("counsel by {} trials a decision against counsel by evaluation", wishes.trials), all);
}

std::string matches(const byzantium::counsel::Weights& weights, const Wishes& wishes, Parts& parts) {
    const Playing& playing = wishes.playing;
    const auto counsel = counsel_games::evaluator(weights);
    std::string text = "| match | players | games | won | 95 % interval | seeds from |\n|---|---|---|---|---|---|\n";
    const auto add = [&](const char* name, const counsel_games::Player& one, const counsel_games::Player& others) {
        for (std::size_t players = 2; players <= 4; ++players) {
            const auto named = fmt::format("{}, {} players", name, players);
            text += parts.part(
                named, [&] { return row_of(name, played(support::standard_table(), one, others, players, playing)); });
            say(named + ": done\n");
        }
    };
    add("counsel against random players", counsel, counsel_games::random_player());
    add("counsel against greedy players", counsel, counsel_games::greedy_player());
    add("counsel against itself", counsel, counsel);
    add("a random player against greedy players", counsel_games::random_player(), counsel_games::greedy_player());
    return text;
}

// All that the tables depend on, but for the program itself.
std::string about(const byzantium::counsel::Weights& weights, const Wishes& wishes) {
    return fmt::format("weights {}, games {}, {} and {}, by trials {} of {}, positions {} of {}, seed {}",
                       std::hash<std::string>{}(byzantium::counsel::write_weights(weights)), wishes.playing.games,
                       wishes.playing.told_games, wishes.playing.mixed_games, wishes.trial_games, wishes.trials,
                       wishes.beside.positions, wishes.beside.trials, wishes.playing.first_seed);
}

// What takes longest comes last, though its row stands before the tables of what is told.
std::string ladder(const byzantium::counsel::Weights& weights, const Wishes& wishes, Parts& parts) {
    const auto& table = support::standard_table();
    const std::string strong = matches(weights, wishes, parts);
    const std::string honest = reliability(table, weights, wishes.playing, parts);
    const std::string by_trials = wishes.trial_games > 0 ? match_of_trials(weights, wishes, parts) : "";
    return "# How strong counsel is, and how honest\n\nWritten by `counsel_ladder`; one player of the first kind sits "
           "with others of the second, at each seat in turn.\n\n" +
           strong + by_trials + "\nWhat it tells, one position of each turn of a game, by how the game ended:\n\n" +
           honest + beside_trials(table, weights, wishes.playing, wishes.beside, parts);
}

int run(const Wishes& wishes) {
    const auto weights =
        wishes.weights.empty() ? counsel_games::shipped_weights() : counsel_games::weights_in(wishes.weights);
    Parts parts{wishes.output.empty() ? "" : wishes.output + ".parts", about(weights, wishes),
                wishes.go_on ? counsel_games::Begin::where_it_stopped : counsel_games::Begin::anew};
    const std::string text = ladder(weights, wishes, parts);
    if (wishes.output.empty())
        std::cout << text;
    else
        std::ofstream{wishes.output} << text;
    parts.finish();
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app{"Plays the weights of counsel against other players, and holds what they tell against how games end."};
    Wishes wishes;
    app.add_option("--weights", wishes.weights, "A file of weights; else those that are shipped");
    app.add_option("--games", wishes.playing.games, "Games of a match")->capture_default_str();
    app.add_option("--told-games", wishes.playing.told_games,
                   "Games against itself, for each number of players, that what is told is held against")
        ->capture_default_str();
    app.add_option("--mixed-games", wishes.playing.mixed_games, "The same beside a greedy player")
        ->capture_default_str();
    app.add_option("--trial-games", wishes.trial_games, "Games of the match that is decided by trials; 0 for none")
        ->capture_default_str();
    app.add_option("--trials", wishes.trials, "Trials of each of its decisions")->capture_default_str();
    app.add_option("--trial-positions", wishes.beside.positions,
                   "Positions, for each number of players, from which trials are held against what is told; 0 for none")
        ->capture_default_str();
    app.add_option("--trials-from-each", wishes.beside.trials, "Trials from each of these positions")
        ->capture_default_str();
    app.add_option("--seed", wishes.playing.first_seed, "Seed of the first game")->capture_default_str();
    app.add_option("--threads", wishes.playing.threads, "Games at a time; no number depends on it")
        ->capture_default_str();
    app.add_option("--output", wishes.output, "The file to write; else to the screen");
    app.add_flag("--go-on", wishes.go_on, "Take up a run that was stopped, with the same numbers");
    CLI11_PARSE(app, argc, argv);
    try {
        return run(wishes);
    } catch (const std::exception& wrong) {
        say(std::string{wrong.what()} + '\n');
        return 2;
    }
}
