// SPDX-License-Identifier: MIT
// Dice alone, against every fall of few dice and against stored figures of many.
#include "byzantium/odds/dice.h"

#include "byzantium/odds/hits.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using byzantium::odds::Chance;
using byzantium::odds::Fraction;
using byzantium::odds::hit_chances;
using byzantium::odds::Throw;

// [hits]: of all falls of the dice, one face after the other.
std::vector<int> counted(const Throw& thrown) {
    std::vector<int> falls(static_cast<std::size_t>(thrown.dice) + 1, 0);
    std::vector<int> faces(static_cast<std::size_t>(thrown.dice), 1);
    while (true) {
        std::size_t hits = 0;
        for (const int face : faces) hits += face >= thrown.threshold ? 1U : 0U;
        ++falls[hits];
        std::size_t die = 0;
        while (die < faces.size() && faces[die] == 6) faces[die++] = 1;
        if (die == faces.size()) return falls;
        ++faces[die];
    }
}

double value(const Fraction& fraction) {
    return static_cast<double>(fraction.numerator) / static_cast<double>(fraction.denominator);
}

struct Stored {
    const char* name;
    Throw thrown;
    std::size_t hits;
    double exactly;
    double at_least;
};
std::ostream& operator<<(std::ostream& out, const Stored& row) { return out << row.name; }

// Reckoned in fractions by another program, rounded at the end.
const std::vector<Stored> stored{
    {"ten sixes of sixty", {60, 6}, 10, 0.13701311426747095, 0.5536265592218367},
    {"twenty of sixty at five", {60, 5}, 20, 0.10872507295127867, 0.5484112242104277},
    {"more than half of sixty", {60, 4}, 31, 0.09926919968571243, 0.44871091349571524},
    {"sixty of sixty at two", {60, 2}, 60, 1.7747011762264168e-05, 1.7747011762264168e-05},
    {"most of 59 at three", {59, 3}, 58, 1.203476825229371e-09, 1.2442726498134175e-09},
    {"a third of 33 at five", {33, 5}, 11, 0.14602320466277158, 0.5651153604502385},
    {"sixty sixes", {60, 6}, 60, 2.0460911503225016e-47, 2.0460911503225016e-47},
};

struct Refused {
    Throw thrown;
    const char* message;
};
std::ostream& operator<<(std::ostream& out, const Refused& row) { return out << row.message; }

const std::vector<Refused> refused_throws{
    {{-1, 4}, "dice must be 0 to 60, not -1"},
    {{61, 4}, "dice must be 0 to 60, not 61"},
    {{6, 1}, "the lowest face that hits must be 2 to 6, not 1"},
    {{6, 7}, "the lowest face that hits must be 2 to 6, not 7"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(dice_alone)

BOOST_AUTO_TEST_CASE(are_as_every_fall_counted) {
    int compared = 0;
    for (int dice = 0; dice <= 6; ++dice) {
        for (int threshold = byzantium::odds::lowest_threshold; threshold <= byzantium::odds::highest_threshold;
             ++threshold) {
            const auto falls = counted({dice, threshold});
            const auto chances = hit_chances({dice, threshold});
            BOOST_REQUIRE(chances.exactly.size() == falls.size());
            BOOST_REQUIRE(chances.at_least.size() == falls.size());
            int all = 0;
            for (const int number : falls) all += number;
            int with_more = 0;
            for (std::size_t hits = falls.size(); hits-- > 0; ++compared) {
                with_more += falls[hits];
                BOOST_TEST(chances.exactly[hits].p == static_cast<double>(falls[hits]) / all);
                BOOST_TEST(chances.at_least[hits].p == static_cast<double>(with_more) / all);
            }
        }
    }
    BOOST_TEST(compared == 140);
}

BOOST_AUTO_TEST_CASE(expect_as_many_hits_as_there_are_chances) {
    BOOST_TEST(hit_chances({6}).expected == 3);
    BOOST_TEST(hit_chances({5}).expected == 2.5);
    BOOST_TEST(hit_chances({4, 5}).expected == 8.0 / 6);
    BOOST_TEST(hit_chances({60, 2}).expected == 50);
    BOOST_TEST(hit_chances({0}).expected == 0);
}

BOOST_AUTO_TEST_CASE(give_fractions_in_lowest_terms) {
    BOOST_TEST((hit_chances({6}).at_least[3].exact == Fraction{21, 32}));
    BOOST_TEST((hit_chances({6}).at_least[0].exact == Fraction{1, 1}));
    BOOST_TEST((hit_chances({2, 5}).exactly[1].exact == Fraction{4, 9}));
    BOOST_TEST((hit_chances({3, 6}).exactly[3].exact == Fraction{1, 216}));
    BOOST_TEST((hit_chances({60}).exactly[60].exact == Fraction{1, std::uint64_t{1} << 60U}));
}

BOOST_AUTO_TEST_CASE(give_no_fraction_beyond_64_bits) {
    BOOST_TEST(!hit_chances({60, 6}).exactly[60].exact.has_value());
    BOOST_TEST(hit_chances({24, 6}).exactly[24].exact.has_value());  // 6^24 < 2^64 < 6^25
    BOOST_TEST(!hit_chances({25, 6}).exactly[25].exact.has_value());
}

// At 4 or more every fraction fits.
BOOST_AUTO_TEST_CASE(are_their_fractions) {
    int compared = 0;
    for (int dice = 0; dice <= byzantium::odds::most_dice_thrown; ++dice) {
        for (const Chance& chance : hit_chances({dice}).exactly) {
            BOOST_REQUIRE(chance.exact.has_value());
            BOOST_TEST(chance.p == value(*chance.exact));
            ++compared;
        }
    }
    BOOST_TEST(compared == 61 * 62 / 2);
}

BOOST_AUTO_TEST_CASE(are_those_of_a_battle_at_four_or_more) {
    for (std::size_t dice = 0; dice <= 53; ++dice) {
        const auto chances = hit_chances({static_cast<int>(dice)});
        for (std::size_t hits = 0; hits <= dice; ++hits) {
            BOOST_TEST(chances.exactly[hits].p == byzantium::odds::p_hits[dice][hits]);
            BOOST_TEST(chances.at_least[hits].p == byzantium::odds::p_at_least[dice][hits]);
        }
    }
}

BOOST_DATA_TEST_CASE(are_rounded_once, stored, row) {
    const auto chances = hit_chances(row.thrown);
    BOOST_TEST(chances.exactly.at(row.hits).p == row.exactly);
    BOOST_TEST(chances.at_least.at(row.hits).p == row.at_least);
}

BOOST_DATA_TEST_CASE(have_limits, refused_throws, row) {
    BOOST_CHECK_EXCEPTION(hit_chances(row.thrown), std::out_of_range,
                          [&](const std::out_of_range& error) { return std::string{error.what()} == row.message; });
}

BOOST_AUTO_TEST_SUITE_END()
