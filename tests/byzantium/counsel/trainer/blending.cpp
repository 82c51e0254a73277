// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/blending.h"

#include "byzantium/counsel/trainer/came_true.h"
#include "byzantium/counsel/trainer/curves.h"
#include "byzantium/counsel/trial_chances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace counsel_trainer {
namespace {

using byzantium::counsel::Blend;
using byzantium::counsel::Chances;
using counsel_ladder::Seen;
using counsel_ladder::Shares;

constexpr int greatest_factor = 4 * 1024;
constexpr int first_step = 512;
constexpr int last_step = 8;

Shares told(const Blend& blend, const Seen& seen) {
    return counsel_ladder::shares_of(byzantium::counsel::blended(blend, seen.by_evaluation, seen.by_trials));
}

double likelihood(const Blend& blend, const std::vector<Seen>& all) {
    double sum = 0;
    for (const Seen& seen : all) {
        const Shares shares = told(blend, seen);
        for (std::size_t seat = 0; seat < shares.size(); ++seat)
            if (seen.won[seat] > 0) sum += seen.won[seat] * std::log(std::max(shares[seat], 1e-6));
    }
    return sum;
}

// The likelihood has one top: it is closed in on along both factors and both diagonals.
Blend likeliest(const std::vector<Seen>& all) {
    constexpr std::array<std::array<int, 2>, 8> ways{
        {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}, {1, 1}, {-1, -1}}};
    Blend best;
    double greatest = likelihood(best, all);
    for (int step = first_step; step >= last_step;) {
        const Blend from = best;
        for (const auto& [evaluation, trials] : ways) {
            Blend tried = from;
            tried.of_evaluation = std::clamp(from.of_evaluation + evaluation * step, 0, greatest_factor);
            tried.of_trials = std::clamp(from.of_trials + trials * step, 0, greatest_factor);
            const double found = likelihood(tried, all);
            if (found <= greatest) continue;
            greatest = found;
            best = tried;
        }
        if (best == from) step /= 2;
    }
    return best;
}

ToldAndCame told_and_came(const Blend& blend, const Seen& seen) {
    ToldAndCame one{};
    std::ranges::copy(told(blend, seen), one.told.begin());
    for (const double share : seen.won) one.won.push_back(share);
    return one;
}

Blend blend_of(const std::vector<Seen>& seen) {
    Blend blend = likeliest(seen);
    std::vector<ToldAndCame> all;
    for (const Seen& one : seen) all.push_back(told_and_came(blend, one));
    const RealCurves curves = fitted_curves(all);
    blend.curves = in_millions(curves);
    CameTrue came_true;
    for (const ToldAndCame& one : all) came_true.add({along(curves, one), one.won});
    blend.doubt = came_true.doubt();
    blend.silent = !came_true.knows_more_than_even();
    return blend;
}

}  // namespace

byzantium::counsel::Weights with_blend(byzantium::counsel::Weights weights, std::size_t players,
                                       const std::vector<Seen>& seen) {
    auto& turns = weights.blend[byzantium::counsel::size_class(players)];
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
        std::vector<Seen> unknown;
        for (const Seen& one : seen)
            if (one.turn == turn && one.by_evaluation != one.by_trials) unknown.push_back(one);
        turns[turn] = blend_of(unknown);
    }
    return weights;
}

}  // namespace counsel_trainer
