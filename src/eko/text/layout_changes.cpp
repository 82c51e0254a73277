// SPDX-License-Identifier: MIT
#include "eko/text/layout_changes.h"

#include "eko/text/letters.h"
#include "eko/text/words.h"
#include "wording/sentence.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <set>
#include <string_view>
#include <utility>

namespace eko::text {

namespace {

using wording::marked;

tl::unexpected<BoardFault> fault(std::string where, wording::Sentence why) {
    return tl::unexpected{BoardFault{std::move(where), std::move(why)}};
}

// --- Parts as they are typed.

std::string typed(const LibraryTile& tile) { return fmt::format("tile {}", tile.id); }
std::string typed(const LaidTile& tile) { return fmt::format("lay {} {} {}", tile.id, to_text(tile.at), tile.turn); }
std::string typed(const Row& row) { return fmt::format("paint {}:{}:{}", row.first.r, row.first.q, row.letters); }
std::string typed(const LaidPortal& portal) {
    return fmt::format("portal {} {}", to_text(portal.at), to_text(portal.exit));
}
std::string typed(const Group& group) {
    std::string text = fmt::format("group {}", to_text(group.kind));
    for (const Hex field : group.fields) text += ' ' + to_text(field);
    return text;
}

// "tiles[3].at" is the fourth of `parts`, if `name` is "tiles".
template <class Parts>
std::optional<std::string> typed_part(std::string_view where, std::string_view name, const Parts& parts) {
    if (!where.starts_with(name) || !where.substr(name.size()).starts_with('[')) return std::nullopt;
    std::size_t number{};
    const auto digits = where.substr(name.size() + 1);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || number >= parts.size()) return std::nullopt;
    return typed(parts[number]);
}

std::optional<std::string> typed_place(const Layout& layout, std::string_view where) {
    constexpr std::string_view library = "library.";
    if (where.starts_with(library)) return typed(LibraryTile{std::string{where.substr(library.size())}, {}});
    if (auto place = typed_part(where, "tiles", layout.tiles)) return place;
    if (auto place = typed_part(where, "rows", layout.rows)) return place;
    if (auto place = typed_part(where, "portals", layout.portals)) return place;
    return typed_part(where, "groups", layout.groups);
}

// --- Tiles.

bool has_field(const LaidTile& tile, Hex field) {
    const auto places = places_of(tile);
    return std::find(places.begin(), places.end(), field) != places.end();
}

// Its middle before others: where tiles do not lie in the lattice, one may have its middle on another's hole.
std::vector<LaidTile>::iterator find_laid(std::vector<LaidTile>& tiles, Hex on) {
    const auto middle = std::find_if(tiles.begin(), tiles.end(), [on](const LaidTile& tile) { return tile.at == on; });
    if (middle != tiles.end()) return middle;
    return std::find_if(tiles.begin(), tiles.end(), [on](const LaidTile& tile) { return has_field(tile, on); });
}

auto no_tile_on(Hex on) { return fault(to_text(on), {marked("no tile lies here")}); }

// From a tile's middle to the first around it: (2,1), or (1,2) where tiles interlock the other way round. The five
// others are turns of it.
Hex first_step(bool mirror) { return mirror ? Hex{1, 2} : Hex{2, 1}; }
Hex a_sixth_on(Hex step) { return {-step.r, step.q + step.r}; }

std::vector<Hex> slots_around(const LaidTile& tile, bool mirror) {
    std::vector<Hex> all;
    Hex step = first_step(mirror);
    for (int turn = 0; turn < 6; ++turn) {
        all.push_back({tile.at.q + step.q, tile.at.r + step.r});
        step = a_sixth_on(step);
    }
    return all;
}

// What is so many steps away, and so many of the next sixth, is as many of the other steps away; nothing if it is no
// whole number of them.
std::optional<Hex> by_other_steps(Hex away, bool mirror) {
    const Hex one = first_step(mirror);
    const Hex two = a_sixth_on(one);
    const int whole = one.q * two.r - one.r * two.q;
    const int ones = away.q * two.r - away.r * two.q;
    const int twos = one.q * away.r - one.r * away.q;
    if (ones % whole != 0 || twos % whole != 0) return std::nullopt;
    const Hex other = first_step(!mirror);
    const Hex next = a_sixth_on(other);
    return Hex{ones / whole * other.q + twos / whole * next.q, ones / whole * other.r + twos / whole * next.r};
}

bool is_free(const std::set<Hex>& taken, Hex middle) {
    const auto places = places_of({{}, middle, 0});
    return std::all_of(places.begin(), places.end(), [&](Hex at) { return on_sheet(at) && !taken.contains(at); });
}

// --- Painting, letter by letter.

using Painted = std::vector<std::pair<Hex, char>>;  // rows one by one, each from left to right

Painted painted(const std::vector<Row>& rows) {
    Painted all;
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.letters.size(); ++i)
            all.push_back({{row.first.q + static_cast<int>(i), row.first.r}, row.letters[i]});
    std::stable_sort(all.begin(), all.end(), [](const auto& one, const auto& other) {
        return std::pair{one.first.r, one.first.q} < std::pair{other.first.r, other.first.q};
    });
    return all;
}

