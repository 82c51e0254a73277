// SPDX-License-Identifier: MIT
#include "byzantium/window/map/map_cities.h"

#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/window/table/side_colours.h"
#include "byzantium/words/table/player_marks.h"

#include <wx/brush.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace byzantium::window {

using namespace gui;

namespace {

using byzantium::Allegiance;
using byzantium::Side;
using words::CityView;

// In units, see CityLayout.
constexpr double disc_width = 11;  // half
constexpr double disc_height = 5.5;
constexpr double disc_thick = 4.5;
constexpr double shield_size = 11;
constexpr double capital_size = 13;
constexpr double cube_size = 13;
constexpr double pawn_size = 17;
constexpr double arrow_size = 15;
constexpr double ground_edge = 1.5;  // around pawns
constexpr int pawns_a_row = 2;

bool is_stack(const CityView& city) { return !city.capital && city.side != Allegiance::persian; }
int discs(const CityView& city) { return std::max(1, city.tokens); }

// Middle of the top face of the stack; the middle of a shield.
double top_of(const CityView& city, const CityLayout& at) {
    return is_stack(city) ? at.at.y - (discs(city) - 1) * disc_thick * at.unit : at.at.y;
}

Rect body_of(const CityView& city, const Spot& at, double unit) {
    if (city.capital) {
        const double r = capital_size * unit;
        return {at.x - r, at.y - r, 2 * r, 2 * r};
    }
    if (!is_stack(city)) {
        const double r = shield_size * unit;
        return {at.x - r, at.y - r, 2 * r, 2.2 * r};
    }
    const double above = disc_height + (discs(city) - 1) * disc_thick + (city.control ? cube_size / 2 - 2 : 0);
    const double below = disc_height + disc_thick + (city.fortified ? 3 : 0);
    return {at.x - disc_width * unit, at.y - above * unit, 2 * disc_width * unit, (above + below) * unit};
}

wxGraphicsPen edge_pen(Painter& painter, const wxColour& colour, double width) {
    return painter.context().CreatePen(wxGraphicsPenInfo{colour}.Width(width).Join(wxJOIN_ROUND));
}

void number(Painter& painter, const Spot& at, double pixels, int count, const wxColour& colour) {
    const double points = pixels * 0.62 / painter.theme().text_scale;
    painter.text({at.x - 2 * pixels, at.y - pixels, 4 * pixels, 2 * pixels}, std::to_string(count),
                 {points, Face::digits, colour, Align::centre});
}

// A disc seen from the side: its rim, and its face on top.
void draw_disc(Painter& painter, double x, double y, double unit, const wxColour& colour) {
    auto& context = painter.context();
    const double w = disc_width * unit;
    const double h = disc_height * unit;
    const double thick = disc_thick * unit;
    context.SetPen(edge_pen(painter, colour.ChangeLightness(45), std::max(0.8, 0.9 * unit)));
    context.SetBrush(wxBrush{colour.ChangeLightness(80)});
    context.DrawRoundedRectangle(x - w, y - h, 2 * w, 2 * h + thick, h);
    context.SetBrush(wxBrush{colour.ChangeLightness(106)});
    context.DrawEllipse(x - w, y - h, 2 * w, 2 * h);
}

void draw_stack(Painter& painter, const CityView& city, const CityLayout& at) {
    wxColour colour = token_colour(city.side);
    if (city.tokens == 0) colour = painter.theme().land;  // only the place where tokens would lie
    for (int i = 0; i < discs(city); ++i)
        draw_disc(painter, at.at.x, at.at.y - i * disc_thick * at.unit, at.unit, colour);
}

// How many, for whom a stack is too far away to count.
void draw_token_count(Painter& painter, const CityView& city, const CityLayout& at) {
    if (city.tokens < 2) return;
    const double r = 6 * at.unit;
    const Spot middle{at.at.x - disc_width * at.unit, at.at.y + (disc_height + 1) * at.unit};
    painter.fill({middle.x - r, middle.y - r, 2 * r, 2 * r}, painter.theme().card, r);
    painter.outline({middle.x - r, middle.y - r, 2 * r, 2 * r}, painter.theme().token_edge, 0.8, r);
    number(painter, middle, 11.5 * at.unit, city.tokens, painter.theme().ink);
}

void draw_shield(Painter& painter, const CityView& city, const CityLayout& at) {
    const double r = shield_size * at.unit;
    auto path = painter.context().CreatePath();
    path.MoveToPoint(at.at.x - r, at.at.y - r);
    path.AddQuadCurveToPoint(at.at.x, at.at.y - r * 0.75, at.at.x + r, at.at.y - r);
    path.AddCurveToPoint(at.at.x + r, at.at.y + r * 0.5, at.at.x + r * 0.4, at.at.y + r, at.at.x, at.at.y + r * 1.2);
    path.AddCurveToPoint(at.at.x - r * 0.4, at.at.y + r, at.at.x - r, at.at.y + r * 0.5, at.at.x - r, at.at.y - r);
    path.CloseSubpath();
    painter.context().SetPen(edge_pen(painter, painter.theme().token_edge, std::max(1.0, at.unit)));
    painter.context().SetBrush(wxBrush{token_colour(city.side).ChangeLightness(82)});
    painter.context().DrawPath(path);
    number(painter, at.at, 18 * at.unit, city.strength, on_token_colour(city.side));
}

void draw_capital(Painter& painter, const CityView& city, const CityLayout& at) {
    auto path = painter.context().CreatePath();
    const double r = (capital_size - 1) * at.unit;
    for (int i = 0; i < 8; ++i) {
        const double angle = (i + 0.5) * std::acos(-1.0) / 4;
        const Spot corner{at.at.x + r * std::cos(angle), at.at.y + r * std::sin(angle)};
        if (i == 0) path.MoveToPoint(corner.x, corner.y);
        path.AddLineToPoint(corner.x, corner.y);
    }
    path.CloseSubpath();
    painter.context().SetPen(edge_pen(painter, painter.theme().gold, 2.4 * at.unit));
    painter.context().SetBrush(wxBrush{token_colour(city.side)});
    painter.context().DrawPath(path);
    number(painter, at.at, 20 * at.unit, city.strength, on_token_colour(city.side));
}

// Three merlons before the lowest disc.
void draw_walls(Painter& painter, const CityLayout& at) {
    const double u = at.unit;
    const double left = at.at.x - 9 * u;
    const double foot = at.at.y + 13 * u;
    auto path = painter.context().CreatePath();
    path.MoveToPoint(left, foot);
    for (int i = 0; i < 3; ++i) {
        const double x = left + 7 * u * i;
        path.AddLineToPoint(x, foot - 9 * u);
        path.AddLineToPoint(x + 4 * u, foot - 9 * u);
        path.AddLineToPoint(x + 4 * u, foot - 6 * u);
        if (i < 2) path.AddLineToPoint(x + 7 * u, foot - 6 * u);
    }
    path.AddLineToPoint(left + 18 * u, foot);
    path.CloseSubpath();
    painter.context().SetPen(edge_pen(painter, painter.theme().token_edge, std::max(0.8, 0.9 * u)));
    painter.context().SetBrush(wxBrush{painter.theme().wall});
    painter.context().DrawPath(path);
}

// A triangle has less room for its letter: it is larger.
void draw_pawn(Painter& painter, const Spot& at, double size, const byzantium::ArmyRef& army) {
    const bool triangle = army.player == byzantium::Color::yellow;
    const double shape = triangle ? size * 1.12 : size * 0.94;
    painter.piece(at.x, at.y, shape, words::badge(army.player), painter.theme().token_edge);
    const double points = size * (triangle ? 0.41 : 0.46) / painter.theme().text_scale;
    painter.text({at.x - size, at.y - size / 2 + (triangle ? size * 0.16 : 0), 2 * size, size},
                 army.side == Side::byzantine ? "B" : "A",
                 {points, Face::digits, painter.theme().on_player(words::ink(army.player)), Align::centre});
}

}  // namespace

