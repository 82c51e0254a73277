// SPDX-License-Identifier: MIT
// Trains the weights of counsel from nothing: `counsel_trainer FILE [--seed N] [--games N] [--rounds N] ...`. Each
// round plays games of two, three and four programs with the weights of the round before, and fits new weights to how
// the games of the last rounds ended. Each round's weights play a match against greedy players, and for each number of
// players the strongest are taken. Then their chances are corrected by games that were not trained on. After each
// round FILE.round-N is written. What is found is kept in FILE.parts until FILE is there; --go-on takes up a run that
// was stopped.
#include "byzantium/counsel/games/parts.h"
#include "byzantium/counsel/trainer/fit.h"
#include "byzantium/counsel/trainer/honesty.h"
#include "byzantium/counsel/trainer/outcomes.h"
#include "byzantium/counsel/trainer/samples.h"
#include "byzantium/counsel/trainer/strongest.h"
#include "byzantium/counsel/weights.h"
#include "support/scene.h"
#include "wording/sentence.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <exception>
#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace {

using byzantium::counsel::table_sizes;
using byzantium::counsel::turns_weighed;
using byzantium::counsel::Weights;
using namespace counsel_trainer;

struct Wishes {
    std::string file;
    std::uint64_t seed = 1;
    std::size_t games = 120;
    int rounds = 10;
    std::size_t match_games = 200;
    std::size_t honest_games = 1'000;
    std::size_t threads = 1;
    std::string weights{};  // empty: from nothing
    bool go_on = false;
};

constexpr int rounds_fitted = 6;
constexpr double of_any_firmness = 60;
constexpr double of_one_firmness = 200;
constexpr int explored_in_1000 = 60;
constexpr int greedy_in_1000 = 250;
// Games that chances are corrected by have seeds of their own, and so have those of matches: the same for each round,
// so that luck decides less.
constexpr int honest_round = 1'000;
constexpr int match_round = 900;
constexpr std::size_t honest_at_once = 250;  // of each number of players

// The first round knows nothing but the score.
Weights beginning() {
    Weights weights;
    for (auto& turns : weights.weight)
        for (auto& weight : turns) weight[static_cast<std::size_t>(byzantium::counsel::Quantity::score)] = 65'536 / 8;
    return weights;
}

std::string round_name(int round) { return "round " + std::to_string(round); }
std::string round_file(const Wishes& wishes, int round) { return wishes.file + ".round-" + std::to_string(round); }

void write_file(const std::string& name, const Weights& weights) {
    std::ofstream{name, std::ios::binary} << byzantium::counsel::write_weights(weights);
}

std::uint64_t first_seed(const Wishes& wishes, int round) {
    return (wishes.seed << 32) + static_cast<std::uint64_t>(round) * 1'000'000;
}

Samples games_of(const Wishes& wishes, const Weights& weights, int round) {
    return collect(support::standard_table(), weights,
                   {first_seed(wishes, round), wishes.games, explored_in_1000, greedy_in_1000, Won::as_it_came,
                    Taken::many, wishes.threads});
}

// All samples of these classes, round by round.
std::vector<Sample> together(const std::deque<Samples>& rounds, const std::vector<std::size_t>& parts) {
    std::vector<Sample> all;
    for (const Samples& samples : rounds)
        for (const std::size_t part : parts) all.insert(all.end(), samples[part].begin(), samples[part].end());
    return all;
}

// Half of the way from the weights of the round before: without it, programs learn to beat only their last selves.
void go_half_way(std::array<int, byzantium::counsel::quantity_count>& weights, const RealWeights& fitted) {
    const auto whole = as_whole_numbers(fitted);
    for (std::size_t i = 0; i < whole.size(); ++i) weights[i] = (weights[i] + whole[i]) / 2;
}

// First of each turn for any number of players, then for each number, held to what is true of any.
Weights fitted(const std::deque<Samples>& rounds, const Weights& before) {
    Weights weights = before;
    for (std::size_t turn = 0; turn < turns_weighed; ++turn) {
        std::vector<std::size_t> parts;
        for (std::size_t size = 0; size < table_sizes; ++size) parts.push_back(size * turns_weighed + turn);
        const RealWeights of_any = fit(together(rounds, parts), {{}, of_any_firmness});
        for (std::size_t size = 0; size < table_sizes; ++size)
            go_half_way(weights.weight[size][turn], fit(together(rounds, {parts[size]}), {of_any, of_one_firmness}));
    }
    return weights;
}

void say(const std::string& words) {
    std::printf("%s\n", words.c_str());
    std::fflush(stdout);
}

