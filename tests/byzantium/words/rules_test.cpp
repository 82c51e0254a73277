// SPDX-License-Identifier: MIT
#include "present/help/rules.h"

#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/texts.h"
#include "present/language/letters.h"
#include "support/places.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace {

using byzantium::RuleId;

constexpr int rules = 65;

std::string file() {
    std::ifstream in{support::in_source_tree("resources/byzantium/rules/rules-en.txt")};
    return {std::istreambuf_iterator<char>{in}, {}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rule_texts)

BOOST_AUTO_TEST_CASE(every_rule_has_a_text) {
    const present::RuleTexts texts{file()};
    std::set<std::string> titles;
    for (int i = 1; i <= rules; ++i) {
        const auto* known = texts.find(byzantium::to_text(byzantium::byz(i)));
        BOOST_REQUIRE_MESSAGE(known != nullptr, "BYZ-" << i << " has no text");
        BOOST_TEST(is_sentence(known->text), "BYZ-" << i << ": " << known->text);
        titles.insert(known->title);
    }
    BOOST_TEST(titles.size() == static_cast<std::size_t>(rules));
    BOOST_TEST((texts.find(byzantium::to_text(RuleId::format)) != nullptr));
    BOOST_TEST((texts.find(byzantium::to_text(RuleId::awaits)) != nullptr));
    BOOST_TEST(texts.count() == static_cast<std::size_t>(rules) + 2U);
}

BOOST_AUTO_TEST_CASE(paragraphs_are_read_whatever_stands_around_them) {
    const present::RuleTexts texts{"# ours\n\nBYZ-1 First\nOne.\nTwo.\n\n\n\nnoise\n\nBYZ-2 Second\nThree."};
    BOOST_TEST(texts.count() == 2U);
    BOOST_TEST(texts.find(byzantium::to_text(byzantium::byz(1)))->text == "One. Two.");
    BOOST_TEST(texts.find(byzantium::to_text(byzantium::byz(2)))->title == "Second");
}

BOOST_AUTO_TEST_CASE(rules_stand_in_groups_under_their_headings) {
    const present::RuleTexts texts{
        "BYZ-1 First\nOne.\n\n# ours\n## The siege\n\nBYZ-2 Second\nTwo.\n\nBYZ-3 Third\nThree.\n"};
    const std::vector<present::RuleGroup> groups{{"", {"BYZ-1"}}, {"The siege", {"BYZ-2", "BYZ-3"}}};
    BOOST_TEST((texts.groups() == groups));
    BOOST_TEST(texts.find("BYZ-2")->text == "Two.");
    std::size_t in_groups = 0;
    const present::RuleTexts ours{file()};
    for (const auto& group : ours.groups()) in_groups += group.ids.size();
    BOOST_TEST(in_groups == ours.count());
    BOOST_TEST(ours.groups().front().title == "Starting the game");
}

BOOST_AUTO_TEST_CASE(rules_are_found_by_words_and_by_id) {
    const present::RuleTexts texts{"## The siege\n\nBYZ-2 Ütközet\nTwo armies.\n\nBYZ-30 Third\nTwo cities.\n"};
    const auto ids = [&](const std::vector<std::string>& words) {
        std::string found;
        for (const auto& group : present::find_rules(texts, words))
            for (const auto& id : group.ids) found += id + ' ';
        return found;
    };
    BOOST_TEST(ids({}) == "BYZ-2 BYZ-30 ");
    BOOST_TEST(ids({"TWO"}) == "BYZ-2 BYZ-30 ");
    BOOST_TEST(ids({"two", "ütköz"}) == "BYZ-2 ");
    BOOST_TEST(ids({"two", "dragons"}) == "");
    BOOST_TEST(ids({"30"}) == "BYZ-30 ");
    BOOST_TEST(ids({"byz-2"}) == "BYZ-2 ");
    BOOST_TEST(ids({"3"}) == "");
}

BOOST_AUTO_TEST_CASE(letters_are_made_small_in_four_languages) {
    BOOST_TEST(present::small_letters("ÁÉÍÓÖŐÚÜŰ ÄÖÜß Ë × A z 9 „Ő”") == "áéíóöőúüű äöüß ë × a z 9 „ő”");
}

BOOST_AUTO_TEST_CASE(what_is_searched_is_as_a_keyboard_writes_it) {
    BOOST_TEST(present::search_form("Nach \u22123\u00A0|\u00A01") == "nach -3,1");
    BOOST_TEST(present::search_form("-3 | 1") == "-3,1");
    BOOST_TEST(present::search_form("ab | cd") == "ab,cd");
}

BOOST_AUTO_TEST_CASE(names_stand_by_their_letters_before_their_accents) {
    std::vector<std::string> names{"Zoë",    "Örs", "Olga",  "anna", "Zoé",  "Ágnes", "Agnes", "Straße",
                                   "Strauß", "Őze", "Ötvös", "Bea",  "Ábel", "Anna",  "Zoe",   ""};
    std::sort(names.begin(), names.end(), present::comes_before);
    const std::vector<std::string> wanted{"",    "Ábel",  "Agnes", "Ágnes",  "Anna",   "anna", "Bea", "Olga",
                                          "Örs", "Ötvös", "Őze",   "Straße", "Strauß", "Zoe",  "Zoé", "Zoë"};
    BOOST_TEST(names == wanted, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(without_a_text_the_id_must_do) {
    BOOST_TEST(present::rule_paragraph(present::RuleTexts{""}, byzantium::to_text(byzantium::byz(30)), 80) ==
               "BYZ-30\n");
}

BOOST_AUTO_TEST_CASE(a_paragraph_fits_the_screen) {
    const present::RuleTexts texts{file()};
    for (int i = 1; i <= rules; ++i) {
        BOOST_TEST(widest_line(present::rule_paragraph(texts, byzantium::to_text(byzantium::byz(i)), 80)) <= 80U);
    }
}

BOOST_AUTO_TEST_CASE(a_refusal_is_a_sentence_with_its_rule) {
    const auto& board = support::standard_table().board;
    const byzantium::Refusal refusal{.reason = byzantium::Reason::attacks_himself, .city = support::city("ankara")};
    BOOST_TEST(byzantium::words::refusal(board, refusal) ==
               "Not allowed, BYZ-30: " + byzantium::message(board, refusal));
    const auto long_form = byzantium::words::refusal_at_length(board, present::RuleTexts{file()}, refusal, 80);
    BOOST_TEST(holds(long_form, "BYZ-30  Nobody attacks himself\n"));
    BOOST_TEST(holds(long_form, "Ankara"));
    BOOST_TEST(widest_line(long_form) <= 80U);
}

BOOST_AUTO_TEST_SUITE_END()
