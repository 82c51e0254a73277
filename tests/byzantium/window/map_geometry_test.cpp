// SPDX-License-Identifier: MIT
// Where things on the map lie: pure geometry, without a window.
#include "byzantium/window/map/map_boxes.h"
#include "byzantium/window/map/map_labels.h"
#include "byzantium/window/map/map_projection.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <array>
#include <cmath>
#include <ostream>

namespace {

using byzantium::window::Crowd;
using byzantium::window::MapProjection;
using byzantium::window::Spot;
using gui::Rect;

constexpr double near = 1e-6;
constexpr auto touching = byzantium::window::Standing::touching;

struct Panel {
    const char* name;
    Rect rect;
};
std::ostream& operator<<(std::ostream& out, const Panel& panel) { return out << panel.name; }
constexpr std::array panels{Panel{"usual", {0, 0, 880, 400}}, Panel{"wide", {10, 20, 1900, 500}},
                            Panel{"high", {0, 0, 400, 900}}, Panel{"small", {0, 0, 300, 160}}};

MapProjection on(const Rect& panel) {
    MapProjection projection;
    projection.set_panel(panel);
    return projection;
}

bool close(const Spot& a, const Spot& b) { return std::hypot(a.x - b.x, a.y - b.y) < near; }

}  // namespace

BOOST_AUTO_TEST_SUITE(map_geometry)

BOOST_DATA_TEST_CASE(every_city_lies_inside_the_panel, boost::unit_test::data::make(panels), panel) {
    const MapProjection map = on(panel.rect);
    for (const auto& city : support::standard_table().board.cities) {
        const Spot at = map.at(city.lon, city.lat);
        BOOST_TEST(panel.rect.contains(at.x, at.y), city.id);
    }
}

BOOST_AUTO_TEST_CASE(north_is_up_and_east_is_right) {
    const MapProjection map = on(panels[0].rect);
    BOOST_TEST(map.at(30, 40).y < map.at(30, 30).y);
    BOOST_TEST(map.at(30, 35).x < map.at(40, 35).x);
    // Mercator: a degree in the north is longer.
    BOOST_TEST(map.at(30, 40).y - map.at(30, 41).y > map.at(30, 21).y - map.at(30, 22).y);
}

BOOST_AUTO_TEST_CASE(zooming_keeps_the_place_under_the_pointer) {
    MapProjection map = on(panels[0].rect);
    const Spot pointer = map.at(36.3, 33.5);
    map.zoom(pointer, 2);
    BOOST_TEST(close(map.at(36.3, 33.5), pointer));
    BOOST_TEST(map.zoom() == 2);
    map.zoom(pointer, 100);
    BOOST_TEST(map.zoom() == 6);  // no nearer
    map.zoom(pointer, 0.001);
    BOOST_TEST((map == on(panels[0].rect)));  // no farther than the whole
}

BOOST_AUTO_TEST_CASE(dragging_never_leaves_the_map) {
    MapProjection map = on(panels[0].rect);
    const MapProjection whole = map;
    map.drag(50, 50);
    BOOST_TEST((map == whole));
    map.zoom({440, 200}, 3);
    const Spot before = map.at(36, 33);
    map.drag(-10, 5);
    BOOST_TEST(close(map.at(36, 33), {before.x - 10, before.y + 5}));
    map.drag(1e6, 1e6);
    BOOST_TEST(close({map.zoomed(panels[0].rect).x, map.zoomed(panels[0].rect).y}, {0, 0}));
    map.drag(-1e6, -1e6);
    BOOST_TEST(map.zoomed(panels[0].rect).right() == panels[0].rect.right(), boost::test_tools::tolerance(near));
    map.fit();
    BOOST_TEST((map == whole));
}

BOOST_AUTO_TEST_CASE(what_is_zoomed_can_be_unzoomed) {
    MapProjection map = on(panels[1].rect);
    map.zoom({500, 200}, 2.5);
    const Rect box{100, 50, 80, 30};
    const Rect there_and_back = map.unzoomed(map.zoomed(box));
    BOOST_TEST(close({there_and_back.x, there_and_back.y}, {box.x, box.y}));
    BOOST_TEST(close({there_and_back.w, there_and_back.h}, {box.w, box.h}));
}

BOOST_DATA_TEST_CASE(boxes_lie_inside_and_apart, boost::unit_test::data::make(panels), panel) {
    const auto boxes = byzantium::window::map_boxes(on(panel.rect));
    const std::array all{boxes.actions, boxes.holdings, boxes.bulgars};
    for (std::size_t i = 0; i < all.size(); ++i) {
        BOOST_TEST(byzantium::window::shared_area(all[i], panel.rect) == all[i].w * all[i].h,
                   boost::test_tools::tolerance(near));
        for (std::size_t other = i + 1; other < all.size(); ++other)
            BOOST_TEST(byzantium::window::shared_area(all[i], all[other]) == 0);
    }
}

