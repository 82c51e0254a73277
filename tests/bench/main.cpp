// SPDX-License-Identifier: MIT
// Measures the engine and the journal against floors of the same run; prints, and asserts nothing about time.
#include "bench/floor.h"
#include "bench/journals.h"
#include "bench/playouts.h"
#include "bench/rounds.h"
#include "byzantium/rules.h"
#include "support/scene.h"

#include <fmt/format.h>

#include <cstdio>

namespace {

constexpr int games_a_round = 400;
constexpr int floor_games_a_round = 4000;
constexpr int recorded_games = 1000;

// P5: whole random games, against a bare game of the same shape.
void playouts(std::mt19937& random) {
    const auto shape = bench::floor_shape(1000, random);
    fmt::print("floor: {:.0f} legal a decision, {:.0f} decisions a game\n", shape.legal, shape.decisions);
    const auto ours = [&] { return static_cast<double>(bench::play_games(games_a_round, random).decisions); };
    const auto floor = [&] { return static_cast<double>(bench::play_floor_games(floor_games_a_round, random)); };
    const auto ratio = bench::against_floor(ours, floor);
    fmt::print("{}\n", bench::verdict({"P5", 0.05, 0.15}, ratio));
    fmt::print("   decisions a second: {:.0f}; the floor's: {:.0f}\n", ratio.ours.median, ratio.floor.median);
    const auto played = bench::play_games(recorded_games, random);
    const auto per = [](std::uint64_t a, std::uint64_t b) { return static_cast<double>(a) / static_cast<double>(b); };
    fmt::print("   a game: {:.0f} decisions, {:.0f} rolls; {:.0f} legal decisions listed each time\n",
               per(played.decisions, played.games), per(played.rolls, played.games),
               per(played.offered, played.decisions));
    const auto games =
        bench::rates([&] { return static_cast<double>(bench::play_games(games_a_round, random).games); });
    fmt::print("   whole games a second, legal at every decision: {:.0f} ({:.0f}..{:.0f})\n", games.median, games.low,
               games.high);
}

void single_calls(std::mt19937& random) {
    const auto recorded = bench::record_games(recorded_games, random);
    const auto& table = support::standard_table();
    std::size_t listed = 0;
    const auto legal = bench::rates([&] {
        for (const auto& position : recorded.positions) listed += byzantium::legal(table, position).size();
        return static_cast<double>(recorded.positions.size());
    });
    std::size_t effects = 0;
    const auto apply = bench::rates([&] {
        for (std::size_t i = 0; i < recorded.positions.size(); ++i)
            effects += byzantium::apply(table, recorded.positions[i], recorded.entries[i]).value().effects.size();
        return static_cast<double>(recorded.positions.size());
    });
    fmt::print(
        "over the {} positions of {} random games: apply, settled {:.0f} ns; legal {:.0f} ns ({} bytes a position)\n",
        recorded.positions.size(), recorded_games, 1e9 / apply.median, 1e9 / legal.median, sizeof(byzantium::Position));
    if (listed == 0 || effects == 0) fmt::print("nothing was listed or told: these figures mean nothing\n");
}

}  // namespace

int main() {
    std::mt19937 random{20051};
    playouts(random);
    single_calls(random);
    bench::report_replay(random);
    bench::report_memory(random);
    bench::report_opening(random);
    return 0;
}
