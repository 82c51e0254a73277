// SPDX-License-Identifier: MIT
// What lies on the sheet of hexagons of the page of boards.
#pragma once

#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "paper/picture.h"

#include <optional>
#include <string>
#include <vector>

namespace eko::words {

// Its pictures are of the width of a page.
inline constexpr double sheet_width = 620;
inline constexpr double sheet_radius = 34;

struct SlotShown {
    Hex middle;
    std::string key;  // that chooses it; empty: none
    bool chosen;
};
// A single hexagon that a key chooses.
struct KeyShown {
    Hex at;
    std::string key;
};
struct Sheet {
    std::vector<Hex> hexagons;  // room for all of this, at least one
    Layout layout;
    std::vector<StartDisc> discs;
    std::vector<SlotShown> slots;
    std::vector<KeyShown> keys;
    std::vector<Hex> at_hand;   // a tile, or a row of discs
    std::vector<Hex> unusual;   // fields that the words below the board speak of
    std::optional<Hex> cursor;  // of the keyboard
};
// The board and its discs on such a sheet, of the width of a page.
paper::Picture sheet_picture(const Sheet& sheet);
// What each of its hexagons is and what lies there, in their order: "mountain", "movement field: cyan", "free place".
std::vector<std::string> sheet_facts(const Sheet& sheet);

}  // namespace eko::words
