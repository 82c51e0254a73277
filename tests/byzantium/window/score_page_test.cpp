// SPDX-License-Identifier: MIT
// The score sheet, as it is drawn at the smallest usual size.
#include "byzantium/window/arranged.h"
#include "byzantium/window/sample_table.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/table/own_commands.h"
#include "gui/hands/readable.h"
#include "present/speaking.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace {

constexpr double least_between_tracks = 15;  // logical pixels from the middle of one bar to the middle of the next

// The label that begins a bar, with the place where it is drawn.
struct TrackLabel {
    bool byzantine;
    gui::Rect where;
};

// The labels at the left of bars, from top to bottom; the same words head the columns of sources.
std::vector<TrackLabel> track_labels(gui_test::Driver& driver) {
    const auto words = byzantium::words::accounts_words();
    std::vector<TrackLabel> labels;
    for (const gui::Drawn& one : driver.canvas("accounts").written()) {
        const bool byzantine = one.text == words.byzantine;
        if (!byzantine && one.text != words.arab) continue;
        if (labels.empty() || std::abs(labels.back().where.x - one.where.x) < 1)
            labels.push_back({byzantine, one.where});
    }
    return labels;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(score_page)

BOOST_AUTO_TEST_CASE(the_bars_of_the_two_tracks_stand_apart) {
    gui_test::SampleTable table{38};
    gui_test::Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.run(byzantium::words::OwnCommand::scores);
    const auto labels = track_labels(driver);
    BOOST_REQUIRE(labels.size() >= 6U);  // three players
    for (std::size_t i = 1; i < labels.size(); ++i) {
        BOOST_TEST(labels[i].byzantine != labels[i - 1].byzantine);
        BOOST_TEST(labels[i].where.middle_y() - labels[i - 1].where.middle_y() >= least_between_tracks);
    }
}

// "+1" beside the VP explains itself.
BOOST_AUTO_TEST_CASE(the_number_beside_the_vp_is_explained_below) {
    gui_test::SampleTable table{38};
    gui_test::Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.run(byzantium::words::OwnCommand::scores);
    std::string all;
    for (const gui::Drawn& one : driver.canvas("accounts").written()) all += one.text + ' ';
    BOOST_TEST(all.find("what one more VP there would change in the score.") != std::string::npos, all);
    BOOST_TEST(driver.cut_texts().empty());
}

BOOST_AUTO_TEST_CASE(a_score_of_three_digits_is_whole) {
    using namespace byzantium;
    gui_test::SampleTable table{38};
    gui_test::Driver& driver = table.driver();
    const Color color = driver.desk().session().position().players.front().color;
    driver.desk().correct_all({SetDisplayCount{color, Side::byzantine, DisplayCount::vp, 388}}, "");
    for (const double text_wish : {1.0, 1.5}) {
        driver.look(gui::Tone::light, text_wish, {1280, 720});
        driver.run(words::OwnCommand::scores);
        const auto& written = driver.canvas("accounts").written();
        const auto is_whole = [](const gui::Drawn& one) { return one.text == "388" && !one.cut; };
        BOOST_TEST(std::any_of(written.begin(), written.end(), is_whole));
        for (const gui::Drawn& one : written) BOOST_TEST(!one.cut, one.text);
        driver.run(words::OwnCommand::scores);
    }
}

// Also in large text: no action is out of sight only because a page is open.
BOOST_AUTO_TEST_CASE(every_action_can_be_chosen_below_the_page) {
    gui_test::FourAtTable four{"action", 2};
    gui_test::Driver& driver = four.driver();
    for (const double text_wish : {1.0, 1.5}) {
        driver.look(gui::Tone::light, text_wish, {1280, 720});
        driver.run(byzantium::words::OwnCommand::scores);
        BOOST_TEST(driver.shows("accounts"));
        for (const present::Row& row : driver.desk().page().rows)
            BOOST_TEST(driver.has_area("decision", "row:" + row.key), row.text << " at " << text_wish);
        driver.run(byzantium::words::OwnCommand::scores);
    }
}

// With letters of 14 pixels or more.
BOOST_AUTO_TEST_CASE(four_players_are_seen_without_scrolling) {
    gui_test::FourAtTable four{"action", 2};
    gui_test::Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    const std::vector<std::string> none;
    driver.run(byzantium::words::OwnCommand::scores);
    gui::Canvas& page = driver.canvas("accounts");
    for (const char* const tab : {"tab:score", "tab:sources"}) {
        driver.click("accounts", tab);
        BOOST_TEST(gui_test::scrolled_away(page) == none, boost::test_tools::per_element());
        BOOST_TEST(gui_test::hard_to_read(page, 14) == none, boost::test_tools::per_element());
    }
}

// Advice comes below, and may be scrolled to.
BOOST_AUTO_TEST_CASE(the_sums_of_a_turns_end_are_seen_without_scrolling_for_four) {
    gui_test::FourAtTable four{"action", 2};
    gui_test::Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.run(byzantium::words::OwnCommand::accounts);
    gui::Canvas& page = driver.canvas("accounts");
    std::size_t sums = 0;
    double lowest_sum = 0;
    for (const gui::Drawn& one : page.written()) {
        if (one.text != "left" && !one.text.starts_with("Short of")) continue;
        if (one.text == "left") ++sums;
        lowest_sum = std::max(lowest_sum, one.where.bottom());
        BOOST_TEST((one.where.bottom() <= one.letters->part->bottom()), one.text);
    }
    BOOST_TEST(sums == 8U);
    std::size_t advice = 0;
    for (const gui::Area& area : page.areas()) {
        if (!area.name.starts_with("cures:")) continue;
        BOOST_TEST(area.where.y >= lowest_sum);
        ++advice;
    }
    BOOST_TEST(advice > 0U);
    BOOST_TEST(gui_test::hard_to_read(page, 14) == std::vector<std::string>{}, boost::test_tools::per_element());
}

// Two inks told the sides apart.
BOOST_AUTO_TEST_CASE(advice_says_whose_army_it_is_about) {
    gui_test::FourAtTable four{"action", 2};
    gui_test::Driver& driver = four.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.run(byzantium::words::OwnCommand::accounts);
    std::size_t priced = 0;
    for (const gui::Drawn& one : driver.canvas("accounts").written()) {
        if (!one.text.ends_with(" VP") || one.text.find(" cube") == std::string::npos) continue;
        BOOST_TEST((one.text.starts_with("Byzantine: ") || one.text.starts_with("Arab: ")), one.text);
        ++priced;
    }
    BOOST_TEST(priced > 0U);
}

// One line on an empty page said that no end is to come.
BOOST_AUTO_TEST_CASE(after_the_game_the_end_of_its_last_turn_is_shown) {
    gui_test::SampleTable table{gui_test::all_but_one};
    gui_test::Driver& driver = table.driver();
    driver.type("1");
    driver.key(WXK_ESCAPE);
    driver.run(present::CommandId::map);
    BOOST_TEST(driver.shows("map"));
    driver.run(byzantium::words::OwnCommand::accounts);
    BOOST_TEST(driver.shows("turn end"));
    BOOST_TEST(!driver.shows("accounts"));
    driver.run(byzantium::words::OwnCommand::scores);
    BOOST_TEST(driver.shows("accounts"));
    driver.click("accounts", "tab:turn_end");
    const auto written = driver.canvas("accounts").written();
    BOOST_TEST(std::any_of(written.begin(), written.end(),
                           [](const gui::Drawn& one) { return one.text.find("Shift+F6") != std::string::npos; }));
}

// A page in the place of the board has the window; what is asked stands below it and can be answered.
BOOST_AUTO_TEST_CASE(the_question_folds_to_one_line_below_a_page) {
    gui_test::SampleTable table{38};
    gui_test::Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    const int open = driver.canvas("decision").GetSize().y;
    const int board = driver.canvas("map").GetSize().y;
    const std::size_t entries = driver.entries();
    driver.run(byzantium::words::OwnCommand::scores);
    BOOST_TEST(driver.canvas("decision").GetSize().y < open / 4);
    BOOST_TEST(driver.canvas("accounts").GetSize().y > board + open / 2);
    driver.key('B');
    const std::string where_from = driver.desk().page().heading;
    BOOST_TEST(driver.desk().page().path.size() == 1U);
    // While it is answered its rows and what was answered so far are seen.
    BOOST_TEST(driver.canvas("decision").GetSize().y == open);
    BOOST_TEST(driver.has_area("decision", "row:" + driver.desk().page().rows.back().key));
    driver.click("decision", "row:1");
    BOOST_TEST(driver.desk().page().heading != where_from);
    driver.key(WXK_ESCAPE);
    driver.key(WXK_ESCAPE);
    driver.key(WXK_ESCAPE);
    BOOST_TEST(driver.shows("map"));
    BOOST_TEST(driver.canvas("decision").GetSize().y == open);
    BOOST_TEST(driver.entries() == entries);
}

// In large text D to G were three dots.
BOOST_DATA_TEST_CASE(all_actions_are_seen_below_a_page_in_large_text,
                     boost::unit_test::data::make({"en", "nl", "hu", "de"}), language) {
    const Speaking speaking{language};
    gui_test::SampleTable table{38};
    gui_test::Driver& driver = table.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    driver.run(byzantium::words::OwnCommand::scores);
    for (const char key : {'A', 'B', 'C', 'D', 'E', 'F', 'G'})
        BOOST_TEST(driver.has_area("decision", std::string{"row:"} + key), key);
    BOOST_TEST(!driver.has_area("decision", "rows:next"));
    for (const gui::Drawn& one : driver.canvas("decision").written()) BOOST_TEST(!one.cut, one.text);
}

BOOST_AUTO_TEST_SUITE_END()
