// SPDX-License-Identifier: MIT
#include "eko/rules/layout.h"

namespace eko {
namespace {

// A sixth of a circle clockwise around 0,0.
Hex turned_once(Hex at) { return {-at.r, at.q + at.r}; }

}  // namespace

// EKO-6: the table chooses how a tile is turned.
std::array<Hex, tile_fields> places_of(const LaidTile& tile) {
    std::array<Hex, tile_fields> places{tile.at};
    const auto sides = around({0, 0});
    for (std::size_t i = 0; i < sides.size(); ++i) {
        Hex step = sides[i];
        for (int turn = 0; turn < tile.turn; ++turn) step = turned_once(step);
        places[i + 1] = {tile.at.q + step.q, tile.at.r + step.r};
    }
    return places;
}

}  // namespace eko
