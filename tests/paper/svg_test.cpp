// SPDX-License-Identifier: MIT
#include "paper/svg.h"

#include "paper/outlines.h"
#include "paper/palette.h"

#include <boost/property_tree/ptree.hpp>
#include <boost/property_tree/xml_parser.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <sstream>

using namespace paper;

namespace {

using boost::property_tree::ptree;

// Of the root element. Throws if the text is not well-formed.
ptree parsed(const std::string& xml) {
    std::istringstream in{xml};
    ptree tree;
    boost::property_tree::read_xml(in, tree);
    return tree.get_child("svg");
}

Picture with(Item item) { return {100, 50, "A picture", {std::move(item)}}; }

const Picture every_item{200,
                         100,
                         "Anna & Boris <\"1\">",
                         {Line{{0, 0}, {10, 10}, {}}, Polyline{{{0, 0}, {5, 5}, {9, 1}}, {Ink::red, 2, Dash::dashes}},
                          Area{{{{0, 0}, {5, 0}, {5, 5}}}, Ink::land, Pen{}},
                          Box{{1, 2}, 30, 20, Ink::card, Pen{}, Hatch::crossed, Ink::ink},
                          Mark{{50, 50}, 12, Shape::diamond, Ink::green, Pen{}, "G", Ink::on_player},
                          Text{{1, 20}, "a < b & c", 12, Anchor::end, Face::serif_bold, Ink::ink, Ink::card}}};

BOOST_AUTO_TEST_SUITE(svg)

BOOST_AUTO_TEST_CASE(a_file_is_well_formed_and_holds_every_item) {
    const ptree root = parsed(svg_file(every_item));
    BOOST_TEST(root.get<std::string>("<xmlattr>.viewBox") == "0 0 200 100");
    BOOST_TEST(root.get<std::string>("title") == "Anna & Boris <\"1\">");
    for (const char* element : {"line", "polyline", "path", "rect", "polygon", "text"})
        BOOST_TEST(root.count(element) > 0U, element);
}

BOOST_AUTO_TEST_CASE(texts_are_escaped) {
    BOOST_TEST(escaped("<a href='x'>\"&\"</a>\x01") == "&lt;a href=&#39;x&#39;&gt;&quot;&amp;&quot;&lt;/a&gt;");
    const std::string written = svg_file(every_item);
    BOOST_TEST(written.find("a &lt; b &amp; c") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_file_has_colours_and_a_page_has_names_for_them) {
    const Picture picture = with(Mark{{5, 5}, 8, Shape::circle, Ink::red, std::nullopt, "", Ink::on_player});
    BOOST_TEST(svg_file(picture).find(hex(colour(Ink::red, Light::day))) != std::string::npos);
    BOOST_TEST(svg_element(picture).find("var(--red)") != std::string::npos);
    BOOST_TEST(svg_element(picture).find('#') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(by_classes_nothing_needs_a_style) {
    const std::string written = svg_by_classes(every_item);
    const ptree root = parsed(written);
    BOOST_TEST(root.get<std::string>("title") == "Anna & Boris <\"1\">");
    for (const char* element : {"line", "polyline", "path", "rect", "polygon", "text"})
        BOOST_TEST(root.count(element) > 0U, element);
    for (const char* never : {"style", "#", "var(", "\n", "\""})
        BOOST_TEST(written.find(never) == std::string::npos, never);
    BOOST_TEST(root.get<std::string>("polyline.<xmlattr>.class") == "s-red");
    BOOST_TEST(!root.get<std::string>("polyline.<xmlattr>.stroke-dasharray").empty());
    BOOST_TEST(root.get<std::string>("text.<xmlattr>.class") == "f-on-player m b");  // the letter on the mark
    BOOST_TEST(written.find("class='f-ink h-card e b r'>a &lt; b &amp; c<") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(places_are_written_without_noise) {
    const auto line = parsed(svg_file(with(Line{{0.5, 1.0 / 3}, {-0.001, 20}, {}}))).get_child("line.<xmlattr>");
    BOOST_TEST(line.get<std::string>("x1") == "0.5");
    BOOST_TEST(line.get<std::string>("y1") == "0.33");
    BOOST_TEST(line.get<std::string>("x2") == "0");
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(outlines)

BOOST_AUTO_TEST_CASE(strokes_of_a_hatch_stay_inside_their_box) {
    std::size_t strokes = 0;
    for (const Hatch hatch :
         {Hatch::rising, Hatch::falling, Hatch::crossed, Hatch::level, Hatch::upright, Hatch::grid}) {
        for (const double width : {3.0, 40.0}) {
            const Box box{{7, 11}, width, 23, std::nullopt, std::nullopt, hatch, Ink::ink};
            for (const Line& line : hatching(box)) {
                ++strokes;
                for (const Point& end : {line.from, line.to}) {
                    BOOST_TEST((end.x >= 7 - 1e-9 && end.x <= 7 + width + 1e-9));
                    BOOST_TEST((end.y >= 11 - 1e-9 && end.y <= 34 + 1e-9));
                }
            }
        }
    }
    BOOST_TEST(strokes > 100U);
}

BOOST_AUTO_TEST_CASE(full_and_empty_have_no_strokes) {
    for (const Hatch hatch : {Hatch::full, Hatch::empty})
        BOOST_TEST(hatching(Box{{0, 0}, 50, 50, Ink::card, std::nullopt, hatch, Ink::ink}).empty());
}

BOOST_AUTO_TEST_CASE(players_shapes_differ_in_corners_and_dashes_in_lengths) {
    const auto corners_of = [](Shape shape) {
        return corners({{0, 0}, 10, shape, Ink::ink, std::nullopt, "", Ink::on_player});
    };
    BOOST_TEST(corners_of(Shape::circle).empty());
    BOOST_TEST(corners_of(Shape::triangle).size() == 3U);
    BOOST_TEST((corners_of(Shape::square) != corners_of(Shape::diamond)));
    std::set<std::vector<double>> patterns;
    for (const Dash dash : {Dash::solid, Dash::dashes, Dash::dots, Dash::dash_dots})
        patterns.insert(dashes({Ink::ink, 2, dash}));
    BOOST_TEST(patterns.size() == 4U);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(palette)

// WCAG 2: the relative luminance of a colour.
double luminance(Colour colour) {
    const auto channel = [](std::uint8_t value) {
        const double part = value / 255.0;
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(colour.red) + 0.7152 * channel(colour.green) + 0.0722 * channel(colour.blue);
}

double contrast(Ink one, Ink other, Light light) {
    const auto [dark, bright] = std::minmax({luminance(colour(one, light)), luminance(colour(other, light))});
    return (bright + 0.05) / (dark + 0.05);
}

BOOST_AUTO_TEST_CASE(text_can_be_read_by_day_and_by_night) {
    for (const Light light : {Light::day, Light::night})
        for (const Ink text : {Ink::ink, Ink::faint, Ink::accent})
            for (const Ink ground : {Ink::page, Ink::card})
                BOOST_TEST(contrast(text, ground, light) >= 4.5, name(text) << " on " << name(ground));
}

BOOST_AUTO_TEST_CASE(every_ink_has_a_name_of_its_own) {
    std::set<std::string> names;
    for (std::size_t i = 0; i < inks; ++i) names.insert(name(static_cast<Ink>(i)));
    BOOST_TEST(names.size() == inks);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
