// SPDX-License-Identifier: MIT
// Every key that the page of keys lists is pressed where it is said to work, and something is seen of it; and every
// other key is pressed there, and nothing is.
#include "byzantium/window/driver.h"
#include "byzantium/window/pressed.h"
#include "byzantium/window/sceneries.h"
#include "byzantium/words/help/help_sheets.h"
#include "byzantium/words/table/own_commands.h"
#include "present/help/page_keys.h"
#include "present/window/command_words.h"
#include "present/window/game_commands.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/event.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::OwnCommand;
using gui_test::Driver;
using gui_test::Pressed;
using gui_test::sceneries::accounts;
using gui_test::sceneries::after;
using gui_test::sceneries::Bring;
using gui_test::sceneries::chapter;
using gui_test::sceneries::charts;
using gui_test::sceneries::count;
using gui_test::sceneries::finale;
using gui_test::sceneries::handbook;
using gui_test::sceneries::report_to_copy;
using gui_test::sceneries::reports;
using gui_test::sceneries::Scenery;
using gui_test::sceneries::then;
using gui_test::sceneries::to_dice;
using gui_test::sceneries::to_map;
using gui_test::sceneries::to_phones;
using gui_test::sceneries::to_scrolled_phones;
using gui_test::sceneries::to_shelf;
using gui_test::sceneries::to_shown_phones;
using gui_test::sceneries::to_statistics;
using gui_test::sceneries::to_table;
using gui_test::sceneries::turn_ended;
using gui_test::sceneries::what_if;
using present::CommandId;
using present::KeyGroup;
using present::KeyRow;

// --- What is struck, one after the other, and from where; each must do something.

struct Check {
    Bring bring;
    std::vector<std::string> keys;
};

Check commands_check(CommandId id, const std::string& keys) {
    const auto is_one_of = [&](std::initializer_list<CommandId> some) {
        return std::find(some.begin(), some.end(), id) != some.end();
    };
    if (is_one_of({CommandId::new_session, CommandId::practice})) return {to_shelf, {keys}};
    if (id == CommandId::redo) return {after(1, {CommandId::undo}), {keys}};
    if (is_one_of({CommandId::look_later, CommandId::look_now, CommandId::continue_from_here}))
        return {after(2, {CommandId::look_earlier}), {keys}};
    if (id == CommandId::take_back_answer) return {then(to_table, {"Ctrl+J", "2", "3", "2"}), {keys}};
    if (id == CommandId::finale) return {then(finale, {"Esc"}), {keys}};
    if (id == CommandId::turn_end) return {then(turn_ended, {"Esc"}), {keys}};
    if (id == CommandId::map) return {after(0, {OwnCommand::accounts}), {keys}};
    if (is_one_of({CommandId::zoom_out, CommandId::zoom_fit})) return {after(0, {CommandId::zoom_in}), {keys}};
    if (is_one_of({OwnCommand::hint, OwnCommand::chances, OwnCommand::review}))
        return {after(1, {OwnCommand::advice_counsel}), {keys}};
    return {after(1), {keys}};
}

using Row = std::pair<std::string, std::string>;  // heading of its group, and its keys

