// SPDX-License-Identifier: MIT
#include "present/help/tour.h"

#include "present/texts.h"

#include <boost/test/unit_test.hpp>

#include <set>

BOOST_AUTO_TEST_SUITE(tour)

BOOST_AUTO_TEST_CASE(six_short_steps_each_about_another_place) {
    const auto steps = present::tour_steps({}, present::Counts::no);
    BOOST_TEST(steps.size() == 6U);
    std::set<present::TourPlace> places;
    for (const auto& step : steps) {
        BOOST_TEST(places.insert(step.place).second, step.heading << ": its place was shown before");
        BOOST_TEST(is_sentence(step.text), step.text);
        BOOST_TEST(step.text.size() < 260U, step.heading << " is long");
    }
}

BOOST_AUTO_TEST_CASE(a_game_says_some_of_them_itself) {
    const auto any = present::tour_steps({}, present::Counts::no);
    const auto steps =
        present::tour_steps({{present::TourPlace::board, "The counter", "It counts."}}, present::Counts::no);
    BOOST_TEST(steps.size() == any.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        BOOST_TEST((steps[i].place == any[i].place));
        const bool own = steps[i].place == present::TourPlace::board;
        BOOST_TEST(steps[i].heading == (own ? "The counter" : any[i].heading));
    }
}

// It said "practice table" over a real game.
BOOST_AUTO_TEST_CASE(it_says_whether_the_table_counts) {
    const auto says = [](present::Counts counts, const char* words) {
        return present::tour_steps({}, counts).front().text.find(words) != std::string::npos;
    };
    BOOST_TEST(says(present::Counts::no, "does not count"));
    BOOST_TEST(!says(present::Counts::yes, "does not count"));
    BOOST_TEST(says(present::Counts::yes, "real game"));
}

BOOST_AUTO_TEST_CASE(each_step_says_where_in_the_tour_it_is) {
    BOOST_TEST(present::tour_place(0, 6) == "Step 1 of 6");
    BOOST_TEST(present::tour_place(5, 6) == "Step 6 of 6");
}

BOOST_AUTO_TEST_SUITE_END()
