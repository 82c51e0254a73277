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
#include <string_view>
#include <utility>
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

// So many seats are greedy players'.
OfTurns games_of(const Table& table, counsel::Weights weights, std::size_t players, std::size_t greedy,
                 const Playing& playing) {
    const std::size_t games = greedy == 0 ? playing.told_games : playing.mixed_games;
    std::vector<std::array<std::vector<Told>, turns_weighed>> all(games);
    for_each_number(games, playing.threads, [&](std::size_t n) {
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

// Of so many chances, what came is within 3 points of what would come in the long run.
constexpr int enough = 1'000;

// In points: how far off is what was told, of the bins with enough chances the furthest.
double furthest(const Score& score) {
    double far = 0;
    for (const Bin& bin : score.all)
        if (bin.count >= enough) far = std::max(far, std::abs(bin.told - bin.won) / bin.count);
    return 100 * far;
}

// In points: how far off it is on average, each chance counted once.
double far_on_average(const Score& score) {
    double off = 0;
    double count = 0;
    for (const Bin& bin : score.all) {
        off += std::abs(bin.told - bin.won);
        count += bin.count;
    }
    return count == 0 ? 0 : 100 * off / count;
}

std::string row(const char* table, std::size_t players, std::size_t turn, const Score& score) {
    const double count = std::max(score.positions, 1);
    return fmt::format("| {} | {} | {} | {} | {:.4f} | {:.4f} | {:.1f} | {:.1f} | {} |\n", table, players, turn + 1,
                       score.positions, score.squared / count, score.squared_of_even / count, far_on_average(score),
                       furthest(score), score.silent ? "silent" : "told");
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

// Rows of the first table, a line that holds nothing else, rows of the second.
constexpr std::string_view between_tables = "--\n";

std::string tables_of(const char* table, std::size_t players, const OfTurns& scores) {
    std::string text;
    for (std::size_t turn = 0; turn < turns_weighed; ++turn) text += row(table, players, turn, scores[turn]);
    return text + std::string{between_tables} + bins_of(players, scores);
}

std::pair<std::string, std::string> halves(const std::string& tables) {
    const auto middle = tables.find(between_tables);
    return {tables.substr(0, middle), tables.substr(middle + between_tables.size())};
}

}  // namespace

std::string reliability(const Table& table, const counsel::Weights& weights, const Playing& playing,
                        counsel_games::Parts& parts) {
    std::string text =
        "| table | players | turn | positions | squared error | of one in so many | bins off by, in points | the "
        "furthest of 1,000 or more | |\n|---|---|---|---|---|---|---|---|---|\n";
    std::string all =
        "\nAgainst itself, in percent: told → came (players' chances in the bin).\n\n| players | turn | 0 "
        "to 10 | 10 to 20 | 20 to 30 | 30 to 40 | 40 to 50 | 50 to 60 | 60 to 70 | 70 to 80 | 80 to 90 "
        "| 90 to 100 |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    for (std::size_t players = 2; players <= 4; ++players) {
        const auto itself = [&] { return tables_of("itself", players, games_of(table, weights, players, 0, playing)); };
        const auto mixed = [&] {
            return tables_of("one greedy player", players, games_of(table, weights, players, 1, playing));
        };
        const auto [rows, rows_of_bins] = halves(parts.part(fmt::format("told, {} players", players), itself));
        text += rows + halves(parts.part(fmt::format("told beside a greedy player, {}", players), mixed)).first;
        all += rows_of_bins;
    }
    return text + all;
}

}  // namespace counsel_ladder