std::map<Row, std::vector<Check>> table_checks() {
    return {
        {{"Answering", "1, 2, 3 ..."}, {{then(to_table, {"B"}), {"1"}}, {then(to_table, {"B"}), {"2"}}}},
        {{"Answering", "Letters"}, {{then(to_table, {"A"}), {"N", "D"}}}},
        {{"Answering", "Arrows"}, {{then(to_table, {"B"}), {"Down", "Up"}}, {then(to_table, {"B"}), {"Right"}}}},
        {{"Answering", "Page Up, Page Down"}, {{to_table, {"Page Down", "Page Up"}}}},
        {{"Answering", "Enter"}, {{to_table, {"Enter"}}}},
        {{"Answering", "Esc"}, {{then(to_table, {"B"}), {"Esc"}}}},
        {{"Answering", "?"}, {{to_table, {"?"}}}},
        {{"Answering", "Tab"}, {{to_table, {"Tab"}}}},
        {{"Dice", "1 to 6"},
         {{to_dice, {"1"}}, {to_dice, {"2"}}, {to_dice, {"3"}}, {to_dice, {"4"}}, {to_dice, {"5"}}, {to_dice, {"6"}}}},
        {{"Dice", "Backspace"}, {{then(to_dice, {"3"}), {"Backspace"}}}},
        {{"Dice", "H"}, {{to_dice, {"H"}}}},
        {{"Dice", "R"}, {{to_dice, {"R"}}}},
        {{"Dice", "Enter"}, {{then(to_dice, {"R"}), {"Enter"}}}},
        {{"Map", "Arrows"}, {{to_map, {"Right", "Left", "Down", "Up"}}}},
        {{"Map", "Enter"}, {{then(to_map, {"Right"}), {"Enter"}}}},
        {{"Map", "F2"}, {{then(to_map, {"Right"}), {"F2"}}}},
        {{"Map", "+ and -"}, {{to_map, {"+", "-"}}}},
        {{"Map", "0"}, {{then(to_map, {"+"}), {"0"}}}},
    };
}

// Digits from another number each, so that each changes it.
std::vector<Check> each_digit(const Bring& bring) {
    std::vector<Check> all;
    for (char digit = '0'; digit <= '9'; ++digit)
        all.push_back({then(bring, {digit == '7' ? "6" : "7", "Up", "Down", "Down", "Up"}), {std::string{digit}}});
    return all;
}

std::map<Row, std::vector<Check>> page_checks() {
    return {
        {{"On every page", "Tab"}, {{finale, {"Tab"}}}},
        {{"On every page", "Enter, Space, F2"},
         {{finale, {"Enter"}}, {finale, {"Space"}}, {then(turn_ended, {"Right"}), {"F2"}}}},
        {{"On every page", "Page Up, Page Down"}, {{finale, {"Page Down", "Page Up"}}}},
        {{"On every page", "Home, End"}, {{finale, {"End", "Home"}}}},
        {{"On every page", "Esc"}, {{finale, {"Esc"}}}},
        {{"All games", "Up, Down"}, {{to_shelf, {"Down", "Up"}}}},
        {{"All games", "Left, Right"}, {{to_shelf, {"Right", "Left"}}}},
        {{"All games", "1 to 4"}, {{to_shelf, {"2", "3", "4", "1"}}}},
        {{"All games", "Page Up, Page Down"}, {{to_shelf, {"Page Down", "Page Up"}}}},
        {{"All games", "Home, End"}, {{to_shelf, {"End", "Home"}}}},
        {{"Details of the game", "Tab"}, {{then(to_shelf, {"E"}), {"Tab"}}}},
        {{"Details of the game", "Ctrl+Enter"}, {{then(to_shelf, {"E"}), {"Ctrl+Enter"}}}},
        {{"Details of the game", "Esc"}, {{then(to_shelf, {"E"}), {"Esc"}}}},
        {{"What if?", "Arrows"}, {{what_if, {"Down", "Up", "Right", "Left"}}}},
        {{"What if?", "0 to 9"}, each_digit(what_if)},
        {{"What if?", "Backspace"}, {{what_if, {"Backspace"}}}},
        {{"What if?", "+ and -"}, {{what_if, {"+", "-"}}}},
        {{"What if?", "X"}, {{then(what_if, {"N"}), {"X"}}}},
        {{"What if?", "R"}, {{then(what_if, {"+"}), {"R"}}}},
        {{"Table count", "Arrows"}, {{count, {"Down", "Up", "Right", "Left"}}}},
        {{"Table count", "0 to 9"}, each_digit(count)},
        {{"Table count", "Backspace"}, {{then(count, {"7"}), {"Backspace"}}}},
        {{"Table count", "Delete"}, {{then(count, {"7"}), {"Delete"}}}},
        {{"Table count", "Page Up, Page Down"}, {{count, {"Page Down", "Page Up"}}}},
        {{"Table count", "Enter"}, {{then(count, {"7"}), {"Enter"}}}},
        {{"End of turn", "Left, Right"}, {{accounts, {"Right", "Left"}}}},
        {{"End of turn", "Up, Down"}, {{accounts, {"Down", "Up"}}}},
        {{"How the turn ended", "Arrows"}, {{turn_ended, {"Down", "Up", "Right", "Left"}}}},
        {{"How the turn ended", "Space"}, {{turn_ended, {"Space"}}}},
        {{"Charts", "Left, Right"}, {{charts, {"Right", "Left"}}}},
        {{"Charts", "1 to 9"}, {{charts, {"2", "3", "1"}}}},
        {{"Charts", "P"}, {{charts, {"P"}}}},
        {{"Charts", "S"}, {{charts, {"S"}}}},
        {{"Charts", "N"}, {{charts, {"N"}}}},
        {{"Reports", "Up, Down"}, {{reports, {"Down", "Up"}}}},
        {{"Reports", "Enter"}, {{reports, {"Enter"}}}},
        {{"Reports", "C"}, {{report_to_copy, {"C"}}}},
        {{"How it ended", "Up, Down"}, {{finale, {"Down", "Up"}}}},
        {{"How it ended", "1"}, {{finale, {"1"}}}},
        {{"How it ended", "2"}, {{finale, {"2"}}}},
        {{"How it ended", "3"}, {{finale, {"3"}}}},
        {{"How it ended", "4"}, {{finale, {"4"}}}},
        {{"Phones", "Up, Down"}, {{to_scrolled_phones, {"Down", "Up"}}}},
        {{"Phones", "S"}, {{to_phones, {"S"}}}},
        {{"Phones", "N"}, {{to_shown_phones, {"N"}}}},
        {{"Phones", "C"}, {{to_shown_phones, {"C"}}}},
        {{"Phones", "E"}, {{to_shown_phones, {"E"}}}},
        {{"Rules and help", "Left, Right"}, {{handbook, {"Right", "Left"}}}},
        {{"Rules and help", "Up, Down"}, {{handbook, {"Down", "Up"}}}},
        {{"Rules and help", "Backspace"}, {{chapter, {"Backspace"}}}},
        {{"Rules and help", "F"}, {{handbook, {"F"}}}},
        {{"Rules and help", "S"}, {{handbook, {"S"}}}},
    };
}

