// SPDX-License-Identifier: MIT
// What lies on a board that fields alone do not tell: by which field a portal is left, and which storm fields are a
// pyramid or a lighthouse (EKO-61, EKO-64, EKO-76).
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/text/layout_changes.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace eko::text {

// A portal, or storm fields that are one small tile or could be.
struct SmallTile {
    enum class What : std::uint8_t { portal, storm };
    What what;
    std::vector<Hex> fields;           // of a portal: its own
    std::optional<Hex> exit{};         // of a portal
    std::optional<GroupKind> group{};  // of storm fields
    bool operator==(const SmallTile&) const = default;
};

// The one that has this field: a group, a portal, or storm fields of no group that hang together and are all of one
// laid tile or of none. If these are more than a tile has, this field alone. Nothing on other fields.
std::optional<SmallTile> small_tile_on(const Layout& layout, Hex at);
// All of the board in the order of their first fields, but not the fields of such a large storm.
std::vector<SmallTile> small_tiles(const Layout& layout);
// Where a portal can be left: movement and storm fields next to it, in ring order.
std::vector<Hex> possible_exits(const Layout& layout, Hex portal);

// The change made without portals and groups, which come back on those fields that are of the same kind as before: the
// others are of something else now.
Changed keeping_small_tiles(const Layout& layout, const std::function<Changed(Layout)>& change);

// The laid tile that has this field, turned to so many sixths clockwise, and with it the portals, exits and groups that
// are of it. What is painted over it stays.
Changed turned_with_small_tiles(const Layout& layout, Hex on, int turn);

// All tiles interlocked the other way round (layout_changes.h), and the portals, exits and groups with them that are of
// tiles.
Changed interlocked_with_small_tiles(const Layout& layout);

}  // namespace eko::text
