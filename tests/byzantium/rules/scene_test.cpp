// SPDX-License-Identifier: MIT
// The table that the other cases are played on reports what is wrong.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

BOOST_AUTO_TEST_SUITE(scenes)

BOOST_AUTO_TEST_CASE(a_refusal_is_expected_with_its_rule_and_its_words) {
    const Scene scene{red, blue};
    const Control of_hira{city("hira"), pool};
    BOOST_TEST(scene.refusal_fault(of_hira, byz(9), "Hira cannot be controlled") == "");
    const std::string otherwise = scene.refusal_fault(of_hira, byz(7), "Hira cannot be controlled");
    BOOST_TEST(otherwise.starts_with("refused by BYZ-9 with \"Hira cannot"));
    BOOST_TEST(scene.refusal_fault(of_hira, byz(9), "Athens cannot be controlled") == otherwise);
    BOOST_TEST(scene.refusal_fault(of_hira, byz(9), "") == otherwise);
}

BOOST_AUTO_TEST_CASE(an_entry_that_is_taken_is_not_refused) {
    const Scene scene{red, blue};
    const Control of_nicaea{city("nicaea"), pool};
    BOOST_TEST(scene.refusal_fault(of_nicaea, byz(9), "Nicaea") == "taken, though BYZ-9 refuses it");
}

BOOST_AUTO_TEST_SUITE_END()
