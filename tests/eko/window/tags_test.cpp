// SPDX-License-Identifier: MIT
// Boards full of tags: lines from near their fields are short, and neither cross each other nor run below another tag.
#include "eko/rules/board.h"
#include "eko/rules/header.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/text/header.h"
#include "eko/window/board/board_places.h"
#include "eko/window/board/tag_drawing.h"
#include "eko/window/board/tag_places.h"
#include "eko/window/driver.h"
#include "eko/words/names.h"
#include "eko/words/pictures/board_picture.h"
#include "eko/words/pictures/signs.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/theme.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

using namespace eko;
using eko::window::Lead;
using eko::window::TagPlace;
using gui::Rect;
using paper::Point;

namespace {

const auto sizes_of_text = boost::unit_test::data::make({1.0, 1.5, 2.0});

constexpr double panel_edge = 10;
// Of the board, in windows of 1280x720 and of 1920x1080; and with a long question below it.
const std::array panels{Rect{0, 0, 870, 380}, Rect{0, 0, 1310, 690}, Rect{0, 0, 700, 250}};

// One to three badges on two of three fields of the sample board.
std::vector<words::FieldTag> many_tags(const Board& board, std::uint64_t seed) {
    eko_support::Bits bits{seed};
    std::vector<words::FieldTag> all;
    for (std::size_t i = 0; i < board.fields.size(); ++i) {
        if (bits.one_in(3)) continue;
        words::FieldTag tag{window::field_of(i), {}, {}};
        for (std::size_t part = 0; part <= bits.below(3); ++part)
            tag.parts.push_back({words::badge(Color::cyan), std::to_string(bits.below(4))});
        all.push_back(std::move(tag));
    }
    return all;
}

struct Placed {
    std::vector<TagPlace> places;
    double radius;  // of a field
    std::vector<window::Crown> crowns{};
    std::vector<Rect> pieces{};
};

Placed places_of(const Header& header, const Table& table, const std::vector<words::FieldTag>& tags, double text,
                 const Rect& panel, words::WithoutRoom without_room = words::WithoutRoom::small_on_field) {
    const Board& board = table.board;
    const gui::Theme theme = gui::theme(gui::Tone::light, text);
    wxBitmap unseen{1, 1};
    wxMemoryDC dc{unseen};
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    std::vector<gui::Area> areas;
    gui::Painter painter{*context, theme, panel, areas};
    const Position now = start(table, header);
    const auto picture = words::board_picture({board, header.layout, now}, words::BoardSize::bare, {}, {});
    window::BoardPlaces places;
    places.set_panel(panel.inset(theme.scaled(panel_edge)));
    places.set_picture(picture.width, picture.height);
    std::vector<FieldId> shown;
    for (const auto& tag : tags) shown.push_back(tag.field);
    const window::Hexagons hexagons{board, places.picture()};
    std::vector<window::Crown> crowns;
    for (const FieldId field : board.all_ways)
        if (const auto stack = now.cells.stack(field); stack && stack->emperor)
            crowns.push_back({field, hexagons.placed(field, words::crown_box(words::largest_letters))});
    Placed placed{{}, hexagons.radius(), crowns};
    for (const auto& place : window::tag_places(painter, hexagons, tags, {shown, crowns, {}, without_room}))
        if (place) placed.places.push_back(*place);
    for (const FieldId field : shown) {  // an owner's mark, and a number
        placed.pieces.push_back(hexagons.placed(field, {{-0.75, -0.43}, 0.98, 0.98, {}, {}}));
        placed.pieces.push_back(hexagons.placed(field, {{0.21, -0.26}, 0.58, 0.6, {}, {}}));
    }
    return placed;
}

// Above 0 if the way from a by b to c turns clockwise, on a screen.
double turn(const Point& a, const Point& b, const Point& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool cross(const Lead& one, const Lead& other) {
    return turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to) < 0 &&
           turn(other.from, other.to, one.from) * turn(other.from, other.to, one.to) < 0;
}

bool runs_below(const Lead& line, const Rect& box) {
    const Rect inner = box.inset(1);
    return cross(line, {{inner.x, inner.y}, {inner.right(), inner.bottom()}}) ||
           cross(line, {{inner.right(), inner.y}, {inner.x, inner.bottom()}});
}

struct Counted {
    std::size_t lines = 0;
    std::size_t crossings = 0;
    std::size_t hidden = 0;  // lines below tags of other fields
    std::size_t long_ = 0;   // longer than two fields
};

void count(const Placed& placed, Counted& counted) {
    const auto& places = placed.places;
    const double radius = placed.radius;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i].lead) continue;
        ++counted.lines;
        const auto& [from, to] = *places[i].lead;
        if (std::hypot(from.x - to.x, from.y - to.y) > 2 * radius) ++counted.long_;
        for (std::size_t j = 0; j < places.size(); ++j) {
            if (j == i) continue;
            if (j > i && places[j].lead && cross(*places[i].lead, *places[j].lead)) ++counted.crossings;
            if (runs_below(*places[i].lead, places[j].box)) ++counted.hidden;
        }
    }
}

