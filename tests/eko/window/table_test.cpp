// SPDX-License-Identifier: MIT
// A table of Ekö at the window: the board under mouse and keyboard, corrections, pages, the table view, a new session.
#include "eko/rules/awaits.h"
#include "eko/rules/entry.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/text/session.h"
#include "eko/window/driver.h"
#include "eko/words/names.h"
#include "eko/words/places.h"
#include "eko/words/shelf/new_session.h"
#include "eko/words/table/own_commands.h"
#include "gui/canvas/rect.h"
#include "gui/canvas/theme.h"
#include "gui/frame/commands.h"
#include "present/journal/told.h"
#include "present/speaking.h"
#include "session/dice.h"
#include "session/game_files.h"
#include "session/resources.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace eko;
using eko::words::OwnCommand;
using present::CommandId;

}  // namespace

// Both emperors stay; Anna is at her first action.
struct AtEkoTable {
    AtEkoTable() {
        driver.open(gui_test::sample_table(1));
        driver.key('1');
        driver.key('1');
    }

    std::string first_stack() { return driver.desk().page().rows.front().place; }
    FieldId field(const std::string& place) {
        return words::field_at(driver.desk().session().table().board, place).value();
    }
    // Of its outline, so far outwards as a part of the field: where its right edge is.
    wxColour outline(const std::string& place, double far) {
        constexpr double area_width = 1.48;  // of the radius
        const auto& areas = driver.canvas("board").areas();
        const auto area =
            std::find_if(areas.begin(), areas.end(), [&](const gui::Area& one) { return one.name == place; });
        const wxSize size = driver.canvas("board").GetClientSize();
        const double x = area->where.middle_x() + far * area->where.w / area_width * std::numbers::sqrt3 / 2;
        return driver.pixel("board", x / size.x, area->where.middle_y() / size.y);
    }
    bool is_looked_at(const std::string& place) { return outline(place, 0.99) == gui::theme(gui::Tone::light, 1).ink; }
    bool is_chosen(const std::string& place) { return outline(place, 0.9) == gui::theme(gui::Tone::light, 1).accent; }

    gui_test::EkoDriver driver;
};

BOOST_FIXTURE_TEST_SUITE(tables_of_eko, AtEkoTable)

BOOST_AUTO_TEST_CASE(a_stack_is_chosen_and_let_go_by_a_click) {
    const std::string stack = first_stack();
    driver.click("board", stack);
    BOOST_TEST((driver.desk().chosen_field() == field(stack)));
    driver.click("board", stack);
    BOOST_TEST((driver.desk().chosen_field() == std::nullopt));
}

BOOST_AUTO_TEST_CASE(two_clicks_are_a_move) {
    driver.click("board", first_stack());
    const std::string to = driver.desk().page().rows.front().place;
    driver.click("board", to);
    BOOST_TEST(driver.entries() == 3U);
    BOOST_TEST((driver.position().cells.holds_stack_of(field(to), Color::cyan)));
}

// It would lie over the fields that are offered next.
BOOST_AUTO_TEST_CASE(what_stands_under_a_resting_pointer_is_told_until_something_is_entered) {
    const std::string stack = first_stack();
    driver.click("board", stack);
    const auto tells = [&](const std::string& place) {
        const auto& session = driver.desk().session();
        const std::string what = words::Names{session.table().board, session.header()}.field(field(place)) + ": ";
        const auto written = driver.canvas("board").written();
        return std::any_of(written.begin(), written.end(),
                           [&](const gui::Drawn& one) { return one.text.starts_with(what); });
    };
    BOOST_TEST(tells(stack));
    const std::string to = driver.desk().page().rows.front().place;
    driver.click("board", to);
    BOOST_TEST(driver.entries() == 3U);
    BOOST_TEST(!tells(to));
    driver.point_at("board", stack);
    BOOST_TEST(gui_test::until([&] { return tells(stack); }));
    driver.point_at("board", to);
    BOOST_TEST(gui_test::until([&] { return tells(to); }));
}

