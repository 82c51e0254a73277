// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_layout.h"

#include "byzantium/window/map/map_labels.h"
#include "byzantium/window/map/map_links.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

// In units.
constexpr double tie_end = 3;         // within what is named
constexpr double far_off = 9;         // a label that far off has a line
constexpr double clearly_nearer = 4;  // than any other city

// Pawns stand on the side of their city where they cover least.
void place_pawns(const MapProjection& projection, const words::BoardView& view, MapLayout& layout) {
    for (std::size_t i = 0; i < layout.cities.size(); ++i) {
        double least = 0;
        bool first = true;
        for (const Rect& place : pawn_places(view.cities[i], layout.cities[i])) {
            double covered = place.w * place.h - shared_area(place, projection.panel());
            for (const CityLayout& other : layout.cities) {
                covered += shared_area(place, other.label);
                if (&other != &layout.cities[i])
                    covered += shared_area(place, other.body.inset(-4 * layout.cities[i].unit)) +
                               shared_area(place, other.pawns);
            }
            if (first || covered < least) layout.cities[i].pawns = place;
            least = first ? covered : std::min(least, covered);
            first = false;
        }
    }
}

// The city with its pawns and its arrow: what is said of it goes around all of them.
Rect around(const CityLayout& city) {
    const double top = city.arrow.w > 0 ? std::min(city.arrow.y, city.body.y) : city.body.y;
    if (city.pawns.w == 0) return {city.body.x, top, city.body.w, city.body.bottom() - top};
    const double left = std::min(city.body.x, city.pawns.x);
    const double right = std::max(city.body.right(), city.pawns.right());
    return {left, top, right - left, city.body.bottom() - top};
}

Crowd boxes_and_links(const MapProjection& projection, const words::BoardView& view, const MapBoxes& boxes) {
    Crowd crowd{projection.panel().inset(2), {boxes.actions, boxes.holdings, boxes.bulgars}, {}};
    for (const words::LinkView& link : view.links) crowd.lines.push_back(way(projection, view, link));
    return crowd;
}

// A name keeps its place while the game goes on: it makes room for the most that can ever lie in each city, and armies
// then stand where names leave room.
void place_names(Painter& painter, const MapProjection& projection, const words::BoardView& view, NamePlaces& names,
                 MapLayout& layout) {
    const TextStyle style = name_style(projection, painter.theme());
    const double high = painter.line_height(style) * 0.92;
    const double unit = unit_of(projection, painter.theme());
    Crowd crowd = boxes_and_links(projection, view, layout.boxes);
    std::vector<LabelWish> wishes;
    for (const words::CityView& city : view.cities) {
        const CityLayout fullest = fullest_layout(city, projection.at(city.lon, city.lat), unit);
        for (const Rect& thing : {fullest.body, fullest.arrow})
            if (thing.w > 0) crowd.things.push_back(thing);
        wishes.push_back({around(fullest), painter.width(city.name, style) + 2, high});
    }
    if (wishes != names.wishes || crowd != names.crowd) {
        names.rects = placed(wishes, crowd, Standing::clear_of_others);
        names.wishes = std::move(wishes);
        names.crowd = std::move(crowd);
    }
    for (std::size_t i = 0; i < names.rects.size(); ++i) layout.cities[i].label = names.rects[i];
}

// From the label's nearest point to the nearest of what it names, and a little into it.
Tie tie_between(const CityLayout& city) {
    const Rect& body = city.body;
    const double into = tie_end * city.unit;
    const Rect core = body.inset(std::min({into, body.w / 2, body.h / 2}));
    const Spot to{std::clamp(city.label.middle_x(), core.x, core.right()),
                  std::clamp(city.label.middle_y(), core.y, core.bottom())};
    return {{std::clamp(to.x, city.label.x, city.label.right()), std::clamp(to.y, city.label.y, city.label.bottom())},
            to};
}

// A name keeps clear of the highest stack its city could have, so beside a low one it may stand nearer to another: a
// line then says whose it is.
void tie_names(MapLayout& layout) {
    for (CityLayout& city : layout.cities) {
        const double own = gap_between(city.label, city.body);
        const bool is_apart = own > far_off * city.unit;
        const bool is_doubtful = std::any_of(layout.cities.begin(), layout.cities.end(), [&](const CityLayout& other) {
            return &other != &city && gap_between(city.label, other.body) < own + clearly_nearer * city.unit;
        });
        if (own > 0 && (is_apart || is_doubtful)) city.tie = tie_between(city);
    }
}

