// SPDX-License-Identifier: MIT
#include "present/window/mnemonics.h"

#include <boost/test/unit_test.hpp>

#include <optional>
#include <string>
#include <vector>

using present::marked_label;
using present::mnemonics_of;

namespace {

std::vector<std::string> marked_labels(const std::vector<std::string>& labels, std::string_view taken = {}) {
    std::vector<std::string> marked;
    const auto places = mnemonics_of(labels, taken);
    for (std::size_t i = 0; i < labels.size(); ++i) marked.push_back(marked_label(labels[i], places[i]));
    return marked;
}

void expect_marked(const std::vector<std::string>& labels, const std::vector<std::string>& marked) {
    BOOST_TEST(marked_labels(labels) == marked, boost::test_tools::per_element());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(mnemonics)

BOOST_AUTO_TEST_CASE(a_label_has_the_first_letter_of_a_word_if_it_can) {
    expect_marked({"Undo", "Redo", "Undo all", "Repair"}, {"&Undo", "&Redo", "Undo &all", "R&epair"});
    expect_marked({"Zoom in", "Zoom out", "zoo"}, {"Zoom &in", "Zoom &out", "&zoo"});
}

BOOST_AUTO_TEST_CASE(capitals_make_no_difference) { expect_marked({"Map", "map"}, {"&Map", "m&ap"}); }

// "ab" came first and had the "a".
BOOST_AUTO_TEST_CASE(a_letter_is_given_up_for_who_has_no_other) {
    expect_marked({"ab", "b"}, {"&ab", "&b"});
    expect_marked({"ab", "a"}, {"a&b", "&a"});
    expect_marked({"abc", "ab", "a"}, {"ab&c", "a&b", "&a"});
}

BOOST_AUTO_TEST_CASE(letters_are_those_of_every_keyboard) {
    expect_marked({"Élet", "Über"}, {"É&let", "Ü&ber"});
    expect_marked({"ő", "123", ""}, {"ő", "123", ""});
}

BOOST_AUTO_TEST_CASE(letters_that_are_taken_stay_so) {
    BOOST_TEST(marked_labels({"Change", "I"}, "CI") == (std::vector<std::string>{"C&hange", "I"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(items_without_a_key_choose_first) {
    constexpr present::CommandId id{"any"};
    const auto item = [&](const char* label, const char* keys) {
        return present::CommandWords{id, present::Menu::view, label, keys, ""};
    };
    const auto places = present::mnemonics_of_items({item("a", "F5"), item("a", ""), item("b", "F6")});
    BOOST_TEST(!places.at(0).has_value());
    BOOST_TEST((places.at(1) == std::optional<std::size_t>{0}));
    BOOST_TEST((places.at(2) == std::optional<std::size_t>{0}));
}

BOOST_AUTO_TEST_CASE(signs_of_a_name_mark_nothing) {
    expect_marked({"Anna & Boris"}, {"&Anna && Boris"});
    BOOST_TEST(marked_label("A&B", std::nullopt) == "A&&B");
    BOOST_TEST(marked_label("A&B", 2) == "A&&&B");
}

BOOST_AUTO_TEST_SUITE_END()
