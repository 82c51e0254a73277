// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/came_true.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace counsel_trainer {
namespace {

constexpr double two_errors = 1.96;
constexpr double least_doubt = 0.03;
constexpr double greatest_doubt = 0.5;
constexpr double enough = 400;

}  // namespace

void CameTrue::add(const ToldAndCame& position) {
    const auto& [told, won] = position;
    const double even = 1.0 / static_cast<double>(won.size());
    double gained = 0;
    for (std::size_t seat = 0; seat < won.size(); ++seat) {
        const double p = told[seat];
        Bin& bin = all_[std::min(static_cast<std::size_t>(p * static_cast<double>(all_.size())), all_.size() - 1)];
        bin.told += p;
        bin.won += won[seat];
        ++bin.count;
        gained += (won[seat] - even) * (won[seat] - even) - (won[seat] - p) * (won[seat] - p);
    }
    ++count_;
    gained_ += gained;
    squares_ += gained * gained;
}

double CameTrue::off_by(const Bin& bin) {
    const double came = bin.won / bin.count;
    const double error = std::sqrt(std::max(came * (1 - came), 0.01) / bin.count);
    return std::abs(came - bin.told / bin.count) + two_errors * error;
}

// Half ranges are told as what they are in the middle, at one half, and shrink towards what is certain.
double CameTrue::widened(const Bin& bin, double off) {
    const double told = bin.told / bin.count;
    return off / std::max(4 * told * (1 - told), 0.2);
}

int CameTrue::doubt() const {
    double greatest = least_doubt;
    for (const Bin& bin : all_)
        if (bin.count >= enough) greatest = std::max(greatest, widened(bin, off_by(bin)));
    return static_cast<int>(std::lround(std::min(greatest, greatest_doubt) * 1'000'000));
}

bool CameTrue::knows_more_than_even() const {
    const double count = std::max(count_, 1.0);
    const double mean = gained_ / count;
    const double error = std::sqrt(std::max(squares_ / count - mean * mean, 0.0) / count);
    return mean > 2 * error;
}

}  // namespace counsel_trainer
