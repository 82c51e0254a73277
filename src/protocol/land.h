// SPDX-License-Identifier: MIT
// The coastline file (GeoJSON) as plain values, for drawing only.
#pragma once

#include "protocol/text.h"

#include <string_view>
#include <vector>

namespace protocol {

inline constexpr std::size_t longest_land = std::size_t{1} << 20;  // bytes

struct Point {
    double lon;  // degrees
    double lat;
    bool operator==(const Point&) const = default;
};

// A closed line, its last point joined to its first. Land lies inside an odd number of rings.
struct Ring {
    std::vector<Point> points;  // three or more
    bool operator==(const Ring&) const = default;
};

struct Land {
    std::vector<Ring> rings;
    bool operator==(const Land&) const = default;
};

// All rings of all polygons of a FeatureCollection. Throws FormatError at the first fault, as read_board does.
// Unknown extra fields are ignored.
Land read_land(std::string_view text, std::string_view file_name);

}  // namespace protocol