// A click is often meant for a field next to the one that is pointed at, and what it says is about them.
BOOST_DATA_TEST_CASE(what_stands_on_a_field_is_told_where_it_hides_neither_it_nor_those_beside,
                     boost::unit_test::data::make({1280, 900}), wide) {
    auto dice = session::DiceSource::from_seed(3);
    gui_test::EkoDriver other;
    const session::GameFiles files{session::Resources::find(), text::Game::folder()};
    other.open(words::settled_header(words::board_in(files.board_file("sample-variants")),
                                     {{{"cyan", "Anna"}, {"violet", "Boris"}}, "cyan"}, {}, dice));
    other.play_by_chance(3, 60);
    other.look(gui::Tone::light, 1, {wide, 720});
    other.command(OwnCommand::threats);  // sentences of which are told too
    const Board& board = other.desk().session().table().board;
    other.click("board", words::place_of(board, FieldId{}));  // from now on the window has the pointer
    other.key(WXK_ESCAPE);
    std::size_t told = 0;
    for (std::size_t i = 1; i < board.fields.size(); ++i) {
        const FieldId looked_at{static_cast<std::uint16_t>(i)};
        other.point_at("board", words::place_of(board, looked_at));
        const std::string begin = words::Names{board, other.desk().session().header()}.field(looked_at) + ": ";
        const auto drawn = [&] {
            const auto all = other.canvas("board").written();
            const auto found = std::find_if(all.begin(), all.end(),
                                            [&](const gui::Drawn& one) { return one.text.starts_with(begin); });
            return found == all.end() ? std::optional<gui::Rect>{} : std::optional{found->where};
        };
        BOOST_TEST_REQUIRE(gui_test::until([&] { return drawn().has_value(); }));
        ++told;
        const auto ring = around(board[looked_at].at);
        for (const gui::Area& area : other.canvas("board").areas()) {
            const auto field = words::field_at(board, area.name);
            if (!field) continue;
            const bool is_near =
                *field == looked_at || std::find(ring.begin(), ring.end(), board[*field].at) != ring.end();
            const gui::Rect both = drawn()->within(area.where);
            const bool is_hidden = both.w > 0 && both.h > 0;
            BOOST_TEST(!(is_hidden && (is_near || board[*field].kind == FieldKind::storm)),
                       begin << " hides " << area.name);
        }
    }
    BOOST_TEST(told > 3U);
}

BOOST_AUTO_TEST_CASE(the_board_keeps_its_size_whatever_is_asked) {
    driver.look(gui::Tone::light, 1, {1280, 720});
    const wxSize whole = driver.canvas("board").GetClientSize();
    std::size_t most_rows = 0;
    for (int i = 0; i < 60; ++i, driver.key(WXK_RETURN)) {
        most_rows = std::max(most_rows, driver.desk().page().rows.size());
        BOOST_TEST((driver.canvas("board").GetClientSize() == whole), driver.desk().page().heading);
    }
    BOOST_TEST(most_rows > 5U);
}

BOOST_AUTO_TEST_CASE(arrows_walk_the_hexagons_and_enter_chooses) {
    driver.canvas("board").SetFocus();
    driver.key(WXK_LEFT);
    driver.key(WXK_RETURN);
    BOOST_TEST((driver.desk().chosen_field() != std::nullopt));
    BOOST_TEST(driver.desk().page().path.size() == 1U);
    BOOST_TEST(driver.canvas("board").HasFocus());  // to walk on to where it goes
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.desk().page().path.empty());
}

BOOST_AUTO_TEST_CASE(a_right_click_corrects_what_stands_there) {
    const std::string stack = first_stack();
    driver.right_click("board", stack);
    driver.key('1');  // the stack, the only thing there
    driver.key('3');
    BOOST_TEST(driver.position().cells.stack(field(stack))->count == 3);
    driver.run(CommandId::undo);
    BOOST_TEST(driver.position().cells.stack(field(stack))->count == 1);
}