Weights made_honest(const Wishes& wishes, const Weights& weights, counsel_games::Parts& parts) {
    Outcomes outcomes(classes);
    for (std::size_t first = 0; first < wishes.honest_games; first += honest_at_once) {
        const std::size_t games = std::min(honest_at_once, wishes.honest_games - first);
        const auto play = [&] {
            return lines_of(collect(support::standard_table(), weights,
                                    {first_seed(wishes, honest_round) + first, games, 0, 0, Won::in_the_end,
                                     Taken::one_of_each_turn, wishes.threads}));
        };
        add_lines(parts.part("honest games from " + std::to_string(first), play), outcomes);
        say("chances are corrected: " + std::to_string((first + games) * table_sizes) + " of " +
            std::to_string(wishes.honest_games * table_sizes) + " games");
    }
    return with_honesty(weights, outcomes);
}

std::optional<Weights> weights_to_begin_with(const Wishes& wishes) {
    if (wishes.weights.empty()) {
        Weights weights = beginning();
        weights.seed = wishes.seed;
        return weights;
    }
    std::ifstream file{wishes.weights, std::ios::binary};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    const auto read = byzantium::counsel::read_weights(text);
    if (read) return *read;
    std::fprintf(stderr, "%s: %s\n", wishes.weights.c_str(), wording::in_english(read.error()).c_str());
    return std::nullopt;
}

// All that a file of weights depends on, but for the program itself.
std::string about(const Wishes& wishes, const Weights& first) {
    const std::string weights = byzantium::counsel::write_weights(first);
    return "seed " + std::to_string(wishes.seed) + ", games " + std::to_string(wishes.games) + ", rounds " +
           std::to_string(wishes.rounds) + ", match games " + std::to_string(wishes.match_games) + ", honest games " +
           std::to_string(wishes.honest_games) + ", from weights " + std::to_string(std::hash<std::string>{}(weights));
}

// Games of a round that was done already are played again only if a round to come is fitted to them.
bool is_needed(const Wishes& wishes, int round, int done) {
    return done < wishes.rounds && round + rounds_fitted > done;
}

GamesWon match_of(const Wishes& wishes, const Weights& weights, int round, counsel_games::Parts& parts) {
    const counsel_ladder::Playing playing{wishes.match_games, first_seed(wishes, match_round), wishes.threads};
    const auto play = [&] { return words_of(won_against_greedy(support::standard_table(), weights, playing)); };
    return games_won_of(parts.part("match of " + round_name(round), play));
}

int train(const Wishes& wishes) {
    std::deque<Samples> rounds;
    const auto first = weights_to_begin_with(wishes);
    if (!first) return 2;
    counsel_games::Parts parts{wishes.file + ".parts", about(wishes, *first),
                               wishes.go_on ? counsel_games::Begin::where_it_stopped : counsel_games::Begin::anew};
    int done = 0;
    while (parts.has(round_name(done))) ++done;
    Weights weights = *first;
    Strongest strongest;
    if (wishes.rounds == 0) strongest.consider(weights, {});
    for (int round = 0; round < wishes.rounds; ++round) {
        if (is_needed(wishes, round, done)) rounds.push_back(games_of(wishes, weights, round));
        if (rounds.size() > static_cast<std::size_t>(rounds_fitted)) rounds.pop_front();
        const auto fit_round = [&] {
            Weights next = fitted(rounds, weights);
            next.seed = wishes.seed;
            next.games += static_cast<int>(wishes.games * table_sizes);
            return byzantium::counsel::write_weights(next);
        };
        weights = byzantium::counsel::read_weights(parts.part(round_name(round), fit_round)).value();
        write_file(round_file(wishes, round), weights);
        const GamesWon won = match_of(wishes, weights, round, parts);
        strongest.consider(weights, won);
        say("round " + std::to_string(round + 1) + " of " + std::to_string(wishes.rounds) + ": " +
            std::to_string(weights.games) + " games; of " + std::to_string(wishes.match_games) +
            " against greedy players at tables of two, three and four it wins " + words_of(won));
    }
    say("the strongest win " + words_of(strongest.won()));
    write_file(wishes.file, made_honest(wishes, strongest.weights(), parts));
    parts.finish();
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
    app.add_option("--match-games", wishes.match_games,
                   "Games of each number of players that each round's weights play against greedy players")
        ->capture_default_str();
    app.add_option("--honest-games", wishes.honest_games,
                   "Games of each number of players that chances are corrected by")
        ->capture_default_str();
    app.add_option("--weights", wishes.weights,
                   "Begin with this file instead of nothing; with --rounds 0, only its chances are corrected");
    app.add_option("--threads", wishes.threads, "Games at a time; the file does not depend on it")
        ->capture_default_str();
    app.add_flag("--go-on", wishes.go_on, "Take up a run that was stopped, with the same numbers");
    CLI11_PARSE(app, argc, argv);
    try {
        return train(wishes);
    } catch (const std::exception& wrong) {
        std::fprintf(stderr, "%s\n", wrong.what());
        return 2;
    }
}
