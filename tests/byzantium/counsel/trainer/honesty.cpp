// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/honesty.h"

#include "byzantium/counsel/trainer/came_true.h"
#include "byzantium/counsel/trainer/curves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace counsel_trainer {
namespace {

using byzantium::counsel::Honesty;
using byzantium::counsel::turns_weighed;
using byzantium::counsel::Weights;

constexpr double of_a_million = 1'000'000;

// Of chances, as they are told of before they are corrected.
using Logarithms = std::vector<std::array<double, 4>>;

Logarithms logarithms_of(const std::vector<Outcome>& outcomes) {
    Logarithms all;
    for (const Outcome& outcome : outcomes) {
        std::array<double, 4> logarithms{};
        for (std::size_t seat = 0; seat < outcome.chances.size(); ++seat)
            logarithms[seat] = std::log(std::max(outcome.chances[seat], 1) / of_a_million);
        all.push_back(logarithms);
    }
    return all;
}

std::array<double, 4> corrected(const std::array<double, 4>& logarithms, std::size_t players, double sharpness) {
    std::array<double, 4> p{};
    const double greatest = *std::max_element(logarithms.begin(), logarithms.begin() + static_cast<long>(players));
    double sum = 0;
    for (std::size_t seat = 0; seat < players; ++seat)
        sum += p[seat] = std::exp(sharpness * (logarithms[seat] - greatest));
    for (std::size_t seat = 0; seat < players; ++seat) p[seat] /= sum;
    return p;
}

using Told = std::vector<std::array<double, 4>>;  // chances of the players, by sample

double likelihood(const std::vector<Outcome>& outcomes, const Told& told) {
    double sum = 0;
    for (std::size_t n = 0; n < outcomes.size(); ++n)
        for (std::size_t seat = 0; seat < outcomes[n].won.size(); ++seat)
            if (outcomes[n].won[seat] > 0) sum += outcomes[n].won[seat] * std::log(std::max(told[n][seat], 1e-9));
    return sum;
}

Told sharpened(const std::vector<Outcome>& outcomes, const Logarithms& logarithms, double sharpness) {
    Told told;
    for (std::size_t n = 0; n < outcomes.size(); ++n)
        told.push_back(corrected(logarithms[n], outcomes[n].won.size(), sharpness));
    return told;
}

// The likelihood has one top: it is closed in on, in parts of 1,024.
int best_sharpness(const std::vector<Outcome>& outcomes, const Logarithms& logarithms) {
    int best = 1024;
    double greatest = likelihood(outcomes, sharpened(outcomes, logarithms, 1));
    for (int step = 4096; step > 4; step /= 2)
        for (const int tried : {best - step, best + step}) {
            if (tried < 0) continue;
            const double found = likelihood(outcomes, sharpened(outcomes, logarithms, tried / 1024.0));
            if (found <= greatest) continue;
            greatest = found;
            best = tried;
        }
    return best;
}

Honesty honesty_of(const std::vector<Outcome>& outcomes) {
    const auto logarithms = logarithms_of(outcomes);
    Honesty honesty;
    honesty.sharpness = best_sharpness(outcomes, logarithms);
    const Told straight = sharpened(outcomes, logarithms, honesty.sharpness / 1024.0);
    std::vector<ToldAndCame> all;
    for (std::size_t n = 0; n < outcomes.size(); ++n) all.push_back({straight[n], outcomes[n].won});
    const RealCurves curves = fitted_curves(all);
    honesty.curves = in_millions(curves);
    CameTrue came_true;
    for (const ToldAndCame& one : all) came_true.add({along(curves, one), one.won});
    honesty.doubt = came_true.doubt();
    honesty.silent = !came_true.knows_more_than_even();
    return honesty;
}

}  // namespace

Weights with_honesty(Weights weights, const Outcomes& outcomes) {
    for (std::size_t part = 0; part < classes; ++part)
        weights.honesty[part / turns_weighed][part % turns_weighed] = honesty_of(outcomes[part]);
    return weights;
}

}  // namespace counsel_trainer
