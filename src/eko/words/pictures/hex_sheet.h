// SPDX-License-Identifier: MIT
// Where the hexagons of a board lie in a picture: with a corner upwards, rows of one r level, from the upper left.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "paper/picture.h"

#include <cstddef>
#include <vector>

namespace eko::words {

class HexSheet {
public:
    // All fields of the board, as large as they fit into that width, but not larger than that radius (from the middle
    // of a hexagon to a corner).
    HexSheet(const Board& board, double width, double most_radius);
    // The same of these hexagons, at least one: a sheet on which a board is still being laid.
    HexSheet(const std::vector<Hex>& hexagons, double width, double most_radius);

    double width() const { return width_; }
    double height() const { return height_; }
    double radius() const { return radius_; }

    paper::Point middle(Hex at) const;
    // Its corners, the first between its neighbours NE and E, then clockwise; all moved towards the middle by a factor.
    std::vector<paper::Point> outline(Hex at, double factor = 1) const;
    // The side towards a neighbour, by its number in the ring order of `around`.
    paper::Line side(Hex at, std::size_t direction, const paper::Pen& pen) const;

private:
    double radius_;
    double width_;
    double height_;
    paper::Point origin_{};  // the middle of 0,0
};

}  // namespace eko::words
