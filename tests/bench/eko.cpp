// SPDX-License-Identifier: MIT
#include "bench/eko.h"

#include "bench/floor.h"
#include "bench/rounds.h"
#include "eko/rules/board.h"
#include "eko/rules/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bench {
namespace {

using namespace eko;

constexpr int games_a_round = 100;
constexpr int floor_games_a_round = 4000;
constexpr int recorded_games = 200;
// A game of random moves that does not end is no longer a game.
constexpr int most_entries = 300;

// Thirteen tiles as they fit without gaps, and below them every small tile: labyrinth, portals, pyramids, temples,
// lighthouse. Invented: nobody knows the printed ones.
Layout largest_board() {
    constexpr std::array<Hex, 13> places{{{0, 0},
                                          {2, 1},
                                          {-1, 3},
                                          {-3, 2},
                                          {-2, -1},
                                          {1, -3},
                                          {3, -2},
                                          {4, 2},
                                          {5, -1},
                                          {1, 4},
                                          {-4, 5},
                                          {-6, 4},
                                          {-5, 1}}};
    constexpr std::array<const char*, 13> letters{"....r..", "v...m..", "..c..x.", "m..r...", "...v..m",
                                                  ".r...v.", "x..m...", "..r..c.", "m...v..", "l..r...",
                                                  "..m..d.", "c..v...", "...r.m."};
    Layout layout;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::string id(1, static_cast<char>('A' + i));
        layout.library.push_back({id, letters[i]});
        layout.tiles.push_back({id, places[i], static_cast<int>(i % 6)});
    }
    layout.rows = {{{-6, 7}, "ss.ss.ss.w"}, {{-6, 8}, ".ss.pp.ss."}, {{-7, 9}, "ss..ss..ss"}, {{-7, 10}, "..ss..ss.."}};
    layout.portals = {{{-2, 8}, {-3, 8}}, {{-1, 8}, {0, 8}}};
    layout.groups = {{GroupKind::pyramid, {{-7, 9}, {-6, 9}}, "S"},
                     {GroupKind::pyramid, {{1, 9}, {2, 9}}, "S"},
                     {GroupKind::beacon, {{-3, 9}, {-2, 9}}, "U"}};
    return layout;
}

const Table& full_table() {
    static const Table table{make_board(largest_board()).value(), {colors[0], colors[1], colors[2], colors[3]}, {}};
    return table;
}

// Four players, 16 discs each as far as there are fields, and the swaps behind them.
Position first_position(std::mt19937& random) {
    std::vector<Hex> fields;
    for (const BoardField& field : full_table().board.fields)
        if (field.kind == FieldKind::movement) fields.push_back(field.at);
    std::shuffle(fields.begin(), fields.end(), random);
    Header header{largest_board(), {}, Color::cyan, {}, {}};
    for (std::size_t i = 0; i < std::min<std::size_t>(fields.size(), 64); ++i)
        header.start.push_back({fields[i], colors[i % 4], i < 4});
    Position now = start(full_table(), header);
    for (int i = 0; i < 4; ++i) now = std::move(apply(full_table(), now, Decision{Keep{}}).value().after);
    return now;
}

bool is_over(const Position& now) { return std::holds_alternative<Over>(now.awaits); }

struct Games {
    std::vector<Position> positions;  // of each decision, if they are kept
    std::vector<Decision> decisions;
    std::uint64_t made = 0;
    std::uint64_t offered = 0;
};
enum class Positions : std::uint8_t { dropped, kept };

Games play(int games, std::mt19937& random, Positions keep) {
    Games all;
    for (int game = 0; game < games; ++game) {
        Position now = first_position(random);
        for (int entry = 0; entry < most_entries && !is_over(now); ++entry) {
            const auto listed = legal(full_table(), now);
            const Decision& chosen = listed[random() % listed.size()];
            ++all.made;
            all.offered += listed.size();
            if (keep == Positions::kept) {
                all.positions.push_back(now);
                all.decisions.push_back(chosen);
            }
            now = std::move(apply(full_table(), now, chosen).value().after);
        }
    }
    return all;
}

double per(std::uint64_t a, std::uint64_t b) { return static_cast<double>(a) / static_cast<double>(b); }

}  // namespace

void eko_playouts(std::mt19937& random) {
    const auto ours = [&] { return static_cast<double>(play(games_a_round, random, Positions::dropped).made); };
    const auto floor = [&] { return static_cast<double>(play_floor_games(floor_games_a_round, random)); };
    const auto ratio = against_floor(ours, floor);
    fmt::print("{}\n", verdict({"P5 of Ekö", 0.05, 0.15}, ratio));
    fmt::print("   decisions a second: {:.0f}; the floor's: {:.0f}\n", ratio.ours.median, ratio.floor.median);
    const auto played = play(games_a_round, random, Positions::dropped);
    fmt::print("   {} fields, {} storm zones; a game: {:.0f} decisions, {:.0f} legal ones listed each time\n",
               full_table().board.fields.size(), full_table().board.zones.size(), per(played.made, games_a_round),
               per(played.offered, played.made));
}

void eko_calls(std::mt19937& random) {
    const Games games = play(recorded_games, random, Positions::kept);
    std::size_t listed = 0;
    const auto lists = rates([&] {
        for (const Position& now : games.positions) listed += legal(full_table(), now).size();
        return static_cast<double>(games.positions.size());
    });
    std::size_t effects = 0;
    const auto applied = rates([&] {
        for (std::size_t i = 0; i < games.positions.size(); ++i)
            effects += apply(full_table(), games.positions[i], games.decisions[i]).value().effects.size();
        return static_cast<double>(games.positions.size());
    });
    fmt::print(
        "Ekö, over the {} positions of {} random games: apply, settled {:.0f} ns; legal {:.0f} ns ({} bytes a "
        "position)\n",
        games.positions.size(), recorded_games, 1e9 / applied.median, 1e9 / lists.median, sizeof(Position));
    if (listed == 0 || effects == 0) fmt::print("nothing was listed or told: these figures mean nothing\n");
}

}  // namespace bench
