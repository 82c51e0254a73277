// SPDX-License-Identifier: MIT
#include "bench/push_loop.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <stdexcept>

namespace bench {
namespace {

constexpr std::size_t side = 16;

// Not inlined, so that nothing is known of the numbers and all of them stand in memory; that there are 16 is known.
[[gnu::noinline]] void push_all(double* sums, const double* weights, const double* falls) {
    for (std::size_t i = 0; i < side; ++i)
        for (std::size_t hits = 0; hits < side; ++hits) sums[i + hits] += weights[i] * falls[hits];
}

}  // namespace

// Chained, so that no loop can be done ahead: what one sums up is what the next spreads.
double push(int loops) {
    std::array<double, side> weights;
    std::array<double, side> falls;
    weights.fill(1.0 / side);
    falls.fill(1.0 / side);
    for (int loop = 0; loop < loops; ++loop) {
        std::array<double, 2 * side> sums{};
        push_all(sums.data(), weights.data(), falls.data());
        std::copy_n(sums.begin() + side / 2, side, weights.begin());
        weights[0] += 1.0 / side;
    }
    if (!(weights[0] > 0)) throw std::logic_error{"the push loop lost its weights"};
    return static_cast<double>(loops) * side * side;
}

}  // namespace bench
