// SPDX-License-Identifier: MIT
#include "bench/rounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace bench {
namespace {

double rate_of(const Work& work) {
    const auto begin = std::chrono::steady_clock::now();
    const double units = work();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    return units / seconds.count();
}

Rates spread(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return {values.front(), values[values.size() / 2], values.back()};
}

}  // namespace

Ratio against_floor(const Work& ours, const Work& floor, int rounds) {
    std::vector<double> own;
    std::vector<double> bare;
    std::vector<double> ratios;
    for (int round = 0; round < rounds; ++round) {
        own.push_back(rate_of(ours));
        bare.push_back(rate_of(floor));
        ratios.push_back(own.back() / bare.back());
    }
    const Rates of_ours = spread(own);
    const Rates of_floor = spread(bare);
    const Rates of_ratios = spread(ratios);
    return {of_ours, of_floor, of_ratios.low, of_ratios.high, of_ours.median / of_floor.median};
}

Rates rates(const Work& work, int rounds) {
    std::vector<double> values;
    for (int round = 0; round < rounds; ++round) values.push_back(rate_of(work));
    return spread(values);
}

std::string verdict(const Goal& goal, const Ratio& ratio) {
    return fmt::format("{} ratio {:.3f}..{:.3f} median {:.3f} {} (must >= {}, stretch >= {})", goal.name, ratio.low,
                       ratio.high, ratio.of_medians, ratio.of_medians >= goal.must ? "pass" : "fail", goal.must,
                       goal.stretch);
}

}  // namespace bench