void check_row(const std::string& heading, const KeyRow& row, const std::vector<Check>& checks) {
    BOOST_TEST(!checks.empty(), "nothing presses " << row.keys << " of " << heading);
    for (const Check& check : checks) {
        Scenery place;
        check.bring(place);
        for (const std::string& key : check.keys)
            BOOST_TEST(Pressed{key}.changes(*place.driver),
                       heading << ": " << key << " (" << row.what << ") changes nothing");
    }
}

// --- Keys that are taken must be listed

// The keys that a row names: "1 to 4", "+ and -", "Page Up, Page Down", "1, 2, 3 ...".
std::set<std::string> named_keys(const std::string& row) {
    std::set<std::string> all;
    const auto range = [&](char first, char last) {
        for (char key = first; key <= last; ++key) all.insert(std::string{key});
    };
    if (row == "1, 2, 3 ...") range('0', '9');
    if (const auto to = row.find(" to "); to == 1 && row.size() == 6) range(row.front(), row.back());
    if (row == "Letters") range('A', 'Z');
    if (row == "Del") all.insert("Delete");
    if (row == "Arrows") all = {"Up", "Down", "Left", "Right"};
    std::string rest = row;
    for (const std::string between : {" and ", ", "})
        for (auto at = rest.find(between); at != std::string::npos; at = rest.find(between)) {
            all.insert(rest.substr(0, at));
            rest.erase(0, at + between.size());
        }
    all.insert(rest);
    return all;
}

void add_keys(std::set<std::string>& keys, const std::vector<KeyGroup>& groups, const std::set<std::string>& headings) {
    for (const KeyGroup& group : groups)
        if (headings.contains(group.heading))
            for (const KeyRow& row : group.rows) keys.merge(named_keys(row.keys));
}

