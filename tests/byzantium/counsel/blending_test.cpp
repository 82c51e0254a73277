// SPDX-License-Identifier: MIT
// What counts in a blend is what came true.
#include "byzantium/counsel/trainer/blending.h"

#include "byzantium/counsel/chances.h"

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <vector>

namespace {

using byzantium::counsel::Chances;
using byzantium::counsel::Weights;
using byzantium::counsel::whole;
using counsel_ladder::Seen;

Chances of_two(int percent) { return {percent * whole / 100, (100 - percent) * whole / 100}; }

// Positions of the second turn. Of 100 that are seen alike, so many were won as `came` says.
template <class Came>
std::vector<Seen> seen(const Came& came) {
    std::vector<Seen> all;
    for (int evaluation = 15; evaluation <= 85; evaluation += 5)
        for (int trials = 15; trials <= 85; ++trials) {
            const double share = came(evaluation, trials) / 100.0;
            all.push_back({1, of_two(evaluation), of_two(trials), {share, 1 - share}});
        }
    return all;
}

byzantium::counsel::Blend blend_of(const std::vector<Seen>& all) {
    return counsel_trainer::with_blend(Weights{}, 2, all).blend[0][1];
}

}  // namespace

BOOST_AUTO_TEST_SUITE(blending)

BOOST_AUTO_TEST_CASE(trials_that_come_true_count_alone) {
    const auto blend = blend_of(seen([](int, int trials) { return trials; }));
    BOOST_TEST(std::abs(blend.of_trials - 1024) <= 16);
    BOOST_TEST(blend.of_evaluation <= 16);
    BOOST_TEST(!blend.silent);
    BOOST_TEST(std::abs(blend.curves[0][14] - 700'000) <= 5'000);
}

BOOST_AUTO_TEST_CASE(an_evaluation_that_comes_true_counts_alone) {
    const auto blend = blend_of(seen([](int evaluation, int) { return evaluation; }));
    BOOST_TEST(std::abs(blend.of_evaluation - 1024) <= 16);
    BOOST_TEST(blend.of_trials <= 16);
}

// Whoever is told 6 in 10 or more wins always: the curve ends where everything is certain.
BOOST_AUTO_TEST_CASE(the_curve_bends_what_the_factors_cannot) {
    const auto blend = blend_of(seen([](int, int trials) { return trials > 60 ? 100 : (trials < 40 ? 0 : 50); }));
    BOOST_TEST(blend.curves[0][20] > 950'000);
    BOOST_TEST(blend.curves[0][11] < 700'000);
}

BOOST_AUTO_TEST_CASE(what_knows_nothing_is_silent) {
    BOOST_TEST(blend_of(seen([](int, int) { return 50; })).silent);
    BOOST_TEST(blend_of({}).silent);
}

BOOST_AUTO_TEST_SUITE_END()