CityLayout city_layout(const CityView& city, const Spot& at, double unit) {
    CityLayout layout{at, unit, body_of(city, at, unit), {}, {}, {}};
    if (city.bulgar_arrow) {
        const double size = arrow_size * unit;
        layout.arrow = {at.x - size / 2, layout.body.y - size - 3 * unit, size, size};
    }
    return layout;
}

// A Persian city's shield lies within such a stack.
CityLayout fullest_layout(const CityView& city, const Spot& at, double unit) {
    CityView fullest = city;
    if (!city.capital) {
        fullest.side = Allegiance::byzantine;
        fullest.tokens = city.most_tokens;
        fullest.fortified = true;
        fullest.control = Color::red;
    }
    return city_layout(fullest, at, unit);
}

// Right, left behind the number of tokens, under.
std::vector<Rect> pawn_places(const CityView& city, const CityLayout& layout) {
    const Rect& body = layout.body;
    const auto count = static_cast<int>(city.armies.size());
    if (count == 0) return {Rect{body.right(), body.y, 0, 0}};
    const double size = pawn_size * layout.unit;
    const int rows = (count + pawns_a_row - 1) / pawns_a_row;
    const double wide = std::min(count, pawns_a_row) * size;
    const double y = body.middle_y() - rows * size / 2;
    return {{body.right() + layout.unit, y, wide, rows * size},
            {body.x - 6 * layout.unit - wide, y, wide, rows * size},
            {body.middle_x() - wide / 2, body.bottom() + 2 * layout.unit, wide, rows * size}};
}

