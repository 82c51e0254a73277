// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_boxes.h"

#include "byzantium/rules/ids.h"
#include "byzantium/window/table/side_colours.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/table/player_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace byzantium::window {

using namespace gui;

namespace {

using byzantium::Side;
using words::ActionBoxView;
using words::BoardView;

constexpr double box_margin = 7;
constexpr double least_points = 3;
constexpr double part_of_row = 0.64;  // of its pixels, as points
constexpr double least_bulgars = 70;  // pixels wide, beside the westernmost city
constexpr double most_bulgars = 190;
constexpr double least_bulgars_high = 24;
constexpr double usual_holdings = 7;  // points
constexpr double least_box = 50;      // pixels; in a smaller one nothing could be read

bool fits(const Rect& box, double least) { return box.w >= least && box.h >= least; }

// Points for a row of that height: the usual size if it fits, more where there is room. On a small map, as in large
// text, letters leave little above and below them.
double points_for(const Painter& painter, double row) {
    const double text_scale = painter.theme().text_scale;
    return std::min(9.5 * std::pow(std::max(1.0, row / (26 * text_scale)), 0.7), row * part_of_row / text_scale);
}

// As many points, or as few as it takes: a map may be small.
double points_that_fit(Painter& painter, const std::string& text, double wide, TextStyle style) {
    while (style.size > least_points && painter.width(text, style) > wide) style.size -= 0.25;
    return style.size;
}

// Nothing rather than the beginning of a word: whoever zooms in reads it.
void text_if_it_fits(Painter& painter, const Rect& box, const std::string& text, const TextStyle& style) {
    if (painter.width(text, style) <= box.w) painter.text(box, text, style);
}

void panel(Painter& painter, const Rect& box) {
    wxColour behind = painter.theme().card;
    behind.Set(behind.Red(), behind.Green(), behind.Blue(), 225);
    painter.fill(box, behind, 6);
    painter.outline(box, painter.theme().card_edge, 1, 6);
}

void touchable(Painter& painter, const Rect& box, std::string name, const Touching& touching,
               const byzantium::Setting& setting) {
    const auto touched = [touching, setting](Touch how) {
        if (touching) touching(setting, how);
    };
    painter.area(box, std::move(name), [touched] { touched(Touch::to_answer); });
    painter.area_other([touched] { touched(Touch::to_correct); });
    painter.area_rules(words::rules_about(setting));
}

int places_of(const ActionBoxView& box) { return std::max(box.places, static_cast<int>(box.cubes.size())); }

void draw_place(Painter& painter, const Rect& square, std::optional<Color> cube) {
    painter.fill(square, painter.theme().page, 3);
    painter.outline(square, painter.theme().faint, 1, 3);
    if (cube)
        painter.piece(square.middle_x(), square.middle_y(), square.h * 0.78, words::badge(*cube),
                      painter.theme().token_edge);
}

void draw_places(Painter& painter, Rect row, const ActionBoxView& box, double size) {
    for (int i = places_of(box) - 1; i >= 0; --i) {
        const Rect place = row.cut_right(size * 1.12);
        const Rect square{place.x, place.middle_y() - size / 2, size, size};
        const auto at = static_cast<std::size_t>(i);
        const auto cube = at < box.cubes.size() ? std::optional{box.cubes[at]} : std::nullopt;
        painter.stamp(square, cube ? "place " + std::to_string(static_cast<int>(*cube)) : "place",
                      [&](Painter& onto, const Rect& where) { draw_place(onto, where, cube); });
    }
}

wxColour ink_of(const Painter& painter, const ActionBoxView& box) {
    return box.side ? side_colour(painter.theme(), *box.side) : painter.theme().ink;
}

struct ActionRow {
    Rect whole;
    Rect label;
    Rect places;
    double place;  // size
};

ActionRow action_row(const Rect& row, const ActionBoxView& box) {
    const double size = std::min(row.h * 0.72, row.w / 10);
    Rect label{row.x + 4, row.y, row.w - 6, row.h};
    const Rect places = label.cut_right(size * 1.12 * places_of(box));
    label.cut_right(3);
    return {row, label, places, size};
}

void draw_action_box(Painter& painter, const ActionRow& row, const ActionBoxView& box, double points,
                     const Touching& touching) {
    touchable(painter, row.whole, "box:" + box.id, touching, words::setting_of(box));
    draw_places(painter, row.places, box, row.place);
    text_if_it_fits(painter, row.label, box.label, {points, Face::plain, ink_of(painter, box), Align::left});
}

// Byzantine boxes left, Arab boxes right, those of either side on top of each.
std::array<std::vector<const ActionBoxView*>, 2> two_columns(const BoardView& view) {
    std::array<std::vector<const ActionBoxView*>, 2> both;
    for (const ActionBoxView& box : view.boxes) {
        if (box.side) {
            both[*box.side == Side::byzantine ? 0 : 1].push_back(&box);
        } else {
            both[both[0].size() <= both[1].size() ? 0 : 1].push_back(&box);
        }
    }
    return both;
}

// Circles with the turns, the present one filled, at the right end of the row, which they shorten.
void draw_turns(Painter& painter, Rect& row, const BoardView& view, const Touching& touching) {
    const double points = points_for(painter, row.h);
    const double size = std::min(row.h * 0.86, 2.3 * points * painter.theme().text_scale);
    const Rect circles = row.cut_right(view.turns * size * 1.15);
    for (int turn = 1; turn <= view.turns; ++turn) {
        const Rect cell{circles.x + (turn - 1) * size * 1.15, circles.middle_y() - size / 2, size, size};
        const bool now = turn == view.turn;
        if (now) painter.fill(cell, painter.theme().accent, size / 2);
        painter.outline(cell, now ? painter.theme().accent : painter.theme().faint, 1, size / 2);
        painter.text(cell, std::to_string(turn),
                     {points, Face::digits, now ? painter.theme().on_accent : painter.theme().faint, Align::centre});
    }
    row.cut_right(4);
    const TextStyle style{points, Face::plain, painter.theme().faint, Align::right};
    text_if_it_fits(painter, row.cut_right(std::min(row.w, painter.width(view.turn_label, style) + 1)), view.turn_label,
                    style);
    row.cut_right(4);
    touchable(painter, circles, "turn", touching, byzantium::SetTurn{view.turn});
}

// All labels in one size, in which the longest still fits.
double points_for(Painter& painter, const std::vector<std::pair<ActionRow, const ActionBoxView*>>& rows) {
    double points = points_for(painter, rows.front().first.whole.h);
    for (const auto& [row, box] : rows) points = points_that_fit(painter, box->label, row.label.w, {points});
    return points;
}

void draw_actions(Painter& painter, Rect box, const BoardView& view, const Touching& touching) {
    panel(painter, box);
    Rect inner = box.inset(box_margin * 0.7);
    const auto both = two_columns(view);
    const double high = inner.h / (static_cast<double>(std::max(both[0].size(), both[1].size())) + 1);
    Rect heading = inner.cut_top(high);
    draw_turns(painter, heading, view, touching);
    heading.cut_left(4);
    TextStyle title{points_for(painter, high) * 1.1, Face::serif_bold};
    title.size = points_that_fit(painter, view.special_actions, heading.w, title);
    text_if_it_fits(painter, heading, view.special_actions, title);
    std::vector<std::pair<ActionRow, const ActionBoxView*>> rows;
    for (int side = 0; side < 2; ++side) {
        Rect column = inner.column(side, 2);
        if (side == 0) column.w -= box_margin;
        for (const ActionBoxView* one : both[static_cast<std::size_t>(side)])
            rows.emplace_back(action_row(column.cut_top(high), *one), one);
    }
    const double points = points_for(painter, rows);
    for (const auto& [row, one] : rows) draw_action_box(painter, row, *one, points, touching);
}

void draw_box_count(Painter& painter, const Rect& cell, const words::CountView& count, double points,
                    const Touching& touching) {
    const Theme& theme = painter.theme();
    painter.text(cell, std::to_string(count.count),
                 {points, Face::digits, count.count == 0 ? theme.faint : theme.ink, Align::centre});
    touchable(painter, cell, "box:" + count.id, touching, count.setting);
}

// A part of them, below the pieces of the players.
using HoldingsLines = std::span<const words::HoldingsView>;

struct HoldingsPart {
    Rect box;
    HoldingsLines lines;
    double row;    // height
    double names;  // width
};

void draw_holdings_part(Painter& painter, HoldingsPart part, double points, const Touching& touching) {
    Rect heading = part.box.cut_top(part.row);
    heading.cut_left(part.names);
    for (const words::HoldingsView& line : part.lines) {
        Rect strip = part.box.cut_top(part.row);
        Rect label = strip.cut_left(part.names);
        label.cut_left(4);
        text_if_it_fits(painter, label, line.label, {points, Face::plain, {}, Align::left});
        const int players = static_cast<int>(line.counts.size());
        for (int i = 0; i < players; ++i) {
            const auto& count = line.counts[static_cast<std::size_t>(i)];
            const Rect above = heading.column(i, players);
            if (&line == &part.lines.front())
                painter.piece(above.middle_x(), above.middle_y(), part.row * 0.62, words::badge(count.player),
                              painter.theme().token_edge);
            draw_box_count(painter, strip.column(i, players), count, points * 1.15, touching);
        }
    }
}

std::vector<HoldingsPart> parts_of(const Rect& inner, HoldingsLines all, std::size_t parts) {
    const std::size_t of_each = (all.size() + parts - 1) / parts;
    std::vector<HoldingsPart> some;
    for (std::size_t i = 0; i < parts; ++i) {
        const Rect box = inner.column(static_cast<int>(i), static_cast<int>(parts));
        some.push_back({box, all.subspan(i * of_each, std::min(of_each, all.size() - i * of_each)),
                        inner.h / static_cast<double>(of_each + 1), box.w * 0.45});
    }
    return some;
}

double points_for(Painter& painter, const std::vector<HoldingsPart>& parts) {
    double points = points_for(painter, parts.front().row);
    for (const HoldingsPart& part : parts)
        for (const words::HoldingsView& line : part.lines)
            points = points_that_fit(painter, line.label, part.names - 4, {points});
    return points;
}

// In a low box side by side, if that is easier to read.
void draw_holdings(Painter& painter, const Rect& box, const BoardView& view, const Touching& touching) {
    panel(painter, box);
    const Rect inner = box.inset(box_margin * 0.7);
    auto parts = parts_of(inner, view.holdings, 1);
    double points = points_for(painter, parts);
    if (points < usual_holdings) {
        auto two = parts_of(inner, view.holdings, 2);
        const double larger = points_for(painter, two);
        if (larger > points) parts = std::move(two);
        points = std::max(points, larger);
    }
    for (const HoldingsPart& part : parts) draw_holdings_part(painter, part, points, touching);
}

void draw_bulgars(Painter& painter, const Rect& box, const BoardView& view, const Touching& touching) {
    panel(painter, box);
    const wxColour orange = token_colour(byzantium::Allegiance::bulgar);
    painter.outline(box, orange, 2, 6);
    Rect inner = box.inset(5);
    // The number decides games: it has the height of the box, and its name what is left.
    const double size = std::min(inner.h, inner.w * 0.42);
    const Rect cube = inner.cut_right(size);
    const Rect square{cube.x, cube.middle_y() - size / 2, size, size};
    painter.fill(square, orange, 3);
    painter.outline(square, painter.theme().token_edge, 1, 3);
    const std::string number = std::to_string(view.bulgars);
    TextStyle digits{size * 0.6 / painter.theme().text_scale, Face::digits,
                     on_token_colour(byzantium::Allegiance::bulgar), Align::centre};
    digits.size = points_that_fit(painter, number, square.w * 0.92, digits);  // there may be ten and more
    painter.text(square, number, digits);
    inner.cut_right(3);
    TextStyle label{std::min(points_for(painter, inner.h), 12.0) * 1.05, Face::serif_bold};
    label.size = points_that_fit(painter, view.bulgar_label, inner.w, label);
    text_if_it_fits(painter, inner, view.bulgar_label, label);
    touchable(painter, box, "bulgars", touching, byzantium::SetBulgars{view.bulgars});
}

// In the corner beside Dyrrachium, the westernmost city; where that leaves too little room, in the sea beside Candia.
Rect bulgars_box(const MapProjection& projection, const Rect& inside, double lowest_in_sea) {
    const Spot dyrrachium = projection.fitted(19.45, 41.3);
    const Spot candia = projection.fitted(25.13, 35.34);
    const double beside = 26 * projection.glyph();  // half of a stack, and a gap
    const double in_corner = dyrrachium.x - beside - inside.x;
    if (in_corner >= least_bulgars) {
        const double wide = std::min(in_corner, most_bulgars);
        const double room = dyrrachium.y + 8 * projection.glyph() - inside.y;  // its name stands below
        return {inside.x, inside.y, wide, std::max(least_bulgars_high, std::min(room, wide * 0.45))};
    }
    const double wide = std::min(candia.x - beside - inside.x, least_bulgars * 1.5);
    const double high = wide * 0.45;
    return {inside.x, lowest_in_sea - high, wide, high};
}

}  // namespace

