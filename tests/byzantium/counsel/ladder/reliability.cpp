// SPDX-License-Identifier: MIT
#include "byzantium/counsel/ladder/reliability.h"

#include "byzantium/counsel/chances.h"
#include "byzantium/counsel/ladder/shares.h"
#include "byzantium/counsel/ladder/told_games.h"
#include "byzantium/counsel/trial_chances.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace counsel_ladder {
namespace {

using namespace byzantium;
using counsel::bins;
using counsel::turns_weighed;

struct Bin {
    double told = 0;
    double won = 0;
    int count = 0;
};

struct Score {
    double squared = 0;
    double squared_by_evaluation = 0;
    double squared_of_even = 0;
    int positions = 0;
    std::array<Bin, bins> all{};

    void add(const Shares& told, const Seen& seen) {
        ++positions;
        const std::size_t players = told.size();
        squared += squared_error(told, seen.won);
        squared_by_evaluation += squared_error(shares_of(seen.by_evaluation), seen.won);
        squared_of_even += squared_error(Shares(players, 1.0 / static_cast<double>(players)), seen.won);
        for (std::size_t seat = 0; seat < players; ++seat) {
            Bin& bin = all[std::min(static_cast<std::size_t>(told[seat] * bins), bins - 1)];
            bin.told += told[seat];
            bin.won += seen.won[seat];
            ++bin.count;
        }
    }
};

using OfTurns = std::array<Score, turns_weighed>;

// What would be told where it is silent, too.
Shares told_of(const counsel::Weights& weights, const Seen& seen) {
    if (seen.by_evaluation == seen.by_trials) return shares_of(seen.by_trials);
    const auto& blend = weights.blend[counsel::size_class(seen.won.size())][seen.turn];
    return shares_of(counsel::blended(blend, seen.by_evaluation, seen.by_trials));
}

OfTurns scores_of(const Table& table, const counsel::Weights& weights, const ToldGames& games,
                  counsel_games::Parts& parts) {
    OfTurns scores{};
    for (const Seen& seen : seen_in(table, weights, games, parts)) scores[seen.turn].add(told_of(weights, seen), seen);
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

std::string rows_of(const char* table, std::size_t players, const OfTurns& scores, const counsel::Weights& weights) {
    std::string text;
    for (std::size_t turn = 0; turn < turns_weighed; ++turn) {
        const Score& score = scores[turn];
        const double count = std::max(score.positions, 1);
        text += fmt::format("| {} | {} | {} | {} | {:.4f} | {:.4f} | {:.4f} | {:.1f} | {:.1f} | {} |\n", table, players,
                            turn + 1, score.positions, score.squared / count, score.squared_by_evaluation / count,
                            score.squared_of_even / count, far_on_average(score), furthest(score),
                            weights.blend[counsel::size_class(players)][turn].silent ? "silent" : "told");
    }
    return text;
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

std::string reliability(const Table& table, const counsel::Weights& weights, const Playing& playing,
                        counsel_games::Parts& parts) {
    std::string text =
        "| table | players | turn | positions | squared error | by the evaluation alone | of one in so many | bins off "
        "by, in points | the furthest of 1,000 or more | |\n|---|---|---|---|---|---|---|---|---|---|\n";
    std::string all =
        "\nAgainst itself, in percent: told → came (players' chances in the bin).\n\n| players | turn | 0 "
        "to 10 | 10 to 20 | 20 to 30 | 30 to 40 | 40 to 50 | 50 to 60 | 60 to 70 | 70 to 80 | 80 to 90 "
        "| 90 to 100 |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n";
    const std::uint64_t seed = playing.first_seed + 50'000'000;
    for (std::size_t players = 2; players <= 4; ++players) {
        const char* itself = "itself";
        const char* mixed = "one greedy player";
        const auto scores = scores_of(
            table, weights, {"told, against itself", players, 0, seed, playing.told_games, playing.threads}, parts);
        const auto beside_greedy = scores_of(
            table, weights, {"told, at mixed tables", players, 1, seed, playing.mixed_games, playing.threads}, parts);
        text += rows_of(itself, players, scores, weights) + rows_of(mixed, players, beside_greedy, weights);
        all += bins_of(players, scores);
    }
    return text + all;
}

}  // namespace counsel_ladder
