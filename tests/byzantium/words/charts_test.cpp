// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/charts.h"

#include "byzantium/words/sample_session.h"
#include "byzantium/words/table/player_marks.h"
#include "byzantium/words/texts.h"
#include "paper/svg.h"
#include "present/reports/chart.h"
#include "present/reports/chart_parts.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace {

using present::Chart;

std::vector<Chart> charts_of(const byzantium::text::Session& session) {
    return byzantium::words::charts({session.table().board, session.header()}, session);
}

const std::vector<Chart>& sample_charts() {
    static const std::vector<Chart> all = charts_of(sample_session());
    return all;
}

const Chart& chart(std::string_view file) {
    return *std::find_if(sample_charts().begin(), sample_charts().end(),
                         [&](const Chart& one) { return one.file == file; });
}

using Texts = std::vector<std::string>;

// The corners of everything drawn.
std::vector<paper::Point> places(const paper::Picture& picture) {
    std::vector<paper::Point> all;
    for (const paper::Item& item : picture.items) {
        if (const auto* line = std::get_if<paper::Line>(&item)) all.insert(all.end(), {line->from, line->to});
        if (const auto* lines = std::get_if<paper::Polyline>(&item))
            all.insert(all.end(), lines->points.begin(), lines->points.end());
        if (const auto* box = std::get_if<paper::Box>(&item))
            all.insert(all.end(), {box->at, {box->at.x + box->width, box->at.y + box->height}});
        if (const auto* mark = std::get_if<paper::Mark>(&item)) all.push_back(mark->at);
        if (const auto* text = std::get_if<paper::Text>(&item)) all.push_back(text->at);
    }
    return all;
}