// Corners in degrees, where neither city nor link lies; the sides of the panel bound them. In a narrow or high panel
// they keep a shape that can be read.
MapBoxes map_boxes(const MapProjection& projection) {
    const Rect inside = projection.panel().inset(box_margin);
    const Spot west = projection.fitted(32.8, 29.15);
    const Spot east = projection.fitted(45.1, 26.5);
    const double left = std::max(inside.x, projection.fitted(14, 30).x + box_margin);
    const double right = std::min(inside.right(), projection.fitted(54, 30).x - box_margin);
    const double actions = west.x - left;
    const double holdings = std::max(right - east.x, std::min(170.0, projection.panel().w * 0.28));
    const auto at_bottom = [&](double x, double top, double w, double most_high) {
        const double high = std::min(inside.bottom() - top, most_high);
        return Rect{x, inside.bottom() - high, w, high};
    };
    const Rect below = at_bottom(left, west.y, actions, actions * 0.45);
    return {projection.zoomed(below), projection.zoomed(at_bottom(right - holdings, east.y, holdings, holdings * 0.65)),
            projection.zoomed(bulgars_box(projection, inside, below.y - box_margin))};
}

void draw_boxes(Painter& painter, const MapBoxes& boxes, const BoardView& view, const Touching& touching) {
    if (fits(boxes.actions, least_box)) draw_actions(painter, boxes.actions, view, touching);
    if (fits(boxes.holdings, least_box * 0.6)) draw_holdings(painter, boxes.holdings, view, touching);
    if (fits(boxes.bulgars, least_box / 3)) draw_bulgars(painter, boxes.bulgars, view, touching);
}

}  // namespace byzantium::window