// There was nothing to click but the way back.
BOOST_AUTO_TEST_CASE(a_number_is_corrected_by_mouse_alone) {
    driver.click("displays", "cyan:reserve");
    const int before = driver.position()[Color::cyan].reserve;
    for (const char* const button : {"number:more", "number:more", "number:less", "number:set"})
        driver.click("decision", button);
    BOOST_TEST(driver.position()[Color::cyan].reserve == before + 1);
    driver.click("displays", "cyan:destroyed");
    driver.click("decision", "number:less");  // there is none below 0
    driver.click("decision", "number:more");
    driver.click("decision", "number:set");
    BOOST_TEST(driver.position()[Color::cyan].destroyed == 1);
}

// A pointer that rests on the board is not meant, whatever lies under it.
BOOST_AUTO_TEST_CASE(a_correction_by_keyboard_outlines_its_field_and_not_the_one_under_the_pointer) {
    const std::string corrected = first_stack();
    const Board& board = driver.desk().session().table().board;
    const std::string other = words::place_of(board, board.all_ways.back());
    BOOST_REQUIRE(other != corrected);
    for (int clicks = 0; clicks < 2; ++clicks) driver.click("board", corrected);  // chosen, and let go
    driver.point_at("board", other);
    BOOST_TEST(gui_test::until([&] { return is_looked_at(other); }));
    driver.canvas("board").SetFocus();
    driver.key(WXK_LEFT);  // the first step goes to the first stack that can be chosen
    BOOST_TEST(is_looked_at(corrected));
    BOOST_TEST(!is_looked_at(other));
    driver.key(WXK_F2);
    for (const char key : {' ', '1'}) {  // what stands there, then its correction
        if (key != ' ') driver.key(key);
        BOOST_TEST((driver.desk().field_at_hand() == field(corrected)));
        BOOST_TEST(is_chosen(corrected));
        BOOST_TEST(!is_looked_at(other));
    }
    driver.key(WXK_ESCAPE);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(!is_chosen(corrected));
}

BOOST_AUTO_TEST_CASE(a_seventeenth_disc_is_told_before_and_after_it_is_entered) {
    driver.right_click("board", first_stack());
    driver.key('1');
    const auto& rows = driver.desk().page().rows;
    const auto row = std::find_if(rows.begin(), rows.end(), [](const present::Row& one) { return one.key == "2"; });
    BOOST_TEST_REQUIRE((row != rows.end()));
    BOOST_TEST(row->note == "Anna: 17 of 16 discs");
    driver.key('2');
    BOOST_TEST(driver.desk().message() ==
               "Anna (cyan) now has 17 of 16 discs: 1 too many. Table count (F4) helps to find the rest.");
    BOOST_TEST((driver.desk().mood() == present::Desk::Mood::trouble));
    driver.click("displays", "cyan:reserve");
    driver.fill("number", "2");
    BOOST_TEST(driver.desk().page().below.starts_with("Anna: 19 of 16 discs. "), driver.desk().page().below);
}

// It was said once, and gone with the next answer.
BOOST_AUTO_TEST_CASE(a_wrong_number_of_discs_stays_in_sight_until_it_is_right) {
    const auto tells = [&](const char* canvas, const std::string& part) {
        const auto written = driver.canvas(canvas).written();
        return std::any_of(written.begin(), written.end(),
                           [&](const gui::Drawn& one) { return one.text.find(part) != std::string::npos; });
    };
    const FieldId at = field(first_stack());
    const Stack stack = driver.position().cells.stack(at).value();
    driver.desk().correct_all({SetStack{at, Stack{stack.owner, stack.count + 1, stack.emperor}}}, "counted");
    driver.key(WXK_RETURN);
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.desk().message() == "");
    BOOST_TEST(tells("displays", "17 of 16 discs"));
    BOOST_TEST(tells("outlook", "17 of 16 discs"));
    driver.click("outlook", "totals");
    BOOST_TEST(driver.shows("count"));
    driver.key(WXK_ESCAPE);
    const auto& ways = driver.desk().session().table().board.all_ways;
    const auto stack_on = [&](FieldId one) { return driver.position().cells.stack(one); };
    const auto high = std::find_if(ways.begin(), ways.end(), [&](FieldId one) {
        return stack_on(one) && stack_on(one)->owner == stack.owner && stack_on(one)->count > 1;
    });
    BOOST_REQUIRE(high != ways.end());
    const Stack now = *stack_on(*high);
    driver.desk().correct_all({SetStack{*high, Stack{now.owner, now.count - 1, now.emperor}}}, "counted");
    driver.key(WXK_F4);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(!tells("displays", "of 16 discs"));
}

