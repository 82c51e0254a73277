// SPDX-License-Identifier: MIT
// The names of cities keep their places on the map while the game goes on.
#include "byzantium/window/map/map_layout.h"
#include "byzantium/window/sample_table.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/table/board_view.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/theme.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/defs.h>
#include <wx/graphics.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <ostream>
#include <vector>

namespace {

using byzantium::window::MapLayout;
using byzantium::window::MapProjection;
using byzantium::window::NamePlaces;
using gui::Rect;

struct MapSize {
    const char* name;
    Rect panel;
};
std::ostream& operator<<(std::ostream& out, const MapSize& size) { return out << size.name; }
const std::array map_sizes{MapSize{"of a window of 1280x720", {0, 0, 870, 380}},
                           MapSize{"of a window of 1920x1080", {0, 0, 1310, 690}},
                           MapSize{"of a window of 800x600", {0, 0, 400, 260}}};

MapLayout laid_out_after(NamePlaces& names, const gui::Theme& theme, const Rect& panel,
                         const byzantium::words::BoardView& view, const byzantium::window::OnMap& on_map = {}) {
    wxBitmap unseen{1, 1};
    wxMemoryDC dc{unseen};
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    std::vector<gui::Area> areas;
    gui::Painter painter{*context, theme, panel, areas};
    MapProjection projection;
    projection.set_panel(panel);
    return map_layout(painter, projection, view, on_map, names);
}

MapLayout laid_out(const gui::Theme& theme, const Rect& panel, const byzantium::words::BoardView& view,
                   const byzantium::window::OnMap& on_map = {}) {
    NamePlaces none;
    return laid_out_after(none, theme, panel, view, on_map);
}

std::vector<Rect> names_of(const MapLayout& layout) {
    std::vector<Rect> all;
    for (const auto& city : layout.cities) all.push_back(city.label);
    return all;
}

// Pixels between two rectangles; 0 if they touch.
double gap(const Rect& one, const Rect& other) {
    const double x = std::max({0.0, one.x - other.right(), other.x - one.right()});
    const double y = std::max({0.0, one.y - other.bottom(), other.y - one.bottom()});
    return std::hypot(x, y);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(map_names)

BOOST_DATA_TEST_CASE(stay_through_the_whole_game, boost::unit_test::data::make(map_sizes), size) {
    gui_test::SampleTable table{gui_test::all_but_one};
    const gui::Theme& theme = table.driver().canvas("map").theme();
    const auto& desk = table.driver().desk();
    const auto& session = desk.session();
    const auto layout = [&](std::size_t entries) {
        return laid_out(
            theme, size.panel,
            byzantium::words::board_view(desk.names(), session.table(), session.journal().position_at(entries)));
    };
    const MapLayout first = layout(0);
    std::size_t moved_bodies = 0;  // else there would be nothing to make room for
    for (std::size_t i = 1; i <= gui_test::all_but_one; ++i) {
        const MapLayout now = layout(i);
        BOOST_TEST((names_of(now) == names_of(first)), "after entry " << i);
        for (std::size_t city = 0; city < now.cities.size(); ++city)
            if (now.cities[city].body != first.cities[city].body) ++moved_bodies;
    }
    BOOST_TEST(moved_bodies > 0U);
}

BOOST_AUTO_TEST_CASE(kept_places_are_those_that_would_be_found_anew) {
    gui_test::SampleTable table{gui_test::all_but_one};
    auto& driver = table.driver();
    const auto& desk = driver.desk();
    const auto view = byzantium::words::board_view(desk.names(), desk.session().table(), desk.shown());
    NamePlaces names;
    for (const double text : {1.0, 1.5}) {
        driver.look(gui::Tone::light, text, {1280, 720});
        const gui::Theme& theme = driver.canvas("map").theme();
        for (const MapSize& size : map_sizes) {
            const auto anew = names_of(laid_out(theme, size.panel, view));
            for (int time = 0; time < 2; ++time)
                BOOST_TEST((names_of(laid_out_after(names, theme, size.panel, view)) == anew), size);
        }
    }
}

// People took Jerusalem for Damascus, whose name stood beside it.
BOOST_DATA_TEST_CASE(each_is_nearest_to_its_own_city_or_tied_to_it, boost::unit_test::data::make(map_sizes), size) {
    gui_test::SampleTable table{gui_test::all_but_one};
    auto& driver = table.driver();
    const auto& desk = driver.desk();
    const auto& session = desk.session();
    std::size_t ties = 0;
    for (const double text : {1.0, 1.5}) {
        driver.look(gui::Tone::light, text, {1280, 720});
        for (std::size_t entries = 0; entries <= gui_test::all_but_one; entries += 20) {
            const auto view =
                byzantium::words::board_view(desk.names(), session.table(), session.journal().position_at(entries));
            const MapLayout layout = laid_out(driver.canvas("map").theme(), size.panel, view);
            for (std::size_t i = 0; i < layout.cities.size(); ++i) {
                const auto& city = layout.cities[i];
                if (city.tie) {
                    ++ties;
                    BOOST_TEST(gap(city.label, {city.tie->from.x, city.tie->from.y, 0, 0}) == 0);
                    BOOST_TEST(gap(city.body, {city.tie->to.x, city.tie->to.y, 0, 0}) == 0);
                    continue;
                }
                for (std::size_t other = 0; other < layout.cities.size(); ++other)
                    BOOST_TEST((other == i || gap(city.label, city.body) < gap(city.label, layout.cities[other].body) ||
                                gap(city.label, city.body) == 0),
                               view.cities[i].name << " is nearer to " << view.cities[other].name << ", text " << text);
            }
        }
    }
    BOOST_TEST(ties > 0U);
}

// In a window of 1280x720 every name finds room away from all cities but its own, whatever lies there.
BOOST_AUTO_TEST_CASE(none_stands_beside_the_tokens_of_another_city) {
    gui_test::SampleTable table{gui_test::all_but_one};
    auto& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    const auto& session = driver.desk().session();
    for (std::size_t entries = 0; entries <= gui_test::all_but_one; entries += 40) {
        const auto view = byzantium::words::board_view(driver.desk().names(), session.table(),
                                                       session.journal().position_at(entries));
        const MapLayout layout = laid_out(driver.canvas("map").theme(), map_sizes[0].panel, view);
        for (std::size_t i = 0; i < layout.cities.size(); ++i)
            for (std::size_t other = 0; other < layout.cities.size(); ++other)
                BOOST_TEST((i == other || gap(layout.cities[i].label, layout.cities[other].body) >= 2),
                           view.cities[i].name << " beside " << view.cities[other].name);
    }
}

// In large text "Damascus" all but touched Jerusalem's tokens, and people took these for those of Damascus.
BOOST_AUTO_TEST_CASE(none_touches_the_tokens_of_another_city_in_large_text) {
    gui_test::SampleTable table{0};
    auto& driver = table.driver();
    const auto& session = driver.desk().session();
    for (const wxSize& window : {wxSize{1280, 720}, wxSize{1920, 1080}}) {
        driver.look(gui::Tone::light, 1.5, window);
        const wxSize map = driver.canvas("map").GetClientSize();
        const Rect panel{0, 0, static_cast<double>(map.x), static_cast<double>(map.y)};
        const auto view =
            byzantium::words::board_view(driver.desk().names(), session.table(), session.journal().position_at(0));
        const MapLayout layout = laid_out(driver.canvas("map").theme(), panel, view);
        for (std::size_t i = 0; i < layout.cities.size(); ++i)
            for (std::size_t other = 0; other < layout.cities.size(); ++other)
                BOOST_TEST((i == other || gap(layout.cities[i].label, layout.cities[other].body) >= 2),
                           panel.w << ": " << view.cities[i].name << " beside " << view.cities[other].name << ": "
                                   << gap(layout.cities[i].label, layout.cities[other].body));
    }
}

// A click on the letters of a name never takes another city, but where that city's tokens lie over them, or its name.
BOOST_AUTO_TEST_CASE(a_name_answers_for_its_own_city_from_end_to_end) {
    gui_test::SampleTable table{0};
    auto& driver = table.driver();
    driver.look(gui::Tone::light, 1.5, {1280, 720});
    const auto areas = driver.canvas("map").areas();
    std::size_t names = 0;
    for (const gui::Area& name : areas) {
        if (!name.name.starts_with("name:")) continue;
        ++names;
        for (const double along : {0.02, 0.25, 0.5, 0.75, 0.98})
            for (const double down : {0.1, 0.5, 0.9}) {
                const double x = name.where.x + along * name.where.w;
                const double y = name.where.y + down * name.where.h;
                const auto hit = std::find_if(areas.rbegin(), areas.rend(),
                                              [&](const gui::Area& area) { return area.where.contains(x, y); });
                const bool is_its_own = hit->name.substr(5) == name.name.substr(5);
                BOOST_TEST((is_its_own || hit->name.starts_with("name:")), name.name << " takes " << hit->name);
            }
    }
    BOOST_TEST(names > 20U);
}

// Ten Bulgars were three dots.
BOOST_AUTO_TEST_CASE(bulgars_of_two_digits_are_written_whole) {
    gui_test::SampleTable table{8};
    auto& driver = table.driver();
    driver.look(gui::Tone::light, 1, {1280, 720});
    driver.click("map", "bulgars");
    driver.type("10");
    driver.key(WXK_RETURN);
    const auto whole = [&] {
        const auto all = driver.canvas("map").written();
        return std::any_of(all.begin(), all.end(), [](const gui::Drawn& one) { return one.text == "10" && !one.cut; });
    };
    BOOST_TEST(whole());
    driver.key('D', wxMOD_CONTROL);  // the map gives way to a line above it
    BOOST_TEST(whole());
}

BOOST_DATA_TEST_CASE(numbers_of_overlays_touch_their_own_city, boost::unit_test::data::make(map_sizes), size) {
    using byzantium::words::OverlayKind;
    gui_test::SampleTable table{gui_test::all_but_one};
    const gui::Theme& theme = table.driver().canvas("map").theme();
    const auto& desk = table.driver().desk();
    const auto& session = desk.session();
    std::size_t marks = 0;
    for (std::size_t i = 10; i <= gui_test::all_but_one; i += 16)
        for (const OverlayKind kind : {OverlayKind::danger, OverlayKind::money}) {
            const auto& now = session.journal().position_at(i);
            const auto overlay = byzantium::words::overlay(desk.names(), session.table(), now, {kind, {}});
            const MapLayout layout = laid_out(
                theme, size.panel, byzantium::words::board_view(desk.names(), session.table(), now), {{}, overlay});
            for (std::size_t mark = 0; mark < layout.marks.size(); ++mark, ++marks)
                BOOST_TEST(gap(layout.marks[mark], layout.cities[byzantium::index(overlay.marks[mark].city)].body) == 0,
                           overlay.marks[mark].words);
        }
    BOOST_TEST(marks > 20U);
}

BOOST_AUTO_TEST_SUITE_END()
