// SPDX-License-Identifier: MIT
// The pictures of map_canvas.h.
#include "byzantium/rules/ids.h"
#include "byzantium/window/map/map_canvas.h"
#include "byzantium/window/map/map_labels.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/table/board_view.h"
#include "byzantium/words/table/city_facts.h"
#include "gui/canvas/sizes.h"
#include "gui/canvas/theme.h"
#include "present/language/list_words.h"

#include <algorithm>
#include <array>

namespace byzantium::window {

using namespace gui;

namespace {

using byzantium::CityId;

constexpr double least_miss = 4;  // round a city: what a click may miss it by, units
constexpr double most_card_width = 250;
constexpr double cost_of_own = 50;  // a pixel that a card covers, against one of another city
constexpr double cost_of_offer = 20;
constexpr double cost_of_name = 0.1;
constexpr unsigned char veil = 120;  // over an earlier position

void ring(Painter& painter, const CityLayout& city, double by, const wxColour& colour, double thickness) {
    const Rect box = city.body.inset(-by * city.unit);
    painter.outline(box, colour, thickness, std::min(box.w, box.h) / 2);
}

// A thin line with a light edge, so that it is seen over land, sea and links.
void draw_name_tie(Painter& painter, const Tie& tie, double unit) {
    const Theme& theme = painter.theme();
    painter.line(tie.from.x, tie.from.y, tie.to.x, tie.to.y, theme.card, std::max(3.0, 3.4 * unit));
    painter.line(tie.from.x, tie.from.y, tie.to.x, tie.to.y, theme.ink, std::max(1.0, 1.3 * unit));
}

// Where a card of that size may lie, the best first: beside the city, above and below it, in the corners.
std::vector<Rect> places_of_card(const CityLayout& city, const Rect& inside, double wide, double high) {
    const double gap = 22 * city.unit;
    const double right = city.body.right() + gap;
    const double left = city.body.x - gap - wide;
    const double x = city.body.middle_x() - wide / 2;
    const double y = city.body.middle_y() - high / 2;
    const double far_right = inside.right() - wide;
    const double far_down = inside.bottom() - high;
    std::vector<Rect> all;
    for (const Spot& corner :
         {Spot{right, y}, Spot{left, y}, Spot{right, city.body.bottom() - high}, Spot{right, city.body.y},
          Spot{left, city.body.bottom() - high}, Spot{left, city.body.y}, Spot{x, city.body.y - gap - high},
          Spot{x, city.body.bottom() + gap}, Spot{inside.x, far_down}, Spot{far_right, inside.y},
          Spot{far_right, far_down}, Spot{inside.x, inside.y}})
        all.push_back({std::clamp(corner.x, inside.x, std::max(inside.x, far_right)),
                       std::clamp(corner.y, inside.y, std::max(inside.y, far_down)), wide, high});
    return all;
}

}  // namespace

void MapCanvas::draw(Painter& painter) {
    projection_.set_panel(painter.whole());
    if (!view_ || painter.whole().w < 1 || painter.whole().h < 1) return;
    const double pixels = GetContentScaleFactor();
    lay_out(painter);
    background_.draw(painter, projection_, *view_, pixels, settling_.IsRunning() ? Finish::rough : Finish::fine);
    // What lies on it then is read like any other position.
    if (moment_ == Moment::earlier) painter.fill(painter.whole(), faded(theme().page, veil));
    draw_boxes(painter, layout_->boxes, *view_, on_touch);
    draw_cities(painter);
    const auto shown = city_of(hovered_name());
    if (shown && shown != clicked_) return draw_facts(painter, *shown, FactsAt::city);
    if (walked_to_ && HasFocus()) draw_facts(painter, *walked_to_, FactsAt::corner);
}

void MapCanvas::lay_out(Painter& painter) {
    const LaidOutFor now{projection_, theme().text_scale};
    if (layout_ && laid_out_for_ == now) return;
    layout_ = map_layout(painter, projection_, *view_, on_map_, name_places_);
    laid_out_for_ = now;
}

void MapCanvas::draw_cities(Painter& painter) {
    const TextStyle style = name_style(projection_, theme());
    pictures_.prepare(theme(), unit_of(projection_, theme()), GetContentScaleFactor());
    for (const Offer& offer : on_map_.offers) draw_glow(painter, offer);
    for (const CityLayout& city : layout_->cities) draw_ground_of_pawns(painter, city);
    for (const CityLayout& city : layout_->cities)
        if (city.tie) draw_name_tie(painter, *city.tie, city.unit);
    for (std::size_t i = 0; i < view_->cities.size(); ++i) {
        const words::CityView& city = view_->cities[i];
        pictures_.draw_name(painter, layout_->cities[i].label, city.name, style);
    }
    for (const words::CityView& city : view_->cities) {
        const CityLayout& layout = layout_->cities[byzantium::index(city.city)];
        draw_arrow(painter, layout);
        pictures_.draw_city(painter, city, layout);
        draw_pawns(painter, city, layout);
        make_area(painter, layout.body.inset(-least_miss * layout.unit), "city:" + city.id, city.city);
    }
    for (const words::CityView& city : view_->cities)
        make_area(painter, clear_of_tokens(city.city), "name:" + city.id, city.city);
    for (std::size_t i = 0; i < layout_->pills.size(); ++i) draw_pill(painter, on_map_.offers[i], layout_->pills[i]);
    for (std::size_t i = 0; i < layout_->marks.size(); ++i)
        draw_mark(painter, on_map_.overlay->marks[i], layout_->marks[i]);
    if (walked_to_ && HasFocus()) ring(painter, layout_->cities[byzantium::index(*walked_to_)], 8, theme().accent, 2.5);
}

// What is seen of a name beside the tokens of other cities, which lie over it: a click there means them.
Rect MapCanvas::clear_of_tokens(CityId name) const {
    Rect seen = layout_->cities[byzantium::index(name)].label;
    for (std::size_t i = 0; i < layout_->cities.size(); ++i) {
        const Rect& body = layout_->cities[i].body;
        if (i == byzantium::index(name) || shared_area(seen, body) == 0) continue;
        const std::array parts{Rect{seen.x, seen.y, body.x - seen.x, seen.h},
                               Rect{body.right(), seen.y, seen.right() - body.right(), seen.h},
                               Rect{seen.x, seen.y, seen.w, body.y - seen.y},
                               Rect{seen.x, body.bottom(), seen.w, seen.bottom() - body.bottom()}};
        const auto area = [](const Rect& part) { return std::max(0.0, part.w) * std::max(0.0, part.h); };
        seen = *std::max_element(parts.begin(), parts.end(),
                                 [&](const Rect& one, const Rect& other) { return area(one) < area(other); });
    }
    return seen;
}

// Its name is as good as its tokens. Of two that overlap the one made last is hit: a name goes before what a click may
// miss another city by, and not before its tokens.
void MapCanvas::make_area(Painter& painter, const Rect& where, const std::string& name, CityId city) {
    painter.area(where, name, [this, city] {
        clicked_ = city;
        if (on_city) on_city(city);
    });
    painter.area_other([this, city] {
        if (on_inspect) on_inspect(city);
    });
}

void MapCanvas::draw_glow(Painter& painter, const Offer& offer) {
    const CityLayout& city = layout_->cities[byzantium::index(offer.city)];
    const bool chosen = offer.emphasis == Emphasis::selected;
    const Rect light = city.body.inset(-5 * city.unit);
    painter.fill(light, faded(theme().focus, chosen ? 170 : 80), std::min(light.w, light.h) / 2);
    ring(painter, city, 8, faded(theme().focus, 90), 4 * city.unit);
    ring(painter, city, 5, theme().focus, (chosen ? 4 : 2.5) * city.unit);
}

void MapCanvas::draw_pill(Painter& painter, const Offer& offer, const Rect& pill) {
    if (offer.label.empty()) return;
    const bool chosen = offer.emphasis == Emphasis::selected;
    painter.fill(pill, chosen ? theme().focus : theme().ink, pill.h / 2);
    painter.outline(pill, theme().focus, 1, pill.h / 2);
    TextStyle style = pill_style(projection_, theme());
    style.colour = chosen ? theme().token_edge : theme().card;
    painter.text(pill, offer.label, style);
}

// From a mark to the middle of its city, ending in a dot: of two cities side by side it is this one's.
void MapCanvas::draw_tie(Painter& painter, const CityLayout& city, const Rect& mark, const wxColour& colour) const {
    const double x = std::clamp(city.body.middle_x(), mark.x, mark.right());
    const double y = std::clamp(city.body.middle_y(), mark.y, mark.bottom());
    const double dot = 2.6 * city.unit;
    for (const bool halo : {true, false}) {
        const wxColour ink = halo ? theme().card : colour;
        const double more = halo ? 1.5 : 0;
        painter.line(x, y, city.body.middle_x(), city.body.middle_y(), ink, 1.6 * city.unit + 2 * more);
        const double r = dot + more;
        painter.fill({city.body.middle_x() - r, city.body.middle_y() - r, 2 * r, 2 * r}, ink, r);
    }
}

// A label with corners, unlike the round ones of what may be chosen. What matters more has a thicker edge.
void MapCanvas::draw_mark(Painter& painter, const words::OverlayMark& mark, const Rect& where) {
    const bool money = on_map_.overlay->kind == words::OverlayKind::money;
    const bool danger = on_map_.overlay->kind == words::OverlayKind::danger;
    const wxColour colour = money ? theme().good : (danger ? theme().bad : theme().accent);
    draw_tie(painter, layout_->cities[byzantium::index(mark.city)], where, colour);
    painter.fill(where, theme().card, 2);
    painter.outline(where, colour, 1 + 3 * mark.weight, 2);
    TextStyle style = mark_style(projection_, theme());
    style.colour = theme().ink;
    painter.text(where, mark.label, style);
    const std::string& id = view_->cities[byzantium::index(mark.city)].id;
    painter.area(
        where, "mark:" + id,
        [this, city = mark.city] {
            if (on_city) on_city(city);
        },
        mark.words);
}

// Then a click there does not show what lies there.
bool MapCanvas::leads_on(CityId city) const {
    const auto is_there = [&](const Offer& offer) { return offer.city == city; };
    return clicks_ == Clicks::lead_on || std::any_of(on_map_.offers.begin(), on_map_.offers.end(), is_there);
}

// What lies there, what the overlay says of it, and how to correct it where a click does something else.
std::vector<std::string> MapCanvas::facts_of(CityId city) const {
    auto facts = view_->cities[byzantium::index(city)].facts;
    if (on_map_.overlay)
        for (const auto& mark : on_map_.overlay->marks)
            if (mark.city == city) facts.push_back(mark.words);
    if (leads_on(city)) facts.push_back(words::city_correction_tip());
    return facts;
}

std::vector<SpokenLine> MapCanvas::spoken() {
    std::vector<SpokenLine> lines;
    if (!view_) return lines;
    for (const words::CityView& city : view_->cities) {
        const auto offer = std::find_if(on_map_.offers.begin(), on_map_.offers.end(),
                                        [&](const Offer& one) { return one.city == city.city; });
        const auto choose = [this, id = city.city] {
            if (on_city) on_city(id);
        };
        const auto inspect = [this, id = city.city] {
            if (on_inspect) on_inspect(id);
        };
        const std::string place = "city:" + city.id;
        const std::string facts = present::spoken_line(facts_of(city.city), {});
        const bool offered = offer != on_map_.offers.end();
        lines.push_back({offered ? present::offered_place(facts, offer->label) : facts, choose, place});
        if (leads_on(city.city)) lines.push_back({present::inspected_place(city.name), inspect, place});
    }
    for (SpokenLine& line : Canvas::spoken())
        if (!line.place.starts_with("city:") && !line.place.starts_with("name:")) lines.push_back(std::move(line));
    return lines;
}

// For a pointer that rests at a city: where the card covers none that can be chosen, nor any other if that can be, and
// not the city itself.
Rect MapCanvas::beside(CityId city, const Rect& inside, double wide, double high) const {
    const CityLayout& here = layout_->cities[byzantium::index(city)];
    const auto covered = [&](const Rect& card) {
        double area = cost_of_own * shared_area(card, here.body);
        for (const CityLayout& other : layout_->cities)
            area += shared_area(card, other.body) + cost_of_name * shared_area(card, other.label);
        for (std::size_t i = 0; i < on_map_.offers.size(); ++i) {
            const CityLayout& offered = layout_->cities[byzantium::index(on_map_.offers[i].city)];
            area += cost_of_offer * shared_area(card, offered.body);
            if (i < layout_->pills.size()) area += cost_of_offer * shared_area(card, layout_->pills[i]);
        }
        return area;
    };
    const auto places = places_of_card(here, inside, wide, high);
    return *std::min_element(places.begin(), places.end(),
                             [&](const Rect& one, const Rect& other) { return covered(one) < covered(other); });
}

// In the corner over the boxes for the keyboard: the cities around must stay in sight of whoever walks on.
void MapCanvas::draw_facts(Painter& painter, CityId city, FactsAt where) {
    const auto facts = facts_of(city);
    const Rect inside = painter.whole().inset(6);
    const double space = painter.scaled(gaps::middle);
    const auto style = [](std::size_t i) {
        return TextStyle{i == 0 ? 10.0 : 9.0, i == 0 ? Face::serif_bold : Face::plain, {}, Align::left};
    };
    double widest = 0;
    for (std::size_t i = 0; i < facts.size(); ++i) widest = std::max(widest, painter.width(facts[i], style(i)) + 1);
    const double wide = std::min({widest + 2 * space, painter.scaled(most_card_width), inside.w});
    double high = 2 * space;
    for (std::size_t i = 0; i < facts.size(); ++i)
        high += painter.wrapped_height(wide - 2 * space, facts[i], style(i)) + (i == 0 ? 0 : space / 4);
    const Rect box = where == FactsAt::corner ? Rect{inside.x, inside.bottom() - high, wide, high}
                                              : beside(city, inside, wide, high);
    painter.fill(box.moved(1, 2), faded(theme().token_edge, 60), 6);
    painter.card(box);
    Rect text = box.inset(space);
    for (std::size_t i = 0; i < facts.size(); ++i) text.cut_top(painter.wrapped(text, facts[i], style(i)) + space / 4);
}

}  // namespace byzantium::window
