// SPDX-License-Identifier: MIT
// Means and standard errors in whole numbers.
#include "byzantium/counsel/tally.h"

#include <boost/test/unit_test.hpp>

using namespace byzantium::counsel;

BOOST_AUTO_TEST_SUITE(tally)

BOOST_AUTO_TEST_CASE(a_mean_is_rounded_and_an_error_is_that_of_the_mean) {
    Tally values;
    for (const int value : {400'000, 600'000, 500'000, 500'001}) values.add(value);
    BOOST_TEST(values.count() == 4);
    BOOST_TEST(values.mean() == 500'000);
    // The spread is 20,000,000,000 over 3 and over 4 of the mean: its root is 40,824.8.
    BOOST_TEST(values.error() == 40'820);
}

BOOST_AUTO_TEST_CASE(values_below_nothing_are_taken_too) {
    Tally values;
    for (const int value : {-30'000, -10'000, -20'000}) values.add(value);
    BOOST_TEST(values.mean() == -20'000);
    BOOST_TEST(values.error() == 5'770);
}

BOOST_AUTO_TEST_CASE(of_one_value_nothing_is_known_and_of_equal_ones_all) {
    Tally values;
    values.add(123'456);
    BOOST_TEST(values.error() == 1'000'000);
    for (int i = 0; i < 100; ++i) values.add(123'456);
    BOOST_TEST(values.error() == 0);
    BOOST_TEST(values.mean() == 123'456);
}

BOOST_AUTO_TEST_CASE(the_most_values_there_can_be_fit) {
    Tally values;
    for (int i = 0; i < Tally::most + 7; ++i) values.add(i % 2 == 0 ? -2'000'000 : 2'000'000);
    BOOST_TEST(values.count() == Tally::most);
    BOOST_TEST(values.mean() == 0);
    BOOST_TEST(values.error() > 14'100);
    BOOST_TEST(values.error() < 14'200);
}

BOOST_AUTO_TEST_CASE(a_root_is_the_whole_number_below) {
    for (const std::int64_t root : {0, 1, 2, 3, 10, 999'999, 1'234'567}) {
        BOOST_TEST(whole_root(root * root) == root);
        BOOST_TEST(whole_root(root * root + 2 * root) == root);
    }
}

BOOST_AUTO_TEST_SUITE_END()
