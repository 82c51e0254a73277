// SPDX-License-Identifier: MIT
// Answers worked out elsewhere, some of them by hand.
#include "byzantium/odds/report.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

namespace data = boost::unit_test::data;

namespace {

struct Known {
    std::string name;
    byzantium::odds::Attack attack;
    int numerator;
    int denominator;
};
std::ostream& operator<<(std::ostream& out, const Known& known) { return out << known.name; }

constexpr byzantium::odds::Siege constantinople{5, 2};
constexpr byzantium::odds::Siege as_if_single{5, 1};
constexpr byzantium::odds::Siege three_and_a_fortification{4, 1};

// Elite, Main, Move, guard; the Bulgars and a levy are Main cubes.
const std::vector<Known> known_answers{
    {"nine Main and three Move against an army in fortified Ankara",
     {{0, 9, 3}, {{1, 6, 1}}, three_and_a_fortification},
     255,
     256},
    {"nine Bulgars at Constantinople", {{0, 9, 0}, {}, constantinople}, 3, 16},
    {"nine Bulgars, if one forgets that hits count twice", {{0, 9, 0}, {}, as_if_single}, 13, 16},
    {"ten Main at Constantinople", {{0, 10, 0}, {}, constantinople}, 1, 2},
    {"eleven Bulgars at Constantinople", {{0, 11, 0}, {}, constantinople}, 1, 2},
    {"ten Main at Constantinople, the Emperor's levy of three first",
     {{0, 10, 0}, {{0, 3, 0}}, constantinople},
     53,
     256},
    {"an army, then a levy, then the city", {{1, 6, 2}, {{1, 6, 1}, {0, 3, 0}}, three_and_a_fortification}, 1495, 8192},
    {"a guard leads", {{1, 4, 1, true}, {{1, 4, 1}}, byzantium::odds::Siege{2, 1}}, 731, 1024},
    {"one against one: only a hit against a miss wins", {{0, 1, 0}, {{0, 1, 0}}, {}}, 1, 4},
    {"a tie is the defender's, nought against nought too", {{0, 0, 3}, {{0, 0, 1}}, {}}, 0, 1},
    {"two tokens and two Main", {{0, 2, 9}, {}, byzantium::odds::Siege{2, 1}}, 0, 1},
    {"a guard alone against one token", {{0, 0, 0, true}, {}, byzantium::odds::Siege{1, 1}}, 0, 1},
    {"a guard alone against no token", {{0, 0, 0, true}, {}, byzantium::odds::Siege{0, 1}}, 1, 1},
    {"a Move cube takes the one hit of one token", {{0, 2, 1}, {}, byzantium::odds::Siege{1, 1}}, 1, 1},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(answers_known)

BOOST_DATA_TEST_CASE(the_chance_to_take_the_city, data::make(known_answers), known) {
    const double p = static_cast<double>(known.numerator) / known.denominator;
    BOOST_TEST(byzantium::odds::report(known.attack).p_capture == p);
    BOOST_TEST(byzantium::odds::report(known.attack).p_kept == p);
}

// Two hits of three dice cost two of the four; the Move cube goes first.
BOOST_AUTO_TEST_CASE(every_figure_of_a_siege_by_hand) {
    const byzantium::odds::Report report = byzantium::odds::report({{0, 4, 1}, {}, byzantium::odds::Siege{3, 1}});
    BOOST_TEST(report.p_capture == 4.0 / 8);
    BOOST_TEST(report.p_won.empty());
    BOOST_TEST(report.expected.move == 7.0 / 8);
    BOOST_TEST(report.expected.main == 5.0 / 8);
    BOOST_TEST(report.expected.elite == 0);
    BOOST_TEST(report.expected.total == 12.0 / 8);
    BOOST_TEST((report.taken ==
                std::vector<byzantium::odds::Outcome>{{{0, 0, 0}, 1.0 / 8, 1.0 / 4}, {{0, 0, 1}, 3.0 / 8, 3.0 / 4}}));
    BOOST_TEST(
        (report.beaten == std::vector<byzantium::odds::Outcome>{{{0, 1, 1}, 3.0 / 8, 0}, {{0, 2, 1}, 1.0 / 8, 0}}));
}

// With one Move cube to keep the first hit costs a Main cube, if the city can be taken then.
BOOST_AUTO_TEST_CASE(every_figure_of_a_siege_with_a_move_cube_to_keep) {
    const byzantium::odds::Report report = byzantium::odds::report({{0, 5, 1}, {}, byzantium::odds::Siege{3, 1}}, {1});
    BOOST_TEST(report.p_capture == 7.0 / 8);
    BOOST_TEST(report.p_kept == 4.0 / 8);
    BOOST_TEST((report.taken == std::vector<byzantium::odds::Outcome>{{{0, 0, 0}, 1.0 / 8, 1.0 / 7},
                                                                      {{0, 1, 0}, 3.0 / 8, 3.0 / 7},
                                                                      {{0, 1, 1}, 3.0 / 8, 3.0 / 7}}));
    BOOST_TEST((report.beaten == std::vector<byzantium::odds::Outcome>{{{0, 2, 1}, 1.0 / 8, 0}}));
}

BOOST_AUTO_TEST_CASE(a_guard_lost_with_the_last_cube_is_one_outcome_with_the_guard_left_alone) {
    for (const int keep_move : {0, 1}) {
        const byzantium::odds::Report report =
            byzantium::odds::report({{0, 1, 1, true}, {}, byzantium::odds::Siege{3, 1}}, {keep_move});
        BOOST_TEST(report.p_destroyed == 1.0 / 8);
        BOOST_TEST(report.beaten.size() == 3U);
        BOOST_TEST((report.beaten.back() == byzantium::odds::Outcome{{0, 1, 1}, 4.0 / 8, 0}));
    }
}

BOOST_AUTO_TEST_SUITE_END()
