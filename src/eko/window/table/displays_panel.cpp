// SPDX-License-Identifier: MIT
#include "eko/window/table/displays_panel.h"

#include "eko/words/pictures/pencil.h"
#include "eko/words/pictures/signs.h"
#include "gui/canvas/picture_drawing.h"
#include "paper/picture.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace eko::window {

using namespace gui;

namespace {

// In units: a column of 400 holds four players in a height of 420. Who is asked has more room than the others.
constexpr double display_width = 400;
constexpr double most_grown = 1.3;
constexpr double most_unit = 2.4;
constexpr double legible_letters = 0.8;  // a unit at the usual size of text: letters are not to be smaller
constexpr double supply_piece = 25;
constexpr double building_sheet = 100;  // units of the picture of a building

// As on the board.
paper::Picture building_picture(const Building& building) {
    paper::Picture picture{building_sheet, building_sheet, {}, {}};
    words::draw_building({picture, {building_sheet / 2, building_sheet / 2}, building_sheet * 0.62}, building);
    return picture;
}

}  // namespace

struct DisplaysPanel::Shape {
    double margin;
    double between_cards;
    double heading;
    double row;
    double supply;
    double around_account;  // of whoever is asked: where points come from, and what is missing
    enum class Account : std::uint8_t { told, left_out } account;

    bool tells_account(const words::PlayerView& player) const { return player.is_asked && account == Account::told; }
    double rows(const words::PlayerView& player) const {
        return heading + row + supply + (tells_account(player) ? 2 * row : 0);
    }
    double card(const words::PlayerView& player) const {
        return 2 * margin + rows(player) + (tells_account(player) ? around_account : 1);
    }
};

const DisplaysPanel::Shape DisplaysPanel::roomy{8, 6, 27, 20, 26, 3, Shape::Account::told};
const DisplaysPanel::Shape DisplaysPanel::close{5, 4, 25, 18, 24, 1, Shape::Account::told};
const DisplaysPanel::Shape DisplaysPanel::closest{5, 4, 25, 18, 24, 1, Shape::Account::left_out};

void DisplaysPanel::show(std::vector<words::PlayerView> players) {
    players_ = std::move(players);
    Refresh();
}

double DisplaysPanel::least_units(const Shape& shape) const {
    double least = shape.between_cards * static_cast<double>(players_.size() - 1);
    for (const auto& player : players_) least += shape.card(player);
    return least;
}

double DisplaysPanel::legible_unit(double width) const {
    return std::min(theme().scaled(legible_letters), width / display_width);
}

double DisplaysPanel::unit(const Shape& shape, const Rect& whole) const {
    return std::min({whole.w / display_width, whole.h / least_units(shape), most_unit});
}

// All players are seen before more is told of one.
const DisplaysPanel::Shape& DisplaysPanel::shape_for(const Rect& whole) const {
    for (const Shape* const shape : {&roomy, &close})
        if (unit(*shape, whole) >= legible_unit(whole.w)) return *shape;
    return closest;
}

std::optional<int> DisplaysPanel::most_height(int width) const {
    if (players_.empty()) return std::nullopt;
    return static_cast<int>(std::ceil(std::min(width / display_width, most_unit) * least_units(roomy) * most_grown));
}

std::optional<int> DisplaysPanel::least_height(int width) const {
    if (players_.empty()) return std::nullopt;
    return static_cast<int>(std::ceil(legible_unit(width) * least_units(closest)));
}

void DisplaysPanel::draw(Painter& painter) {
    if (players_.empty()) return;
    const Rect& whole = painter.whole();
    const Shape& shape = shape_for(whole);
    const double unit = this->unit(shape, whole);
    const double legible = legible_unit(whole.w);
    if (unit >= legible) {
        draw_cards({painter, unit}, shape, whole, std::clamp(whole.h / unit / least_units(shape), 1.0, most_grown));
    } else {
        part_.draw(painter, whole, [&](const Rect& moved) {
            return draw_cards({painter, legible_unit(moved.w)}, shape, moved, 1);
        });
        asked_.follow(whole.h / legible);
    }
    draw_ring(painter);
}

// Returns how high they are.
double DisplaysPanel::draw_cards(const Fitted& fitted, const Shape& shape, Rect rest, double grown) {
    const double top = rest.y;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const Rect card = rest.cut_top(fitted(shape.card(players_[i]) * grown));
        if (players_[i].is_asked) asked_.is_drawn(i, card);
        draw_card(fitted, shape, card, players_[i]);
        rest.cut_top(fitted(shape.between_cards));
    }
    return rest.y - top;
}

void DisplaysPanel::reveal(const Rect& place) { part_.reveal(place); }

