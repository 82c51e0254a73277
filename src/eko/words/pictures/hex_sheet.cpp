// SPDX-License-Identifier: MIT
#include "eko/words/pictures/hex_sheet.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace eko::words {

namespace {

constexpr std::size_t hexagon_sides = 6;
constexpr double hexagon_rim = 0.3;  // around the board, in radii

// In radii: two neighbours of a row lie the square root of 3 apart, two rows one and a half.
paper::Point unscaled(Hex at) { return {std::numbers::sqrt3 * (at.q + at.r / 2.0), 1.5 * at.r}; }

struct Extent {
    paper::Point least{std::numeric_limits<double>::max(), std::numeric_limits<double>::max()};
    paper::Point most{std::numeric_limits<double>::lowest(), std::numeric_limits<double>::lowest()};
};

// Of the middles.
Extent extent_of(const std::vector<Hex>& hexagons) {
    Extent all;
    for (const Hex hexagon : hexagons) {
        const paper::Point at = unscaled(hexagon);
        all.least = {std::min(all.least.x, at.x), std::min(all.least.y, at.y)};
        all.most = {std::max(all.most.x, at.x), std::max(all.most.y, at.y)};
    }
    return all;
}

std::vector<Hex> hexagons_of(const Board& board) {
    std::vector<Hex> all;
    for (const BoardField& field : board.fields) all.push_back(field.at);
    return all;
}

}  // namespace

HexSheet::HexSheet(const Board& board, double width, double most_radius)
    : HexSheet{hexagons_of(board), width, most_radius} {}

HexSheet::HexSheet(const std::vector<Hex>& hexagons, double width, double most_radius) {
    const auto [least, most] = extent_of(hexagons);
    const double wide = most.x - least.x + std::numbers::sqrt3 + 2 * hexagon_rim;
    const double high = most.y - least.y + 2 + 2 * hexagon_rim;
    radius_ = std::min(most_radius, width / wide);
    width_ = wide * radius_;
    height_ = high * radius_;
    origin_ = {(std::numbers::sqrt3 / 2 + hexagon_rim - least.x) * radius_, (1 + hexagon_rim - least.y) * radius_};
}

paper::Point HexSheet::middle(Hex at) const {
    const paper::Point place = unscaled(at);
    return {origin_.x + place.x * radius_, origin_.y + place.y * radius_};
}

std::vector<paper::Point> HexSheet::outline(Hex at, double factor) const {
    const auto [x, y] = middle(at);
    std::vector<paper::Point> corners;
    for (std::size_t i = 0; i < hexagon_sides; ++i) {
        const double angle = std::numbers::pi / 3 * (static_cast<double>(i) - 0.5);
        corners.push_back({x + std::cos(angle) * radius_ * factor, y + std::sin(angle) * radius_ * factor});
    }
    return corners;
}

paper::Line HexSheet::side(Hex at, std::size_t direction, const paper::Pen& pen) const {
    const auto corners = outline(at);
    return {corners[direction], corners[(direction + 1) % hexagon_sides], pen};
}

}  // namespace eko::words