BOOST_AUTO_TEST_CASE(a_number_of_a_display_is_corrected) {
    driver.click("displays", "violet:destroyed");
    driver.fill("number", "3");
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.position()[Color::violet].destroyed == 3);
}

BOOST_AUTO_TEST_CASE(points_are_one_key_away) {
    driver.key(WXK_F7);
    BOOST_TEST(driver.desk().page().rows.size() == 2U);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.desk().page().path.empty());
}

BOOST_AUTO_TEST_CASE(looking_back_and_repair_come_with_the_shell) {
    driver.run(CommandId::look_earlier);
    BOOST_TEST(driver.desk().looks_back());
    driver.run(CommandId::look_now);
    driver.desk().change_entry(2);
    BOOST_TEST((driver.desk().repair() != nullptr));
}

BOOST_AUTO_TEST_CASE(all_that_is_drawn_is_told_line_by_line) {
    const auto lines = driver.canvas("board").spoken();
    BOOST_TEST(lines.size() == driver.desk().session().table().board.fields.size());
    BOOST_TEST(lines.front().place == first_stack());
    BOOST_TEST(lines.front().text.find("A  The stack on ") != std::string::npos, lines.front().text);
}

BOOST_AUTO_TEST_CASE(the_table_view_charts_and_reports_are_shown) {
    driver.run(CommandId::table_view);
    BOOST_TEST(driver.shows("table view"));
    driver.run(CommandId::table_view);
    driver.run(CommandId::charts);
    driver.run(CommandId::reports);
    driver.key(WXK_ESCAPE);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(small_windows_of_eko)

std::size_t rows_seen(gui_test::EkoDriver& driver) {
    const auto& areas = driver.canvas("decision").areas();
    return static_cast<std::size_t>(
        std::count_if(areas.begin(), areas.end(), [](const gui::Area& one) { return one.name.starts_with("row:"); }));
}

// The ids that can be read on the board.
std::size_t ids_seen(gui_test::EkoDriver& driver) {
    const auto& fields = driver.desk().session().table().board.fields;
    std::size_t seen = 0;
    for (const gui::Drawn& one : driver.canvas("board").written())
        if (one.letters)
            seen +=
                std::any_of(fields.begin(), fields.end(),
                            [&](const BoardField& field) { return words::field_label(field.at) == one.letters->text; })
                    ? 1
                    : 0;
    return seen;
}

double radius_seen(gui_test::EkoDriver& driver) {
    constexpr double area_width = 1.48;  // of the radius
    return driver.canvas("board").areas().front().where.w / area_width;
}

// Long notes of buildings stand among stacks: they give way, and the row in hand says its own below.
BOOST_AUTO_TEST_CASE(a_question_with_large_text_shows_several_rows) {
    gui_test::EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    eko_support::Bits bits{7};
    const Table& table = driver.desk().session().table();
    std::vector<Entry> entries;
    Position now = driver.position();
    while (entries.size() < 60) {
        entries.push_back(eko_support::random_entry(bits, table, now, legal(table, now)));
        now = apply(table, now, entries.back())->after;
    }
    driver.table().act([&](present::Desk&) { driver.desk().enter_together({entries, {}}); });
    BOOST_REQUIRE((std::holds_alternative<AwaitAction>(driver.position().awaits)));
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    BOOST_REQUIRE(driver.desk().page().rows.size() == 7U);
    BOOST_TEST(rows_seen(driver) >= 4U);
    const auto written = driver.canvas("decision").written();
    const std::string note = driver.desk().page().rows.front().note;
    BOOST_TEST(std::count_if(written.begin(), written.end(), [&](const gui::Drawn& one) { return one.text == note; }) ==
               1);
}

// Whoever plays needs their own numbers, whatever was looked at meanwhile.
BOOST_AUTO_TEST_CASE(in_large_text_the_card_of_who_is_asked_is_in_sight) {
    gui_test::EkoDriver driver;
    auto dice = session::DiceSource::from_seed(5);
    driver.open(words::settled_header(words::sample_board(4),
                                      {{{"cyan", ""}, {"violet", ""}, {"blue", ""}, {"white", ""}}, "cyan"}, {}, dice));
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    const auto is_in_sight = [&](Color color) {
        gui::Canvas& displays = driver.canvas("displays");
        const std::string name = std::string{to_text(color)} + ":reserve";
        return std::any_of(displays.areas().begin(), displays.areas().end(), [&](const gui::Area& one) {
            return one.name == name && one.where.y >= 0 && one.where.bottom() <= displays.GetClientSize().y;
        });
    };
    std::set<Color> seen;
    Color before = Color::cyan;
    for (int i = 0; i < 60; ++i) {
        const auto asked = awaited_player(driver.position().awaits);
        if (!asked) break;
        if (asked != before) {  // somebody has looked at the others
            driver.canvas("displays").SetFocus();
            driver.key(*asked == Color::cyan ? WXK_END : WXK_HOME);
            driver.canvas("decision").SetFocus();
        }
        before = *asked;
        driver.key(WXK_RETURN);
        const auto next = awaited_player(driver.position().awaits);
        if (!next) break;
        BOOST_TEST(gui_test::until([&] { return is_in_sight(*next); }, 500), to_text(*next) << " at " << i);
        seen.insert(*next);
    }
    BOOST_TEST(seen.size() == 4U);
}

// A list that is turned page by page to read three rows is none.
BOOST_AUTO_TEST_CASE(in_large_text_lists_have_room_and_the_board_has_the_rest) {
    gui_test::EkoDriver driver;
    auto dice = session::DiceSource::from_seed(5);
    driver.open(words::settled_header(words::sample_board(3), {{{"cyan", ""}, {"violet", ""}, {"blue", ""}}, "cyan"},
                                      {}, dice));
    for (int keeps = 0; keeps < 3; ++keeps) driver.key('1');
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    const int whole = driver.frame().GetClientSize().y;
    BOOST_TEST(driver.canvas("decision").GetClientSize().y <= 0.25 * whole);
    BOOST_TEST(rows_seen(driver) >= 4U);
    for (const char* const language : {"en", "nl", "hu", "de"}) {
        const Speaking speaking{language};
        driver.key(WXK_F7);
        BOOST_TEST(rows_seen(driver) == 3U, language);
        for (const std::string& cut : driver.cut_texts()) BOOST_TEST(cut == "", language);
        driver.key(WXK_ESCAPE);
    }
    driver.key('A');
    BOOST_TEST(driver.canvas("decision").GetClientSize().y <= 0.25 * whole);
    BOOST_TEST(rows_seen(driver) >= 2U);
}

BOOST_AUTO_TEST_CASE(coordinates_come_and_go_with_one_key_however_small_the_fields_are) {
    gui_test::EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    driver.look(gui::Tone::light, 1.5, {1180, 600});
    const auto all = driver.desk().session().table().board.fields.size();
    std::set<std::string> with_keys;  // their rows name the fields
    for (const present::Row& row : driver.desk().page().rows)
        if (!row.place.empty()) with_keys.insert(row.place);
    BOOST_TEST(ids_seen(driver) == 0U);
    driver.key('D', wxMOD_CONTROL);
    BOOST_TEST(ids_seen(driver) >= all - with_keys.size());
    driver.key('D', wxMOD_CONTROL);
    BOOST_TEST(ids_seen(driver) == 0U);
}

// A wish for large text is one for large numbers on the board, whatever room the board has lost to it.
BOOST_DATA_TEST_CASE(numbers_and_keys_grow_with_the_wish_as_far_as_their_fields_allow,
                     boost::unit_test::data::make({1.0, 1.3, 1.5}), wish) {
    constexpr double least = 11;     // pixels, at the usual size of text
    constexpr double steps = 0.7;    // between sizes of letters
    constexpr double number = 1.05;  // of the radius, at most
    constexpr double key = 0.82;
    gui_test::EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    driver.look(gui::Tone::light, wish, {1280, 720});
    const double radius = radius_seen(driver);
    std::size_t seen = 0;
    for (const gui::Drawn& one : driver.canvas("board").written()) {
        if (!one.letters || one.letters->text.size() != 1) continue;
        const bool is_number = one.letters->text == "1";  // a disc; or the key of the first row, which is no field's
        const bool is_key = one.letters->text >= "D" && one.letters->text <= "O" && one.letters->text != "V";
        if (!is_number && !is_key) continue;
        const double pixels = one.letters->size / 0.75;
        BOOST_TEST(pixels >= std::min(least * wish, (is_number ? number : key) * radius) - steps, one.letters->text);
        ++seen;
    }
    BOOST_TEST(seen > 32U);
}

// On a dense screen, keys lay over the feet of numbers.
BOOST_AUTO_TEST_CASE(no_key_covers_the_number_of_its_stack) {
    // Of the height of letters with their tails and accents, which a number has not.
    constexpr double first_ink = 0.24;
    constexpr double above_line = 0.78;
    gui_test::EkoDriver driver;
    auto dice = session::DiceSource::from_seed(4);
    driver.open(words::settled_header(words::sample_board(4),
                                      {{{"cyan", ""}, {"violet", ""}, {"blue", ""}, {"white", ""}}, "cyan"}, {}, dice));
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    std::vector<gui::Rect> keys;
    std::vector<gui::Rect> numbers;
    for (const gui::Drawn& one : driver.canvas("board").written()) {
        if (!one.letters || one.letters->text.size() != 1) continue;
        if (one.letters->text == "1") numbers.push_back(one.letters->ink);
        if (one.letters->text >= "D" && one.letters->text <= "O" && one.letters->text != "V") keys.push_back(one.where);
    }
    std::size_t seen = 0;
    for (const gui::Rect& key : keys)
        for (const gui::Rect& number : numbers) {
            if (std::abs(key.middle_x() - number.middle_x()) > 2 * key.w ||
                std::abs(key.middle_y() - number.middle_y()) > 2 * number.h)
                continue;
            const gui::Rect ink{number.x, number.y + first_ink * number.h, number.w,
                                (above_line - first_ink) * number.h};
            const gui::Rect both = key.within(ink);
            BOOST_TEST(!(both.w > 2 && both.h > 2), key.x << ", " << key.y << ": " << both.w << "x" << both.h);
            ++seen;
        }
    BOOST_TEST(seen > 8U);
}

// The margin does not grow with the text, as it would take from the board what larger text has left.
BOOST_DATA_TEST_CASE(the_board_fills_the_height_it_is_given, boost::unit_test::data::make({1.0, 1.5}), wish) {
    gui_test::EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    driver.look(gui::Tone::light, wish, {1280, 720});
    double top = 1000;
    double bottom = 0;
    for (const gui::Area& one : driver.canvas("board").areas()) {
        top = std::min(top, one.where.y);
        bottom = std::max(bottom, one.where.bottom());
    }
    const double most = 0.6 * radius_seen(driver) + 4;
    BOOST_TEST(top <= most);
    BOOST_TEST(driver.canvas("board").GetClientSize().y - bottom <= most);
}

BOOST_AUTO_TEST_CASE(the_fields_that_hands_have_to_do_with_have_their_coordinates) {
    gui_test::EkoDriver driver;
    driver.open(gui_test::sample_table(5));
    driver.look(gui::Tone::light, 1.5, {1180, 600});
    for (int keeps = 0; keeps < 2; ++keeps) driver.key('1');
    BOOST_TEST(ids_seen(driver) == 0U);
    driver.key('A');
    driver.key('1');
    const auto hands = driver.canvas("hands").written();
    const Board& board = driver.desk().session().table().board;
    std::vector<std::string> texts;
    for (const gui::Drawn& one : hands) texts.push_back(one.text);
    const auto named = words::fields_named_in(board, texts);
    BOOST_TEST(named.size() >= 2U);
    const auto written = driver.canvas("board").written();
    for (const FieldId field : named)
        BOOST_TEST(std::count_if(written.begin(), written.end(),
                                 [&](const gui::Drawn& one) {
                                     return one.letters && one.letters->text == words::field_label(board[field].at);
                                 }) == 1,
                   board.id(field));
    BOOST_TEST(ids_seen(driver) == named.size());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(new_sessions_of_eko)

BOOST_AUTO_TEST_CASE(a_session_is_begun_by_keyboard_alone) {
    gui_test::EkoDriver driver;
    driver.run(CommandId::new_session);
    driver.type("Clara");
    for (std::size_t name = 0; name < words::seats_offered().players; ++name) driver.key(WXK_RETURN);
    driver.key(WXK_RETURN);  // chance draws
    driver.key(WXK_RETURN);
    BOOST_TEST_REQUIRE(driver.shows("board"));
    BOOST_TEST(driver.desk().session().header().seats.front().name == "Clara");
    BOOST_TEST(driver.desk().session().header().start.size() == 32U);
    BOOST_TEST((std::holds_alternative<AwaitSwap>(driver.position().awaits)));
}

BOOST_AUTO_TEST_CASE(rulings_and_players_are_chosen_by_mouse) {
    gui_test::EkoDriver driver;
    driver.run(CommandId::new_session);
    driver.click("new session", "players:3");
    driver.click("new session", "win_check:1");
    driver.click("new session", "first:violet");
    driver.click("new session", "begin");
    BOOST_TEST_REQUIRE(driver.shows("board"));
    const Header& header = driver.desk().session().header();
    BOOST_TEST(header.seats.size() == 3U);
    BOOST_TEST(header.start.size() == 48U);
    BOOST_TEST((header.rulings.win_check == WinCheck::before_exchange));
    BOOST_TEST((header.first == Color::violet));
}

BOOST_AUTO_TEST_CASE(eko_8_colours_are_drawn_before_the_session_is_begun) {
    gui_test::EkoDriver driver;
    driver.run(CommandId::new_session);
    driver.click("new session", "players:4");
    driver.fill("name:0", "Ada");
    driver.click("new session", "first:cyan");
    const auto says = [&](const std::string& what) {
        const auto all = driver.canvas("new session").spoken();
        return std::any_of(all.begin(), all.end(),
                           [&](const auto& one) { return one.text.find(what) != std::string::npos; });
    };
    driver.click("new session", "draw");
    BOOST_TEST(says("Drawn at random: Ada ("));
    std::set<Color> drawn;
    for (int draws = 2; draws <= 40; ++draws) {
        driver.click("new session", "draw");
        BOOST_TEST(says("Draw number " + std::to_string(draws)));
    }
    driver.click("new session", "begin");
    BOOST_TEST_REQUIRE(driver.shows("board"));
    const Header& header = driver.desk().session().header();
    for (const auto& seat : header.seats) drawn.insert(seat.color);
    BOOST_TEST(drawn.size() == 4U);
    BOOST_TEST((header.first == header.seats.front().color));  // whoever is first stays so
}

// Each with a sentence that says when it matters; those of variants only on boards that have them.
BOOST_AUTO_TEST_CASE(rulings_that_cannot_matter_are_not_asked) {
    gui_test::EkoDriver driver;
    driver.run(CommandId::new_session);
    driver.look(gui::Tone::light, 1, {1920, 1080});
    const auto says = [&](const std::string& what) {
        const auto all = driver.canvas("new session").spoken();
        return std::any_of(all.begin(), all.end(),
                           [&](const auto& one) { return one.text.find(what) != std::string::npos; });
    };
    BOOST_TEST(says("A captive emperor brings 3 points."));
    BOOST_TEST(says("Other questions matter only with variants"));
    for (const char* const group : {"around:1", "storm:1", "moon_uses:1", "moon_return:1"})
        BOOST_TEST(!driver.has_area("new session", group), group);
    driver.click("new session", "board:3");  // with all variants
    for (const char* const group : {"around:1", "storm:1", "moon_uses:1", "moon_return:1"})
        BOOST_TEST(driver.has_area("new session", group), group);
    BOOST_TEST(says("one stack can go through the same storm twice in a turn."));
    BOOST_TEST(!says("Other questions matter only with variants"));
}

BOOST_AUTO_TEST_CASE(a_name_is_written_on_after_a_click_beside_it) {
    gui_test::EkoDriver driver;
    driver.run(CommandId::new_session);
    driver.type("Cla");
    driver.click("new session", "players:3");
    driver.type("ra");
    BOOST_TEST(driver.field("name:0").GetValue() == "Clara");
    driver.click("new session", "colour:1:white");
    BOOST_TEST(driver.field("name:0").HasFocus());
}

// What was moved is still to be seen when discs are reinforced, and until the next player's action is through.
BOOST_AUTO_TEST_CASE(the_list_for_hands_holds_a_whole_turn) {
    gui_test::EkoDriver driver;
    driver.open(gui_test::sample_table(1));
    driver.key('1');
    driver.key('1');
    const std::size_t before = driver.entries();
    const auto deeds = [&](std::size_t from) {
        std::vector<std::string> all;
        for (std::size_t number = from + 1; number <= driver.entries(); ++number)
            for (const auto& line : driver.desk().table().looks().told(number))
                if (line.kind == present::LineKind::deed) all.push_back(line.text);
        return all;
    };
    const auto to_do = [&](const std::string& deed) {
        const auto lines = driver.canvas("hands").spoken();
        return std::any_of(lines.begin(), lines.end(),
                           [&](const auto& line) { return line.text.find(deed) != std::string::npos; });
    };
    const auto answer_first = [&] {
        const auto legal_now = legal(driver.desk().session().table(), driver.position());
        const auto build = std::find_if(legal_now.begin(), legal_now.end(), [](const Entry& one) {
            const auto* const decision = std::get_if<Decision>(&one);
            return decision != nullptr && std::holds_alternative<Build>(*decision);
        });
        driver.answer_by_keys(build != legal_now.end() ? *build : legal_now.front());
    };
    while (driver.position().turn == 1) answer_first();
    const auto turn = deeds(before);
    BOOST_TEST_REQUIRE(driver.entries() > before + 1);
    BOOST_TEST(turn.size() >= 3U);  // paid, built, reinforced
    for (const std::string& deed : turn) BOOST_TEST(to_do(deed), deed);
    answer_first();
    for (const std::string& deed : turn) BOOST_TEST(!to_do(deed), deed);
}

BOOST_AUTO_TEST_CASE(the_board_of_the_last_session_is_taken_again) {
    gui_test::EkoDriver driver;
    driver.open(gui_test::sample_table(3));
    driver.run(CommandId::new_session);
    BOOST_TEST(driver.has_area("new session", "board:1"));
    driver.click("new session", "first:cyan");
    driver.click("new session", "begin");
    BOOST_TEST((driver.desk().session().header().layout == gui_test::sample_table(3).layout));
}

BOOST_AUTO_TEST_CASE(the_practice_table_does_not_count) {
    gui_test::EkoDriver driver;
    driver.open_practice();
    BOOST_TEST_REQUIRE(driver.shows("board"));
    BOOST_TEST(driver.desk().session().header().seats.size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