void DisplaysPanel::draw_card(const Fitted& fitted, const Shape& shape, Rect card, const words::PlayerView& player) {
    Painter& painter = fitted.painter();
    painter.card(card);
    if (player.is_asked) painter.outline(card, theme().player(player.badge.ink), fitted(3), 6);
    Rect rest = card.inset(fitted(shape.margin));
    const bool tells = shape.tells_account(player);
    const double gap = std::max(0.0, rest.h - fitted(shape.rows(player))) / (tells ? 4 : 2);
    draw_heading(fitted, rest.cut_top(fitted(shape.heading)), player);
    if (tells)
        for (const std::string* text : {&player.sources, &player.missing}) {
            rest.cut_top(gap);
            draw_line(fitted, rest.cut_top(fitted(shape.row)), *text, theme().faint);
        }
    rest.cut_top(gap);
    draw_counted(fitted, rest.cut_top(fitted(shape.row)), player);
    rest.cut_top(gap);
    draw_supply(fitted, rest.cut_top(fitted(shape.supply)), player);
}

// Who it is, and the points. A wrong number of discs is said in the place of whether there is a capital, until it is
// right again.
void DisplaysPanel::draw_heading(const Fitted& fitted, Rect line, const words::PlayerView& player) {
    Painter& painter = fitted.painter();
    const double piece = fitted(22);
    painter.piece(line.x + piece / 2, line.middle_y(), piece, player.badge);
    line.cut_left(piece + fitted(8));
    const std::string points = std::to_string(player.points);
    const TextStyle digits = fitted.style(20, Face::digits, theme().ink, Align::right);
    const bool is_off = !player.discs_off.empty();
    const std::string beside = is_off ? "! " + player.discs_off : player.capital_words;
    const TextStyle faint =
        is_off ? fitted.style(11, Face::bold, theme().bad, Align::right)
               : fitted.style(11, Face::plain, player.capital ? theme().good : theme().faint, Align::right);
    painter.text(line.cut_right(fitted(fitted.width(points, digits) + 2)), points, digits);
    line.cut_right(fitted(8));
    painter.text(line.cut_right(fitted(fitted.width(beside, faint) + 2)), beside, faint);
    line.cut_right(fitted(8));
    const TextStyle name = fitted.style(15, Face::serif_bold);
    painter.text(line, player.label, painter.fitting(player.label, line.w, name));
}

void DisplaysPanel::draw_line(const Fitted& fitted, Rect line, const std::string& text, const wxColour& colour) {
    Painter& painter = fitted.painter();
    painter.text(line, text, painter.fitting(text, line.w, fitted.style(11, Face::plain, colour)));
}

// All in smaller letters where a language needs more room than there is.
void DisplaysPanel::draw_counted(const Fitted& fitted, Rect line, const words::PlayerView& player) {
    Painter& painter = fitted.painter();
    TextStyle label = fitted.style(11, Face::plain, theme().faint);
    TextStyle value = fitted.style(13, Face::bold);
    double wide = 0;
    for (const words::Counted& one : player.counted)
        wide += fitted(fitted.width(one.label + ' ', label) + fitted.width(one.shown, value) + 16);
    const double part = std::min(1.0, line.w / wide);
    label.size *= part;
    value.size *= part;
    for (const words::Counted& one : player.counted) {
        const double before = fitted(fitted.width(one.label + ' ', label));
        const Rect whole = line.cut_left(before + fitted(fitted.width(one.shown, value) + 2));
        Rect box = whole;
        painter.text(box.cut_left(before), one.label, label);
        painter.text(box, one.shown, painter.fitting(one.shown, box.w, value));
        painter.area(
            whole, one.name, [this, now = one.now] { on_correct(now); }, one.label + ": " + one.shown);
        line.cut_left(fitted(14) * part);
    }
}

// Pieces that are left, each with how many of how many; then captives.
void DisplaysPanel::draw_supply(const Fitted& fitted, Rect line, const words::PlayerView& player) {
    Painter& painter = fitted.painter();
    const TextStyle style = fitted.style(12, Face::bold);
    for (const words::Supply& one : player.supply) {
        const double size = fitted(supply_piece);
        const Building building{player.color, one.size};
        painter.stamp({line.x, line.middle_y() - size / 2, size, size},
                      std::string{to_text(building.owner)} + std::string{to_text(building.size)},
                      [&](Painter& onto, const Rect& place) { draw_picture(onto, place, building_picture(building)); });
        line.cut_left(size + fitted(3));
        const std::string left = std::to_string(one.left) + " / " + std::to_string(one.all);
        painter.text(line.cut_left(fitted(fitted.width(left, style) + 2)), left, style);
        line.cut_left(fitted(9));
    }
    if (player.captives.empty()) return;
    const double size = fitted(20);
    for (const paper::Badge& captive : player.captives) {
        painter.piece(line.x + size / 2, line.middle_y(), size, captive);
        line.cut_left(size + fitted(4));
    }
    draw_line(fitted, line, player.captives_words, theme().ink);
}

}  // namespace eko::window
