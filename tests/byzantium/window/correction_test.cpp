// SPDX-License-Identifier: MIT
// The table is right: every number is corrected where it stands, at the window.
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/window/arranged.h"
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "present/window/words_of_panels.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <ostream>
#include <string>

namespace {

using namespace byzantium;
using gui_test::Driver;

// A window at a new table of red and blue.
struct SeatedToCorrect : Driver {
    SeatedToCorrect() { open(gui_test::two_players().header); }
    const Display& red(Side side) { return position()[Color::red][side]; }
    const Correct& last() { return std::get<Correct>(desk().session().journal().record(entries() - 1).entry); }
    // The key of the row that ends so.
    std::string key_of(const std::string& words) {
        std::string all;
        for (const auto& row : desk().page().rows) {
            if (row.text.ends_with(words)) return row.key;
            all += '\n' + row.text;
        }
        BOOST_FAIL("no row ends with " + words + " under " + desk().page().heading + all);
        return {};
    }
    void choose(const std::string& words) { click("decision", "row:" + key_of(words)); }
};

struct Number {
    const char* name;
    const char* canvas;
    const char* area;
    int (*now)(const Position&);
};
std::ostream& operator<<(std::ostream& out, const Number& number) { return out << number.name; }

const Display& byzantines(const Position& now) { return now[Color::red][Side::byzantine]; }

constexpr std::array numbers{
    Number{"treasury", "displays", "red:byzantine:treasury", [](const Position& p) { return byzantines(p).treasury; }},
    Number{"main box", "displays", "red:byzantine:main", [](const Position& p) { return byzantines(p).main; }},
    Number{"cube pool", "displays", "red:pool", [](const Position& p) { return p[Color::red].pool; }},
    Number{"another's box", "displays", "blue:arab:levy",
           [](const Position& p) { return p[Color::blue][Side::arab].levy; }},
    Number{"track", "header", "red:byzantine:vp", [](const Position& p) { return byzantines(p).vp; }},
    Number{"turn", "header", "turn", [](const Position& p) { return p.turn; }},
    Number{"tax box", "map", "box:tax:red", [](const Position& p) { return p[Color::red].taxed; }},
    Number{"Bulgars", "map", "bulgars", [](const Position& p) { return p.bulgars; }},
};

struct BadInput {
    const char* name;
    const char* typed;
    const char* said;  // how the sentence begins
};
std::ostream& operator<<(std::ostream& out, const BadInput& bad) { return out << bad.name; }

constexpr std::array bad_inputs{
    BadInput{"nothing", "", "Type a number"},
    BadInput{"letters", "many", "Type a number"},
    BadInput{"a number and more", "3 or so", "Type a number"},
    BadInput{"a fraction", "2.5", "Type a number"},
    BadInput{"huge", "99999999999999999999", "Type a number"},
    BadInput{"too many", "1000000", "Not allowed"},
    BadInput{"negative", "-3", "Not allowed"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(corrections)

BOOST_DATA_TEST_CASE(a_number_is_corrected_where_it_stands, boost::unit_test::data::make(numbers), number) {
    SeatedToCorrect seated;
    const int before = seated.inputs();
    const int wanted = number.now(seated.position()) == 2 ? 3 : 2;
    seated.click(number.canvas, number.area);
    seated.type(std::to_string(wanted));
    seated.key(WXK_RETURN);
    BOOST_TEST(seated.inputs() - before == 3);
    BOOST_TEST(number.now(seated.position()) == wanted);
    BOOST_TEST(seated.entries() == 1U);
    seated.key('Z', wxMOD_CONTROL);
    BOOST_TEST(number.now(seated.position()) != wanted);
}

BOOST_DATA_TEST_CASE(what_is_no_number_is_said_and_loses_nothing, boost::unit_test::data::make(bad_inputs), bad) {
    SeatedToCorrect seated;
    seated.click("displays", "red:byzantine:treasury");
    seated.fill("number", bad.typed);
    seated.key(WXK_RETURN);
    BOOST_TEST(seated.desk().message().starts_with(bad.said), seated.desk().message());
    BOOST_TEST(seated.entries() == 0U);
    BOOST_TEST(seated.field("number").GetValue().utf8_string() == bad.typed);
    seated.fill("number", "17");
    seated.key(WXK_RETURN);
    BOOST_TEST(seated.red(Side::byzantine).treasury == 17);
}

// A click answers while the box is asked for; the right button and F2 correct it even then.
BOOST_AUTO_TEST_CASE(a_box_of_special_actions_is_an_answer_and_corrected_by_the_right_button) {
    SeatedToCorrect seated;
    seated.click("map", "box:emperor");
    BOOST_TEST(seated.entries() == 0U);
    BOOST_TEST(!seated.desk().page().path.empty());
    BOOST_TEST(!seated.desk().page().heading.starts_with("Recorded: "));
    seated.right_click("map", "box:emperor");
    BOOST_TEST(seated.desk().page().heading.starts_with("Recorded: "));
}

BOOST_AUTO_TEST_CASE(the_box_of_a_loss_is_an_answer_and_corrected_by_its_key) {
    gui_test::FourAtTable four{"losses", 1};
    gui_test::Driver& driver = four.driver();
    const auto asked = std::get<byzantium::AwaitLosses>(driver.position().awaits);
    const auto& army = driver.position()[asked.player][asked.side];
    const std::string box = army.move > 0 ? "move" : (army.main > 0 ? "main" : "elite");
    const std::string area = std::string{to_text(asked.player)} + ":" + std::string{to_text(asked.side)} + ":" + box;
    const auto before = driver.entries();
    driver.right_click("displays", area);
    BOOST_TEST(driver.has_field("number"));
    driver.key(WXK_ESCAPE);
    driver.click("displays", area);
    BOOST_TEST(!driver.has_field("number"));
    BOOST_TEST((driver.entries() > before || driver.desk().message().starts_with("Several answers fit")),
               driver.desk().message());
    if (driver.entries() > before) driver.key('Z', wxMOD_CONTROL);
    driver.canvas("displays").SetFocus();  // where it was clicked
    driver.key(WXK_F2);
    BOOST_TEST(driver.has_field("number"));
}

// Nothing happened, and nothing said so.
BOOST_AUTO_TEST_CASE(f2_corrects_what_is_pointed_at_or_says_what_to_do) {
    SeatedToCorrect seated;
    seated.point_at("displays", "red:byzantine:treasury");
    seated.key(WXK_F2);
    BOOST_TEST(seated.has_field("number"));
    seated.key(WXK_ESCAPE);
    seated.point_at("map", "city:damascus");
    seated.key(WXK_F2);
    BOOST_TEST(seated.desk().page().heading.starts_with("Damascus: what the program has there."));
    seated.key(WXK_ESCAPE);
    seated.point_at("decision", "row:A");
    seated.key(WXK_F2);
    BOOST_TEST(!seated.has_field("number"));
    BOOST_TEST(seated.desk().message() == present::how_to_correct());
    BOOST_TEST(seated.entries() == 0U);
}

BOOST_AUTO_TEST_CASE(escape_leaves_the_number_as_it_is) {
    SeatedToCorrect seated;
    const auto question = seated.desk().page().heading;
    seated.click("displays", "red:byzantine:treasury");
    seated.type("17");
    seated.key(WXK_ESCAPE);
    BOOST_TEST(!seated.has_field("number"));
    BOOST_TEST(!seated.has_field("reason"));
    BOOST_TEST(seated.desk().page().heading == question);
    BOOST_TEST(seated.entries() == 0U);
    seated.type("A");  // keys answer again
    BOOST_TEST(seated.desk().page().path.size() == 1U);
}

BOOST_AUTO_TEST_CASE(the_reason_is_kept_with_it) {
    SeatedToCorrect seated;
    seated.click("displays", "red:byzantine:treasury");
    seated.type("17");
    seated.key(WXK_TAB);
    seated.type("forgot the tax");
    seated.key(WXK_RETURN);
    BOOST_TEST(seated.red(Side::byzantine).treasury == 17);
    BOOST_TEST(seated.last().note.value() == "forgot the tax");
}

BOOST_AUTO_TEST_CASE(a_choice_has_a_reason_too) {
    SeatedToCorrect seated;
    seated.click("displays", "red:byzantine:guard");
    seated.key(WXK_TAB);
    seated.type("it fell down");
    seated.click("decision", "row:1");
    BOOST_TEST(seated.red(Side::byzantine).guard);
    BOOST_TEST(seated.last().note.value() == "it fell down");
}

// A click there leads on in the question, so its card says what corrects it: on the screen and to a reader of it.
BOOST_AUTO_TEST_CASE(a_city_says_how_it_is_corrected_where_a_click_leads_on) {
    SeatedToCorrect seated;
    const std::string tip = "Right click or F2: view and correct.";
    const auto is_told = [&] {
        const auto lines = seated.canvas("map").spoken();
        return std::any_of(lines.begin(), lines.end(), [&](const gui::SpokenLine& line) {
            return line.place == "city:palmyra" && line.text.find(tip) != std::string::npos;
        });
    };
    const auto is_drawn = [&] {
        seated.point_at("map", "city:palmyra");
        seated.settle();
        const auto all = seated.canvas("map").written();
        return std::any_of(all.begin(), all.end(), [&](const gui::Drawn& one) { return one.text == tip; });
    };
    BOOST_TEST(is_told());
    BOOST_TEST(gui_test::until(is_drawn));
    seated.choose("ncrease an army");  // asks for boxes: a click on a city shows and corrects it
    BOOST_TEST(!is_told());
    BOOST_TEST(!is_drawn());
}

BOOST_AUTO_TEST_CASE(a_reason_that_is_no_text_for_a_journal_loses_nothing) {
    SeatedToCorrect seated;
    for (const std::string& reason :
         {std::string(5000, 'x'), std::string{"tab\tin it"}, std::string{"\xC3\xA4\xE2\x98\xBA"}}) {
        const auto before = seated.entries();
        seated.click("displays", "red:byzantine:treasury");
        seated.type(std::to_string(20 + before));
        seated.paste("reason", reason);
        seated.key(WXK_RETURN);
        const bool taken = seated.entries() == before + 1;
        BOOST_TEST((taken || !seated.desk().message().empty()));
        if (taken) BOOST_TEST(seated.last().note.value() == reason);
        while (seated.desk().typing()) seated.key(WXK_ESCAPE);
    }
}

BOOST_AUTO_TEST_CASE(one_number_after_another_shows_its_own_value) {
    SeatedToCorrect seated;
    seated.click("displays", "red:byzantine:treasury");
    seated.fill("number", "4711");
    seated.click("displays", "red:pool");
    BOOST_TEST(seated.field("number").GetValue() == std::to_string(seated.position()[Color::red].pool));
    seated.key(WXK_ESCAPE);
    BOOST_TEST(!seated.desk().typing());  // one lay over the question, not two
}

BOOST_AUTO_TEST_CASE(what_is_no_number_is_chosen_with_two_clicks) {
    SeatedToCorrect seated;
    const int before = seated.inputs();
    seated.click("displays", "red:byzantine:guard");
    seated.click("decision", "row:1");
    BOOST_TEST(seated.inputs() - before == 2);
    BOOST_TEST(seated.red(Side::byzantine).guard);
    seated.right_click("map", "box:emperor");
    seated.choose("holds cubes of red");
    BOOST_TEST(seated.position()[ActionBox::emperor].size() == 1U);
    seated.click("displays", "red:first");
    seated.choose("Blue is first player");
    BOOST_TEST((seated.position().first == Color::blue));
    BOOST_TEST(seated.entries() == 3U);
}

BOOST_AUTO_TEST_CASE(a_citys_tokens_control_fortification_and_allegiance_are_corrected) {
    SeatedToCorrect seated;
    const CityId athens = support::city("athens");
    seated.right_click("map", "city:athens");
    seated.click("decision", "row:1");
    seated.type("3");
    seated.key(WXK_RETURN);
    BOOST_TEST(seated.position()[athens].tokens == 3);
    seated.right_click("map", "city:athens");
    seated.click("decision", "row:2");
    seated.choose("Blue controls Athens");
    seated.choose("No, set only what was chosen");
    BOOST_TEST((seated.position()[athens].control == Color::blue));
    seated.right_click("map", "city:athens");
    seated.click("decision", "row:3");
    seated.choose("Athens is fortified");
    BOOST_TEST(seated.position()[athens].fortified);
    seated.right_click("map", "city:athens");
    seated.click("decision", "row:4");
    seated.choose("Athens is Arab");
    BOOST_TEST((seated.position()[athens].side == Allegiance::arab));
}

BOOST_AUTO_TEST_CASE(an_army_is_put_elsewhere_from_its_city_or_its_display) {
    SeatedToCorrect seated;
    seated.click("displays", "red:byzantine:pawn");
    seated.type(seated.key_of("stands in Athens"));
    if (seated.desk().page().rows.size() > 2) seated.key(WXK_RETURN);  // more rows begin with that number
    seated.choose("Yes, set that too");  // red has taken control of a Byzantine city before (BYZ-10)
    BOOST_TEST((seated.red(Side::byzantine).at == support::city("athens")));
    BOOST_TEST(seated.red(Side::byzantine).taken);
    seated.right_click("map", "city:athens");
    BOOST_TEST(seated.desk().page().rows.size() == 5U);
    seated.click("decision", "row:5");
    seated.click("decision", "row:1");
    BOOST_TEST((!seated.red(Side::byzantine).at));
}

BOOST_AUTO_TEST_CASE(with_two_keys_each_correction_is_taken_back_and_done_again) {
    SeatedToCorrect seated;
    const Position start = seated.position();
    seated.click("map", "bulgars");
    seated.type("9");
    seated.key(WXK_RETURN);
    const Position corrected = seated.position();
    seated.key('Z', wxMOD_CONTROL);
    BOOST_TEST((seated.position() == start));
    seated.key('Y', wxMOD_CONTROL);
    BOOST_TEST((seated.position() == corrected));
}

BOOST_AUTO_TEST_SUITE_END()
