// SPDX-License-Identifier: MIT
// The limits of what may be asked: what is outside is refused, what is just inside is answered.
#include "byzantium/odds/chain.h"
#include "byzantium/odds/report.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <cstddef>
#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

using byzantium::odds::Force;
using byzantium::odds::Outcome;
using byzantium::odds::Report;
namespace data = boost::unit_test::data;

namespace {

struct RefusedLimits {
    std::string name;
    byzantium::odds::Attack attack;
    byzantium::odds::Policy policy;
    std::string sentence;
};
std::ostream& operator<<(std::ostream& out, const RefusedLimits& refused) { return out << refused.name; }

const std::vector<RefusedLimits> refused_inputs{
    {"too many Elite", {{43, 0, 0}, {}, {}}, {}, "elite cubes must be 0 to 42, not 43"},
    {"negative Main", {{0, -1, 0}, {}, {}}, {}, "main cubes must be 0 to 42, not -1"},
    {"too many Move", {{0, 1, 1000000}, {}, {}}, {}, "move cubes must be 0 to 42, not 1000000"},
    {"a defender's Main", {{0, 1, 0}, {{0, 1, 0}, {0, 43, 0}}, {}}, {}, "main cubes must be 0 to 42, not 43"},
    {"too many tokens",
     {{0, 1, 0}, {}, byzantium::odds::Siege{62, 1}},
     {},
     "tokens of the city must be 0 to 61, not 62"},
    {"negative tokens",
     {{0, 1, 0}, {}, byzantium::odds::Siege{-1, 1}},
     {},
     "tokens of the city must be 0 to 61, not -1"},
    {"three cubes a hit",
     {{0, 1, 0}, {}, byzantium::odds::Siege{3, 3}},
     {},
     "cubes a hit of the city must be 1 to 2, not 3"},
    {"no cube a hit",
     {{0, 1, 0}, {}, byzantium::odds::Siege{3, 0}},
     {},
     "cubes a hit of the city must be 1 to 2, not 0"},
    {"to keep too many", {{0, 1, 0}, {}, {}}, {43}, "Move cubes to keep must be 0 to 42, not 43"},
    {"to keep less than none", {{0, 1, 0}, {}, {}}, {-1}, "Move cubes to keep must be 0 to 42, not -1"},
};

double sum(const Report& report) {
    double sum = 0;
    for (const auto* list : {&report.taken, &report.beaten})
        for (const Outcome& end : *list) sum += end.p;
    return sum;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(limits)

BOOST_DATA_TEST_CASE(what_is_outside_the_limits_is_refused_with_a_sentence, data::make(refused_inputs), refused) {
    const auto says = [&](const std::out_of_range& fault) { return fault.what() == refused.sentence; };
    BOOST_CHECK_EXCEPTION(byzantium::odds::report(refused.attack, refused.policy), std::out_of_range, says);
    if (refused.policy != byzantium::odds::Policy{}) return;
    BOOST_CHECK_EXCEPTION(byzantium::odds::chain(refused.attack), std::out_of_range, says);
    BOOST_CHECK_EXCEPTION(byzantium::odds::p_capture(refused.attack), std::out_of_range, says);
    BOOST_CHECK_EXCEPTION(byzantium::odds::losses_given_capture(refused.attack), std::out_of_range, says);
    BOOST_CHECK_EXCEPTION(byzantium::odds::report(refused.attack, {1}), std::out_of_range, says);
}

BOOST_AUTO_TEST_CASE(a_ninth_defender_does_not_fit_and_the_eight_stay) {
    byzantium::odds::Attack attack;
    for (std::size_t i = 0; i < byzantium::odds::most_defenders; ++i) attack.defenders.push_back({0, 1, 0});
    BOOST_CHECK_THROW(attack.defenders.push_back({0, 1, 0}), std::length_error);
    BOOST_TEST(attack.defenders.size() == byzantium::odds::most_defenders);
}

BOOST_AUTO_TEST_CASE(the_greatest_attack_is_answered) {
    const Force all{byzantium::odds::most_cubes_in_a_box, byzantium::odds::most_cubes_in_a_box,
                    byzantium::odds::most_cubes_in_a_box, true};
    byzantium::odds::Attack attack{all, {}, byzantium::odds::Siege{byzantium::odds::most_tokens + 1, 2}};
    const Force levy{0, byzantium::odds::most_cubes_in_a_box, 0};
    attack.defenders = {{14, 42, 3}, {14, 20, 3, true}, {2, 42, 42}, levy};
    for (const int keep_move : {0, 1}) {
        const Report report = byzantium::odds::report(attack, {keep_move});
        BOOST_TEST(report.p_won.front() > 0.99);
        BOOST_TEST(report.p_won.back() >= report.p_capture);
        BOOST_TEST(std::abs(sum(report) - 1) < 1e-12);  // each term is rounded
    }
    attack.defenders = {all, all, all, all, all, all, all, all};
    BOOST_TEST(std::abs(sum(byzantium::odds::report(attack)) - 1) < 1e-12);
}

BOOST_AUTO_TEST_SUITE_END()