void draw_body(Painter& painter, const CityView& city, const CityLayout& layout) {
    if (city.capital) {
        draw_capital(painter, city, layout);
    } else if (is_stack(city)) {
        draw_stack(painter, city, layout);
    } else {
        draw_shield(painter, city, layout);
    }
    if (city.fortified) draw_walls(painter, layout);
    if (is_stack(city)) draw_token_count(painter, city, layout);
    if (city.control) {
        const double y = is_stack(city) ? top_of(city, layout) - 1.5 * layout.unit : layout.body.y;
        // Dark cubes stand out from dark tokens by a light edge: on grey paper nothing else tells their shape.
        const wxColour cube_edge = painter.theme().on_player(words::ink(*city.control));
        painter.piece(layout.at.x, y, cube_size * layout.unit, words::badge(*city.control), cube_edge);
    }
}

void draw_arrow(Painter& painter, const CityLayout& layout) {
    const Rect& box = layout.arrow;
    if (box.w == 0) return;
    const double x = box.middle_x();
    const double neck = box.y + box.h * 0.5;
    const double half = box.w / 2;
    auto path = painter.context().CreatePath();
    path.MoveToPoint(x, box.bottom());
    for (const Spot& by : {Spot{half, neck}, Spot{half * 0.45, neck}, Spot{half * 0.45, box.y},
                           Spot{-half * 0.45, box.y}, Spot{-half * 0.45, neck}, Spot{-half, neck}})
        path.AddLineToPoint(x + by.x, by.y);
    path.CloseSubpath();
    painter.context().SetPen(edge_pen(painter, painter.theme().token_edge, 1));
    painter.context().SetBrush(wxBrush{token_colour(Allegiance::bulgar)});
    painter.context().DrawPath(path);
}

void draw_ground_of_pawns(Painter& painter, const CityLayout& layout) {
    if (layout.pawns.w == 0) return;
    const Rect middle{layout.body.middle_x(), layout.body.middle_y(), 0, 0};
    const Rect ground = layout.pawns.with(middle).inset(-ground_edge * layout.unit);
    painter.fill(ground, painter.theme().card, ground_edge * 3 * layout.unit);
    painter.outline(ground, painter.theme().token_edge, 0.8, ground_edge * 3 * layout.unit);
}

void draw_pawns(Painter& painter, const CityView& city, const CityLayout& at) {
    const double size = pawn_size * at.unit;
    for (std::size_t i = 0; i < city.armies.size(); ++i) {
        const auto column = static_cast<double>(i % pawns_a_row);
        const auto row = static_cast<double>(i - i % pawns_a_row) / pawns_a_row;
        draw_pawn(painter, {at.pawns.x + (column + 0.5) * size, at.pawns.y + (row + 0.5) * size}, size, city.armies[i]);
    }
}

}  // namespace byzantium::window