void check_inside(const Chart& chart) {
    for (const paper::Point& point : places(chart.picture)) {
        const bool inside = point.x >= -0.01 && point.x <= chart.picture.width + 0.01 && point.y >= -0.01 &&
                            point.y <= chart.picture.height + 0.01;
        BOOST_TEST(inside, chart.file << ": " << point.x << ", " << point.y);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(charts)

BOOST_AUTO_TEST_CASE(each_has_a_name_a_picture_and_numbers) {
    std::set<std::string> files;
    for (const Chart& one : sample_charts()) {
        files.insert(one.file);
        BOOST_TEST(one.picture.items.size() > 10U, one.file);
        BOOST_TEST(one.picture.title == one.title);
        BOOST_TEST(is_sentence(one.text), one.text);
        for (const paper::Table* table : {&one.table, &one.numbers}) {
            BOOST_TEST(!table->rows.empty(), one.file);
            for (const paper::Row& row : table->rows) BOOST_TEST(row.cells.size() == table->columns.size(), one.file);
        }
        check_inside(one);
    }
    BOOST_TEST(files.size() == 6U);
}

BOOST_DATA_TEST_CASE(are_whole_at_any_time, boost::unit_test::data::make({0, 1, 10, 51, 53, 138}), entries) {
    for (const Chart& one : charts_of(sample_session(static_cast<std::size_t>(entries)))) check_inside(one);
}

BOOST_AUTO_TEST_CASE(vp_stand_at_the_start_and_at_the_ends_of_turns) {
    const paper::Table& table = chart("vp").table;
    BOOST_TEST(table.columns[1].heading.text == "Anna, Byz.");
    BOOST_REQUIRE(table.rows.size() == 4U);
    BOOST_TEST(texts_of(table.rows[0]) == (Texts{"start", "10", "10", "10", "10", "10", "10"}),
               boost::test_tools::per_element());
    BOOST_TEST(texts_of(table.rows[3]) == (Texts{"end", "55", "1", "42", "29", "35", "24"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(all_numbers_have_a_row_for_each_entry_that_changed_one) {
    const paper::Table& numbers = chart("vp").numbers;
    BOOST_TEST(texts_of(numbers.rows[0]) == (Texts{"0", "1", "10", "10", "10", "10", "10", "10"}),
               boost::test_tools::per_element());
    BOOST_TEST(texts_of(numbers.rows[1]) == (Texts{"1", "1", "13", "10", "10", "10", "10", "10"}),
               boost::test_tools::per_element());
    BOOST_TEST(numbers.rows.size() < 100U);
}

BOOST_AUTO_TEST_CASE(sources_add_up_to_the_track) {
    const paper::Table& numbers = chart("vp-sources").numbers;
    std::size_t rows = 0;
    for (const paper::Row& row : numbers.rows) {
        int sum = 0;
        for (std::size_t i = 3; i + 1 < row.cells.size(); ++i) sum += std::stoi(row.cells[i].text);
        BOOST_TEST(sum == std::stoi(row.cells.back().text));
        ++rows;
    }
    BOOST_TEST(rows == 4U * 3 * 2);
}

BOOST_AUTO_TEST_CASE(luck_and_hits_are_those_of_the_report) {
    BOOST_TEST(texts_of(chart("luck").table.rows[2]) == (Texts{"Clara", "\u22121.06", "\u22120.38"}),
               boost::test_tools::per_element());
    BOOST_TEST(texts_of(chart("hits").table.rows[2]) == (Texts{"Clara", "32", "18", "16.0", "+2.00"}),
               boost::test_tools::per_element());
    BOOST_TEST(texts_of(chart("attacks").table.rows[2]) ==
                   (Texts{"33", "Clara", "Hira", "50.0%", "\u22120.50", "0.00", "beaten off"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(before_the_first_attack_it_is_said_that_there_was_none) {
    const auto all = charts_of(sample_session(3));
    const auto fights = std::find_if(all.begin(), all.end(), [](const Chart& one) { return one.file == "attacks"; });
    BOOST_TEST(holds(paper::svg_file(fights->picture), "No city has been attacked yet."));
}

BOOST_AUTO_TEST_CASE(players_differ_in_shape_letter_and_dash) {
    std::set<paper::Shape> shapes;
    std::set<paper::Dash> dashes;
    std::set<std::string> letters;
    for (const auto player : byzantium::colors) {
        shapes.insert(byzantium::words::badge(player).shape);
        letters.insert(byzantium::words::badge(player).letter);
        dashes.insert(present::dash_of(byzantium::words::badge(player)));
    }
    BOOST_TEST(shapes.size() == 4U);
    BOOST_TEST(letters.size() == 4U);
    BOOST_TEST(dashes.size() == 4U);
}

// In some charts "B" was Basil, in others Clara's blue.
BOOST_AUTO_TEST_CASE(the_letter_of_a_mark_is_that_of_its_players_name_in_every_chart) {
    std::map<paper::Ink, std::string> letters;
    for (const Chart& one : sample_charts())
        for (const paper::Item& item : one.picture.items) {
            const auto* const mark = std::get_if<paper::Mark>(&item);
            if (mark == nullptr || mark->letter.empty()) continue;
            const auto [known, is_new] = letters.emplace(mark->fill, mark->letter);
            BOOST_TEST(known->second == mark->letter, one.file);
        }
    BOOST_TEST(letters.at(byzantium::words::ink(byzantium::Color::blue)) == "C");
    BOOST_TEST(letters.size() == 3U);
}

BOOST_AUTO_TEST_CASE(a_scale_holds_its_values_with_few_lines) {
    for (const int least : {-300, -12, -1, 0})
        for (const int most : {0, 1, 7, 55, 240, 100000}) {
            const present::Span span = present::whole_span(least, most);
            const auto grid = present::grid_of(span);
            BOOST_TEST(span.from <= least);
            BOOST_TEST(span.to >= most);
            BOOST_TEST((grid.size() >= 2 && grid.size() <= 9), least << " to " << most << ": " << grid.size());
            BOOST_TEST(std::count(grid.begin(), grid.end(), 0) == 1);
        }
}

BOOST_AUTO_TEST_CASE(are_files_of_three_kinds) {
    using present::ChartFormat;
    const Chart& one = chart("money");
    BOOST_TEST(present::chart_file(one, ChartFormat::png).substr(1, 3) == "PNG");
    BOOST_TEST(present::chart_file(one, ChartFormat::svg).starts_with("<?xml"));
    BOOST_TEST(present::chart_file(one, ChartFormat::csv).starts_with("entry,turn,\"Anna, Byz.\""));
    const SampleReport sample{sample_session()};
    BOOST_TEST(present::chart_file_name(one, ChartFormat::svg, sample.facts.title) == "friday-at-anna-s-money.svg");
}

BOOST_AUTO_TEST_SUITE_END()
