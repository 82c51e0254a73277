// SPDX-License-Identifier: MIT
// Trains the weights of counsel from nothing: `counsel_trainer FILE [--seed N] [--games N] [--rounds N] [--threads N]`.
// Each round plays games of two, three and four programs with the weights of the round before, and fits new weights to
// how the games of the last rounds ended. The file is written after every round; started again with the same seed and
// numbers, it goes on from a round that FILE.round-N holds.
#include "byzantium/counsel/trainer/fit.h"
#include "byzantium/counsel/trainer/samples.h"
#include "byzantium/counsel/weights.h"
#include "support/scene.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace {

using byzantium::counsel::Weights;
using namespace counsel_trainer;

struct Wishes {
    std::string file;
    std::uint64_t seed = 1;
    std::size_t games = 800;
    int rounds = 8;
    std::size_t threads = 1;
};

constexpr std::size_t rounds_fitted = 3;
constexpr int explored_in_1000 = 60;
constexpr int greedy_in_1000 = 250;
constexpr int taken_in_1000 = 400;

// The first round knows nothing but the score.
Weights beginning() {
    Weights weights;
    for (auto& turns : weights.weight)
        for (auto& weight : turns) weight[static_cast<std::size_t>(byzantium::counsel::Quantity::score)] = 65'536 / 8;
    return weights;
}

std::string round_file(const Wishes& wishes, int round) { return wishes.file + ".round-" + std::to_string(round); }

void write_file(const std::string& name, const Weights& weights) {
    std::ofstream{name, std::ios::binary} << byzantium::counsel::write_weights(weights);
}

std::uint64_t first_seed(const Wishes& wishes, int round) {
    return (wishes.seed << 32) + static_cast<std::uint64_t>(round) * 1'000'000;
}

Samples games_of(const Wishes& wishes, const Weights& weights, int round) {
    return collect(
        support::standard_table(), weights,
        {first_seed(wishes, round), wishes.games, explored_in_1000, greedy_in_1000, taken_in_1000, wishes.threads});
}

std::vector<Sample> together(const std::deque<Samples>& rounds, std::size_t part) {
    std::vector<Sample> all;
    for (const Samples& samples : rounds) all.insert(all.end(), samples[part].begin(), samples[part].end());
    return all;
}

Weights fitted(const std::deque<Samples>& rounds, const Weights& before) {
    Weights weights = before;
    for (std::size_t part = 0; part < classes; ++part) {
        auto& whole =
            weights.weight[part / byzantium::counsel::turns_weighed][part % byzantium::counsel::turns_weighed];
        RealWeights real{};
        for (std::size_t i = 0; i < whole.size(); ++i) real[i] = whole[i] / 65'536.0;
        whole = as_whole_numbers(fit(together(rounds, part), real));
    }
    return weights;
}

int train(const Wishes& wishes) {
    std::deque<Samples> rounds;
    Weights weights = beginning();
    weights.seed = wishes.seed;
    for (int round = 0; round < wishes.rounds; ++round) {
        rounds.push_back(games_of(wishes, weights, round));
        if (rounds.size() > rounds_fitted) rounds.pop_front();
        weights = fitted(rounds, weights);
        weights.seed = wishes.seed;
        weights.games += static_cast<int>(wishes.games * byzantium::counsel::table_sizes);
        write_file(round_file(wishes, round), weights);
        std::printf("round %d of %d: %d games\n", round + 1, wishes.rounds, weights.games);
        std::fflush(stdout);
    }
    write_file(wishes.file, weights);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app{"Trains the weights of counsel from nothing, by games that programs play against each other."};
    Wishes wishes;
    app.add_option("file", wishes.file, "The file of weights to write")->required();
    app.add_option("--seed", wishes.seed, "Same seed and numbers: same file")->capture_default_str();
    app.add_option("--games", wishes.games, "Games of each number of players in a round")->capture_default_str();
    app.add_option("--rounds", wishes.rounds, "Rounds")->capture_default_str();
    app.add_option("--threads", wishes.threads, "Games at a time; the file does not depend on it")
        ->capture_default_str();
    CLI11_PARSE(app, argc, argv);
    return train(wishes);
}