std::vector<Row> rows_of(const Painted& letters) {
    std::vector<Row> rows;
    for (const auto& [at, letter] : letters) {
        const Hex next = rows.empty() ? Hex{} : rows.back().first;
        const bool goes_on =
            !rows.empty() && next.r == at.r && next.q + static_cast<int>(rows.back().letters.size()) == at.q;
        if (goes_on)
            rows.back().letters += letter;
        else
            rows.push_back({at, std::string{letter}});
    }
    return rows;
}

template <class Fields>
std::vector<Row> rows_without(const std::vector<Row>& rows, const Fields& gone) {
    Painted letters = painted(rows);
    std::erase_if(letters, [&](const auto& one) { return gone(one.first); });
    return rows_of(letters);
}

bool lies_on(const Row& row, Hex at) {
    return at.r == row.first.r && at.q >= row.first.q && at.q - row.first.q < static_cast<int>(row.letters.size());
}

bool has_field(const Group& group, Hex field) {
    return std::find(group.fields.begin(), group.fields.end(), field) != group.fields.end();
}

}  // namespace

BoardFault as_typed(const Layout& layout, BoardFault fault) {
    if (auto place = typed_place(layout, fault.where)) fault.where = *std::move(place);
    return fault;
}

// A board without a field names no place. Portals and groups are not looked at then, though they need fields.
Changed sound(Layout layout) {
    const auto board = make_board(layout);
    if (board) return layout;
    if (!board.error().where.empty()) return tl::unexpected{as_typed(layout, board.error())};
    if (!layout.portals.empty())
        return fault(typed(layout.portals.front()), {marked("must be a portal field of the board")});
    if (!layout.groups.empty()) return fault(typed(layout.groups.front()), {marked("must be a field of the board")});
    return layout;
}

Changed with_tile(Layout layout, const LibraryTile& tile) {
    if (tile.id.empty()) return fault("tile", {marked("must have a name, such as A")});
    if (auto stray = stray_letter(tile.letters)) return fault(typed(tile), *std::move(stray));
    if (tile.letters.size() != tile_fields)
        return fault(typed(tile),
                     {marked("must have 7 letters, not {n}"), {{"n", static_cast<std::int64_t>(tile.letters.size())}}});
    const auto known = std::find_if(layout.library.begin(), layout.library.end(),
                                    [&](const LibraryTile& one) { return one.id == tile.id; });
    if (known == layout.library.end())
        layout.library.push_back(tile);
    else
        known->letters = tile.letters;
    return sound(std::move(layout));
}

Changed without_tile(Layout layout, const std::string& id) {
    const auto laid =
        std::find_if(layout.tiles.begin(), layout.tiles.end(), [&](const LaidTile& tile) { return tile.id == id; });
    if (laid != layout.tiles.end())
        return fault(typed(LibraryTile{id, {}}),
                     {marked("is on {field}: remove it from the board first"), {{"field", to_text(laid->at)}}});
    if (std::erase_if(layout.library, [&](const LibraryTile& tile) { return tile.id == id; }) == 0)
        return fault(typed(LibraryTile{id, {}}), {marked("is not in the library")});
    return sound(std::move(layout));
}

Changed with_tile_renamed(Layout layout, const std::string& id, const std::string& name) {
    const auto find = [&](const std::string& wanted) {
        return std::find_if(layout.library.begin(), layout.library.end(),
                            [&](const LibraryTile& tile) { return tile.id == wanted; });
    };
    const auto tile = find(id);
    if (tile == layout.library.end()) return fault(typed(LibraryTile{id, {}}), {marked("is not in the library")});
    if (name.empty()) return fault("tile", {marked("must have a name, such as A")});
    if (find(name) != layout.library.end())
        return fault(typed(LibraryTile{name, {}}), {marked("is already in the library")});
    tile->id = name;
    for (LaidTile& laid : layout.tiles)
        if (laid.id == id) laid.id = name;
    return sound(std::move(layout));
}

Changed with_laid(Layout layout, const LaidTile& tile) {
    const bool known = std::any_of(layout.library.begin(), layout.library.end(),
                                   [&](const LibraryTile& one) { return one.id == tile.id; });
    if (!known) return fault(typed(LibraryTile{tile.id, {}}), {marked("is not in the library")});
    layout.tiles.push_back(tile);
    return sound(std::move(layout));
}

