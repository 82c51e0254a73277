// SPDX-License-Identifier: MIT
// A board as the table says it: which tiles lie where, what is painted over them, portals and groups. A Board is made
// of it; it stays in the header, so that the board can be written as it was entered.
#pragma once

#include "eko/rules/ids.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace eko {

inline constexpr std::size_t tile_fields = 7;

// A tile of the table's library: its letters, the middle first, then the ring from E clockwise.
struct LibraryTile {
    std::string id;
    std::string letters;
    bool operator==(const LibraryTile&) const = default;
};

struct LaidTile {
    std::string id;
    Hex at;    // its middle
    int turn;  // by so many sixths of a circle clockwise
    bool operator==(const LaidTile&) const = default;
};

// Letters side by side, laid over the tiles.
struct Row {
    Hex first;
    std::string letters;
    bool operator==(const Row&) const = default;
};

struct LaidPortal {
    Hex at;
    Hex exit;
    bool operator==(const LaidPortal&) const = default;
};

enum class GroupKind : std::uint8_t { pyramid, beacon };

// The fields of a tile that is worth something to those around it.
struct Group {
    GroupKind kind;
    std::vector<Hex> fields;
    std::string tile;  // what the table calls it; may be empty
    bool operator==(const Group&) const = default;
};

struct Layout {
    std::string name;            // may be empty
    std::optional<int> players;  // for how many it is laid
    bool mirror = false;         // tiles interlock the other way round
    std::vector<LibraryTile> library;
    std::vector<LaidTile> tiles;
    std::vector<Row> rows;
    std::vector<LaidPortal> portals;
    std::vector<Group> groups;
    bool operator==(const Layout&) const = default;
};

// Where the seven fields of a tile come to lie, in the order of its letters.
std::array<Hex, tile_fields> places_of(const LaidTile& tile);

}  // namespace eko
