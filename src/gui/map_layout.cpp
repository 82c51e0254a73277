// SPDX-License-Identifier: MIT
#include "gui/map_layout.h"

#include "gui/map_labels.h"
#include "gui/map_links.h"

#include <algorithm>
#include <cmath>

namespace gui {
namespace {

// Pawns stand on the side of their city where they cover least.
void place_pawns(const MapProjection& projection, const present::BoardView& view, MapLayout& layout) {
    for (std::size_t i = 0; i < layout.cities.size(); ++i) {
        double least = 0;
        bool first = true;
        for (const Rect& place : pawn_places(view.cities[i], layout.cities[i])) {
            double covered = place.w * place.h - shared_area(place, projection.panel());
            for (std::size_t other = 0; other < layout.cities.size(); ++other)
                if (other != i)
                    covered += shared_area(place, layout.cities[other].body.inset(-4 * layout.cities[i].unit)) +
                               shared_area(place, layout.cities[other].pawns);
            if (first || covered < least) layout.cities[i].pawns = place;
            least = first ? covered : std::min(least, covered);
            first = false;
        }
    }
}

Crowd crowd_of(const MapProjection& projection, const present::BoardView& view, const MapLayout& layout) {
    Crowd crowd{projection.panel().inset(2), {layout.boxes.actions, layout.boxes.holdings, layout.boxes.bulgars}, {}};
    for (const CityLayout& city : layout.cities) {
        for (const Rect& thing : {city.body, city.arrow, city.pawns})
            if (thing.w > 0) crowd.things.push_back(thing);
    }
    for (const present::LinkView& link : view.links) crowd.lines.push_back(way(projection, view, link));
    return crowd;
}

// The city with its pawns and its arrow: names go around all of them.
Rect around(const CityLayout& city) {
    const double top = city.arrow.w > 0 ? std::min(city.arrow.y, city.body.y) : city.body.y;
    if (city.pawns.w == 0) return {city.body.x, top, city.body.w, city.body.bottom() - top};
    const double left = std::min(city.body.x, city.pawns.x);
    const double right = std::max(city.body.right(), city.pawns.right());
    return {left, top, right - left, city.body.bottom() - top};
}

void place_names(Painter& painter, const MapProjection& projection, const present::BoardView& view, MapLayout& layout,
                 Crowd& crowd) {
    const TextStyle style = name_style(projection, painter.theme());
    const double high = painter.line_height(style) * 0.92;
    std::vector<LabelWish> wishes;
    for (std::size_t i = 0; i < view.cities.size(); ++i)
        wishes.push_back({around(layout.cities[i]), painter.width(view.cities[i].name, style) + 2, high});
    const auto rects = placed(wishes, crowd);
    for (std::size_t i = 0; i < rects.size(); ++i) {
        layout.cities[i].label = rects[i];
        crowd.things.push_back(rects[i]);
    }
}

void place_pills(Painter& painter, const MapProjection& projection, const std::vector<Offer>& offers, MapLayout& layout,
                 Crowd& crowd) {
    const TextStyle style = pill_style(projection, painter.theme());
    const double high = painter.line_height(style) * 1.1;
    std::vector<LabelWish> wishes;
    for (const Offer& offer : offers) {
        const double wide = offer.label.empty() ? 0 : painter.width(offer.label, style) + high * 0.8;
        wishes.push_back(
            {around(layout.cities[byzantium::index(offer.city)]).inset(-6 * layout.cities.front().unit), wide, high});
    }
    crowd.lines.clear();
    layout.pills = placed(wishes, crowd);
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

MapLayout map_layout(Painter& painter, const MapProjection& projection, const present::BoardView& view,
                     const std::vector<Offer>& offers) {
    MapLayout layout;
    layout.boxes = map_boxes(projection);
    const double unit = unit_of(projection, painter.theme());
    for (const present::CityView& city : view.cities)
        layout.cities.push_back(city_layout(city, projection.at(city.lon, city.lat), unit));
    place_pawns(projection, view, layout);
    Crowd crowd = crowd_of(projection, view, layout);
    place_names(painter, projection, view, layout, crowd);
    place_pills(painter, projection, offers, layout, crowd);
    return layout;
}

}  // namespace gui