// Keys that somebody may strike by mistake. Those with Ctrl are commands, and listed as such.
std::vector<std::string> all_keys() {
    std::vector<std::string> all{"Space", "Backspace", "Delete", "Home", "End", "Page Up", "Page Down", "+", "-", "?"};
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
        all.push_back(std::string{letter});
        all.push_back(std::string{"Ctrl+"} + letter);
    }
    for (char digit = '0'; digit <= '9'; ++digit) all.push_back(std::string{digit});
    for (int i = 2; i <= 12; ++i)
        if (i != 10) all.push_back("F" + std::to_string(i));  // the menu bar's, on every desktop
    return all;
}

struct KeyedPage {
    const char* name;
    Bring bring;
    std::set<std::string> groups;  // that list its keys, beside the commands
};

std::vector<KeyedPage> keyed_pages() {
    const std::set<std::string> asked{"Answering", "Map"};
    const auto with = [](const char* group) { return std::set<std::string>{"On every page", group}; };
    return {{"an action", to_table, asked},
            {"a city", then(to_table, {"A"}), asked},
            {"cubes", then(to_table, {"B"}), asked},
            {"dice", to_dice, {"Answering", "Dice", "Map"}},
            {"map", to_map, asked},
            {"shelf", to_shelf, with("All games")},
            {"what if", what_if, with("What if?")},
            {"count", count, with("Table count")},
            {"turn end", turn_ended, {"On every page", "Answering", "How the turn ended"}},
            {"charts", charts, with("Charts")},
            {"reports", report_to_copy, with("Reports")},
            {"handbook", handbook, with("Rules and help")},
            {"phones", to_shown_phones, with("Phones")},
            {"statistics", to_statistics, with("Statistics")}};
}

