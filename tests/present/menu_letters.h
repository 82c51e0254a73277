// SPDX-License-Identifier: MIT
// Whether each item of the menus has a letter of its own, as gui/frame/commands gives them out.
#pragma once

#include "present/window/command_words.h"
#include "present/window/mnemonics.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

// The letter at that place; each is seen once.
inline void expect_new(std::set<char>& seen, const std::string& label, std::size_t place) {
    const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(label.at(place))));
    BOOST_TEST((letter >= 'A' && letter <= 'Z'), label);
    BOOST_TEST(seen.insert(letter).second, label << " has the letter of another: " << letter);
}

// One menu. Only where there are more items than letters may one do without, and only if it has a key.
inline void expect_letters_of_their_own(const std::vector<present::CommandWords>& items) {
    constexpr std::size_t letters = 26;
    std::set<char> seen;
    const auto places = present::mnemonics_of_items(items);
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (places[i]) {
            expect_new(seen, items[i].label, *places[i]);
        } else {
            BOOST_TEST(!items[i].keys.empty(), "neither a letter nor a key for " << items[i].label);
        }
    }
    BOOST_TEST(seen.size() >= std::min(items.size(), letters - 6));
}

// All menus, in the language that is spoken.
inline void expect_letters_in_menus(const std::vector<present::CommandWords>& commands) {
    std::map<present::Menu, std::vector<present::CommandWords>> menus;
    for (const present::CommandWords& words : commands) menus[words.menu].push_back(words);
    BOOST_TEST(menus.size() == 5U);
    std::vector<std::string> titles;
    for (const auto& [menu, items] : menus) {
        BOOST_TEST_CONTEXT("menu " << present::menu_title(menu)) expect_letters_of_their_own(items);
        titles.push_back(present::menu_title(menu));
    }
    std::set<char> seen{'C', 'I'};  // Alt+C and Alt+I are keys of the journal
    const auto places = present::mnemonics_of(titles, "CI");
    for (std::size_t i = 0; i < titles.size(); ++i) {
        BOOST_TEST_REQUIRE(places[i].has_value(), titles[i]);
        expect_new(seen, titles[i], *places[i]);
    }
}
