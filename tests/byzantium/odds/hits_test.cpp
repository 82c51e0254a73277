// SPDX-License-Identifier: MIT
// Dice alone: every fall counted.
#include "byzantium/odds/hits.h"

#include <boost/test/unit_test.hpp>

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

BOOST_AUTO_TEST_SUITE(hits)

BOOST_AUTO_TEST_CASE(the_tables_count_every_fall) {
    for (unsigned dice = 0; dice <= 16; ++dice) {
        std::vector<std::uint64_t> falls(dice + 1);
        for (std::uint64_t fall = 0; fall < std::uint64_t{1} << dice; ++fall)
            ++falls[static_cast<unsigned>(std::popcount(fall))];
        std::uint64_t at_least = 0;
        for (unsigned hits = dice + 1; hits-- > 0;) {
            at_least += falls[hits];
            BOOST_TEST(byzantium::odds::falls_with[dice][hits] == falls[hits]);
            BOOST_TEST(byzantium::odds::falls_with_at_least[dice][hits] == at_least);
            BOOST_TEST(byzantium::odds::p_hits[dice][hits] == std::ldexp(falls[hits], -static_cast<int>(dice)));
            BOOST_TEST(byzantium::odds::p_at_least[dice][hits] == std::ldexp(at_least, -static_cast<int>(dice)));
        }
    }
}

BOOST_AUTO_TEST_CASE(more_dice_count_all_their_falls_and_no_other) {
    for (unsigned dice = 0; dice <= byzantium::odds::most_dice; ++dice) {
        std::uint64_t all = 0;
        for (unsigned hits = 0; hits <= byzantium::odds::most_dice; ++hits) {
            all += byzantium::odds::falls_with[dice][hits];
            if (hits > dice) BOOST_TEST(byzantium::odds::falls_with[dice][hits] == 0U);
            if (hits <= dice)
                BOOST_TEST(byzantium::odds::falls_with[dice][hits] == byzantium::odds::falls_with[dice][dice - hits]);
        }
        BOOST_TEST(all == std::uint64_t{1} << dice);
        BOOST_TEST(byzantium::odds::falls_with_at_least[dice][0] == all);
    }
}

BOOST_AUTO_TEST_SUITE_END()
