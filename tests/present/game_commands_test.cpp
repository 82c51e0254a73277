// SPDX-License-Identifier: MIT
#include "present/window/game_commands.h"

#include "present/help/help_pages.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

using namespace present;

namespace {

constexpr CommandId bets{"bets"};
constexpr CommandId odds{"odds"};

GameCommands commands_of_toy() {
    return {{{{CommandId::map, Menu::view, "Counter", "F5", "The counter."}, {}},
             {{bets, Menu::view, "Bets", "F6", "Who bet what."}, CommandId::map},
             {{odds, Menu::view, "Advice: chances", "", "Of each bet."}, bets}},
            {{{bets, "b", ""}, CommandId::map}}};
}

std::size_t place_of(const std::vector<CommandWords>& all, CommandId id) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const CommandWords& words) { return words.id == id; });
    BOOST_REQUIRE((found != all.end()));
    return static_cast<std::size_t>(found - all.begin());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_commands)

BOOST_AUTO_TEST_CASE(the_shell_names_no_command_twice) {
    std::set<std::string> keys;
    for (const CommandWords& words : command_words()) {
        BOOST_TEST((command_words(words.id).label == words.label));
        if (!words.keys.empty()) BOOST_TEST(keys.insert(words.keys).second, words.keys);
    }
}

BOOST_AUTO_TEST_CASE(a_game_puts_its_commands_behind_others) {
    const auto all = commands_with(commands_of_toy());
    const std::size_t map = place_of(all, CommandId::map);
    BOOST_TEST(place_of(all, bets) == map + 1);
    BOOST_TEST(place_of(all, odds) == map + 2);
    BOOST_TEST(all.size() == command_words().size() + 2);
}

BOOST_AUTO_TEST_CASE(a_game_says_a_command_of_the_shell_in_its_own_words) {
    const auto all = commands_with(commands_of_toy());
    BOOST_TEST(all[place_of(all, CommandId::map)].label == "Counter");
    BOOST_TEST(command_words(CommandId::map).label == "Board");
}

BOOST_AUTO_TEST_CASE(its_tools_stand_behind_others_too) {
    const auto all = tools_with(commands_of_toy());
    const auto map =
        std::find_if(all.begin(), all.end(), [](const ToolWords& tool) { return tool.id == CommandId::map; });
    BOOST_REQUIRE((map != all.end()));
    BOOST_TEST((map[1].id == bets));
    BOOST_TEST(all.size() == tool_words().size() + 1);
}

BOOST_AUTO_TEST_CASE(a_command_behind_none_that_there_is_is_our_fault) {
    GameCommands lost;
    lost.commands.push_back({{bets, Menu::view, "Bets", "", "Who bet what."}, odds});
    BOOST_CHECK_THROW(commands_with(lost), std::logic_error);
    lost.commands = {{{bets, Menu::view, "Bets", "", "Who bet what."}, {}}};  // nor has the shell one to be renamed
    BOOST_CHECK_THROW(commands_with(lost), std::logic_error);
}

BOOST_AUTO_TEST_CASE(the_page_of_keys_lists_them) {
    const auto groups = key_groups({}, commands_with(commands_of_toy()));
    const auto view =
        std::find_if(groups.begin(), groups.end(), [](const KeyGroup& group) { return group.heading == "View"; });
    BOOST_REQUIRE((view != groups.end()));
    BOOST_TEST(view->rows.front().what == "Counter");
    BOOST_TEST(view->rows[1].keys == "F6");
}

// A key that does nothing now is not in the list; the others stay.
BOOST_AUTO_TEST_CASE(keys_of_commands_that_are_left_out_are_not_listed) {
    const auto commands = commands_with(commands_of_toy());
    auto groups = key_groups({}, commands);
    const auto rows = [&] {
        std::size_t count = 0;
        for (const KeyGroup& group : groups) count += group.rows.size();
        return count;
    };
    const std::size_t all = rows();
    present::leave_out(groups, {present::command_words(CommandId::undo)});
    BOOST_TEST(rows() == all - 1);
    for (const KeyGroup& group : groups)
        for (const auto& row : group.rows) BOOST_TEST(row.what != present::command_words(CommandId::undo).label);
}

// A menu is no wider than a window, however much came of what is undone.
BOOST_AUTO_TEST_CASE(a_menu_says_one_sentence_of_what_a_command_is_about) {
    const auto& undo = present::command_words(CommandId::undo);
    BOOST_TEST(present::label_with(undo, "Red passes. Turn 1 ends. Blue gives up 2 cubes.") == "Undo: Red passes.");
    const std::string said = present::label_with(undo, std::string(200, 'x'));
    BOOST_TEST(said.size() < 80U, said);
    BOOST_TEST(present::label_with(undo, "") == "Undo");
}

BOOST_AUTO_TEST_SUITE_END()
