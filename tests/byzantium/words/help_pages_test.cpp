// SPDX-License-Identifier: MIT
#include "byzantium/words/help/help_sheets.h"
#include "byzantium/words/table/own_commands.h"
#include "byzantium/words/texts.h"
#include "present/window/command_words.h"
#include "present/window/game_commands.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

std::vector<present::CommandWords> all_commands() { return present::commands_with(byzantium::words::own_commands()); }

bool is_listed(const present::CommandWords& words) {
    for (const auto sheets = byzantium::words::help_sheets(""); const auto& group : sheets.table)
        for (const auto& row : group.rows)
            if (row.keys == present::keys_said(words) && row.what == words.label) return true;
    return false;
}

// Each one alone: a credit may name two.
std::vector<std::string> names_in(const std::string& credit) {
    std::vector<std::string> names;
    std::istringstream words{credit};
    for (std::string name; std::getline(words >> std::ws, name, ',');) names.push_back(name);
    return names;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(help_pages)

BOOST_AUTO_TEST_CASE(every_command_with_a_key_stands_on_the_page_of_keys) {
    for (const auto& words : all_commands())
        if (!words.keys.empty()) BOOST_TEST(is_listed(words), words.label << " is missing");
}

BOOST_AUTO_TEST_CASE(no_two_commands_have_the_same_key) {
    std::set<std::string> keys;
    for (const auto& words : all_commands())
        if (!words.keys.empty()) BOOST_TEST(keys.insert(words.keys).second, words.keys << " is taken twice");
}

BOOST_AUTO_TEST_CASE(every_tool_is_a_command) {
    const auto commands = all_commands();
    for (const auto& tool : present::tools_with(byzantium::words::own_commands())) {
        const auto words = std::find_if(commands.begin(), commands.end(),
                                        [&](const present::CommandWords& one) { return one.id == tool.id; });
        BOOST_REQUIRE_MESSAGE((words != commands.end()), tool.id.key);
        BOOST_TEST(words->help.size() > 0);
        BOOST_TEST(!tool.sign.empty());
    }
}

BOOST_AUTO_TEST_CASE(a_tip_names_what_would_be_done_and_the_key) {
    BOOST_TEST(present::tip_with(present::command_words(present::CommandId::undo), "Anna attacks Ankara") ==
               "Undo: Anna attacks Ankara (Ctrl+Z). Undo the last step.");
    BOOST_TEST(present::tip_with(present::command_words(present::CommandId::about), "") ==
               "About Logothete. Version, licences, credits.");
}

BOOST_AUTO_TEST_CASE(the_credits_name_where_the_coast_comes_from) {
    const auto about = byzantium::words::help_sheets("1.2.3").about;
    BOOST_TEST(about.version == "Version 1.2.3");
    const auto land = std::find_if(about.credits.begin(), about.credits.end(),
                                   [](const auto& credit) { return credit.name == "Natural Earth"; });
    BOOST_REQUIRE((land != about.credits.end()));
    BOOST_TEST(land->licence == "public domain");
    for (const auto& paragraph : about.paragraphs) BOOST_TEST(is_sentence(paragraph));
}

BOOST_AUTO_TEST_CASE(the_package_and_the_readme_name_all_that_is_credited) {
    for (const char* path : {"installer/copyright", "README.md"}) {
        std::ifstream in{support::in_source_tree(path)};
        const std::string text{std::istreambuf_iterator<char>{in}, {}};
        for (const auto sheets = byzantium::words::help_sheets(""); const auto& credit : sheets.about.credits)
            for (const auto& name : names_in(credit.name))
                BOOST_TEST((text.find(name) != std::string::npos), path << " says nothing of " << name);
    }
}

BOOST_AUTO_TEST_SUITE_END()
