// SPDX-License-Identifier: MIT
// Every key that the page of keys lists is pressed where it is said to work, and something is seen of it.
#include "byzantium/window/acts.h"
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/pressed.h"
#include "byzantium/window/shelved.h"
#include "byzantium/words/help/help_sheets.h"
#include "byzantium/words/table/own_commands.h"
#include "present/help/page_keys.h"
#include "present/window/command_words.h"
#include "present/window/game_commands.h"
#include "support/finished_sessions.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/event.h>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::OwnCommand;
using gui_test::control;
using gui_test::Driver;
using gui_test::Pressed;
using present::CommandId;
using present::KeyGroup;
using present::KeyRow;

// A window that has been brought to where a key works.
struct Scenery {
    support::Folder folder;
    std::unique_ptr<Driver> driver;
};
using Bring = std::function<void(Scenery&)>;

// --- Places

void to_table(Scenery& place) {
    place.driver = std::make_unique<Driver>();
    place.driver->open(support::header_of({Color::red, Color::blue, Color::green}));
}

void to_entries(Scenery& place, int entries) {
    to_table(place);
    const std::vector<const char*> cities{"damascus", "athens", "tabuk"};
    for (int i = 0; i < entries; ++i)
        gui_test::answer_by_keys(*place.driver, control(cities.at(static_cast<std::size_t>(i))));
}

Bring after(int entries, std::vector<CommandId> commands = {}) {
    return [=](Scenery& place) {
        to_entries(place, entries);
        for (const CommandId command : commands) place.driver->run(command);
    };
}

void to_dice(Scenery& place) {
    place.driver = std::make_unique<Driver>();
    gui_test::bring_dice(*place.driver);
    place.driver->run(CommandId::animation);  // dice that tumble change by themselves
}

void to_map(Scenery& place) {
    to_table(place);
    place.driver->canvas("map").SetFocus();
    place.driver->settle();
}

void to_shelf(Scenery& place) {
    gui_test::put_into(place.folder / "library", gui_test::two_players(), "Monday");
    gui_test::put_into(place.folder / "library", gui_test::two_players(), "Friday");
    place.driver = std::make_unique<Driver>(place.folder / "library");
    place.driver->files.export_file = place.folder / "exported.jsonl";
    place.driver->files.import_file = place.folder.write("none.jsonl", "no journal\n");
    place.driver->key(WXK_DOWN);
}

void to_statistics(Scenery& place) {
    {
        auto library = store::Library::open(place.folder / "library");
        support::add_finished(library, gui_test::usual_boards(), 2, 1);
    }
    place.driver = std::make_unique<Driver>(place.folder / "library");
    place.driver->run(CommandId::statistics);
    place.driver->files.save_file = place.folder / "saved";
    place.driver->settle();
}

Bring with_file(Bring bring) {
    return [bring](Scenery& place) {
        bring(place);
        place.driver->files.save_file = place.folder / "saved";
    };
}

Bring then(Bring bring, const std::vector<std::string>& keys) {
    return [=](Scenery& place) {
        bring(place);
        for (const std::string& key : keys) Pressed{key}.strike(*place.driver);
    };
}

// All have passed, and given up what they could not pay for.
const Bring turn_ended = [](Scenery& place) {
    to_table(place);
    place.driver->type("GGG");
    for (int i = 0; i < 3; ++i) place.driver->key(WXK_RETURN);
    place.driver->run(CommandId::turn_end);
};

// In large letters, so that there is more than fits.
const Bring finale = [](Scenery& place) {
    {
        auto library = store::Library::open(place.folder / "library");
        support::add_finished(library, gui_test::usual_boards(), 1, 1);
    }
    place.driver = std::make_unique<Driver>(place.folder / "library");
    place.driver->look(gui::Tone::light, 1.5, {1000, 600});
    place.driver->key('2');
    place.driver->key(WXK_RETURN);
};

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
    return {after(1), {keys}};
}

const Bring what_if = after(0, {OwnCommand::what_if});
const Bring count = after(1, {OwnCommand::count});
const Bring charts = with_file(after(2, {CommandId::charts}));
const Bring reports = with_file(after(2, {CommandId::reports}));
const Bring report_to_copy = [](Scenery& place) {
    reports(place);
    place.driver->click("reports", "report:text");
};

// In large letters, so that there is more than fits.
const Bring accounts = [](Scenery& place) {
    to_table(place);
    place.driver->look(gui::Tone::light, 1.5, {1000, 600});
    place.driver->run(OwnCommand::accounts);
};
const Bring handbook = [](Scenery& place) {
    to_table(place);
    place.driver->look(gui::Tone::light, 1.5, {1000, 600});
    place.driver->run(CommandId::handbook);
    place.driver->files.save_file = place.folder / "saved";
};

const Bring chapter = [](Scenery& place) {
    to_table(place);
    place.driver->run(CommandId::handbook);
    place.driver->click("handbook", "chapter:page:battle");
};

using Row = std::pair<std::string, std::string>;  // heading of its group, and its keys

std::map<Row, std::vector<Check>> table_checks() {
    return {
        {{"Answering", "1, 2, 3 ..."}, {{then(to_table, {"B"}), {"1"}}, {then(to_table, {"B"}), {"2"}}}},
        {{"Answering", "Up, Down"}, {{to_table, {"Down", "Up"}}}},
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
        {{"All sessions", "Up, Down"}, {{to_shelf, {"Down", "Up"}}}},
        {{"All sessions", "Left, Right"}, {{to_shelf, {"Right", "Left"}}}},
        {{"All sessions", "1 to 4"}, {{to_shelf, {"2", "3", "4", "1"}}}},
        {{"All sessions", "Page Up, Page Down"}, {{to_shelf, {"Page Down", "Page Up"}}}},
        {{"All sessions", "Home, End"}, {{to_shelf, {"End", "Home"}}}},
        {{"Details of the session", "Tab"}, {{then(to_shelf, {"E"}), {"Tab"}}}},
        {{"Details of the session", "Ctrl+Enter"}, {{then(to_shelf, {"E"}), {"Ctrl+Enter"}}}},
        {{"Details of the session", "Esc"}, {{then(to_shelf, {"E"}), {"Esc"}}}},
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

}  // namespace

BOOST_AUTO_TEST_SUITE(listed_keys)

BOOST_AUTO_TEST_CASE(a_dead_key_is_reported) {
    Scenery place;
    to_table(place);
    BOOST_TEST(!Pressed{"Ctrl+S"}.changes(*place.driver));
    BOOST_TEST(!Pressed{"Z"}.changes(*place.driver));
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
    BOOST_TEST(pressed == 16);
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
            const Bring bring = group.heading == "All sessions" ? Bring{to_shelf} : what_if;
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
