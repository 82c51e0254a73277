// SPDX-License-Identifier: MIT
#include "byzantium/counsel/soft_shares.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace byzantium::counsel {
namespace {

constexpr int fraction_bits = 30;

// A chance weighed by the falls of thirty dice, times a million, is beyond 64 bits.
__extension__ using Wide = __int128;

// e to the power of -(2^k / 65,536), in parts of 2^30.
constexpr std::array<std::int64_t, 21> powers{1073725440, 1073709056, 1073676290, 1073610760, 1073479712, 1073217664,
                                              1072693760, 1071646719, 1069555701, 1065385899, 1057095000, 1040706261,
                                              1008687096, 947573834,  836230973,  651257337,  395007542,  145315154,
                                              19666268,   360200,     121};

}  // namespace

std::int64_t falling_power(std::int64_t x) {
    if (x >= std::int64_t{1} << powers.size()) return 0;
    std::int64_t power = std::int64_t{1} << fraction_bits;
    for (std::size_t k = 0; k < powers.size(); ++k)
        if (((x >> k) & 1) != 0)
            power = (power * powers[k] + (std::int64_t{1} << (fraction_bits - 1))) >> fraction_bits;
    return power;
}

std::int64_t logarithm_below(int chance) {
    const std::int64_t wanted = (std::int64_t{chance} << fraction_bits) / whole;
    std::int64_t low = 0;  // its power is not below what is wanted
    std::int64_t high = std::int64_t{1} << powers.size();
    while (high - low > 1) {
        const std::int64_t middle = low + (high - low) / 2;
        (falling_power(middle) >= wanted ? low : high) = middle;
    }
    return low;
}

Chances in_proportion(const values::Few<std::int64_t, 4>& weights) {
    std::int64_t sum = 0;
    for (const std::int64_t weight : weights) sum += weight;
    Chances chances;
    values::Few<std::int64_t, 4> remainders;
    int left = whole;
    for (const std::int64_t weight : weights) {
        const Wide scaled = Wide{weight} * whole;
        chances.push_back(static_cast<int>(scaled / sum));
        remainders.push_back(static_cast<std::int64_t>(scaled % sum));
        left -= chances.back();
    }
    for (; left > 0; --left) {
        const auto largest = std::max_element(remainders.begin(), remainders.end()) - remainders.begin();
        ++chances[static_cast<std::size_t>(largest)];
        remainders[static_cast<std::size_t>(largest)] = -1;
    }
    return chances;
}

Chances soft_shares(const values::Few<std::int64_t, 4>& logarithms) {
    const std::int64_t greatest = *std::max_element(logarithms.begin(), logarithms.end());
    values::Few<std::int64_t, 4> weights;
    for (const std::int64_t logarithm : logarithms) weights.push_back(falling_power(greatest - logarithm));
    return in_proportion(weights);
}

}  // namespace byzantium::counsel
