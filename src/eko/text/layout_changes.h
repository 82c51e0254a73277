// SPDX-License-Identifier: MIT
// A board as a table lays it, step by step: each function takes a layout and gives the changed one, or says what is
// wrong and where, as somebody would type that part ("lay C 2,1 4"). A layout that was sound stays sound; it may have
// no field at all as long as nothing is laid.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <vector>

namespace eko::text {

using Changed = tl::expected<Layout, BoardFault>;

// The layout, if its board can be made, or if nothing lies on it yet.
Changed sound(Layout layout);
// The same fault, its place as it is typed and not as JSON names it: "lay C 2,1 4" for tiles[3].
BoardFault as_typed(const Layout& layout, BoardFault fault);

// --- The library. A tile that is laid changes on the board too.
// Added behind the others, or changed in its place.
Changed with_tile(Layout layout, const LibraryTile& tile);
// Not while it is laid.
Changed without_tile(Layout layout, const std::string& id);

// Called something else, where it lies too. Refused if another one is called so.
Changed with_tile_renamed(Layout layout, const std::string& id, const std::string& name);

// --- Tiles on the board: `on` is any field of a laid tile, painted over or not.
Changed with_laid(Layout layout, const LaidTile& tile);
Changed with_turn(Layout layout, Hex on, int turn);
Changed without_laid(Layout layout, Hex on);
// The laid tile that has this field, its middle before others; nothing if none does.
std::optional<LaidTile> laid_on(const Layout& layout, Hex on);

// All tiles interlock the other way round: each keeps its neighbours and its turn, the first one stays where it lies,
// and what is painted over a tile goes with it. Refused if a tile lies beside the places that the others offer, or
// something is painted beside the tiles.
Changed interlocked_otherwise(Layout layout);

// Where one more tile can lie, by its middle, in the order of field ids: of the six slots of each laid tile those whose
// seven fields no tile has. 0,0 on an empty board.
std::vector<Hex> free_slots(const Layout& layout);

// --- Painting. A later row takes the place of what was painted there.
Changed with_row(Layout layout, const Row& row);
// Whether a row says what lies there.
bool is_painted(const Layout& layout, Hex at);
// Whatever is painted on these fields is gone; tiles come to light again.
Changed without_paint(Layout layout, const std::vector<Hex>& fields);

// --- Portals and groups. A portal that is known gets another exit.
Changed with_portal(Layout layout, const LaidPortal& portal);
Changed without_portal(Layout layout, Hex at);
Changed with_group(Layout layout, const Group& group);
// The group that has this field.
Changed without_group(Layout layout, Hex on);

}  // namespace eko::text
