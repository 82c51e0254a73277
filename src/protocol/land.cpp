// SPDX-License-Identifier: MIT
#include "protocol/land.h"

#include "protocol/fields.h"
#include "protocol/json_in.h"

namespace protocol {
namespace {

constexpr std::size_t fewest_points = 3;  // of a ring

Land read_collection(json::Value collection);
void add_polygon(Land& land, json::Value rings);

}  // namespace

Land read_land(std::string_view text, std::string_view file_name) try {
    if (text.size() > longest_land)
        throw FormatError{std::string{file_name},
                          {marked("is longer than {most} bytes"), {{"most", static_cast<std::int64_t>(longest_land)}}}};
    const auto document = json::Document::parse(text);
    if (!document) throw broken_file(text, file_name, document.error());
    return read_collection(document->root());
} catch (const Trouble& trouble) {
    throw FormatError{place_in(file_name, trouble.where), trouble.why};
}

namespace {

Land read_collection(json::Value collection) {
    Land land;
    for (const json::Value feature : list(member(collection, "features"))) {
        const json::Value geometry = member(feature, "geometry");
        const json::Value coordinates = member(geometry, "coordinates");
        const json::Value type = member(geometry, "type");
        if (text_of(type) == "Polygon") {
            add_polygon(land, coordinates);
        } else if (text_of(type) == "MultiPolygon") {
            for (const json::Value polygon : list(coordinates)) add_polygon(land, polygon);
        } else {
            refuse(type, {marked("\"Polygon\" or \"MultiPolygon\"")});
        }
    }
    return land;
}

double coordinate(json::Value value, int most) {
    if (number(value) < -most || number(value) > most)
        refuse(value, {marked("from {lowest} to {highest} degrees"),
                       {{"lowest", static_cast<std::int64_t>(-most)}, {"highest", static_cast<std::int64_t>(most)}}});
    return number(value);
}

Point read_point(json::Value value) {
    const auto numbers = list(value);
    if (numbers.size() < 2) refuse(value, {marked("a longitude and a latitude")});
    return {coordinate(numbers[0], 180), coordinate(numbers[1], 90)};
}

void add_polygon(Land& land, json::Value rings) {
    for (const json::Value value : list(rings)) {
        Ring ring;
        for (const json::Value point : list(value)) ring.points.push_back(read_point(point));
        if (ring.points.size() < fewest_points) refuse(value, {marked("a ring of three points or more")});
        land.rings.push_back(std::move(ring));
    }
}

}  // namespace
}  // namespace protocol
