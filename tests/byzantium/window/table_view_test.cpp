// SPDX-License-Identifier: MIT
// The table view: what a whole table reads from where it sits, while the game goes on.
#include "byzantium/window/answers.h"
#include "byzantium/window/driver.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

namespace {

using namespace byzantium;
using gui_test::Driver;
using present::CommandId;

struct SeatedBeforeTable : Driver {
    SeatedBeforeTable() { open(support::header_of({Color::red, Color::yellow, Color::blue, Color::green})); }
    gui::TableWindow& view() { return frame().table_view(); }
    // The keyboard is where a person would have put it.
    void show(CommandId command) {
        run(command);
        BOOST_REQUIRE(gui_test::until([&] { return shows("table view") && has_area("table view", "question"); }));
        view().canvas().SetFocus();
        settle();
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(table_view)

BOOST_AUTO_TEST_CASE(f11_brings_it_and_f11_takes_it_away) {
    SeatedBeforeTable seated;
    seated.key(WXK_F11);
    BOOST_REQUIRE(gui_test::until([&] { return seated.shows("table view"); }));
    BOOST_TEST(seated.view().IsFullScreen());
    seated.view().canvas().SetFocus();
    seated.settle();
    seated.key(WXK_F11);
    BOOST_TEST(gui_test::until([&] { return !seated.view().IsShown(); }));
}

BOOST_AUTO_TEST_CASE(escape_goes_back_one_question_and_never_out_of_it) {
    SeatedBeforeTable seated;
    seated.show(CommandId::table_window);
    seated.key('A');
    BOOST_TEST(seated.desk().page().path.size() == 1U);
    seated.key(WXK_ESCAPE);
    BOOST_TEST(seated.desk().page().path.empty());
    seated.key(WXK_ESCAPE);
    BOOST_TEST(seated.view().IsShown());
}

// On the only screen it lies over the answers: a key would choose what nobody sees.
BOOST_AUTO_TEST_CASE(over_the_main_window_no_key_answers_and_escape_leaves) {
    SeatedBeforeTable seated;
    seated.show(CommandId::table_view);
    BOOST_REQUIRE(seated.view().covers_main());
    BOOST_TEST(seated.view().canvas().way_back() == "F11 or Esc: back");
    for (const int key : {int{'G'}, int{'A'}, int{WXK_RETURN}, int{'1'}}) seated.key(key);
    BOOST_TEST(seated.entries() == 0U);
    BOOST_TEST(seated.desk().page().path.empty());
    seated.key(WXK_ESCAPE);
    BOOST_TEST(gui_test::until([&] { return !seated.view().IsShown(); }));
    seated.show(CommandId::table_window);
    BOOST_TEST(seated.view().canvas().way_back().empty());
}

BOOST_AUTO_TEST_CASE(over_the_main_window_dice_are_typed_because_they_are_seen) {
    SeatedBeforeTable seated;
    gui_test::answer_by_keys(seated, BulgarsAttack{Cube::pool, support::city("adrianople")});
    BOOST_REQUIRE(seated.desk().dice());
    const std::size_t before = seated.entries();
    seated.show(CommandId::table_view);
    for (const int key : {int{'1'}, int{'2'}, int{'3'}, int{WXK_RETURN}}) seated.key(key);
    BOOST_TEST(seated.entries() > before);
    BOOST_TEST(seated.view().IsShown());
}

BOOST_AUTO_TEST_CASE(the_game_goes_on_with_it_having_the_keyboard) {
    SeatedBeforeTable seated;
    seated.show(CommandId::table_window);
    BOOST_TEST(seated.canvas("table view").area("last")->tip == "Nothing has been entered yet.");
    gui_test::answer_by_keys(seated, Control{support::city("damascus"), Cube::pool});
    BOOST_REQUIRE(seated.entries() == 1U);
    BOOST_TEST(seated.canvas("table view").area("last")->tip == "1. Red takes control of Damascus: +3 VP (Byz.).");
    BOOST_TEST(seated.view().canvas().HasFocus());
    seated.key('Z', wxMOD_CONTROL);
    BOOST_TEST(seated.desk().session().journal().cursor() == 0U);
    BOOST_TEST(seated.canvas("table view").area("last")->tip == "Nothing has been entered yet.");
}

BOOST_AUTO_TEST_CASE(its_letters_have_a_size_of_their_own) {
    SeatedBeforeTable seated;
    seated.show(CommandId::table_window);
    const double before = seated.view().canvas().size();
    const double tools = seated.canvas("header").area("tool:Map")->where.h;
    seated.key('=', wxMOD_CONTROL);
    BOOST_TEST(seated.view().canvas().size() > before);
    BOOST_TEST(seated.canvas("header").area("tool:Map")->where.h == tools);
    for (int i = 0; i < 20; ++i) seated.view().canvas().set_size(seated.view().canvas().size() * 1.2);
    BOOST_TEST(seated.view().canvas().size() < 1.5);
}

// At 1280x720 "at the end" had 9 pixels, and a name of 20 W 4: a longer name ends in an ellipsis instead.
BOOST_AUTO_TEST_CASE(nothing_in_a_column_is_smaller_than_can_be_read) {
    const std::string longest(20, 'W');
    Driver seated;
    auto header = support::header_of({Color::red, Color::yellow, Color::blue, Color::green});
    header.seats[0].name = longest;
    header.seats[1].name = "Maximilian-Konstanti";
    seated.open(header);
    seated.run(CommandId::table_window);
    BOOST_REQUIRE(
        gui_test::until([&] { return seated.shows("table view") && seated.has_area("table view", "question"); }));
    const wxSize size{1280, 720};
    seated.frame().table_view().SetClientSize(size);
    BOOST_REQUIRE(gui_test::until([&] { return seated.frame().table_view().GetClientSize() == size; }));
    seated.settle();
    std::size_t names = 0;
    for (const gui::Drawn& one : seated.canvas("table view").written()) {
        if (!one.letters || one.text.empty()) continue;
        BOOST_TEST(one.letters->size >= 10, one.text << " has " << one.letters->size);
        if (one.text == "at the end") BOOST_TEST(one.letters->size >= 13, one.letters->size);
        if (one.text != longest && one.text != header.seats[1].name) continue;
        BOOST_TEST(one.letters->size >= 17, one.text << " has " << one.letters->size);
        ++names;
    }
    BOOST_TEST(names == 2U);
}

BOOST_AUTO_TEST_CASE(all_numbers_of_four_players_are_within_it_and_large_in_every_shape) {
    SeatedBeforeTable seated;
    seated.show(CommandId::table_window);
    for (const wxSize size : {wxSize{1280, 720}, wxSize{1900, 1080}, wxSize{800, 900}}) {
        seated.view().SetClientSize(size);
        BOOST_REQUIRE(gui_test::until([&] { return seated.view().GetClientSize() == size; }));
        seated.settle();
        int numbers = 0;
        for (const gui::Area& area : seated.canvas("table view").areas()) {
            BOOST_TEST(area.where.right() <= size.x + 0.5, area.name);
            BOOST_TEST(area.where.bottom() <= size.y + 0.5, area.name);
            const bool is_number = area.name.ends_with(":treasury") || area.name.ends_with(":vp");
            if (is_number) BOOST_TEST(area.where.h >= size.y / 20.0, area.name);
            numbers += is_number;
        }
        BOOST_TEST(numbers == 16);
    }
}

BOOST_AUTO_TEST_CASE(a_number_is_corrected_from_it) {
    SeatedBeforeTable seated;
    seated.show(CommandId::table_window);
    seated.click("table view", "green:arab:treasury");
    BOOST_REQUIRE(gui_test::until([&] { return seated.has_field("number"); }));
    seated.fill("number", "7");
    seated.key(WXK_RETURN);
    BOOST_TEST(seated.position()[Color::green][Side::arab].treasury == 7);
}

BOOST_AUTO_TEST_CASE(it_goes_with_the_table) {
    SeatedBeforeTable seated;
    seated.show(CommandId::table_window);
    seated.run(CommandId::sessions);
    BOOST_TEST(!seated.view().IsShown());
    BOOST_TEST(!seated.frame().commands().run(CommandId::table_view));
}

BOOST_AUTO_TEST_SUITE_END()
