// SPDX-License-Identifier: MIT
#include "byzantium/counsel/ladder/reliability.h"

#include "byzantium/counsel/chances.h"
#include "byzantium/counsel/games/game.h"
#include "byzantium/counsel/honest.h"
#include "byzantium/rules/awaits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <variant>
#include <vector>

namespace counsel_ladder {
namespace {

using namespace byzantium;
using counsel::bins;
using counsel::turns_weighed;

// One position, what was told of it and what came.
struct Told {
    std::vector<double> chances;
    std::vector<double> won;
    bool silent;
};

struct Bin {
    double told = 0;
    double won = 0;
    int count = 0;
};

struct Score {
    double squared = 0;
    double squared_of_even = 0;
    int positions = 0;
    bool silent = false;
    std::array<Bin, bins> all{};

    void add(const Told& told) {
        ++positions;
        silent = told.silent;
        const double even = 1.0 / static_cast<double>(told.chances.size());
        for (std::size_t seat = 0; seat < told.chances.size(); ++seat) {
            const double p = told.chances[seat];
            squared += (p - told.won[seat]) * (p - told.won[seat]);
            squared_of_even += (even - told.won[seat]) * (even - told.won[seat]);
            Bin& bin = all[std::min(static_cast<std::size_t>(p * bins), bins - 1)];
            bin.told += p;
            bin.won += told.won[seat];
            ++bin.count;
        }
    }
};

using OfTurns = std::array<Score, turns_weighed>;

// Nothing is told while cubes are given up at a turn's end, however good the weights are.
bool is_spoken_of(const Position& now) { return !std::holds_alternative<AwaitUpkeep>(now.awaits); }

// What would be told where it is silent, too.
Told told_of(const Table& table, counsel::Weights spoken, const Position& now, const std::vector<int>& shares) {
    auto& honesty = spoken.honesty[counsel::size_class(now.players.size())][counsel::turn_class(now.turn)];
    Told told{{}, {}, honesty.silent};
    honesty.silent = false;
    const auto ranges = counsel::honest_chances(spoken, table, now).value();
    for (const auto& range : ranges) told.chances.push_back(static_cast<double>(range.value) / counsel::whole);
    for (const int share : shares) told.won.push_back(share / 12.0);
    return told;
}

// The seat of the one greedy player at a shared table; nobody's where counsel plays against itself.
OfTurns games_of(const Table& table, counsel::Weights weights, std::size_t players, std::size_t greedy,
                 const Playing& playing) {
    std::vector<std::array<std::vector<Told>, turns_weighed>> all(playing.told_games);
    for_each_number(playing.told_games, playing.threads, [&](std::size_t n) {
        const std::uint64_t seed = playing.first_seed + 50'000'000 + n;
        std::vector<counsel_games::Player> seats(players, counsel_games::evaluator(weights));
        for (std::size_t i = 0; i < greedy; ++i) seats[(n + i) % players] = counsel_games::greedy_player();
        const auto game = counsel_games::play(table, counsel_games::header_of(players, seed), seats, seed);
        const auto shares = counsel_games::shares_of_win(game.end);
        counsel_games::Bits bits{~seed};
        for (std::size_t turn = 0; turn < turns_weighed; ++turn) {
            std::vector<const Position*> of_turn;
            for (const Position& position : game.positions)
                if (counsel::turn_class(position.turn) == turn && is_spoken_of(position)) of_turn.push_back(&position);
            if (of_turn.empty()) continue;
            all[n][turn].push_back(told_of(table, weights, *of_turn[bits.below(of_turn.size())], shares));
        }
    });
    OfTurns scores{};
    for (const auto& game : all)
        for (std::size_t turn = 0; turn < turns_weighed; ++turn)
            for (const Told& told : game[turn]) scores[turn].add(told);
    return scores;
}

// In points: how far the bin that is furthest off is, of those with enough positions.
double furthest(const Score& score) {
    double far = 0;
    for (const Bin& bin : score.all)
        if (bin.count >= 100) far = std::max(far, std::abs(bin.told - bin.won) / bin.count);
    return 100 * far;
}

std::string row(const char* table, std::size_t players, std::size_t turn, const Score& score) {
    const double count = std::max(score.positions, 1);
    return fmt::format("| {} | {} | {} | {} | {:.4f} | {:.4f} | {:.1f} | {} |\n", table, players, turn + 1,
                       score.positions, score.squared / count, score.squared_of_even / count, furthest(score),
                       score.silent ? "silent" : "told");
}

std::string bins_of(std::size_t players, const OfTurns& scores) {
    std::string text;
    for (std::size_t turn = 0; turn < turns_weighed; ++turn) {
        text += fmt::format("| {} | {} |", players, turn + 1);
        for (const Bin& bin : scores[turn].all)
            text += bin.count == 0 ? " |"
                                   : fmt::format(" {:.0f} → {:.0f} ({}) |", 100 * bin.told / bin.count,
                                                 100 * bin.won / bin.count, bin.count);
        text += "\n";
    }
    return text;
}

}  // namespace

std::string reliability(const Table& table, const counsel::Weights& weights, const Playing& playing) {
    std::string text =
        "| table | players | turn | positions | squared error | of one in so many | furthest bin, in "
        "points | |\n|---|---|---|---|---|---|---|---|\n";
    std::string all =
        "\nAgainst itself, in percent: told → came (players' chances in the bin).\n\n| players | turn | 0 "
        "to 10 | 10 to 20 | 20 to 30 | 30 to 40 | 40 to 50 | 50 to 60 | 60 to 70 | 70 to 80 | 80 to 90 "
        "| 90 to 100 |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    for (std::size_t players = 2; players <= 4; ++players) {
        const auto itself = games_of(table, weights, players, 0, playing);
        const auto mixed = games_of(table, weights, players, 1, playing);
        for (std::size_t turn = 0; turn < turns_weighed; ++turn) text += row("itself", players, turn, itself[turn]);
        for (std::size_t turn = 0; turn < turns_weighed; ++turn)
            text += row("one greedy player", players, turn, mixed[turn]);
        all += bins_of(players, itself);
    }
    return text + all;
}

}  // namespace counsel_ladder