// At 1280x720, beside a question: the number of Bulgars decides games.
BOOST_AUTO_TEST_CASE(the_usual_map_fills_its_field_and_shows_the_bulgars_large) {
    const MapProjection map = on({0, 0, 864, 370});
    const auto boxes = byzantium::window::map_boxes(map);
    BOOST_TEST(boxes.bulgars.w >= 80);
    BOOST_TEST(boxes.bulgars.h >= 36);
    BOOST_TEST(map.sheet().w >= 0.95 * map.panel().w);
    const Spot dyrrachium = map.at(19.45, 41.3);
    BOOST_TEST(!boxes.bulgars.contains(dyrrachium.x, dyrrachium.y));
}

// Beside Dyrrachium there is no room then: the box lies in the sea, off the cities.
BOOST_AUTO_TEST_CASE(a_small_map_shows_the_bulgars_in_a_box_that_can_be_read) {
    for (const Rect& panel : {Rect{0, 0, 400, 260}, Rect{0, 0, 460, 295}}) {
        const MapProjection map = on(panel);
        const Rect bulgars = byzantium::window::map_boxes(map).bulgars;
        BOOST_TEST(bulgars.w >= 60);
        BOOST_TEST(bulgars.h >= 27);
        for (const auto& city : support::standard_table().board.cities) {
            const Spot at = map.at(city.lon, city.lat);
            BOOST_TEST(!bulgars.inset(-8).contains(at.x, at.y), city.id);
        }
    }
}

BOOST_AUTO_TEST_CASE(shared_area_is_that_of_both) {
    BOOST_TEST(byzantium::window::shared_area({0, 0, 10, 10}, {5, 6, 10, 10}) == 20);
    BOOST_TEST(byzantium::window::shared_area({0, 0, 10, 10}, {10, 0, 10, 10}) == 0);
    BOOST_TEST(byzantium::window::shared_area({0, 0, 10, 10}, {2, 2, 3, 3}) == 9);
}

BOOST_AUTO_TEST_CASE(a_label_with_room_goes_below) {
    const Rect city{100, 100, 20, 20};
    const auto label = byzantium::window::placed({{city, 40, 10}}, {{0, 0, 300, 300}, {city}, {}}, touching).at(0);
    BOOST_TEST(label.y >= city.bottom());
    BOOST_TEST(label.middle_x() == city.middle_x());
}

BOOST_AUTO_TEST_CASE(labels_keep_clear_of_things_and_of_one_another) {
    const Rect left{100, 100, 20, 20};
    const Rect right{124, 100, 20, 20};
    const Rect below{80, 121, 90, 14};
    const Crowd crowd{{0, 0, 300, 300}, {left, right, below}, {}};
    const auto labels = byzantium::window::placed({{left, 40, 10}, {right, 40, 10}}, crowd, touching);
    BOOST_TEST(byzantium::window::shared_area(labels.at(0), labels.at(1)) == 0);
    for (const Rect& label : labels)
        for (const Rect& thing : crowd.things) BOOST_TEST(byzantium::window::shared_area(label, thing) == 0);
}

BOOST_AUTO_TEST_CASE(a_label_keeps_away_from_what_another_label_names) {
    const Rect city{100, 100, 20, 20};
    const Rect other{92, 133, 20, 20};  // just below where the label goes else
    const auto labels = byzantium::window::placed({{city, 40, 10}, {other, 40, 10}}, {{0, 0, 300, 300}, {}, {}},
                                                  byzantium::window::Standing::clear_of_others);
    BOOST_TEST(byzantium::window::gap_between(labels.at(0), other) >= 6);
}

BOOST_AUTO_TEST_CASE(a_label_stays_in_the_picture_and_off_the_lines) {
    const Rect city{0, 280, 20, 20};  // in the corner
    const Rect bounds{0, 0, 300, 300};
    const auto label = byzantium::window::placed({{city, 40, 10}}, {bounds, {city}, {}}, touching).at(0);
    BOOST_TEST(byzantium::window::shared_area(label, bounds) == 400);
    const Rect middle{100, 100, 20, 20};
    const Crowd crossed{bounds, {middle}, {{{110, 110}, {110, 300}}}};
    BOOST_TEST(byzantium::window::placed({{middle, 40, 10}}, crossed, touching).at(0).y < middle.bottom());
}

BOOST_AUTO_TEST_SUITE_END()
