// SPDX-License-Identifier: MIT
#include "gui/frame/commands.h"

#include "gui/yielded.h"

#include <boost/test/unit_test.hpp>
#include <wx/event.h>
#include <wx/frame.h>

#include <algorithm>
#include <string>
#include <vector>

using present::CommandId;
using present::Menu;

namespace {

constexpr CommandId bets{"bets"};
constexpr CommandId moves{"moves"};

present::GameCommands betting_game() {
    return {{{{CommandId::map, Menu::view, "Counter", "F5", "The counter."}, {}},
             {{bets, Menu::view, "Bets", "F6", "Who bet what."}, CommandId::map}},
            {{{bets, "b", ""}, CommandId::map}}};
}
present::GameCommands moving_game() {
    return {{{{moves, Menu::view, "Moves", "F6", "Who went where."}, CommandId::map}}, {}};
}

wxKeyEvent key_down(int code) {
    wxKeyEvent event{wxEVT_CHAR_HOOK};
    event.m_keyCode = code;
    return event;
}

}  // namespace

// A window whose shell has two commands, and whatever the game at hand has.
struct CommandsOfAWindow {
    CommandsOfAWindow() {
        commands.set(CommandId::map, {[this] { done.push_back("map"); }});
        commands.set(CommandId::undo, {[this] { done.push_back("undo"); }, [this] { return can_undo; },
                                       [] { return std::string{"Anna & Boris"}; }});
        commands.set(bets, {[this] { done.push_back("bets"); }});
        commands.set(moves, {[this] { done.push_back("moves"); }});
    }
    ~CommandsOfAWindow() { frame->Destroy(); }
    CommandsOfAWindow(const CommandsOfAWindow&) = delete;
    CommandsOfAWindow& operator=(const CommandsOfAWindow&) = delete;

    void follow(const present::GameCommands& game) {
        commands.follow(game);
        commands.make_menus(*frame);
    }
    wxMenuItem* item(CommandId id) const { return commands.item(*frame->GetMenuBar(), id); }
    std::string label(CommandId id) const { return item(id) ? item(id)->GetItemLabelText().utf8_string() : "none"; }
    void choose(CommandId id) {
        BOOST_REQUIRE(item(id));
        wxCommandEvent event{wxEVT_MENU, item(id)->GetId()};
        frame->ProcessWindowEvent(event);
    }

    wxFrame* frame = new wxFrame{nullptr, wxID_ANY, "commands"};
    gui::Commands commands;
    bool can_undo = true;
    std::vector<std::string> done;
};

BOOST_FIXTURE_TEST_SUITE(commands_of_a_window, CommandsOfAWindow)

BOOST_AUTO_TEST_CASE(the_shell_alone_has_its_own) {
    commands.make_menus(*frame);
    BOOST_TEST(label(CommandId::map) == "Board");
    BOOST_TEST(label(bets) == "none");
    BOOST_TEST(!commands.run(bets));
    BOOST_TEST(label(CommandId::redo) == "none");  // nothing is set for it
    BOOST_TEST(done.empty());
}

BOOST_AUTO_TEST_CASE(the_game_at_hand_has_its_own_among_them) {
    follow(betting_game());
    BOOST_TEST(label(CommandId::map) == "Counter");
    BOOST_TEST(label(bets) == "Bets");
    choose(bets);
    BOOST_TEST(commands.run_key(key_down(WXK_F6)));
    BOOST_TEST(!commands.run(moves));
    BOOST_TEST(done == (std::vector<std::string>{"bets", "bets"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(another_game_takes_their_place) {
    follow(betting_game());
    const int number = item(bets)->GetId();
    follow(moving_game());
    BOOST_TEST(label(bets) == "none");
    BOOST_TEST(label(CommandId::map) == "Board");
    BOOST_TEST(item(moves)->GetId() != number);
    choose(moves);
    BOOST_TEST(commands.run_key(key_down(WXK_F6)));
    BOOST_TEST(!commands.run(bets));
    follow(betting_game());
    choose(bets);  // once, however often menus were made
    BOOST_TEST(done == (std::vector<std::string>{"moves", "moves", "bets"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(menus_may_be_made_anew_by_one_of_their_items) {
    commands.set(bets, {[this] { follow(moving_game()); }});
    follow(betting_game());
    choose(bets);
    BOOST_TEST(gui_parts::until([&] { return label(moves) == "Moves"; }));
    wxYield();
    BOOST_TEST(label(bets) == "none");
}

BOOST_AUTO_TEST_CASE(items_say_what_they_would_do_and_are_dead_if_they_cannot) {
    follow(betting_game());
    commands.update(*frame->GetMenuBar());
    BOOST_TEST(label(CommandId::undo) == "Undo: Anna & Boris");
    BOOST_TEST(item(CommandId::undo)->IsEnabled());
    can_undo = false;
    commands.update(*frame->GetMenuBar());
    BOOST_TEST(!item(CommandId::undo)->IsEnabled());
    BOOST_TEST(!commands.run(CommandId::undo));
    BOOST_TEST(done.empty());
}

BOOST_AUTO_TEST_CASE(each_item_has_a_letter_which_names_behind_it_do_not_move) {
    follow(betting_game());
    BOOST_TEST(item(CommandId::undo)->GetItemLabel() == "&Undo\tCtrl+Z");
    BOOST_TEST(item(bets)->GetItemLabel() == "&Bets\tF6");
    BOOST_TEST(item(CommandId::map)->GetItemLabel() == "&Counter\tF5");
    commands.update(*frame->GetMenuBar());
    BOOST_TEST(item(CommandId::undo)->GetItemLabel() == "&Undo: Anna && Boris\tCtrl+Z");
    BOOST_TEST(frame->GetMenuBar()->GetMenuLabel(0) == "&Edit");
    BOOST_TEST(frame->GetMenuBar()->GetMenuLabel(1) == "&View");
}

BOOST_AUTO_TEST_CASE(buttons_are_those_that_are_set) {
    follow(betting_game());
    const auto tools = commands.tools();
    std::vector<std::string> signs;
    for (const gui::Tool& tool : tools) signs.push_back(tool.sign);
    BOOST_TEST_REQUIRE(signs.size() == 3U);  // undo, map, bets
    BOOST_TEST(signs.back() == "b");
    tools.back().run();
    BOOST_TEST(done == std::vector<std::string>{"bets"}, boost::test_tools::per_element());
    follow(moving_game());
    BOOST_TEST(commands.tools().size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
