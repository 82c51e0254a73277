// SPDX-License-Identifier: MIT
#include "bench/counsel.h"

#include "bench/rounds.h"
#include "byzantium/counsel/choices.h"
#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/games/weights_file.h"
#include "byzantium/counsel/trial_chances.h"
#include "byzantium/rules/rules.h"
#include "support/scene.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace bench {
namespace {

using namespace byzantium;

constexpr std::size_t games_each = 4;
constexpr double usual_question = 205;  // decisions
constexpr double most_ms = 2;

// In which an action is to be chosen, by programs that each do what seems best to them.
std::vector<Position> positions_of(std::size_t players, const counsel::Weights& weights) {
    const std::vector<counsel_games::Player> seats(players, counsel_games::evaluator(weights));
    std::vector<Position> positions;
    for (std::uint64_t seed = 1; seed <= games_each; ++seed) {
        const auto header = counsel_games::header_of(players, seed);
        for (const Position& now : counsel_games::play(support::standard_table(), header, seats, seed).positions)
            positions.push_back(now);
    }
    return positions;
}

void measure(std::size_t players, const counsel::Weights& weights) {
    const Table& table = support::standard_table();
    const auto positions = positions_of(players, weights);
    std::size_t seen = 0;
    const auto ranking = [&] {
        double decisions = 0;
        for (const Position& now : positions)
            decisions += static_cast<double>(counsel::ranked(weights, table, now).size());
        return decisions;
    };
    const auto applying = [&] {
        double decisions = 0;
        for (const Position& now : positions)
            for (const Decision& decision : counsel::worth_weighing(table, now)) {
                seen += apply(table, now, Entry{decision}).value().effects.size();
                ++decisions;
            }
        return decisions;
    };
    const Ratio ratio = in_floor_units(ranking, applying);
    const double ms = 1e3 * usual_question / ratio.ours.median;
    fmt::print(
        "   {} players, {} questions of {:.0f} decisions: {:.2f} ms for {:.0f}, {:.1f} times ({:.1f}..{:.1f}) "
        "applying them alone: {} (must <= {:.0f} ms)\n",
        players, positions.size(), applying() / static_cast<double>(positions.size()), ms, usual_question,
        ratio.of_medians, ratio.low, ratio.high, ms <= most_ms ? "pass" : "fail", most_ms);
    if (seen == 0) fmt::print("nothing was applied: these figures mean nothing\n");
}

// Few of the positions: each is played on sixteen times.
void measure_telling(std::size_t players, const counsel::Weights& weights) {
    constexpr std::size_t one_of = 25;
    const Table& table = support::standard_table();
    std::vector<Position> some;
    const auto positions = positions_of(players, weights);
    for (std::size_t i = 0; i < positions.size(); i += one_of) some.push_back(positions[i]);
    const auto count = static_cast<double>(some.size());
    std::size_t told = 0;
    const auto telling = [&] {
        for (const Position& now : some) told += counsel::trial_chances(weights, table, now).has_value() ? 1 : 0;
        return count;
    };
    const auto ranking = [&] {
        for (const Position& now : some) told += counsel::ranked(weights, table, now).size();
        return count;
    };
    const Ratio ratio = in_floor_units(telling, ranking);
    fmt::print("   {} players, {} positions: {:.0f} ms, {:.0f} times ({:.0f}..{:.0f}) ranking the decisions there\n",
               players, some.size(), 1e3 / ratio.ours.median, ratio.of_medians, ratio.low, ratio.high);
    if (told == 0) fmt::print("nothing was told: these figures mean nothing\n");
}

}  // namespace

void ranked_decisions(std::mt19937&) {
    const auto weights = counsel_games::shipped_weights();
    fmt::print("counsel, decisions ranked\n");
    for (const std::size_t players : {2U, 3U, 4U}) measure(players, weights);
    fmt::print("counsel, a chance to win told, by {} trials, in processor time\n", counsel::trials_told);
    for (const std::size_t players : {2U, 3U, 4U}) measure_telling(players, weights);
}

}  // namespace bench
