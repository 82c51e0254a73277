// SPDX-License-Identifier: MIT
// The rules at hand: F1 wherever one is, links from rule to rule, searching, printing.
#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "byzantium/words/table/own_commands.h"
#include "gui/pages/handbook_page.h"
#include "support/environment.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::OwnCommand;
using gui_test::Driver;
using present::CommandId;
using Ids = std::vector<std::string>;

constexpr const char* rules_of_cities = "A. Take control of a city";

}  // namespace

struct ReadingAtTable {
    ReadingAtTable() { driver.resume(); }

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

BOOST_FIXTURE_TEST_SUITE(rules_at_hand, ReadingAtTable)

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
    driver.command(OwnCommand::scores);
    driver.key(WXK_F1);
    BOOST_TEST(title() == "How victory points are scored");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("accounts"));
    driver.command(CommandId::new_session);
    BOOST_TEST(driver.shows("new session"));
    driver.key(WXK_F1);
    BOOST_TEST(title() == "Where the rulebooks differ");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("new session"));
}

BOOST_AUTO_TEST_CASE(pages_of_the_window_have_their_topic_of_the_manual) {
    const auto topic_of = [this](const present::CommandId page) {
        driver.command(page);
        driver.key(WXK_F1);
        const Ids marked = title() == "Manual" ? book().marked() : Ids{title()};
        driver.key(WXK_ESCAPE);
        driver.key(WXK_ESCAPE);
        return marked;
    };
    BOOST_TEST(topic_of(OwnCommand::count) == Ids{"count"});
    BOOST_TEST(topic_of(CommandId::reports) == Ids{"look-back"});
    BOOST_TEST(topic_of(CommandId::statistics) == Ids{"statistics"});
    BOOST_TEST(topic_of(CommandId::preferences) == Ids{"preferences"});
    BOOST_TEST(topic_of(OwnCommand::boards) == Ids{"boards"});
    driver.command(CommandId::sessions);
    driver.key(WXK_F1);
    BOOST_TEST(book().marked() == Ids{"sessions"});
}

BOOST_AUTO_TEST_CASE(a_repair_has_its_topic) {
    driver.run(CommandId::remove_entry);
    driver.key(WXK_F1);
    BOOST_TEST(title() == "Manual");
    BOOST_TEST(book().marked() == Ids{"repair"});
}

// They printed over each other, and the last ones had no room.
BOOST_AUTO_TEST_CASE(chapters_stand_apart_in_large_text_and_the_open_one_is_in_sight) {
    for (const double text_wish : {1.0, 1.7, 2.4}) {
        driver.look(gui::Tone::light, text_wish, {1280, 720});
        driver.command(CommandId::manual);
        for (int i = 0; i < 30; ++i) driver.key(WXK_RIGHT);
        driver.settle();
        std::vector<gui::Rect> chapters;
        for (const auto& area : book().areas())
            if (area.name.starts_with("chapter:")) chapters.push_back(area.where);
        BOOST_REQUIRE(chapters.size() > 10U);
        std::vector<gui::Letters> letters;
        for (const gui::Drawn& one : book().written())
            if (one.letters && one.letters->ink.x < chapters.front().right() &&
                chapters.front().x < one.letters->ink.x && one.letters->ink.middle_y() > chapters.front().y)
                letters.push_back(*one.letters);
        BOOST_TEST(letters.size() >= chapters.size());
        for (std::size_t i = 1; i < chapters.size(); ++i)
            BOOST_TEST(letters[i].ink.y >= letters[i - 1].ink.bottom() - 1, text_wish << ": " << letters[i].text);
        const gui::Letters& open = letters[chapters.size() - 1];
        BOOST_REQUIRE(open.part.has_value());
        BOOST_TEST(open.ink.bottom() <= open.part->bottom() + 1, text_wish << ": " << open.text);
        driver.key(WXK_ESCAPE);
    }
}

BOOST_AUTO_TEST_CASE(the_manual_is_a_page_with_pictures_and_their_words) {
    driver.command(CommandId::manual);
    BOOST_TEST(title() == "Manual");
    BOOST_TEST(book().marked().empty());
    const auto lines = book().spoken();
    const auto is_told = [](const auto& line) { return line.text.starts_with("The window: above, the turn"); };
    BOOST_TEST(std::any_of(lines.begin(), lines.end(), is_told));
    driver.look(gui::Tone::light, 1, {1100, 1000});
    const auto drawn = book().written();
    const auto words = std::find_if(drawn.begin(), drawn.end(), is_told);
    BOOST_TEST_REQUIRE((words != drawn.end() && words != drawn.begin()));
    BOOST_TEST(words->where.y - std::prev(words)->where.y > 300);  // there is the picture
}

