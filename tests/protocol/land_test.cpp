// SPDX-License-Identifier: MIT
#include "protocol/land.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>
#include <string>
#include <vector>

namespace {

std::string collection(const std::string& geometry) {
    return R"({"type":"FeatureCollection","features":[{"type":"Feature","geometry":)" + geometry + "}]}";
}

std::string polygon(const std::string& coordinates) {
    return collection(R"({"type":"Polygon","coordinates":)" + coordinates + "}");
}

std::string land_fault_in(const std::string& text) {
    try {
        protocol::read_land(text, "my.json");
    } catch (const protocol::FormatError& error) {
        return error.what();
    }
    return "accepted";
}

struct LandFault {
    const char* name;
    std::string text;
    const char* what;
};
std::ostream& operator<<(std::ostream& out, const LandFault& fault) { return out << fault.name; }

const std::vector<LandFault> land_faults{
    {"no_features", "{}", "my.json: features: is missing"},
    {"a_point", collection(R"({"type":"Point","coordinates":[1,2]})"),
     "my.json: features[0].geometry.type: must be \"Polygon\" or \"MultiPolygon\", not \"Point\""},
    {"half_a_point", polygon("[[[1,2],[3],[4,5]]]"),
     "my.json: features[0].geometry.coordinates[0][1]: must be a longitude and a latitude, not a list"},
    {"off_the_earth", polygon("[[[1,2],[3,91],[4,5]]]"),
     "my.json: features[0].geometry.coordinates[0][1][1]: must be from -90 to 90 degrees, not 91"},
    {"a_line", polygon("[[[1,2],[3,4]]]"),
     "my.json: features[0].geometry.coordinates[0]: must be a ring of three points or more, not a list"},
    {"no_json", "{", "my.json: line 1, column 2: the file breaks off here"},
    {"too_long", std::string(2'000'000, ' '), "my.json: is longer than 1048576 bytes"},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(land)

BOOST_AUTO_TEST_CASE(rings_of_all_polygons_are_read) {
    const auto one = protocol::read_land(polygon("[[[1,2],[3,4.5],[-5,6]]]"), "land");
    BOOST_REQUIRE(one.rings.size() == 1U);
    const std::vector<protocol::Point> points{{1, 2}, {3, 4.5}, {-5, 6}};
    BOOST_TEST((one.rings[0].points == points));
    const auto three = protocol::read_land(
        collection(
            R"({"type":"MultiPolygon","coordinates":[[[[1,2],[3,4],[5,6]],[[1,1],[1,2],[2,2]]],[[[7,8],[9,9],[8,7]]]]})"),
        "land");
    BOOST_TEST(three.rings.size() == 3U);
}

BOOST_DATA_TEST_CASE(is_refused_with_place_and_reason, land_faults, fault) {
    BOOST_TEST(land_fault_in(fault.text) == fault.what);
}

BOOST_AUTO_TEST_SUITE_END()
