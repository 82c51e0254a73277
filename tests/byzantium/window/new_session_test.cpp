// SPDX-License-Identifier: MIT
// A session is settled at the window: what is written wrongly is said beside its field, and begins nothing.
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/event.h>

#include <array>
#include <ostream>

namespace {

using namespace byzantium;
using gui_test::Driver;

struct Settling : Driver {
    Settling() { click("start", "new"); }
    std::string complaint(const std::string& field) {
        const auto& all = seats().complaints;
        if (field == "title") return all.title;
        if (field == "place") return all.place;
        return all.names.at(static_cast<std::size_t>(field.back() - '0'));
    }
    const Header& header() { return desk().session().header(); }
};

struct BadText {
    const char* name;
    const char* field;
    const char* text;
    const char* said;
};
std::ostream& operator<<(std::ostream& out, const BadText& bad) { return out << bad.name; }

constexpr const char* long_title = "A title that goes on and on and will not end before the last guest has gone home";
constexpr std::array bad_texts{
    BadText{"long name", "name:0", "Maximilian Alexander Konstantin", "31 letters are too many: at most 20."},
    BadText{"name with a tab", "name:1", "An\tna", "There is a character in it that cannot be shown."},
    BadText{"name with a control", "name:2", "A\x01", "There is a character in it that cannot be shown."},
    BadText{"long title", "title", long_title, "80 letters are too many: at most 60."},
    BadText{"title with a bell", "title", "\x07", "There is a character in it that cannot be shown."},
    BadText{"long place", "place", "The house behind the mill by the river in the wood",
            "50 letters are too many: at most 40."},
    BadText{"place with an escape", "place", "\x1B[31m", "There is a character in it that cannot be shown."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(new_sessions)

// On a busy machine the screen tells late who has the keyboard.
BOOST_AUTO_TEST_CASE(tab_walks_from_one_name_to_the_next) {
    Settling page;
    const auto is_written_into = [&](const std::string& name) {
        return gui_test::until([&] { return page.field(name).HasFocus(); });
    };
    BOOST_TEST(is_written_into("name:0"));
    page.key(WXK_TAB);
    BOOST_TEST(is_written_into("name:1"));
    page.key(WXK_TAB, wxMOD_SHIFT);
    BOOST_TEST(is_written_into("name:0"));
}

// Nobody draws the first player by ending a name.
BOOST_AUTO_TEST_CASE(enter_goes_from_name_to_name_and_then_to_the_button_that_begins) {
    Settling page;
    for (const char* const name : {"name:0", "name:1", "name:2"}) {
        BOOST_TEST(gui_test::until([&] { return page.field(name).HasFocus(); }), name);
        page.type("Zoe");
        page.key(WXK_RETURN);
        BOOST_TEST(!page.seats().session.rolled_first().has_value());
    }
    const auto& view = dynamic_cast<gui::KeyCanvas&>(page.canvas("new session"));
    BOOST_TEST(view.focused() == "begin");
    BOOST_TEST(gui_test::until([&] { return page.canvas("new session").HasFocus(); }));
    page.fill("name:1", "Anna");
    page.fill("name:2", "Boris");
    page.canvas("new session").SetFocus();
    page.key(WXK_RETURN);
    BOOST_TEST(page.seats().session.rolled_first().has_value());
}

BOOST_AUTO_TEST_CASE(enter_in_the_title_begins_nothing) {
    Settling page;
    page.click("new session", "first:red");
    page.fill("title", "Friday");
    page.field("title").SetFocus();
    page.key(WXK_RETURN);
    page.key(WXK_RETURN);
    BOOST_TEST(!page.table().desk());
    page.key(WXK_RETURN);
    BOOST_TEST(page.table().desk());
}

// A field that is scrolled away is hidden, and hears no keys.
BOOST_AUTO_TEST_CASE(enter_begins_after_the_field_that_was_written_is_scrolled_away) {
    Settling page;
    page.look(gui::Tone::light, 1.5, {1280, 720});
    page.click("new session", "first:red");
    page.fill("name:0", "Zoe");
    wxMouseEvent wheel{wxEVT_MOUSEWHEEL};
    wheel.m_wheelRotation = -120;
    wheel.m_wheelDelta = 120;
    for (int i = 0; i < 20; ++i) page.canvas("new session").GetEventHandler()->ProcessEvent(wheel);
    BOOST_REQUIRE(gui_test::until([&] { return !page.has_field("name:0"); }));
    page.settle();
    page.key(WXK_RETURN);
    BOOST_REQUIRE(page.table().desk());
    BOOST_TEST(page.header().seats.front().name == "Zoe");
}

BOOST_AUTO_TEST_CASE(a_field_that_is_scrolled_back_is_written_on) {
    Settling page;
    page.look(gui::Tone::light, 1.5, {1280, 720});
    page.fill("name:0", "Zo");
    wxMouseEvent wheel{wxEVT_MOUSEWHEEL};
    wheel.m_wheelDelta = 120;
    for (const int rotation : {-120, 120}) {
        wheel.m_wheelRotation = rotation;
        for (int i = 0; i < 20; ++i) page.canvas("new session").GetEventHandler()->ProcessEvent(wheel);
        BOOST_REQUIRE(gui_test::until([&] { return page.has_field("name:0") == (rotation > 0); }));
    }
    BOOST_REQUIRE(gui_test::until([&] { return page.field("name:0").HasFocus(); }));
    page.type("e");
    BOOST_TEST(page.field("name:0").GetValue().utf8_string() == "Zoe");
}

BOOST_DATA_TEST_CASE(what_is_wrong_is_said_beside_its_field, boost::unit_test::data::make(bad_texts), bad) {
    Settling page;
    page.click("new session", "first:red");
    page.paste(bad.field, bad.text);
    BOOST_TEST(page.complaint(bad.field) == bad.said);
    page.click("new session", "begin");
    BOOST_TEST(!page.table().desk());
    BOOST_TEST(page.field(bad.field).GetValue().utf8_string() == bad.text);
    BOOST_TEST(page.field(bad.field).HasFocus());
    page.fill(bad.field, "Zoe");
    BOOST_TEST(page.complaint(bad.field).empty());
    page.click("new session", "begin");
    BOOST_REQUIRE(page.table().desk());
}

BOOST_AUTO_TEST_CASE(everything_that_was_chosen_is_what_begins) {
    Settling page;
    page.click("new session", "players:2");
    page.fill("name:0", "Anna");
    page.fill("name:1", "Boris");
    page.click("new session", "colour:0:green");
    page.click("new session", "first:green");
    page.click("new session", "elite:1");
    page.click("new session", "casualty:1");
    page.click("new session", "doomed:0");
    page.fill("title", "Friday");
    page.fill("place", "by the stove");
    page.click("new session", "begin");
    BOOST_REQUIRE(page.table().desk());
    BOOST_TEST(
        (page.header().seats == std::vector<Seat>{{Color::green, "Anna"}, {page.header().seats.at(1).color, "Boris"}}));
    BOOST_TEST((page.header().first == Color::green));
    BOOST_TEST((page.header().rulings ==
                Rulings{EliteLimit::per_action, CasualtyRounding::down, byzantium::DoomedRetreat::stand}));
    BOOST_TEST(page.frame().GetTitle() == "Friday - Logothete");
}

BOOST_AUTO_TEST_CASE(chance_is_asked_before_anything_begins) {
    Settling page;
    BOOST_TEST(!page.has_area("new session", "roll"));  // one button asks chance, not two
    page.canvas("new session").SetFocus();
    dynamic_cast<gui::KeyCanvas&>(page.canvas("new session")).focus("begin");
    page.key(WXK_RETURN);
    BOOST_TEST(!page.table().desk());
    BOOST_TEST(page.has_area("new session", "roll"));
    BOOST_TEST(page.seats().session.rolled_first()->times == 1);
    page.key(WXK_RETURN);
    BOOST_REQUIRE(page.table().desk());
    BOOST_TEST(page.header().seats.size() == 3U);
}

BOOST_AUTO_TEST_CASE(escape_goes_back_and_has_begun_nothing) {
    Settling page;
    page.type("Anna");
    page.key(WXK_ESCAPE);
    BOOST_TEST(page.shows("start"));
    BOOST_TEST(page.start().is_first_start);
}

BOOST_AUTO_TEST_CASE(escape_goes_back_to_the_table_that_stands_open) {
    Driver driver;
    driver.open(support::header_of({Color::red, Color::blue}));
    driver.key('N', wxMOD_CONTROL);
    BOOST_TEST(!driver.shows("decision"));
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("decision"));
    driver.type("B");
    BOOST_TEST(driver.desk().page().path.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_bar_shows_that_there_is_more_below) {
    Settling table;
    table.look(gui::Tone::light, 1, wxSize{1280, 720});
    BOOST_TEST(table.has_area("new session", "scroll"));
    table.look(gui::Tone::light, 1, wxSize{1600, 1100});
    BOOST_TEST(!table.has_area("new session", "scroll"));
}

BOOST_AUTO_TEST_CASE(the_same_table_sits_down_again_with_three_keys) {
    Driver driver;
    driver.open({gui_test::usual_boards().usual_id(), {{Color::green, "Anna"}, {Color::red, "Boris"}}, Color::red, {}});
    driver.command(present::CommandId::sessions);
    const int before = driver.inputs();
    driver.key('N', wxMOD_CONTROL);
    driver.key(WXK_RETURN);
    driver.key(WXK_RETURN);
    BOOST_TEST(driver.inputs() - before == 3);
    BOOST_REQUIRE(driver.table().desk());
    BOOST_TEST(driver.desk().session().header().seats.at(0).name == "Anna");
}

BOOST_AUTO_TEST_CASE(a_board_of_ones_own_that_is_none_is_said) {
    Settling page;
    const support::Folder folder;
    page.files.board_file = folder.write("board.json", "{\"cities\": [");
    page.click("new session", "other_board");
    BOOST_TEST(page.fresh().board_remark.find("board.json") != std::string::npos, page.fresh().board_remark);
    page.files.board_file = folder / "nowhere.json";
    page.click("new session", "other_board");
    BOOST_TEST(page.fresh().board_remark.find("nowhere.json") != std::string::npos, page.fresh().board_remark);
    page.files.board_file.reset();
    page.click("new session", "other_board");  // thought better of it
    BOOST_TEST(page.shows("new session"));
    page.click("new session", "first:red");
    page.click("new session", "begin");
    BOOST_TEST(page.table().desk());
}

BOOST_AUTO_TEST_CASE(what_is_wrong_with_a_name_is_read_to_its_end) {
    Settling page;
    page.look(gui::Tone::light, 1, {1280, 720});
    page.fill("name:0", "Anna");
    page.fill("name:1", "Anna");
    page.settle();
    std::size_t said = 0;
    for (const gui::Drawn& one : page.canvas("new session").written()) {
        if (!one.text.starts_with("Two players have this name")) continue;
        BOOST_TEST(!one.cut.has_value(), one.cut.value_or(""));
        ++said;
    }
    BOOST_TEST(said == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
