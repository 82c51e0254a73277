// SPDX-License-Identifier: MIT
// The rules at hand: F1 wherever one is, links from rule to rule, searching, printing.
#include "gui/driver.h"
#include "gui/handbook_page.h"
#include "gui/shelved.h"
#include "support/environment.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using gui_test::Driver;
using present::CommandId;
using Ids = std::vector<std::string>;

constexpr const char* rules_of_cities = "A. Take control of a city";

struct AtTable {
    AtTable() { driver.resume(); }

    gui::HandbookPage& book() { return dynamic_cast<gui::HandbookPage&>(driver.canvas("handbook")); }
    std::string title() { return book().article().title; }
    // The first link to that rule.
    std::string link(const std::string& id) {
        for (const auto& area : book().areas())
            if (area.name.starts_with("link:") && area.name.ends_with(':' + id)) return area.name;
        return "no link to " + id;
    }

    support::Folder folder;
    std::filesystem::path library = [this] {
        auto game = gui_test::two_players();
        game.entries = {Decision{Control{support::city("damascus"), Cube::pool}}};
        gui_test::put_into(folder / "library", game, "Friday");
        return folder / "library";
    }();
    Driver driver{library};
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(rules_at_hand, AtTable)

BOOST_AUTO_TEST_CASE(f1_opens_the_rule_of_the_marked_row_and_escape_comes_back_to_it) {
    driver.key(WXK_F1);
    BOOST_TEST_REQUIRE(driver.shows("handbook"));
    BOOST_TEST(title() == rules_of_cities);
    BOOST_TEST(book().marked() == Ids{"BYZ-9"});
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("map"));
    driver.key(WXK_DOWN);
    driver.key(WXK_F1);
    BOOST_TEST(book().marked() == Ids{"BYZ-11"});
    driver.key(WXK_ESCAPE);
    driver.type("a");
    BOOST_TEST(driver.desk().page().path.size() == 1U);  // the keyboard answers again
}

BOOST_AUTO_TEST_CASE(f1_tells_of_the_quantity_that_is_corrected) {
    driver.click("displays", "red:byzantine:treasury");
    driver.key(WXK_F1);
    BOOST_TEST(title() == "The rules for this");
    BOOST_TEST(book().article().passages.size() == 2U);
}

BOOST_AUTO_TEST_CASE(pages_have_their_own) {
    driver.command(CommandId::scores);
    driver.key(WXK_F1);
    BOOST_TEST(title() == "How victory points are scored");
    driver.key(WXK_ESCAPE);
    driver.command(CommandId::sessions);
    driver.key('N', wxMOD_CONTROL);
    driver.key(WXK_F1);
    BOOST_TEST(title() == "Where the rulebooks differ");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("new session"));
}

BOOST_AUTO_TEST_CASE(links_lead_on_and_backspace_back) {
    driver.key(WXK_F1);
    driver.click("handbook", "chapter:page:battle");
    BOOST_TEST(title() == "Battle crib");
    driver.click("handbook", link("BYZ-35"));
    BOOST_TEST(book().marked() == Ids{"BYZ-35"});
    driver.key(WXK_BACK);
    BOOST_TEST(title() == "Battle crib");
    driver.key(WXK_BACK);
    BOOST_TEST(title() == rules_of_cities);
    driver.key(WXK_RIGHT);
    BOOST_TEST(title() == "B. Increase army");
}

BOOST_AUTO_TEST_CASE(links_are_reached_by_tab) {
    driver.key(WXK_F1);
    driver.click("handbook", "chapter:page:scoring");
    while (!book().focused().starts_with("link:")) driver.key(WXK_TAB);
    driver.key(WXK_RETURN);
    BOOST_TEST(book().marked().size() == 1U);
}

BOOST_AUTO_TEST_CASE(words_are_searched_for_while_they_are_typed) {
    driver.key(WXK_F1);
    driver.key('F');
    driver.fill("search the rules", "fortif");
    BOOST_TEST(!book().article().passages.empty());
    BOOST_TEST(title() == "\u201Cfortif\u201D");
    driver.fill("search the rules", "dragons");
    BOOST_TEST(book().article().passages.empty());
    driver.key(WXK_ESCAPE);
    BOOST_TEST(title() == rules_of_cities);
    BOOST_TEST(driver.shows("handbook"));
}

BOOST_AUTO_TEST_CASE(what_is_read_can_be_printed) {
    driver.key(WXK_F1);
    driver.click("handbook", "chapter:page:battle");
    driver.files.save_file = folder / "crib.pdf";
    driver.key('S');
    BOOST_TEST(driver.files.proposed == "battle-crib.pdf");
    std::ifstream file{folder / "crib.pdf", std::ios::binary};
    BOOST_TEST((std::string{std::istreambuf_iterator<char>{file}, {}}.starts_with("%PDF-")));
}

BOOST_AUTO_TEST_CASE(places_of_the_score_lead_to_their_rules) {
    driver.command(CommandId::scores);
    driver.click("accounts", "place:red:0");
    BOOST_TEST(title() == "The rules for this");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("accounts"));
}

BOOST_AUTO_TEST_CASE(the_list_beside_it_holds_what_is_scrolled_away) {
    driver.key(WXK_F1);
    const auto lines = book().spoken();
    const auto says = [&](const std::string& part) {
        for (const auto& line : lines)
            if (line.text.find(part) != std::string::npos) return true;
        return false;
    };
    BOOST_TEST(says("BYZ-10"));
    BOOST_TEST(says("Where the rulebooks differ"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_CASE(without_its_files_the_book_says_what_is_missing) {
    const support::Folder folder;
    std::filesystem::create_directories(folder / "boards");
    std::filesystem::copy(session::Resources::find().root() / "boards", folder / "boards");
    const support::Environment bare{"LOGOTHETE_RESOURCES", (folder / "").string()};
    Driver driver;
    driver.key(WXK_F1);
    auto& book = dynamic_cast<gui::HandbookPage&>(driver.canvas("handbook"));
    BOOST_TEST((book.outcome().mood == gui::Outcome::Mood::trouble));
    BOOST_TEST(book.article().passages.empty());
    for (const int key : {WXK_DOWN, WXK_RIGHT, WXK_BACK, WXK_END}) driver.key(key);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("start"));
}
