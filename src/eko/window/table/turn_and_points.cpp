// SPDX-License-Identifier: MIT
#include "eko/window/table/turn_and_points.h"

#include "eko/words/table/table_view.h"

#include <algorithm>
#include <utility>

namespace eko::window {

using namespace gui;

namespace {

// In units.
constexpr double turn_points = 13;
constexpr double beside_turn = 16;
constexpr double piece_width = 26;
constexpr double points_size = 16;
constexpr double behind_points = 12;

std::string points_of(const words::PlayerView& player) {
    return std::to_string(player.points) + (player.capital ? "\u2605" : "");
}

// All players in the same, as wide as the longest needs.
double points_width(const Fitted& fitted, const std::vector<words::PlayerView>& players) {
    double wide = 0;
    for (const words::PlayerView& player : players)
        wide = std::max(wide, fitted.width(points_of(player), fitted.style(points_size, Face::digits)));
    return piece_width + wide + behind_points;
}

}  // namespace

void TurnAndPoints::show(int turn, std::vector<words::PlayerView> players) {
    turn_ = turn;
    turn_words_ = words::turn_words(turn);
    players_ = std::move(players);
}

double TurnAndPoints::left_width(const Fitted& fitted) const {
    return fitted(fitted.width(turn_words_, fitted.style(turn_points, Face::serif_bold)) + beside_turn);
}

void TurnAndPoints::draw_left(const Fitted& fitted, const Rect& box) {
    fitted.painter().text(box, turn_words_, fitted.style(turn_points, Face::serif_bold, fitted.theme().faint));
    if (turn_ > 0)
        fitted.painter().area(
            box, "turn", [this] { on_correct(SetTurn{turn_}); }, turn_words_);
}

double TurnAndPoints::right_width(const Fitted& fitted) const {
    return fitted(points_width(fitted, players_) * static_cast<double>(players_.size()));
}

void TurnAndPoints::draw_right(const Fitted& fitted, const Rect& box) {
    Painter& painter = fitted.painter();
    Rect rest = box;
    for (const words::PlayerView& player : players_) {
        Rect place = rest.cut_left(fitted(points_width(fitted, players_)));
        painter.area(place, "points:" + std::string{to_text(player.color)}, {}, player.label + ": " + player.missing);
        const Rect piece = place.cut_left(fitted(piece_width));
        painter.piece(piece.middle_x(), piece.middle_y(), fitted(19), player.badge);
        painter.text(place, points_of(player), fitted.style(points_size, Face::digits));
    }
}

}  // namespace eko::window
