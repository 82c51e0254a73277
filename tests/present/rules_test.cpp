// SPDX-License-Identifier: MIT
#include "present/help/rules.h"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

using Ids = std::vector<std::string>;

BOOST_AUTO_TEST_SUITE(rule_ids_of_any_game)

BOOST_AUTO_TEST_CASE(an_id_is_capitals_a_hyphen_and_digits) {
    for (const char* id : {"BYZ-30", "EKO-1"}) BOOST_TEST(present::is_rule_id(id), id);
    for (const char* text : {"", "-1", "BYZ", "BYZ-", "BYZ-1a", "Byz-1", "format"})
        BOOST_TEST(!present::is_rule_id(text), text);
}

BOOST_AUTO_TEST_CASE(a_number_alone_means_the_rule_of_that_number) {
    BOOST_TEST(present::means_a_rule("30"));
    BOOST_TEST(present::means_a_rule("eko-30"));
    BOOST_TEST(!present::means_a_rule("retreat"));
    BOOST_TEST(present::means_rule("30", "EKO-30"));
    BOOST_TEST(present::means_rule("eko-30", "EKO-30"));
    BOOST_TEST(!present::means_rule("30", "EKO-3"));
    BOOST_TEST(!present::means_rule("0", "EKO-30"));
    BOOST_TEST(!present::means_rule("byz-30", "EKO-30"));
}

BOOST_AUTO_TEST_CASE(a_text_names_rules_of_its_game_alone) {
    const std::string text = "Not UTF-8, EKO-7 and EKO-12; EKO-7 again, EKO-, BYZ-3, EKO";
    BOOST_TEST(present::rules_named(text, "EKO") == (Ids{"EKO-7", "EKO-12"}), boost::test_tools::per_element());
    BOOST_TEST(present::rules_named("", "EKO").empty());
}

BOOST_AUTO_TEST_CASE(two_games_rules_are_read_and_found_alike) {
    const present::RuleTexts texts{"## Moving\n\nEKO-1 First\nMove one.\n\nEKO-11 Second\nMove two."};
    const auto found = present::find_rules(texts, {"1"});
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(found[0].ids == (Ids{"EKO-1"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