// In one window: nothing happens, so nothing changes for the next key either.
std::string unlisted_keys_of(const KeyedPage& page) {
    const auto sheets = byzantium::words::help_sheets("");
    std::set<std::string> listed;
    add_keys(listed, sheets.table, page.groups);
    add_keys(listed, sheets.pages, page.groups);
    for (const auto& words : present::commands_with(byzantium::words::own_commands())) listed.insert(words.keys);
    std::string unlisted;
    std::unique_ptr<Scenery> place;
    const auto bring_anew = [&] {
        place.reset();
        place = std::make_unique<Scenery>();
        page.bring(*place);
    };
    bring_anew();
    for (const std::string& key : all_keys()) {
        if (listed.contains(key) || !Pressed{key}.changes(*place->driver)) continue;
        bring_anew();  // and once more: a page may have gone on by itself
        if (!Pressed{key}.changes(*place->driver)) continue;
        unlisted += ' ' + key;
        bring_anew();
    }
    return unlisted;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(listed_keys)

BOOST_AUTO_TEST_CASE(names_of_keys_are_read_from_their_row) {
    BOOST_TEST((named_keys("1 to 4") == std::set<std::string>{"1", "2", "3", "4", "1 to 4"}));
    BOOST_TEST(named_keys("Page Up, Page Down").contains("Page Down"));
    BOOST_TEST(named_keys("+ and -").contains("-"));
    BOOST_TEST(named_keys("Del").contains("Del"));
}

BOOST_AUTO_TEST_CASE(a_key_that_is_taken_and_not_listed_is_reported) {
    const std::string unlisted = unlisted_keys_of({"dice", to_dice, {"Map"}});
    for (const char* key : {" H", " R", " 5"})
        BOOST_TEST(unlisted.find(key) != std::string::npos, key << " is not among" << unlisted);
}

BOOST_AUTO_TEST_CASE(a_dead_key_is_reported) {
    Scenery place;
    to_table(place);
    BOOST_TEST(!Pressed{"Ctrl+S"}.changes(*place.driver));
    BOOST_TEST(Pressed{"B"}.changes(*place.driver));
}

BOOST_AUTO_TEST_CASE(keys_that_answer_at_the_table_do) {
    const auto checks = table_checks();
    int pressed = 0;
    for (const auto sheets = byzantium::words::help_sheets(""); const KeyGroup& group : sheets.table) {
        if (group.heading != "Answering" && group.heading != "Dice" && group.heading != "Map") continue;
        for (const KeyRow& row : group.rows) {
            if (row.keys == "A to G") continue;
            const auto found = checks.find({group.heading, row.keys});
            check_row(group.heading, row, found == checks.end() ? std::vector<Check>{} : found->second);
            ++pressed;
        }
    }
    BOOST_TEST(pressed == 18);
}

// Of those that can be done now.
BOOST_AUTO_TEST_CASE(letters_of_the_actions_answer) {
    int letters = 0;
    Scenery at;
    to_table(at);
    for (const auto& row : at.driver->desk().page().rows) {
        check_row("Answering", {row.key, row.text}, {{to_table, {row.key}}});
        ++letters;
    }
    BOOST_TEST(letters >= 5);
}

BOOST_AUTO_TEST_CASE(every_command_with_a_key_answers_to_it) {
    int pressed = 0;
    for (const auto& words : present::commands_with(byzantium::words::own_commands())) {
        if (words.keys.empty() || words.id == CommandId::close_window || words.id == CommandId::pause_clock) continue;
        check_row("Commands", {words.keys, words.label}, {commands_check(words.id, words.keys)});
        ++pressed;
    }
    BOOST_TEST(pressed > 30);
}

BOOST_AUTO_TEST_CASE(the_key_of_the_clock_stops_it) {
    Scenery place;
    place.folder.write("preferences.conf", "tour = seen\nclock = on\n");
    place.driver = std::make_unique<Driver>(place.folder / "library", place.folder / "preferences.conf");
    place.driver->open(support::header_of({Color::red, Color::blue}));
    BOOST_REQUIRE(!place.driver->table().clock().sitting().is_paused());
    Pressed{present::command_words(CommandId::pause_clock).keys}.strike(*place.driver);
    BOOST_TEST(place.driver->table().clock().sitting().is_paused());
}

BOOST_AUTO_TEST_CASE(the_key_that_quits_closes_the_window) {
    Scenery place;
    to_table(place);
    bool closed = false;
    place.driver->frame().Bind(wxEVT_CLOSE_WINDOW, [&](wxCloseEvent& event) {
        closed = true;
        event.Veto();
    });
    Pressed{present::command_words(CommandId::close_window).keys}.strike(*place.driver);
    BOOST_TEST(closed);
}

BOOST_AUTO_TEST_CASE(keys_of_the_other_pages_do) {
    const auto checks = page_checks();
    int pressed = 0;
    for (const auto sheets = byzantium::words::help_sheets(""); const KeyGroup& group : sheets.pages)
        for (const KeyRow& row : group.rows) {
            if (group.heading.starts_with("Statistics")) continue;
            const auto found = checks.find({group.heading, row.keys});
            const Bring bring = group.heading == "All games" ? Bring{to_shelf} : what_if;
            check_row(group.heading, row,
                      found == checks.end() ? std::vector<Check>{{bring, {row.keys}}} : found->second);
            ++pressed;
        }
    BOOST_TEST(pressed > 30);
}

// The menus of boards and of games are there only with sessions on several boards, of several games.
BOOST_AUTO_TEST_CASE(letters_of_the_statistics_do) {
    int pressed = 0;
    for (const present::PageKey& one : present::page_keys()) {
        if (one.page != present::KeyPage::statistics || one.act == present::PageAct::choose_board ||
            one.act == present::PageAct::choose_game)
            continue;
        const bool limits = one.act != present::PageAct::show_all;
        const Bring bring = limits ? Bring{to_statistics} : then(to_statistics, {"W", "Down", "Enter"});
        check_row("Statistics", {std::string{one.key}, one.what}, {{bring, {std::string{one.key}}}});
        ++pressed;
    }
    BOOST_TEST(pressed == 5);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(taken_keys)

BOOST_AUTO_TEST_CASE(every_key_that_a_page_takes_is_listed) {
    for (const KeyedPage& page : keyed_pages()) {
        const std::string unlisted = unlisted_keys_of(page);
        BOOST_TEST(unlisted.empty(), page.name << " takes" << unlisted << ", which the page of keys does not list");
    }
}

BOOST_AUTO_TEST_SUITE_END()