BOOST_AUTO_TEST_CASE(links_lead_on_and_backspace_back) {
    driver.key(WXK_F1);
    driver.click("handbook", "chapter:page:battle");
    BOOST_TEST(title() == "Battle cheat sheet");
    driver.click("handbook", link("BYZ-35"));
    BOOST_TEST(book().marked() == Ids{"BYZ-35"});
    driver.key(WXK_BACK);
    BOOST_TEST(title() == "Battle cheat sheet");
    driver.key(WXK_BACK);
    BOOST_TEST(title() == rules_of_cities);
    driver.key(WXK_RIGHT);
    BOOST_TEST(title() == "B. Increase army");
}

BOOST_AUTO_TEST_CASE(links_are_reached_by_tab) {
    driver.key(WXK_F1);
    driver.click("handbook", "chapter:page:scoring");
    for (int tabs = 0; tabs < 60 && !book().focused().starts_with("link:"); ++tabs) driver.key(WXK_TAB);
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
    BOOST_TEST(driver.files.proposed == "battle-cheat-sheet.pdf");
    std::ifstream file{folder / "crib.pdf", std::ios::binary};
    BOOST_TEST((std::string{std::istreambuf_iterator<char>{file}, {}}.starts_with("%PDF-")));
}

BOOST_AUTO_TEST_CASE(places_of_the_score_lead_to_their_rules) {
    driver.command(OwnCommand::scores);
    driver.click("accounts", "place:red:0");
    BOOST_TEST(title() == "The rules for this");
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("accounts"));
}

BOOST_AUTO_TEST_CASE(what_is_scrolled_away_answers_to_no_click) {
    driver.command(OwnCommand::scores);
    auto& accounts = driver.canvas("accounts");
    accounts.SetFocus();
    driver.key(WXK_END);
    for (const auto& area : accounts.areas())
        if (area.name.starts_with("place:") || area.name.starts_with("source:"))
            BOOST_TEST(area.where.y >= accounts.area("close")->where.bottom(), area.name);
    driver.click("accounts", "close");
    BOOST_TEST(driver.shows("map"));
}

BOOST_AUTO_TEST_CASE(the_list_tells_all_of_an_article_and_its_lines_have_their_rules) {
    driver.key(WXK_F1);
    driver.click("handbook", "chapter:page:battle");
    driver.key(WXK_END);
    const auto lines = book().spoken();
    const auto line = [&](const std::string& part) {
        return std::find_if(lines.begin(), lines.end(),
                            [&](const auto& one) { return one.text.find(part) != std::string::npos; });
    };
    BOOST_TEST((line("A Bulgar city is defended") != lines.end()));
    BOOST_TEST((line("the game is over") != lines.end()));
    BOOST_TEST_REQUIRE((line("BYZ-55") != lines.end()));
    BOOST_TEST(line("BYZ-55")->rules == Ids{"BYZ-55"});
}

BOOST_AUTO_TEST_CASE(the_same_can_be_searched_for_again) {
    driver.key(WXK_F1);
    driver.key('F');
    driver.fill("search the rules", "mosque");
    driver.key(WXK_RETURN);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("map"));
    driver.key(WXK_F1);
    BOOST_TEST(driver.field("search the rules").IsEmpty());
    driver.key('F');
    driver.fill("search the rules", "mosque");
    BOOST_TEST(title() == "\u201Cmosque\u201D");
    driver.key(WXK_RETURN);
    driver.click("handbook", link("BYZ-26"));
    driver.key(WXK_BACK);
    BOOST_TEST(title() == "\u201Cmosque\u201D");
    BOOST_TEST(driver.field("search the rules").GetValue() == "mosque");
}

BOOST_AUTO_TEST_CASE(f1_inside_leads_on_and_without_a_topic_it_stays) {
    driver.key(WXK_F1);
    driver.click("handbook", "chapter:page:battle");
    driver.key(WXK_F1);
    BOOST_TEST(title() == "Battle cheat sheet");
    driver.key(WXK_BACK);
    BOOST_TEST(title() == rules_of_cities);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_CASE(without_its_files_the_book_says_what_is_missing) {
    const support::Folder folder;
    std::filesystem::create_directories(folder / "byzantium/boards");
    std::filesystem::copy(session::Resources::find().root() / "byzantium/boards", folder / "byzantium/boards");
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
