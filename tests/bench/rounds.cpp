// SPDX-License-Identifier: MIT
#include "bench/rounds.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <vector>

namespace bench {
namespace {

double seconds_now(Clock clock) {
    if (clock == Clock::processor) return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double rate_of(const Work& work, const Rounds& rounds) {
    rounds.between();
    const double begin = seconds_now(rounds.clock);
    const double units = work();
    return units / (seconds_now(rounds.clock) - begin);
}

Rates spread(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return {values.front(), values[values.size() / 2], values.back()};
}

std::string figure(double value) {
    return value < 10 ? fmt::format("{:.3f}", value) : fmt::format("{:.{}f}", value, value < 1000 ? 1 : 0);
}

const char* sign(Wanted wanted) { return wanted == Wanted::at_least ? ">=" : "<="; }

const char* grade(const Goal& goal, double value) {
    const auto met = [&](double bound) { return goal.wanted == Wanted::at_least ? value >= bound : value <= bound; };
    return met(goal.stretch) ? "pass, stretch too" : met(goal.must) ? "pass" : "fail";
}

}  // namespace

Ratio against_floor(const Work& ours, const Work& floor, const Rounds& rounds) {
    std::vector<double> own;
    std::vector<double> bare;
    std::vector<double> ratios;
    for (int round = 0; round < rounds.count; ++round) {
        own.push_back(rate_of(ours, rounds));
        bare.push_back(rate_of(floor, rounds));
        ratios.push_back(own.back() / bare.back());
    }
    const Rates of_ours = spread(own);
    const Rates of_floor = spread(bare);
    const Rates of_ratios = spread(ratios);
    return {of_ours, of_floor, of_ratios.low, of_ratios.high, of_ours.median / of_floor.median};
}

Ratio in_floor_units(const Work& ours, const Work& floor, const Rounds& rounds) {
    const Ratio other_way = against_floor(floor, ours, rounds);
    return {other_way.floor, other_way.ours, other_way.low, other_way.high, other_way.of_medians};
}

Rates rates(const Work& work, const Rounds& rounds) {
    std::vector<double> values;
    for (int round = 0; round < rounds.count; ++round) values.push_back(rate_of(work, rounds));
    return spread(values);
}

std::string verdict(const Goal& goal, const Ratio& ratio) {
    return fmt::format("{} ratio {}..{} median {} {} (must {} {}, stretch {} {})", goal.name, figure(ratio.low),
                       figure(ratio.high), figure(ratio.of_medians), grade(goal, ratio.of_medians), sign(goal.wanted),
                       figure(goal.must), sign(goal.wanted), figure(goal.stretch));
}

}  // namespace bench
