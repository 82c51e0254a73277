// SPDX-License-Identifier: MIT
#include "present/rules.h"

#include "present/refusals.h"
#include "present/texts.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <set>

namespace {

using byzantium::RuleId;

constexpr int rules = 65;

std::string file() {
    std::ifstream in{LOGOTHETE_SOURCE_DIR "/resources/rules/byzantium-en.txt"};
    return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rule_texts)

BOOST_AUTO_TEST_CASE(every_rule_has_a_text) {
    const present::RuleTexts texts{file()};
    std::set<std::string> titles;
    for (int i = 1; i <= rules; ++i) {
        const auto* known = texts.find(byzantium::byz(i));
        BOOST_REQUIRE_MESSAGE(known != nullptr, "BYZ-" << i << " has no text");
        BOOST_TEST(is_sentence(known->text), "BYZ-" << i << ": " << known->text);
        titles.insert(known->title);
    }
    BOOST_TEST(titles.size() == static_cast<std::size_t>(rules));
    BOOST_TEST((texts.find(RuleId::format) != nullptr));
    BOOST_TEST((texts.find(RuleId::awaits) != nullptr));
    BOOST_TEST(texts.count() == static_cast<std::size_t>(rules) + 2U);
}

BOOST_AUTO_TEST_CASE(paragraphs_are_read_whatever_stands_around_them) {
    const present::RuleTexts texts{"# ours\n\nBYZ-1 First\nOne.\nTwo.\n\n\n\nnoise\n\nBYZ-2 Second\nThree."};
    BOOST_TEST(texts.count() == 2U);
    BOOST_TEST(texts.find(byzantium::byz(1))->text == "One. Two.");
    BOOST_TEST(texts.find(byzantium::byz(2))->title == "Second");
}

BOOST_AUTO_TEST_CASE(without_a_text_the_id_must_do) {
    BOOST_TEST(present::rule_paragraph(present::RuleTexts{""}, byzantium::byz(30), 80) == "BYZ-30\n");
}

BOOST_AUTO_TEST_CASE(a_paragraph_fits_the_screen) {
    const present::RuleTexts texts{file()};
    for (int i = 1; i <= rules; ++i) {
        BOOST_TEST(widest_line(present::rule_paragraph(texts, byzantium::byz(i), 80)) <= 80U);
    }
}

BOOST_AUTO_TEST_CASE(a_refusal_is_a_sentence_with_its_rule) {
    const auto& board = support::standard_table().board;
    const byzantium::Refusal refusal{.reason = byzantium::Reason::attacks_himself, .city = support::city("ankara")};
    BOOST_TEST(present::refusal(board, refusal) == "Not allowed, BYZ-30: " + byzantium::message(board, refusal));
    const auto long_form = present::refusal_at_length(board, present::RuleTexts{file()}, refusal, 80);
    BOOST_TEST(holds(long_form, "BYZ-30  Nobody attacks himself\n"));
    BOOST_TEST(holds(long_form, "Ankara"));
    BOOST_TEST(widest_line(long_form) <= 80U);
}

BOOST_AUTO_TEST_SUITE_END()
