// SPDX-License-Identifier: MIT
// Whole-number arithmetic behind chances, held against the standard library's.
#include "byzantium/counsel/soft_shares.h"

#include <boost/test/unit_test.hpp>

#include <cmath>
#include <cstdint>
#include <numeric>

using namespace byzantium::counsel;

BOOST_AUTO_TEST_SUITE(soft)

BOOST_AUTO_TEST_CASE(powers_are_those_of_e) {
    for (std::int64_t x = 0; x < 40 * 65'536; x += 977) {
        const double exact = std::exp(-static_cast<double>(x) / 65'536);
        BOOST_TEST(std::abs(static_cast<double>(falling_power(x)) / (1 << 30) - exact) < 2e-8);
    }
}

BOOST_AUTO_TEST_CASE(logarithms_lead_back) {
    for (int chance = 1; chance <= whole; chance += 997) {
        const double exact = -std::log(static_cast<double>(chance) / whole) * 65'536;
        BOOST_TEST(std::abs(static_cast<double>(logarithm_below(chance)) - exact) < 80);
    }
}

BOOST_AUTO_TEST_CASE(shares_sum_to_a_million) {
    const auto thirds = in_proportion({1, 1, 1});
    BOOST_TEST((thirds == Chances{333'334, 333'333, 333'333}));
    BOOST_TEST((in_proportion({0, 5}) == Chances{0, whole}));
    const auto soft = soft_shares({65'536, 0, -400'000, 12});
    BOOST_TEST(std::accumulate(soft.begin(), soft.end(), 0) == whole);
    BOOST_TEST(soft[0] > soft[3]);
    BOOST_TEST(std::abs(soft[0] / 1e6 - std::exp(1.0) / (std::exp(1.0) + 1 + std::exp(-400'000 / 65'536.0) + 1)) <
               1e-3);
}

// The chances of thirty dice, each weighed by the 2^30 ways in which they fall.
BOOST_AUTO_TEST_CASE(shares_of_great_weights_stay_in_proportion) {
    constexpr std::int64_t all = (std::int64_t{1} << 30) * whole;
    BOOST_TEST((in_proportion({all / 4, all / 4 * 3}) == Chances{250'000, 750'000}));
    BOOST_TEST((in_proportion({all / 2, 0, all / 8, all / 8 * 3}) == Chances{500'000, 0, 125'000, 375'000}));
}

BOOST_AUTO_TEST_SUITE_END()
