// SPDX-License-Identifier: MIT
// The table that the other cases are played on reports what is wrong.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

BOOST_AUTO_TEST_SUITE(scenes)

BOOST_AUTO_TEST_CASE(a_refusal_is_expected_with_its_rule_and_its_words) {
    const Scene scene{red, blue};
    const Control of_hira{city("hira"), pool};
    BOOST_TEST(scene.refusal_fault(of_hira, byz(9),
                                   "A cube can take control only of Byzantine and Arab cities other than the capital; "
                                   "Hira is not one of them.") == "");
    const std::string otherwise = scene.refusal_fault(
        of_hira, byz(7),
        "A cube can take control only of Byzantine and Arab cities other than the capital; Hira is not one of them.");
    BOOST_TEST(otherwise.starts_with("refused by BYZ-9 with \"A cube can take control only of Byzantine"));
    BOOST_TEST(scene.refusal_fault(of_hira, byz(9),
                                   "A cube can take control only of Byzantine and Arab cities other than the capital; "
                                   "Athens is not one of them.") == otherwise);
    BOOST_TEST(scene.refusal_fault(of_hira, byz(9), "") == otherwise);
}

BOOST_AUTO_TEST_CASE(an_entry_that_is_taken_is_not_refused) {
    const Scene scene{red, blue};
    const Control of_nicaea{city("nicaea"), pool};
    BOOST_TEST(scene.refusal_fault(of_nicaea, byz(9), "Nicaea") == "taken, though BYZ-9 refuses it");
}

BOOST_AUTO_TEST_SUITE_END()