bool meet(const Rect& one, const Rect& other) {
    const Rect both = one.within(other);
    return both.w > 1 && both.h > 1;
}

// Of the width that its letters would need in its height, the least that any tag has.
double most_squeezed(const std::vector<words::FieldTag>& tags, const Placed& placed) {
    const gui::Theme theme = gui::theme(gui::Tone::light, 1);
    wxBitmap unseen{1, 1};
    wxMemoryDC dc{unseen};
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    std::vector<gui::Area> areas;
    gui::Painter painter{*context, theme, {0, 0, 400, 400}, areas};
    double least = 1;
    for (std::size_t i = 0; i < tags.size(); ++i) {
        const TagPlace& one = placed.places[i];
        const auto said = one.said == window::Said::players ? window::players_of(tags[i]) : tags[i];
        window::TagDrawing drawing{painter, one.box.h};
        least = std::min(least, one.box.w / drawing.box(said, 0, 0, 4000).w);
    }
    return least;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(tags_near_their_fields)

BOOST_DATA_TEST_CASE(their_lines_are_short_and_do_not_cross, sizes_of_text, text) {
    Counted counted;
    for (std::size_t players = 2; players <= 4; ++players) {
        const Header header = gui_test::sample_for(players);
        const Table table = text::table_of(header);
        for (const Rect& panel : panels)
            for (std::uint64_t seed = 1; seed <= 10; ++seed)
                count(places_of(header, table, many_tags(table.board, seed), text, panel), counted);
    }
    BOOST_TEST(counted.lines > 100U);
    BOOST_TEST(counted.crossings == 0U);
    BOOST_TEST(counted.hidden == 0U);
    BOOST_TEST(counted.long_ == 0U);
}

// Where the emperor stands is what threats are about.
BOOST_DATA_TEST_CASE(no_crown_is_covered, sizes_of_text, text) {
    std::size_t crowns = 0;
    std::size_t covered = 0;
    for (std::size_t players = 2; players <= 4; ++players) {
        const Header header = gui_test::sample_for(players);
        const Table table = text::table_of(header);
        for (const Rect& panel : panels)
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                const auto placed = places_of(header, table, many_tags(table.board, seed), text, panel);
                crowns += placed.crowns.size();
                for (const TagPlace& one : placed.places)
                    for (const window::Crown& crown : placed.crowns) {
                        const Rect both = one.box.within(crown.box);
                        covered += both.w > 1 && both.h > 1 ? 1 : 0;
                    }
            }
    }
    BOOST_TEST(crowns == 270U);
    BOOST_TEST(covered == 0U);
}

