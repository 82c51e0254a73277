// SPDX-License-Identifier: MIT
#include "byzantium/counsel/trainer/fit.h"

#include "byzantium/counsel/weights.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace counsel_trainer {
namespace {

constexpr std::size_t width = byzantium::counsel::quantity_count;
using Matrix = std::array<std::array<double, width>, width>;

constexpr int newton_steps = 8;

// The spread of each quantity between the players of a table; 1 where there is none.
RealWeights scales(const std::vector<Sample>& samples) {
    RealWeights sums{};
    double count = 0;
    for (const Sample& sample : samples) {
        count += static_cast<double>(sample.quantities.size());
        for (std::size_t i = 0; i < width; ++i) {
            double mean = 0;
            for (const auto& player : sample.quantities) mean += player[i];
            mean /= static_cast<double>(sample.quantities.size());
            for (const auto& player : sample.quantities) sums[i] += (player[i] - mean) * (player[i] - mean);
        }
    }
    for (double& sum : sums) sum = sum > 0 ? std::sqrt(sum / count) : 1;
    return sums;
}

struct Derivatives {
    RealWeights slope{};
    Matrix bend{};
};

std::array<double, 4> softmax(const std::vector<std::array<double, width>>& players, const RealWeights& weights) {
    std::array<double, 4> p{};
    double greatest = -1e300;
    for (std::size_t s = 0; s < players.size(); ++s) {
        for (std::size_t i = 0; i < width; ++i) p[s] += weights[i] * players[s][i];
        greatest = std::max(greatest, p[s]);
    }
    double sum = 0;
    for (std::size_t s = 0; s < players.size(); ++s) sum += p[s] = std::exp(p[s] - greatest);
    for (std::size_t s = 0; s < players.size(); ++s) p[s] /= sum;
    return p;
}

// Adds one sample's share: the slope is what came less what was expected, the bend the spread of the quantities.
void add(const Sample& sample, const RealWeights& scale, const RealWeights& weights,
         std::vector<std::array<double, width>>& players, Derivatives& derivatives) {
    players.resize(sample.quantities.size());
    for (std::size_t s = 0; s < players.size(); ++s)
        for (std::size_t i = 0; i < width; ++i) players[s][i] = sample.quantities[s][i] / scale[i];
    const auto p = softmax(players, weights);
    RealWeights mean{};
    for (std::size_t s = 0; s < players.size(); ++s)
        for (std::size_t i = 0; i < width; ++i) mean[i] += p[s] * players[s][i];
    for (std::size_t s = 0; s < players.size(); ++s) {
        auto& player = players[s];
        for (std::size_t i = 0; i < width; ++i) derivatives.slope[i] += (sample.won[s] - p[s]) * player[i];
        for (std::size_t i = 0; i < width; ++i) player[i] -= mean[i];
        for (std::size_t i = 0; i < width; ++i) {
            const double share = p[s] * player[i];
            if (share == 0) continue;
            for (std::size_t j = 0; j <= i; ++j) derivatives.bend[i][j] += share * player[j];
        }
    }
}

// Solves bend * step = slope by Cholesky's decomposition, in place; bend is positive because of the ridge.
RealWeights solved(Matrix bend, RealWeights slope) {
    for (std::size_t i = 0; i < width; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double sum = bend[i][j];
            for (std::size_t k = 0; k < j; ++k) sum -= bend[i][k] * bend[j][k];
            bend[i][j] = i == j ? std::sqrt(sum) : sum / bend[j][j];
        }
    for (std::size_t i = 0; i < width; ++i) {
        for (std::size_t k = 0; k < i; ++k) slope[i] -= bend[i][k] * slope[k];
        slope[i] /= bend[i][i];
    }
    for (std::size_t i = width; i-- > 0;) {
        for (std::size_t k = i + 1; k < width; ++k) slope[i] -= bend[k][i] * slope[k];
        slope[i] /= bend[i][i];
    }
    return slope;
}

}  // namespace

RealWeights fit(const std::vector<Sample>& samples, const Prior& prior) {
    const RealWeights scale = scales(samples);
    RealWeights expected = prior.weights;
    for (std::size_t i = 0; i < width; ++i) expected[i] *= scale[i];
    RealWeights weights = expected;
    std::vector<std::array<double, width>> players;
    for (int step = 0; step < newton_steps; ++step) {
        Derivatives derivatives;
        for (const Sample& sample : samples) add(sample, scale, weights, players, derivatives);
        for (std::size_t i = 0; i < width; ++i) {
            derivatives.slope[i] -= prior.firmness * (weights[i] - expected[i]);
            derivatives.bend[i][i] += prior.firmness;
        }
        const RealWeights change = solved(derivatives.bend, derivatives.slope);
        for (std::size_t i = 0; i < width; ++i) weights[i] += std::clamp(change[i], -2.0, 2.0);
    }
    for (std::size_t i = 0; i < width; ++i) weights[i] /= scale[i];
    return weights;
}

std::array<int, width> as_whole_numbers(const RealWeights& weights) {
    std::array<int, width> whole{};
    constexpr double greatest = byzantium::counsel::greatest_weight;
    for (std::size_t i = 0; i < width; ++i)
        whole[i] = static_cast<int>(std::lround(std::clamp(weights[i] * 65'536, -greatest, greatest)));
    return whole;
}

}  // namespace counsel_trainer
