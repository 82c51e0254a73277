// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/honesty.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace counsel_trainer {
namespace {

using byzantium::counsel::bins;
using byzantium::counsel::Honesty;
using byzantium::counsel::turns_weighed;
using byzantium::counsel::Weights;
using WholeWeights = std::array<int, byzantium::counsel::quantity_count>;

constexpr double two_errors = 1.96;
constexpr double least_doubt = 0.03;

// Logarithms of chances, as the weights see them, up to a number that is the same for all players.
using Logarithms = std::vector<std::array<double, 4>>;

Logarithms logarithms_of(const std::vector<Sample>& samples, const WholeWeights& weights) {
    Logarithms all;
    for (const Sample& sample : samples) {
        std::array<double, 4> logarithms{};
        for (std::size_t seat = 0; seat < sample.quantities.size(); ++seat)
            for (std::size_t i = 0; i < weights.size(); ++i)
                logarithms[seat] += weights[i] / 65'536.0 * sample.quantities[seat][i];
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

double likelihood(const std::vector<Sample>& samples, const Logarithms& logarithms, double sharpness) {
    double sum = 0;
    for (std::size_t n = 0; n < samples.size(); ++n) {
        const auto p = corrected(logarithms[n], samples[n].won.size(), sharpness);
        for (std::size_t seat = 0; seat < samples[n].won.size(); ++seat)
            if (samples[n].won[seat] > 0) sum += samples[n].won[seat] * std::log(std::max(p[seat], 1e-9));
    }
    return sum;
}

// The likelihood has one top: it is closed in on, in parts of 1,024.
int best_sharpness(const std::vector<Sample>& samples, const Logarithms& logarithms) {
    int best = 1024;
    double greatest = likelihood(samples, logarithms, 1);
    for (int step = 512; step > 4; step /= 2)
        for (const int tried : {best - step, best + step}) {
            if (tried < 0) continue;
            const double found = likelihood(samples, logarithms, tried / 1024.0);
            if (found <= greatest) continue;
            greatest = found;
            best = tried;
        }
    return best;
}

struct Bin {
    double told = 0;
    double won = 0;
    double count = 0;
};

double off_by(const Bin& bin) {
    const double came = bin.won / bin.count;
    const double error = std::sqrt(std::max(came * (1 - came), 0.01) / bin.count);
    return std::abs(came - bin.told / bin.count) + two_errors * error;
}

// Half ranges are told as what they are in the middle, at one half, and shrink towards what is certain.
double widened(const Bin& bin, double off) {
    const double told = bin.told / bin.count;
    return off / std::max(4 * told * (1 - told), 0.2);
}

double doubt(const std::array<Bin, bins>& all) {
    double greatest = least_doubt;
    for (const Bin& bin : all)
        if (bin.count >= 200) greatest = std::max(greatest, widened(bin, off_by(bin)));
    return std::min(greatest, 0.5);
}

struct Gain {
    double sum = 0;
    double squares = 0;
};

Honesty honesty_of(const std::vector<Sample>& samples, const WholeWeights& weights) {
    const auto logarithms = logarithms_of(samples, weights);
    Honesty honesty;
    honesty.sharpness = best_sharpness(samples, logarithms);
    std::array<Bin, bins> all;
    Gain gain;
    for (std::size_t n = 0; n < samples.size(); ++n) {
        const auto& won = samples[n].won;
        const auto p = corrected(logarithms[n], won.size(), honesty.sharpness / 1024.0);
        double gained = 0;
        for (std::size_t seat = 0; seat < won.size(); ++seat) {
            Bin& bin = all[std::min(static_cast<std::size_t>(p[seat] * bins), bins - 1)];
            bin.told += p[seat];
            bin.won += won[seat];
            ++bin.count;
            const double even = 1.0 / static_cast<double>(won.size());
            gained += (won[seat] - even) * (won[seat] - even) - (won[seat] - p[seat]) * (won[seat] - p[seat]);
        }
        gain.sum += gained;
        gain.squares += gained * gained;
    }
    const double count = std::max<double>(static_cast<double>(samples.size()), 1);
    const double mean = gain.sum / count;
    const double error = std::sqrt(std::max(gain.squares / count - mean * mean, 0.0) / count);
    honesty.doubt = static_cast<int>(std::lround(doubt(all) * 1'000'000));
    honesty.silent = mean <= 2 * error;
    return honesty;
}

}  // namespace

Weights with_honesty(Weights weights, const Samples& samples) {
    for (std::size_t part = 0; part < classes; ++part)
        weights.honesty[part / turns_weighed][part % turns_weighed] =
            honesty_of(samples[part], weights.weight[part / turns_weighed][part % turns_weighed]);
    return weights;
}

}  // namespace counsel_trainer
