// SPDX-License-Identifier: MIT
// The odds held against stored answers of an independent implementation: every figure equal, bit for bit.
#include "byzantium/odds/chain.h"
#include "byzantium/odds/report.h"
#include "support/odds_reference.h"

#include <boost/test/unit_test.hpp>

#include <cmath>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

using support::differences;
using support::odds_references;
using support::OddsReference;
using support::read_odds_references;

namespace {

// Main 3 v Main 1, no city; Red takes it with 5/8 or so: made up.
constexpr auto made_up = "0 3 0 0 1 0 1 0 0 0 0 0 5 3 5 3 0 0 5 3 0 0 1 1 0 0 1 1 1 0 0 0 5 3 1 0 1 0 3 3";

std::vector<OddsReference> read(const std::string& text) {
    std::istringstream stream{text};
    return read_odds_references(stream);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(reference)

BOOST_AUTO_TEST_CASE(every_stored_answer_is_equal_bit_for_bit) {
    int attacks = 0;
    int with_move_cubes_to_keep = 0;
    for (const OddsReference& stored : odds_references()) {
        const auto wrong = differences(byzantium::odds::report(stored.attack, stored.answer.policy), stored.answer);
        if (!wrong.empty()) BOOST_ERROR("attack " << attacks << ": " << wrong.front() << "; figures: " << wrong.size());
        if (stored.answer.policy == byzantium::odds::Policy{} &&
            byzantium::odds::p_capture(stored.attack) != stored.answer.p_capture)
            BOOST_ERROR("attack " << attacks << ": p_capture alone");
        ++attacks;
        if (stored.answer.policy.keep_move > 0) ++with_move_cubes_to_keep;
    }
    BOOST_TEST(attacks == 2040);
    BOOST_TEST(with_move_cubes_to_keep > 300);
}

BOOST_AUTO_TEST_CASE(a_line_is_read_number_by_number) {
    const auto all = read(std::string{"# a comment\n"} + made_up + "\n");
    BOOST_REQUIRE(all.size() == 1U);
    const OddsReference& one = all.front();
    BOOST_TEST((one.attack.attacker == byzantium::odds::Force{0, 3, 0, false}));
    BOOST_TEST((one.attack.defenders.front() == byzantium::odds::Force{0, 1, 0, false}));
    BOOST_TEST(!one.attack.siege);
    BOOST_TEST(one.answer.p_capture == 0.625);
    BOOST_TEST(one.answer.p_won.front() == 0.625);
    BOOST_TEST(one.answer.expected.main == 0.5);
    BOOST_TEST((one.answer.taken.front() == byzantium::odds::Outcome{{0, 0, 0}, 0.625, 1}));
    BOOST_TEST((one.answer.beaten.front() == byzantium::odds::Outcome{{0, 1, 0}, 0.375, 0}));
}

BOOST_AUTO_TEST_CASE(a_line_that_is_too_short_or_too_long_or_no_number_is_refused_by_its_line) {
    const std::string good = made_up;
    for (const std::string& bad : {good + " 7", good.substr(0, good.size() - 2), "x" + good, good + " x"})
        BOOST_CHECK_EXCEPTION(read("#\n" + bad), std::runtime_error, [](const std::runtime_error& fault) {
            return std::string{fault.what()}.find("line 2") != std::string::npos;
        });
}

BOOST_AUTO_TEST_CASE(a_figure_that_differs_in_its_last_bit_is_told) {
    const OddsReference stored = read(made_up).front();
    byzantium::odds::Report spoiled = stored.answer;
    BOOST_TEST(differences(spoiled, stored.answer).empty());
    spoiled.taken.front().p = std::nextafter(spoiled.taken.front().p, 1);
    spoiled.p_won.pop_back();
    spoiled.beaten.front().lost.main = 2;
    BOOST_TEST(differences(spoiled, stored.answer).size() == 3U);
}

BOOST_AUTO_TEST_SUITE_END()