// All that tags must not cover.
Crowd crowd_of(const MapProjection& projection, const MapLayout& layout) {
    Crowd crowd{projection.panel().inset(2), {layout.boxes.actions, layout.boxes.holdings, layout.boxes.bulgars}, {}};
    for (const CityLayout& city : layout.cities) {
        for (const Rect& thing : {city.body, city.arrow, city.pawns, city.label})
            if (thing.w > 0) crowd.things.push_back(thing);
    }
    return crowd;
}

double label_width(Painter& painter, const TextStyle& style, const std::string& text, double high) {
    return text.empty() ? 0 : painter.width(text, style) + high * 0.8;
}

// Beside its city with all that stands there.
std::vector<Rect> place_pills(Painter& painter, const MapProjection& projection, const std::vector<Offer>& offers,
                              const MapLayout& layout, const Crowd& crowd) {
    const TextStyle style = pill_style(projection, painter.theme());
    const double high = painter.line_height(style) * 1.1;
    std::vector<LabelWish> wishes;
    for (const Offer& offer : offers) {
        const CityLayout& city = layout.cities[byzantium::index(offer.city)];
        wishes.push_back({around(city).inset(-6 * city.unit), label_width(painter, style, offer.label, high), high});
    }
    return placed(wishes, crowd, Standing::touching);
}

// Touching its city, clear of all others: nobody must wonder whose number it is.
std::vector<Rect> place_marks(Painter& painter, const MapProjection& projection, const words::Overlay& overlay,
                              const MapLayout& layout, const Crowd& crowd) {
    const TextStyle style = mark_style(projection, painter.theme());
    const double high = painter.line_height(style) * 1.05;
    std::vector<LabelWish> wishes;
    for (const words::OverlayMark& mark : overlay.marks) {
        const CityLayout& city = layout.cities[byzantium::index(mark.city)];
        wishes.push_back({city.body.inset(2 * city.unit), label_width(painter, style, mark.label, high), high});
    }
    return placed(wishes, crowd, Standing::touching);
}

// Letters follow the map's size, which follows the window's already.
double map_points(const MapProjection& projection, const Theme& theme, double growth) {
    return 9 * std::pow(projection.glyph(), growth) * std::sqrt(theme.text_wish) / theme.text_scale;
}

}  // namespace

double unit_of(const MapProjection& projection, const Theme& theme) {
    return projection.glyph() * std::pow(theme.text_wish, 0.4);
}

// Names do not grow with the text as much as everything else: they would not find room.
TextStyle name_style(const MapProjection& projection, const Theme& theme) {
    return {map_points(projection, theme, 0.6), Face::serif_bold, {}, Align::centre};
}

TextStyle pill_style(const MapProjection& projection, const Theme& theme) {
    return {map_points(projection, theme, 0.5), Face::bold, {}, Align::centre};
}

TextStyle mark_style(const MapProjection& projection, const Theme& theme) {
    return {map_points(projection, theme, 0.5) * 1.15, Face::digits, {}, Align::centre};
}

MapLayout map_layout(Painter& painter, const MapProjection& projection, const words::BoardView& view,
                     const OnMap& on_map, NamePlaces& names) {
    MapLayout layout;
    layout.boxes = map_boxes(projection);
    const double unit = unit_of(projection, painter.theme());
    for (const words::CityView& city : view.cities)
        layout.cities.push_back(city_layout(city, projection.at(city.lon, city.lat), unit));
    place_names(painter, projection, view, names, layout);
    tie_names(layout);
    place_pawns(projection, view, layout);
    const Crowd crowd = crowd_of(projection, layout);
    if (on_map.overlay) {
        layout.marks = place_marks(painter, projection, *on_map.overlay, layout, crowd);
    } else {
        layout.pills = place_pills(painter, projection, on_map.offers, layout, crowd);
    }
    return layout;
}

}  // namespace byzantium::window
