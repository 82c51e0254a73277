// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/training.h"

#include "byzantium/counsel/games/parts.h"
#include "byzantium/counsel/games/weights_file.h"
#include "byzantium/counsel/ladder/told_games.h"
#include "byzantium/counsel/trainer/blending.h"
#include "byzantium/counsel/trainer/fit.h"
#include "byzantium/counsel/trainer/honesty.h"
#include "byzantium/counsel/trainer/outcomes.h"
#include "byzantium/counsel/trainer/samples.h"
#include "byzantium/counsel/trainer/strongest.h"
#include "byzantium/counsel/weights.h"
#include "support/scene.h"

#include <algorithm>
#include <array>
#include <deque>
#include <fstream>
#include <vector>

namespace counsel_trainer {

namespace {

using byzantium::counsel::table_sizes;
using byzantium::counsel::turns_weighed;
using byzantium::counsel::Weights;
using Say = std::function<void(const std::string&)>;

constexpr int rounds_fitted = 6;
constexpr double of_any_firmness = 60;
constexpr double of_one_firmness = 200;
constexpr int explored_in_1000 = 60;
constexpr int greedy_in_1000 = 250;
// Games that chances are corrected by have seeds of their own, and so have those of matches: the same for each round,
// so that luck decides less.
constexpr int honest_round = 1'000;
constexpr int match_round = 900;
constexpr int blend_round = 1'100;
constexpr std::size_t honest_at_once = 250;  // of each number of players

// The first round knows nothing but the score.
Weights beginning() {
    Weights weights;
    for (auto& turns : weights.weight)
        for (auto& weight : turns) weight[static_cast<std::size_t>(byzantium::counsel::Quantity::score)] = 65'536 / 8;
    return weights;
}

std::string round_name(int round) { return "round " + std::to_string(round); }
std::string round_file(const Training& training, int round) {
    return training.file + ".round-" + std::to_string(round);
}

void write_file(const std::string& name, const Weights& weights) {
    std::ofstream{name, std::ios::binary} << byzantium::counsel::write_weights(weights);
}

std::uint64_t first_seed(const Training& training, int round) {
    return (training.seed << 32) + static_cast<std::uint64_t>(round) * 1'000'000;
}

Samples games_of(const Training& training, const Weights& weights, int round) {
    return collect(support::standard_table(), weights,
                   {first_seed(training, round), training.games, explored_in_1000, greedy_in_1000, Won::as_it_came,
                    Taken::many, training.threads});
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

Weights made_honest(const Training& training, const Weights& weights, counsel_games::Parts& parts, const Say& say) {
    Outcomes outcomes(classes);
    for (std::size_t first = 0; first < training.honest_games; first += honest_at_once) {
        const std::size_t games = std::min(honest_at_once, training.honest_games - first);
        const auto play = [&] {
            return lines_of(collect(support::standard_table(), weights,
                                    {first_seed(training, honest_round) + first, games, 0, 0, Won::in_the_end,
                                     Taken::one_of_each_turn, training.threads}));
        };
        add_lines(parts.part("honest games from " + std::to_string(first), play), outcomes);
        say("chances are corrected: " + std::to_string((first + games) * table_sizes) + " of " +
            std::to_string(training.honest_games * table_sizes) + " games");
    }
    return with_honesty(weights, outcomes);
}

Weights made_to_blend(const Training& training, Weights weights, counsel_games::Parts& parts, const Say& say) {
    for (std::size_t players = 2; players < 2 + table_sizes; ++players) {
        const counsel_ladder::ToldGames games{
            "blended", players, 0, first_seed(training, blend_round), training.trial_games, training.threads};
        weights =
            with_blend(weights, players, counsel_ladder::seen_in(support::standard_table(), weights, games, parts));
        say("trials are blended in for " + std::to_string(players) + " players");
    }
    return weights;
}

Weights weights_to_begin_with(const Training& training) {
    if (!training.weights.empty()) return counsel_games::weights_in(training.weights);
    Weights weights = beginning();
    weights.seed = training.seed;
    return weights;
}

// All that a file of weights depends on, but for the program itself.
std::string about(const Training& training, const Weights& first) {
    const std::string weights = byzantium::counsel::write_weights(first);
    return "seed " + std::to_string(training.seed) + ", games " + std::to_string(training.games) + ", rounds " +
           std::to_string(training.rounds) + ", match games " + std::to_string(training.match_games) +
           ", honest games " + std::to_string(training.honest_games) + ", trial games " +
           std::to_string(training.trial_games) + ", from weights " + std::to_string(std::hash<std::string>{}(weights));
}

// Games of a round that was done already are played again only if a round to come is fitted to them.
bool is_needed(const Training& training, int round, int done) {
    return done < training.rounds && round + rounds_fitted > done;
}

GamesWon match_of(const Training& training, const Weights& weights, int round, counsel_games::Parts& parts) {
    const counsel_ladder::Playing playing{training.match_games, first_seed(training, match_round), training.threads};
    const auto play = [&] { return words_of(won_against_greedy(support::standard_table(), weights, playing)); };
    return games_won_of(parts.part("match of " + round_name(round), play));
}

}  // namespace

void train(const Training& training, const Say& say) {
    std::deque<Samples> rounds;
    const Weights first = weights_to_begin_with(training);
    counsel_games::Parts parts{training.file + ".parts", about(training, first),
                               training.go_on ? counsel_games::Begin::where_it_stopped : counsel_games::Begin::anew};
    int done = 0;
    while (parts.has(round_name(done))) ++done;
    Weights weights = first;
    Strongest strongest;
    if (training.rounds == 0) strongest.consider(weights, {});
    for (int round = 0; round < training.rounds; ++round) {
        if (is_needed(training, round, done)) rounds.push_back(games_of(training, weights, round));
        if (rounds.size() > static_cast<std::size_t>(rounds_fitted)) rounds.pop_front();
        const auto fit_round = [&] {
            Weights next = fitted(rounds, weights);
            next.seed = training.seed;
            next.games += static_cast<int>(training.games * table_sizes);
            return byzantium::counsel::write_weights(next);
        };
        weights = byzantium::counsel::read_weights(parts.part(round_name(round), fit_round)).value();
        write_file(round_file(training, round), weights);
        const GamesWon won = match_of(training, weights, round, parts);
        strongest.consider(weights, won);
        say("round " + std::to_string(round + 1) + " of " + std::to_string(training.rounds) + ": " +
            std::to_string(weights.games) + " games; of " + std::to_string(training.match_games) +
            " against greedy players at tables of two, three and four it wins " + words_of(won));
    }
    say("the strongest win " + words_of(strongest.won()));
    const Weights honest = made_honest(training, strongest.weights(), parts, say);
    write_file(training.file, made_to_blend(training, honest, parts, say));
    parts.finish();
}

}  // namespace counsel_trainer
