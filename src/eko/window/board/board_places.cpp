// SPDX-License-Identifier: MIT
#include "eko/window/board/board_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <utility>

namespace eko::window {

using gui::Rect;

namespace {

constexpr double nearest_zoom = 6;
// Of the hexagon's radius: as wide and high as a rectangle in it can be without meeting the next rows'.
constexpr double half_width = 0.74;
constexpr double half_height = 0.72;

}  // namespace

void BoardPlaces::set_picture(double width, double height) {
    width_ = width;
    height_ = height;
}

void BoardPlaces::fit() {
    zoom_ = 1;
    moved_ = {};
}

Rect BoardPlaces::fitted() const {
    const double scale = std::min(panel_.w / width_, panel_.h / height_);
    const double wide = width_ * scale;
    const double high = height_ * scale;
    return {panel_.middle_x() - wide / 2, panel_.middle_y() - high / 2, wide, high};
}

Rect BoardPlaces::picture() const {
    const Rect fit = fitted();
    const double wide = fit.w * zoom_;
    const double high = fit.h * zoom_;
    return {panel_.middle_x() + moved_.x - wide / 2, panel_.middle_y() + moved_.y - high / 2, wide, high};
}

void BoardPlaces::zoom(paper::Point pointer, double factor) {
    const double before = zoom_;
    zoom_ = std::clamp(zoom_ * factor, 1.0, nearest_zoom);
    const double real = zoom_ / before;
    moved_.x = (moved_.x + panel_.middle_x() - pointer.x) * real + pointer.x - panel_.middle_x();
    moved_.y = (moved_.y + panel_.middle_y() - pointer.y) * real + pointer.y - panel_.middle_y();
    drag(0, 0);
}

// Some of the picture stays in the panel's middle.
void BoardPlaces::drag(double by_x, double by_y) {
    const Rect fit = fitted();
    const double most_x = fit.w * (zoom_ - 1) / 2;
    const double most_y = fit.h * (zoom_ - 1) / 2;
    moved_.x = std::clamp(moved_.x + by_x, -most_x, most_x);
    moved_.y = std::clamp(moved_.y + by_y, -most_y, most_y);
}

// The sheet that fills the width of the picture is the one that the picture was drawn on.
Hexagons::Hexagons(const Board& board, const Rect& picture)
    : board_{board}, sheet_{board, picture.w, picture.w}, picture_{picture} {}

paper::Point Hexagons::middle(FieldId field) const {
    const auto [x, y] = sheet_.middle(board_[field].at);
    return {picture_.x + x, picture_.y + y};
}

std::vector<paper::Point> Hexagons::outline(FieldId field, double factor) const {
    auto corners = sheet_.outline(board_[field].at, factor);
    for (paper::Point& corner : corners) corner = {corner.x + picture_.x, corner.y + picture_.y};
    return corners;
}

Rect Hexagons::inside(FieldId field) const {
    const auto [x, y] = middle(field);
    return {x - half_width * radius(), y - half_height * radius(), 2 * half_width * radius(),
            2 * half_height * radius()};
}

std::optional<FieldId> Hexagons::beside(FieldId from, int by) const {
    std::optional<std::pair<double, FieldId>> best;
    const paper::Point here = middle(from);
    for (std::size_t i = 0; i < board_.fields.size(); ++i) {
        const paper::Point there = middle(field_of(i));
        const double ahead = (there.x - here.x) * by;
        const double aside = std::abs(there.y - here.y);
        if (ahead < 1 || aside > 2 * ahead) continue;
        if (!best || ahead + 2 * aside < best->first) best = {ahead + 2 * aside, field_of(i)};
    }
    return best ? std::optional{best->second} : std::nullopt;
}

int Hexagons::column(FieldId field) const { return 2 * board_[field].at.q + board_[field].at.r; }

// Of two that are as near, the right one: the way there and back is the same.
std::optional<FieldId> Hexagons::in_next_row(FieldId from, int by, int column) const {
    std::optional<std::pair<std::array<int, 3>, FieldId>> best;
    for (std::size_t i = 0; i < board_.fields.size(); ++i) {
        const int ahead = (board_[field_of(i)].at.r - board_[from].at.r) * by;
        if (ahead < 1) continue;
        const int aside = this->column(field_of(i)) - column;
        const std::array<int, 3> far{ahead, std::abs(aside), -aside};
        if (!best || far < best->first) best = {far, field_of(i)};
    }
    return best ? std::optional{best->second} : std::nullopt;
}

}  // namespace eko::window