Changed with_turn(Layout layout, Hex on, int turn) {
    const auto tile = find_laid(layout.tiles, on);
    if (tile == layout.tiles.end()) return no_tile_on(on);
    tile->turn = turn;
    return sound(std::move(layout));
}

Changed without_laid(Layout layout, Hex on) {
    const auto tile = find_laid(layout.tiles, on);
    if (tile == layout.tiles.end()) return no_tile_on(on);
    layout.tiles.erase(tile);
    return sound(std::move(layout));
}

std::optional<LaidTile> laid_on(const Layout& layout, Hex on) {
    std::vector<LaidTile> tiles = layout.tiles;
    const auto found = find_laid(tiles, on);
    return found == tiles.end() ? std::nullopt : std::optional{*found};
}

Changed interlocked_otherwise(Layout layout) {
    const std::vector<LaidTile> before = layout.tiles;
    for (LaidTile& tile : layout.tiles) {
        const Hex first = before.front().at;
        const auto away = by_other_steps({tile.at.q - first.q, tile.at.r - first.r}, layout.mirror);
        if (!away) return fault(typed(tile), {marked("does not interlock with the first tile")});
        tile.at = {first.q + away->q, first.r + away->r};
    }
    Painted letters = painted(layout.rows);
    for (auto& [at, letter] : letters) {
        const auto under =
            std::find_if(before.begin(), before.end(), [at](const LaidTile& tile) { return has_field(tile, at); });
        if (under == before.end()) return fault(to_text(at), {marked("is painted beside the tiles")});
        const Hex now = layout.tiles[static_cast<std::size_t>(under - before.begin())].at;
        at = {at.q + now.q - under->at.q, at.r + now.r - under->at.r};
    }
    layout.rows.clear();
    for (const auto& [at, letter] : letters) layout.rows.push_back({at, std::string{letter}});
    layout.rows = rows_of(painted(layout.rows));
    layout.mirror = !layout.mirror;
    return sound(std::move(layout));
}

std::vector<Hex> free_slots(const Layout& layout) {
    if (layout.tiles.empty()) return {{0, 0}};
    std::set<Hex> taken;
    for (const LaidTile& tile : layout.tiles)
        for (const Hex at : places_of(tile)) taken.insert(at);
    std::set<Hex> slots;
    for (const LaidTile& tile : layout.tiles)
        for (const Hex middle : slots_around(tile, layout.mirror))
            if (is_free(taken, middle)) slots.insert(middle);
    return {slots.begin(), slots.end()};
}

Changed with_row(Layout layout, const Row& row) {
    if (auto stray = stray_letter(row.letters)) return fault(typed(row), *std::move(stray));
    layout.rows = rows_without(layout.rows, [&](Hex at) { return lies_on(row, at); });
    layout.rows.push_back(row);
    auto changed = sound(std::move(layout));  // before rows are joined: what is wrong is in the one that was typed
    if (changed) changed->rows = rows_of(painted(changed->rows));
    return changed;
}

bool is_painted(const Layout& layout, Hex at) {
    return std::any_of(layout.rows.begin(), layout.rows.end(), [at](const Row& row) { return lies_on(row, at); });
}

Changed without_paint(Layout layout, const std::vector<Hex>& fields) {
    const std::set<Hex> gone{fields.begin(), fields.end()};
    for (const Hex field : fields)
        if (std::none_of(layout.rows.begin(), layout.rows.end(), [&](const Row& row) { return lies_on(row, field); }))
            return fault(to_text(field), {marked("nothing is painted here")});
    layout.rows = rows_without(layout.rows, [&](Hex at) { return gone.contains(at); });
    return sound(std::move(layout));
}

Changed with_portal(Layout layout, const LaidPortal& portal) {
    std::erase_if(layout.portals, [&](const LaidPortal& one) { return one.at == portal.at; });
    layout.portals.push_back(portal);
    return sound(std::move(layout));
}

Changed without_portal(Layout layout, Hex at) {
    if (std::erase_if(layout.portals, [at](const LaidPortal& one) { return one.at == at; }) == 0)
        return fault(to_text(at), {marked("no portal is named here")});
    return sound(std::move(layout));
}

Changed with_group(Layout layout, const Group& group) {
    layout.groups.push_back(group);
    return sound(std::move(layout));
}

Changed without_group(Layout layout, Hex on) {
    const auto found = std::find_if(layout.groups.begin(), layout.groups.end(),
                                    [on](const Group& group) { return has_field(group, on); });
    if (found == layout.groups.end()) return fault(to_text(on), {marked("no group has this field")});
    layout.groups.erase(found);
    return sound(std::move(layout));
}

}  // namespace eko::text
