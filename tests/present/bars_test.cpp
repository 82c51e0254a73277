// SPDX-License-Identifier: MIT
// Bars made of parts, and lines over time with something to reach.
#include "present/reports/report_words.h"
#include "present/reports/stacked_bars.h"
#include "present/reports/track_chart.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace {

using paper::Hatch;
using paper::Ink;

const std::vector<present::NamedFilling> two_fillings{{{Ink::card, Hatch::empty, Ink::ink}, "Camps"},
                                                      {{Ink::rule, Hatch::rising, Ink::ink}, "Towers"}};

template <class Item>
std::vector<Item> items_in(const paper::Picture& picture) {
    std::vector<Item> found;
    for (const paper::Item& item : picture.items)
        if (const auto* one = std::get_if<Item>(&item)) found.push_back(*one);
    return found;
}

bool shows(const paper::Picture& picture, const std::string& words) {
    const auto texts = items_in<paper::Text>(picture);
    return std::any_of(texts.begin(), texts.end(), [&](const paper::Text& text) { return text.text == words; });
}

present::TrackChart one_line(std::vector<int> values) {
    present::TrackChart chart{{{{paper::Shape::circle, Ink::cyan, "C"}, "Anna"}},
                              {{"Points", {"Anna"}, {values}, present::TrackGoal{12, "12 points"}}},
                              {{0, "start"}, {values.size() - 1, "now"}},
                              "turn",
                              {}};
    for (std::size_t n = 0; n < values.size(); ++n) chart.turns.push_back(static_cast<int>(n) / 2);
    return chart;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(bars_of_parts)

BOOST_AUTO_TEST_CASE(are_as_long_as_their_parts) {
    const auto picture = picture_of(present::StackedBars{"T", two_fillings, {{"Anna", {2, 4}, "6"}}});
    const auto boxes = items_in<paper::Box>(picture);
    BOOST_REQUIRE(boxes.size() == 4U);  // two parts, and two in the legend
    BOOST_TEST(boxes[1].width == 2 * boxes[0].width, boost::test_tools::tolerance(1e-9));
    BOOST_TEST(boxes[1].at.x == boxes[0].at.x + boxes[0].width, boost::test_tools::tolerance(1e-9));
    BOOST_TEST(shows(picture, "6"));
}

BOOST_AUTO_TEST_CASE(leave_parts_out_that_nobody_has) {
    const auto picture = picture_of(present::StackedBars{"T", two_fillings, {{"Anna", {2, 0}, "2"}}});
    BOOST_TEST(items_in<paper::Box>(picture).size() == 2U);
    BOOST_TEST(shows(picture, "Camps"));
    BOOST_TEST(!shows(picture, "Towers"));
}

BOOST_AUTO_TEST_CASE(reach_as_far_as_the_goal) {
    const auto picture =
        picture_of(present::StackedBars{"T", two_fillings, {{"Anna", {1, 1}, "2"}}, present::BarGoal{12, "12 points"}});
    const auto lines = items_in<paper::Line>(picture);
    const auto goal =
        std::find_if(lines.begin(), lines.end(), [](const paper::Line& line) { return line.pen.ink == Ink::accent; });
    BOOST_REQUIRE((goal != lines.end()));
    BOOST_TEST(goal->from.x < picture.width);
    BOOST_TEST(shows(picture, "12 points"));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(lines_over_time)

// Colours gave their letters: a "B" of blue on Clara's line beside Basil's.
BOOST_AUTO_TEST_CASE(have_the_letters_of_names_where_these_differ) {
    const auto letters = [](const char* other) {
        present::TrackChart chart = one_line({1, 2, 3});
        chart.panels[0].columns.emplace_back(other);
        chart.panels[0].values.push_back({1, 1, 1});
        chart.players.push_back({{paper::Shape::square, Ink::purple, "P"}, other});
        std::set<std::string> all;
        for (const paper::Mark& mark : items_in<paper::Mark>(picture_of(chart, "T"))) all.insert(mark.letter);
        return all;
    };
    BOOST_TEST((letters("Boris") == std::set<std::string>{"A", "B"}));
    BOOST_TEST((letters("élise") == std::set<std::string>{"A", "é"}));
    BOOST_TEST((letters("Anton") == std::set<std::string>{""}));
}

// Where lines run close together, marks make room for one another along their own lines.
BOOST_AUTO_TEST_CASE(have_their_marks_on_them) {
    present::TrackChart chart = one_line({});
    chart.turns.clear();
    chart.panels[0].values = {{}, {}};
    for (int n = 0; n <= 100; ++n) {
        chart.panels[0].values[0].push_back(n / 10);
        chart.panels[0].values[1].push_back(n < 48 ? 0 : n / 10);
        chart.turns.push_back(n / 50);
    }
    chart.panels[0].columns = {"Anna", "Boris"};
    chart.players.push_back({{paper::Shape::square, Ink::purple, "B"}, "Boris"});
    chart.milestones = {{0, "start"}, {50, "turn 1"}, {100, "now"}};
    const auto picture = picture_of(chart, "T");
    const auto lines = items_in<paper::Polyline>(picture);
    BOOST_REQUIRE(lines.size() == 2U);
    const auto is_on = [](const paper::Point& at, const paper::Polyline& line) {
        for (std::size_t i = 1; i < line.points.size(); ++i) {
            const auto& from = line.points[i - 1];
            const auto& to = line.points[i];
            const bool across = at.x >= std::min(from.x, to.x) - 0.1 && at.x <= std::max(from.x, to.x) + 0.1;
            const bool along = at.y >= std::min(from.y, to.y) - 0.1 && at.y <= std::max(from.y, to.y) + 0.1;
            if (across && along) return true;
        }
        return false;
    };
    std::size_t beside = 0;
    for (const paper::Mark& mark : items_in<paper::Mark>(picture)) {
        if (mark.at.y < 40 || mark.at.x > lines[0].points.back().x + 1) continue;  // names, and ends
        BOOST_TEST((is_on(mark.at, lines[0]) || is_on(mark.at, lines[1])));
        ++beside;
    }
    BOOST_TEST(beside == 2U);
}

BOOST_AUTO_TEST_CASE(go_in_steps_and_leave_room_above_the_goal) {
    const auto picture = picture_of(one_line({0, 0, 3, 3}), "T");
    const auto lines = items_in<paper::Polyline>(picture);
    BOOST_REQUIRE(lines.size() == 1U);
    BOOST_TEST(lines[0].points.size() == 4U);  // level, up, level to the end
    const auto levels = items_in<paper::Line>(picture);
    const auto goal =
        std::find_if(levels.begin(), levels.end(), [](const paper::Line& line) { return line.pen.ink == Ink::accent; });
    BOOST_REQUIRE((goal != levels.end()));
    BOOST_TEST(goal->from.y > 72);  // the upper edge of the panel
}

BOOST_AUTO_TEST_CASE(have_their_numbers_where_they_change) {
    const auto table = values_at_changes(one_line({0, 0, 3, 3}));
    BOOST_REQUIRE(table.rows.size() == 2U);
    BOOST_TEST(table.rows[1].cells[0].text == "2");
    BOOST_TEST(table.rows[1].cells[1].text == "1");
    BOOST_TEST(table.rows[1].cells[2].text == "3");
    BOOST_TEST(values_at_milestones(one_line({0, 0, 3, 3})).rows.back().cells[1].text == "3");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_CASE(pages_and_pictures_are_no_text) {
    for (const auto& [ending, bytes] : std::vector<std::pair<std::string, bool>>{
             {"pdf", true}, {"png", true}, {"html", false}, {"svg", false}, {"csv", false}})
        BOOST_TEST(present::is_bytes({"key", ending, "", "", present::Copied::no}) == bytes, ending);
}
