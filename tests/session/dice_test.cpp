// SPDX-License-Identifier: MIT
// Dice are uniform, independent, and repeatable by seed; and the checks that say so can say no.
#include "session/dice.h"

#include "byzantium/text/session.h"

#include <boost/test/unit_test.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

using session::DiceSource;
using session::RandomBits;

namespace {

constexpr int a_million = 1'000'000;

using Die = std::function<int()>;

// Pearson's chi-square of counts that should all be equal.
template <std::size_t Cells>
double chi_square(const std::array<int, Cells>& counts, int draws) {
    const double expected = static_cast<double>(draws) / Cells;
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

double chi_square_of_faces(const Die& die) {
    std::array<int, 6> counts{};
    for (int i = 0; i < a_million; ++i) ++counts.at(static_cast<std::size_t>(die() - 1));
    return chi_square(counts, a_million);
}

// Each die with the next one, in pairs that do not overlap: all 36 pairs should be equally frequent.
double chi_square_of_neighbours(const Die& die) {
    std::array<int, 36> counts{};
    for (int i = 0; i < a_million / 2; ++i) {
        const int first = die();
        const int second = die();
        ++counts.at(static_cast<std::size_t>(6 * (first - 1) + second - 1));
    }
    return chi_square(counts, a_million / 2);
}

// Fair dice exceed these once in 1e9 runs: the 1 - 1e-9 quantiles of the chi-square distribution with 5 degrees of
// freedom (6 faces less one) and with 35 (36 pairs less one).
constexpr double bound_of_faces = 50.692;
constexpr double bound_of_neighbours = 110.309;

Die die_of(RandomBits bits) {
    return [bits]() mutable { return session::roll_die(bits); };
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dice)

BOOST_AUTO_TEST_CASE(a_million_seeded_dice_are_uniform) {
    for (const std::uint64_t seed : {0U, 1U, 2026U}) {
        BOOST_TEST(chi_square_of_faces(die_of(RandomBits::from_seed(seed))) < bound_of_faces);
    }
}

BOOST_AUTO_TEST_CASE(a_million_dice_of_the_system_are_uniform) {
    BOOST_TEST(chi_square_of_faces(die_of(RandomBits::from_system())) < bound_of_faces);
}

BOOST_AUTO_TEST_CASE(neighbouring_dice_are_independent) {
    BOOST_TEST(chi_square_of_neighbours(die_of(RandomBits::from_seed(7))) < bound_of_neighbours);
    BOOST_TEST(chi_square_of_neighbours(die_of(RandomBits::from_system())) < bound_of_neighbours);
}

BOOST_AUTO_TEST_CASE(the_dice_that_a_session_rolls_are_uniform) {
    DiceSource source = DiceSource::from_seed(5);
    std::vector<int> ready;
    const Die die = [&]() {
        if (ready.empty()) {
            const auto roll = byzantium::text::roll(source, {byzantium::Color::red, byzantium::RollFor::battle, 3, 4});
            const auto& faces = std::get<byzantium::Faces>(roll.dice);
            ready = faces.attacker;
            ready.insert(ready.end(), faces.defender.begin(), faces.defender.end());
        }
        const int face = ready.back();
        ready.pop_back();
        return face;
    };
    BOOST_TEST(chi_square_of_faces(die) < bound_of_faces);
}

// The bias this program must not have: a remainder of three bits gives 1 and 2 twice as often.
BOOST_AUTO_TEST_CASE(a_remainder_would_be_caught) {
    RandomBits bits = RandomBits::from_seed(3);
    const Die biased = [&bits]() { return static_cast<int>((bits() >> 61U) % 6U) + 1; };
    BOOST_TEST(chi_square_of_faces(biased) > bound_of_faces);
}

// A bias of one part in a hundred on one face.
BOOST_AUTO_TEST_CASE(a_slightly_loaded_die_would_be_caught) {
    RandomBits bits = RandomBits::from_seed(4);
    const Die loaded = [&bits]() { return session::draw_below(bits, 100) == 0 ? 6 : session::roll_die(bits); };
    BOOST_TEST(chi_square_of_faces(loaded) > bound_of_faces);
}

BOOST_AUTO_TEST_CASE(dice_that_follow_each_other_would_be_caught) {
    RandomBits bits = RandomBits::from_seed(6);
    int last = 0;
    bool again = false;
    const Die clinging = [&]() {
        again = !again && session::draw_below(bits, 20) == 0;
        return last = again && last != 0 ? last : session::roll_die(bits);
    };
    BOOST_TEST(chi_square_of_neighbours(clinging) > bound_of_neighbours);
}

// 2^64 leaves a remainder of 4 by 6, so the draws 0 to 3 are one too many for their faces.
BOOST_AUTO_TEST_CASE(favoured_draws_are_drawn_again) {
    std::vector<std::uint64_t> draws{10, 4, 3, 0};  // from the back
    auto scripted = [&draws]() {
        const auto next = draws.back();
        draws.pop_back();
        return next;
    };
    BOOST_TEST(session::draw_below(scripted, 6) == 4U);
    BOOST_TEST(session::draw_below(scripted, 6) == 4U);  // 10 modulo 6
    BOOST_TEST(draws.empty());
}

// Computed by an independent implementation of splitmix64 and xoshiro256**.
BOOST_AUTO_TEST_CASE(a_seed_gives_the_same_bits_on_every_machine) {
    RandomBits zero = RandomBits::from_seed(0);
    BOOST_TEST(zero() == 0x99ec5f36cb75f2b4U);
    BOOST_TEST(zero() == 0xbf6e1f784956452aU);
    BOOST_TEST(zero() == 0x1a5f849d4933e6e0U);
    RandomBits other = RandomBits::from_seed(278);
    BOOST_TEST(other() == 0x11955e511428e55aU);
}

BOOST_AUTO_TEST_CASE(a_seed_gives_the_same_dice_on_every_machine) {
    DiceSource source = DiceSource::from_seed(2026);
    const auto roll = byzantium::text::roll(source, {byzantium::Color::red, byzantium::RollFor::battle, 5, 7});
    const byzantium::Faces expected{{6, 5, 1, 1, 1}, {5, 3, 6, 4, 4, 4, 1}};
    BOOST_TEST((roll == byzantium::Roll{expected}));
}

BOOST_AUTO_TEST_CASE(two_sources_of_the_system_differ) {
    RandomBits one = RandomBits::from_system();
    RandomBits other = RandomBits::from_system();
    BOOST_TEST(one() != other());  // equal once in 2^64 runs
}

BOOST_AUTO_TEST_CASE(a_pick_reaches_everything_and_nothing_else) {
    DiceSource source = DiceSource::from_seed(8);
    std::array<int, 3> counts{};
    for (int i = 0; i < 300; ++i) ++counts.at(source.pick(3));
    for (const int count : counts) BOOST_TEST(count > 0);
}

BOOST_AUTO_TEST_SUITE_END()
