// SPDX-License-Identifier: MIT
// What a part of the page of boards offers beside its sheet, in the language of the user.
#pragma once

#include "paper/picture.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

enum class Standing : std::uint8_t { plain, chosen, faint };

struct PaletteItem {
    std::string name;  // "kind:r", "tile:A", "turn:3", "color:cyan", "players:2"
    std::string key;   // that chooses it; empty: none
    std::string label;
    std::optional<paper::Picture> picture;
    Standing standing = Standing::plain;
};
enum class Labels : std::uint8_t { beside, below };  // the pictures
struct PaletteGroup {
    std::vector<PaletteItem> items;
    std::size_t columns;
    Labels labels = Labels::beside;
};
struct PaletteButton {
    std::string name;
    std::string label;
    std::string key;
    std::string why_not;  // a sentence; empty: it can be pressed
};
struct Palette {
    std::string prompt;  // what to do next
    std::vector<PaletteGroup> groups;
    std::vector<PaletteButton> buttons;
    std::string standing;  // how far the board, the tile or the discs are, and hints
};

}  // namespace eko::words
