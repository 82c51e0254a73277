// SPDX-License-Identifier: MIT
// Earlier entries changed, inserted and taken out, at the window.
#include "gui/acts.h"
#include "gui/driver.h"
#include "gui/shelved.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace byzantium;
using gui_test::control;
using gui_test::Driver;
using present::CommandId;

// Red has taken Damascus, blue Athens, red Caesarea; the window looks at entry `number`.
struct LooksAt : Driver {
    explicit LooksAt(std::size_t number) : Driver{library()} {
        resume();
        click("journal", "row:" + std::to_string(number - 1));
    }
    std::optional<Color> owner(const char* city) { return position()[support::city(city)].control; }
    const std::string& first_row() { return desk().page().rows.front().text; }
    // The city and its first cube.
    void answer(const char* city) {
        click("decision", "row:A");
        click("map", std::string{"city:"} + city);
        key(WXK_RETURN);
    }

private:
    static std::filesystem::path library() {
        static const support::Folder folder;
        static int number = 0;
        const auto file = folder / std::to_string(++number);
        auto game = gui_test::two_players();
        game.entries = {control("damascus"), control("athens"), control("caesarea")};
        gui_test::put_into(file, game, "to be repaired");
        return file;
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(repairs)

BOOST_AUTO_TEST_CASE(an_entry_is_changed_and_what_follows_is_kept) {
    LooksAt table{1};
    table.key('C', wxMOD_ALT);
    BOOST_REQUIRE(table.desk().repair());
    table.answer("ankara");
    BOOST_TEST(table.desk().page().below == "All entries hold.");
    BOOST_TEST(!table.owner("ankara"));  // a draft so far
    table.click("decision", "row:1");
    BOOST_TEST((table.owner("ankara") == Color::red));
    BOOST_TEST((table.owner("athens") == Color::blue));
    BOOST_TEST(!table.owner("damascus"));
    BOOST_TEST(table.desk().session().journal().cursor() == 3U);
}

BOOST_AUTO_TEST_CASE(what_no_longer_holds_is_listed_with_its_rule_and_taken_out) {
    LooksAt table{1};
    table.key('C', wxMOD_ALT);
    table.answer("athens");
    const auto& page = table.desk().page();
    BOOST_TEST(table.first_row().starts_with("Take out entry 2"));
    BOOST_TEST(page.rows.front().note.starts_with("Not allowed, BYZ-9"), page.rows.front().note);
    BOOST_TEST(page.below == "These entries no longer hold.");
    table.click("decision", "row:1");
    while (table.first_row().starts_with("Take out")) table.click("decision", "row:1");
    BOOST_TEST(table.first_row() == "Accept the repair");
    table.click("decision", "row:1");
    BOOST_TEST(!table.desk().repair());
    BOOST_TEST((table.owner("athens") == Color::red));
}

BOOST_AUTO_TEST_CASE(what_was_forgotten_is_inserted) {
    LooksAt table{3};
    table.key('I', wxMOD_ALT);
    BOOST_REQUIRE(table.desk().repair());
    table.click("displays", "red:byzantine:treasury");
    table.type("7");
    table.key(WXK_RETURN);
    BOOST_TEST(table.desk().page().below == "All entries hold.");
    table.type("1");
    BOOST_TEST(table.desk().session().journal().cursor() == 4U);
    BOOST_TEST((table.owner("caesarea") == Color::red));
    BOOST_TEST(table.position()[Color::red][Side::byzantine].treasury == 7);
}

BOOST_AUTO_TEST_CASE(an_entry_is_taken_out) {
    LooksAt table{3};
    table.key(WXK_DELETE, wxMOD_ALT);
    BOOST_TEST(table.first_row() == "Accept the repair");
    table.key(WXK_RETURN);
    BOOST_TEST(table.desk().session().journal().cursor() == 2U);
    BOOST_TEST(!table.owner("caesarea"));
    BOOST_TEST(table.desk().message().starts_with("Repaired."));
}

BOOST_AUTO_TEST_CASE(a_draft_that_is_dropped_has_changed_nothing) {
    LooksAt table{1};
    const Position before = table.position();
    table.key(WXK_DELETE, wxMOD_ALT);
    BOOST_REQUIRE(table.desk().repair());
    table.key(WXK_DOWN);
    while (table.desk().page().rows[table.desk().selected()].text != "Leave everything as it was") table.key(WXK_DOWN);
    table.key(WXK_RETURN);
    BOOST_TEST(!table.desk().repair());
    BOOST_TEST((table.position() == before));
    BOOST_TEST(table.desk().session().journal().cursor() == 3U);
}

BOOST_AUTO_TEST_CASE(escape_leaves_the_entry_to_be_changed_as_it_is) {
    LooksAt table{2};
    table.key('C', wxMOD_ALT);
    BOOST_REQUIRE(table.desk().repair());
    table.key(WXK_ESCAPE);
    BOOST_TEST(table.first_row() == "Accept the repair");  // the draft, as long as it was
    BOOST_TEST(table.entries() == 3U);
}

BOOST_AUTO_TEST_SUITE_END()