// On a small board a reach hid discs and letters below its tags, and tags below tags, some too small to be read.
BOOST_DATA_TEST_CASE(what_may_be_left_out_covers_nothing, sizes_of_text, text) {
    std::size_t drawn = 0;
    std::size_t covering = 0;
    std::size_t tiny = 0;
    std::size_t beside = 0;  // their fields: they would be taken for the next one's
    for (std::size_t players = 2; players <= 4; ++players) {
        const Header header = gui_test::sample_for(players);
        const Table table = text::table_of(header);
        for (const Rect& panel : panels)
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const auto [places, radius, crowns, pieces] =
                    places_of(header, table, many_tags(table.board, seed), text, panel, words::WithoutRoom::left_out);
                drawn += places.size();
                for (const TagPlace& one : places) beside += one.lead ? 1U : 0U;
                for (std::size_t i = 0; i < places.size(); ++i) {
                    tiny += places[i].box.h < 13 * text ? 1U : 0U;
                    for (std::size_t j = 0; j < i; ++j) covering += meet(places[i].box, places[j].box) ? 1U : 0U;
                    for (const Rect& piece : pieces) covering += meet(places[i].box, piece) ? 1U : 0U;
                }
            }
    }
    BOOST_TEST(drawn > 100U);
    BOOST_TEST(covering == 0U);
    BOOST_TEST(tiny == 0U);
    BOOST_TEST(beside == 0U);
}

// On a small board a tag without room had letters of four pixels.
BOOST_DATA_TEST_CASE(what_finds_no_room_says_only_whom_it_is_about, sizes_of_text, text) {
    double least = 1;
    for (std::size_t players = 2; players <= 4; ++players) {
        const Header header = gui_test::sample_for(players);
        const Table table = text::table_of(header);
        for (const Rect& panel : panels)
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const auto tags = many_tags(table.board, seed);
                least = std::min(least, most_squeezed(tags, places_of(header, table, tags, text, panel)));
            }
    }
    BOOST_TEST(least > 0.33);
}

// A sign that was cut said nothing: the price of a building became three dots.
BOOST_AUTO_TEST_CASE(what_they_say_becomes_smaller_and_is_not_cut) {
    const gui::Theme theme = gui::theme(gui::Tone::light, 1);
    wxBitmap unseen{1, 1};
    wxMemoryDC dc{unseen};
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    std::vector<gui::Area> areas;
    std::vector<gui::Drawn> drawn;
    gui::Painter painter{*context, theme, {0, 0, 400, 400}, areas};
    painter.note_down(drawn);
    for (double high = 10; high <= 20; ++high)
        for (double part = 0.5; part <= 1; part += 0.05) {
            const words::FieldTag tag{FieldId{0}, {{words::badge(Color::cyan), "\u23022\u00bb"}}, {}};
            window::TagDrawing drawing{painter, high};
            Rect pill = drawing.box(tag, 100, 100, 400);
            pill.w *= part;
            drawing.draw(tag, pill);
        }
    std::size_t written = 0;
    for (const gui::Drawn& one : drawn) {
        written += one.text.empty() ? 0U : 1U;
        BOOST_TEST(!one.cut, one.text << " became " << one.cut.value_or(""));
    }
    BOOST_TEST(written > 50U);
}

// The same of the counting itself.
BOOST_AUTO_TEST_CASE(lines_that_cross_are_counted) {
    Counted counted;
    count({{{{0, 0, 10, 10}, Lead{{10, 5}, {40, 25}}},
            {{0, 20, 10, 10}, Lead{{10, 25}, {40, 5}}},
            {{20, 30, 10, 10}, Lead{{30, 35}, {40, 35}}},
            {{0, 30, 10, 10}, Lead{{10, 35}, {40, 36}}}},
           17},
          counted);
    BOOST_TEST(counted.lines == 4U);
    BOOST_TEST(counted.crossings == 1U);
    BOOST_TEST(counted.hidden == 1U);
    BOOST_TEST(counted.long_ == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
