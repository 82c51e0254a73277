// SPDX-License-Identifier: MIT
#include "present/reports/finale.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace present;
using Leaders = std::vector<std::optional<std::size_t>>;

}  // namespace

BOOST_AUTO_TEST_SUITE(last_page)

BOOST_AUTO_TEST_CASE(the_longest_bar_or_goal_is_the_scale) {
    FinalePlayer player{1, {}, "Anna", "7", {{"", 7, {7}, FinaleBar::Counts::yes}}, {}};
    BOOST_TEST(most_of({}) == 1);
    BOOST_TEST(most_of({player}) == 7);
    player.bars.front().goal = FinaleGoal{11.5, FinaleGoal::Reached::no, "12"};
    BOOST_TEST(most_of({player}) == 12);
}

BOOST_AUTO_TEST_CASE(only_what_is_more_is_said_largest_first) {
    const std::vector<MoreOf> sources{{"Camps", 1}, {"Towers", -2}, {"Castle", 3}, {"Captives", 0}};
    BOOST_TEST(more_from("Anna", sources) == "Anna has more from: Castle +3; Camps +1.");
    BOOST_TEST(more_from("Boris", seen_by_other(sources)) == "Boris has more from: Towers +2.");
    BOOST_TEST(more_from("Anna", {{"Camps", 0}}).empty());
}

BOOST_AUTO_TEST_CASE(a_lead_lasts_from_the_moment_since_which_nobody_else_led) {
    BOOST_TEST((leads_since(Leaders{0, 1, 0, 0}) == std::optional<std::size_t>{2}));
    BOOST_TEST((leads_since(Leaders{0, std::nullopt, 0}) == std::optional<std::size_t>{2}));
    BOOST_TEST((leads_since(Leaders{1, 1}) == std::optional<std::size_t>{0}));
    BOOST_TEST((leads_since(Leaders{0, std::nullopt}) == std::nullopt));
    BOOST_TEST((leads_since(Leaders{}) == std::nullopt));
}

BOOST_AUTO_TEST_SUITE_END()
