// SPDX-License-Identifier: MIT
#include "bench/eko.h"

#include "bench/eko_floor.h"
#include "bench/eko_table.h"
#include "bench/rounds.h"
#include "eko/rules/rules.h"

#include <fmt/format.h>

#include <cstdint>
#include <utility>
#include <vector>

namespace bench {
namespace {

using namespace eko;

constexpr int games_a_round = 100;
constexpr int floor_games_a_round = 200;
constexpr int recorded_games = 200;

struct Played {
    std::uint64_t decisions = 0;
    std::uint64_t offered = 0;
};

Played play(int games, std::mt19937& random) {
    Played played;
    for (int game = 0; game < games; ++game) {
        Position now = eko_position(random);
        for (std::size_t entry = 0; entry < most_eko_entries && !is_over(now); ++entry) {
            const auto listed = legal(eko_table(), now);
            ++played.decisions;
            played.offered += listed.size();
            now = std::move(apply(eko_table(), now, listed[random() % listed.size()]).value().after);
        }
    }
    return played;
}

// A position and what was chosen there.
struct Recorded {
    std::vector<Position> positions;
    std::vector<Decision> decisions;
};

Recorded record(int games, std::mt19937& random) {
    Recorded recorded;
    for (int game = 0; game < games; ++game) {
        Position now = eko_position(random);
        for (const Decision& decision : one_eko_game(eko_table(), now, random)) {
            recorded.positions.push_back(now);
            recorded.decisions.push_back(decision);
            now = std::move(apply(eko_table(), now, decision).value().after);
        }
    }
    return recorded;
}

double per(std::uint64_t a, std::uint64_t b) { return static_cast<double>(a) / static_cast<double>(b); }

}  // namespace

void eko_playouts(std::mt19937& random) {
    const auto shape = eko_floor_shape(floor_games_a_round, random);
    fmt::print("floor of Ekö: {:.0f} legal a decision, {:.0f} decisions a game\n", shape.legal, shape.decisions);
    const auto ours = [&] { return static_cast<double>(play(games_a_round, random).decisions); };
    const auto floor = [&] { return static_cast<double>(play_eko_floor_games(floor_games_a_round, random)); };
    const auto ratio = against_floor(ours, floor);
    fmt::print("{}\n", verdict({"P5 of Ekö", 0.05, 0.15}, ratio));
    fmt::print("   decisions a second: {:.0f}; the floor's: {:.0f}\n", ratio.ours.median, ratio.floor.median);
    const auto played = play(games_a_round, random);
    fmt::print("   {} fields, {} storm zones; a game: {:.0f} decisions; {:.0f} legal ones listed each time\n",
               eko_table().board.fields.size(), eko_table().board.zones.size(), per(played.decisions, games_a_round),
               per(played.offered, played.decisions));
    const auto games = rates([&] {
        play(games_a_round, random);
        return static_cast<double>(games_a_round);
    });
    fmt::print("   whole games a second, legal at every decision: {:.0f} ({:.0f}..{:.0f})\n", games.median, games.low,
               games.high);
}

void eko_calls(std::mt19937& random) {
    const Recorded games = record(recorded_games, random);
    std::size_t listed = 0;
    const auto lists = rates([&] {
        for (const Position& now : games.positions) listed += legal(eko_table(), now).size();
        return static_cast<double>(games.positions.size());
    });
    std::size_t effects = 0;
    const auto applied = rates([&] {
        for (std::size_t i = 0; i < games.positions.size(); ++i)
            effects += apply(eko_table(), games.positions[i], games.decisions[i]).value().effects.size();
        return static_cast<double>(games.positions.size());
    });
    fmt::print(
        "Ekö, over the {} positions of {} random games: apply, settled {:.0f} ns; legal {:.0f} ns ({} bytes a "
        "position)\n",
        games.positions.size(), recorded_games, 1e9 / applied.median, 1e9 / lists.median, sizeof(Position));
    if (listed == 0 || effects == 0) fmt::print("nothing was listed or told: these figures mean nothing\n");
}

}  // namespace bench
