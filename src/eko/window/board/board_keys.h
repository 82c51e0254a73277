// SPDX-License-Identifier: MIT
// The keys of fields that can be chosen: each in the middle of its field if that is bare, else at its lower edge, where
// it covers no crown, no capital and no temple. One that finds no such place is left out: its row has it too.
#pragma once

#include "eko/rules/ids.h"
#include "eko/window/board/board_places.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eko::window {

enum class Emphasis { possible, selected };

// A field that can be chosen.
struct Offer {
    FieldId field;
    std::string key;    // that chooses it
    std::string words;  // what a click does: "Attack Boris on 5,0 (1 disc)"; empty: only the key does it
    Emphasis emphasis;
};

struct WantedKey {
    const Offer* offer;
    enum class Middle : std::uint8_t { free, taken } middle;
};

struct PlacedKey {
    FieldId field;
    std::string key;
    Emphasis emphasis;
    gui::Rect pill;
    double letters;  // points
};

// What keys must not cover, and what they had better not.
struct KeptFree {
    std::vector<gui::Rect> always;
    std::vector<gui::Rect> if_possible;
};

// `numbers`: how high letters beside pieces are, as of words::draw_stack.
std::vector<PlacedKey> place_keys(gui::Painter& painter, const Hexagons& hexagons, const std::vector<WantedKey>& wanted,
                                  double numbers, KeptFree free);

}  // namespace eko::window
