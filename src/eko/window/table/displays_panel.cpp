// SPDX-License-Identifier: MIT
#include "eko/window/table/displays_panel.h"

#include "eko/words/pictures/pencil.h"
#include "eko/words/pictures/signs.h"
#include "gui/canvas/picture_drawing.h"
#include "paper/picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace eko::window {

using namespace gui;

namespace {

// In units: a column of 400 holds four players in a height of 420. Who is asked has more room than the others.
constexpr double display_width = 400;
constexpr double between_displays = 6;
constexpr double height_if_asked = 132;
constexpr double usual_height = 90;
constexpr double most_grown = 1.3;
constexpr double most_unit = 2.4;
constexpr double legible_unit = 0.8;  // at the usual size of text: letters are not to be smaller
constexpr double card_margin = 8;
constexpr double heading_row = 27;
constexpr double text_row = 20;
constexpr double supply_row = 26;
constexpr double supply_piece = 25;
constexpr double building_sheet = 100;  // units of the picture of a building

double height_of(const words::PlayerView& player) { return player.is_asked ? height_if_asked : usual_height; }

// As on the board.
paper::Picture building_picture(const Building& building) {
    paper::Picture picture{building_sheet, building_sheet, {}, {}};
    words::draw_building({picture, {building_sheet / 2, building_sheet / 2}, building_sheet * 0.62}, building);
    return picture;
}

}  // namespace

void DisplaysPanel::show(std::vector<words::PlayerView> players) {
    players_ = std::move(players);
    Refresh();
}

double DisplaysPanel::least_units() const {
    double least = between_displays * static_cast<double>(players_.size() - 1);
    for (const auto& player : players_) least += height_of(player);
    return least;
}

std::optional<int> DisplaysPanel::most_height(int width) const {
    if (players_.empty()) return std::nullopt;
    return static_cast<int>(std::ceil(std::min(width / display_width, most_unit) * least_units() * most_grown));
}

void DisplaysPanel::draw(Painter& painter) {
    if (players_.empty()) return;
    const double least = least_units();
    const Rect& whole = painter.whole();
    const double unit = std::min({whole.w / display_width, whole.h / least, most_unit});
    const double legible = painter.scaled(legible_unit);
    if (unit >= legible) {
        draw_cards({painter, unit}, whole, std::clamp(whole.h / unit / least, 1.0, most_grown));
    } else {
        part_.draw(painter, whole, [&](const Rect& moved) {
            return draw_cards({painter, std::max(unit, std::min(legible, moved.w / display_width))}, moved, 1);
        });
        asked_.follow(whole.h / legible);
    }
    draw_ring(painter);
}

// Returns how high they are.
double DisplaysPanel::draw_cards(const Fitted& fitted, Rect rest, double grown) {
    const double top = rest.y;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        const Rect card = rest.cut_top(fitted(height_of(players_[i]) * grown));
        if (players_[i].is_asked) asked_.is_drawn(i, card);
        draw_card(fitted, card, players_[i]);
        rest.cut_top(fitted(between_displays));
    }
    return rest.y - top;
}

void DisplaysPanel::reveal(const Rect& place) { part_.reveal(place); }

void DisplaysPanel::draw_card(const Fitted& fitted, Rect card, const words::PlayerView& player) {
    Painter& painter = fitted.painter();
    painter.card(card);
    if (player.is_asked) painter.outline(card, theme().player(player.badge.ink), fitted(3), 6);
    Rect rest = card.inset(fitted(card_margin));
    const double rows = heading_row + text_row + supply_row + (player.is_asked ? 2 * text_row : 0);
    const double gap = std::max(0.0, rest.h - fitted(rows)) / (player.is_asked ? 4 : 2);
    draw_heading(fitted, rest.cut_top(fitted(heading_row)), player);
    if (player.is_asked)
        for (const std::string* text : {&player.sources, &player.missing}) {
            rest.cut_top(gap);
            draw_line(fitted, rest.cut_top(fitted(text_row)), *text, theme().faint);
        }
    rest.cut_top(gap);
    draw_counted(fitted, rest.cut_top(fitted(text_row)), player);
    rest.cut_top(gap);
    draw_supply(fitted, rest.cut_top(fitted(supply_row)), player);
}

// Who it is, and the points.
void DisplaysPanel::draw_heading(const Fitted& fitted, Rect line, const words::PlayerView& player) {
    Painter& painter = fitted.painter();
    const double piece = fitted(22);
    painter.piece(line.x + piece / 2, line.middle_y(), piece, player.badge);
    line.cut_left(piece + fitted(8));
    const std::string points = std::to_string(player.points);
    const TextStyle digits = fitted.style(20, Face::digits, theme().ink, Align::right);
    const TextStyle faint = fitted.style(11, Face::plain, player.capital ? theme().good : theme().faint, Align::right);
    painter.text(line.cut_right(fitted(fitted.width(points, digits) + 2)), points, digits);
    line.cut_right(fitted(8));
    painter.text(line.cut_right(fitted(fitted.width(player.capital_words, faint) + 2)), player.capital_words, faint);
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
        stamps_.put(painter, {line.x, line.middle_y() - size / 2, size, size}, GetContentScaleFactor(),
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
