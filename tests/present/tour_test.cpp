// SPDX-License-Identifier: MIT
#include "present/help/tour.h"

#include "present/texts.h"

#include <boost/test/unit_test.hpp>

#include <set>

BOOST_AUTO_TEST_SUITE(tour)

BOOST_AUTO_TEST_CASE(six_short_steps_each_about_another_place) {
    const auto& steps = present::tour_steps();
    BOOST_TEST(steps.size() == 6U);
    std::set<present::TourPlace> places;
    for (const auto& step : steps) {
        BOOST_TEST(places.insert(step.place).second, step.heading << ": its place was shown before");
        BOOST_TEST(is_sentence(step.text), step.text);
        BOOST_TEST(step.text.size() < 260U, step.heading << " is long");
    }
}

BOOST_AUTO_TEST_CASE(each_step_says_where_in_the_tour_it_is) {
    BOOST_TEST(present::tour_place(0) == "Step 1 of 6");
    BOOST_TEST(present::tour_place(5) == "Step 6 of 6");
}

BOOST_AUTO_TEST_SUITE_END()
