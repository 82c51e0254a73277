// SPDX-License-Identifier: MIT
#include "eko/text/small_tiles.h"

#include "eko/rules/board.h"

#include <algorithm>
#include <set>
#include <utility>

namespace eko::text {

namespace {

using What = SmallTile::What;

const Group* group_on(const Layout& layout, Hex at) {
    for (const Group& group : layout.groups)
        if (std::find(group.fields.begin(), group.fields.end(), at) != group.fields.end()) return &group;
    return nullptr;
}

// The middle of the tile that this field is of; nothing if it is painted.
std::optional<Hex> tile_under(const Layout& layout, Hex at) {
    if (is_painted(layout, at)) return std::nullopt;
    const auto tile = laid_on(layout, at);
    return tile ? std::optional{tile->at} : std::nullopt;
}

// Storm fields of no group around this one, on its tile or on none as it is.
std::vector<Hex> storm_around(const Board& board, const Layout& layout, Hex first) {
    const auto tile = tile_under(layout, first);
    std::set<Hex> seen{first};
    std::vector<Hex> open{first};
    while (!open.empty()) {
        const Hex at = open.back();
        open.pop_back();
        for (const Hex near : around(at)) {
            if (seen.contains(near) || board.kind_on(near) != FieldKind::storm) continue;
            if (group_on(layout, near) || tile_under(layout, near) != tile) continue;
            seen.insert(near);
            open.push_back(near);
        }
    }
    return {seen.begin(), seen.end()};
}

SmallTile portal_on(const Layout& layout, Hex at) {
    const auto laid = std::find_if(layout.portals.begin(), layout.portals.end(),
                                   [&](const LaidPortal& portal) { return portal.at == at; });
    return {What::portal, {at}, laid == layout.portals.end() ? std::nullopt : std::optional{laid->exit}, {}};
}

// However large the storm is.
std::optional<SmallTile> tile_or_storm_on(const Board& board, const Layout& layout, Hex at) {
    if (const Group* const group = group_on(layout, at)) return SmallTile{What::storm, group->fields, {}, group->kind};
    const auto kind = board.kind_on(at);
    if (kind == FieldKind::portal) return portal_on(layout, at);
    if (kind == FieldKind::storm) return SmallTile{What::storm, storm_around(board, layout, at), {}, {}};
    return std::nullopt;
}

bool is_too_large(const SmallTile& tile) { return !tile.group && tile.fields.size() > tile_fields; }

// Where a field of before comes to lie: all stays.
struct Stay {
    Hex field(Hex at) const { return at; }
    Hex exit(const LaidPortal& portal) const { return portal.exit; }
};

// What is of the tile turns with it, the exit of a portal too, wherever it leads.
class Turned {
public:
    Turned(const Layout& layout, const LaidTile& tile, int turn)
        : layout_{layout}, tile_{tile}, sixths_{((turn - tile.turn) % 6 + 6) % 6} {}

    Hex field(Hex at) const { return is_of_it(at) ? turned(at) : at; }
    Hex exit(const LaidPortal& portal) const { return is_of_it(portal.at) ? turned(portal.exit) : portal.exit; }

private:
    bool is_of_it(Hex at) const { return tile_under(layout_, at) == tile_.at; }
    Hex turned(Hex at) const {
        Hex by{at.q - tile_.at.q, at.r - tile_.at.r};
        for (int i = 0; i < sixths_; ++i) by = {-by.r, by.q + by.r};
        return {tile_.at.q + by.q, tile_.at.r + by.r};
    }

    const Layout& layout_;
    LaidTile tile_;
    int sixths_;
};

// What is of a tile goes where the tile goes, and so does the exit of its portal, wherever it leads then.
class Moved {
public:
    Moved(const Layout& before, const Layout& now) : before_{before}, now_{now} {}

    Hex field(Hex at) const { return moved(at, at); }
    Hex exit(const LaidPortal& portal) const { return moved(portal.exit, portal.at); }

private:
    // As the tile under that field does.
    Hex moved(Hex what, Hex with) const {
        const auto tile = laid_on(before_, with);
        if (!tile) return what;
        const auto place = std::find(before_.tiles.begin(), before_.tiles.end(), *tile) - before_.tiles.begin();
        const Hex now = now_.tiles[static_cast<std::size_t>(place)].at;
        return {what.q + now.q - tile->at.q, what.r + now.r - tile->at.r};
    }

    const Layout& before_;
    const Layout& now_;
};

// The change made without portals and groups, which come back where they lie then, on fields of the same kind.
template <class Where>
Changed with_small_tiles(const Layout& layout, const std::function<Changed(Layout)>& change, const Where& where) {
    Layout bare = layout;
    bare.portals.clear();
    bare.groups.clear();
    auto changed = change(std::move(bare));
    const auto before = make_board(layout);
    if (!changed || !before) return changed;
    const auto after = make_board(*changed);
    if (!after) return changed;
    const auto is_same = [&](Hex then, Hex now) {
        return after->kind_on(now) && before->kind_on(then) == after->kind_on(now);
    };
    for (const LaidPortal& portal : layout.portals) {
        const LaidPortal now{where.field(portal.at), where.exit(portal)};
        const auto exit = after->kind_on(now.exit);
        const bool leads = now.exit == portal.exit ? is_same(portal.exit, now.exit) : exit && is_way(*exit);
        if (is_same(portal.at, now.at) && leads) changed->portals.push_back(now);
    }
    for (Group group : layout.groups) {
        std::vector<Hex> fields;
        for (const Hex at : group.fields)
            if (is_same(at, where.field(at))) fields.push_back(where.field(at));
        group.fields = std::move(fields);
        if (!group.fields.empty()) changed->groups.push_back(std::move(group));
    }
    return changed;
}

}  // namespace

std::optional<SmallTile> small_tile_on(const Layout& layout, Hex at) {
    const auto board = make_board(layout);
    if (!board) return std::nullopt;
    auto tile = tile_or_storm_on(*board, layout, at);
    if (tile && is_too_large(*tile)) tile->fields = {at};
    return tile;
}

std::vector<SmallTile> small_tiles(const Layout& layout) {
    std::vector<SmallTile> all;
    const auto board = make_board(layout);
    if (!board) return all;
    std::set<Hex> seen;
    for (const BoardField& field : board->fields) {
        if (seen.contains(field.at)) continue;
        auto tile = tile_or_storm_on(*board, layout, field.at);
        if (!tile) continue;
        seen.insert(tile->fields.begin(), tile->fields.end());
        if (!is_too_large(*tile)) all.push_back(*std::move(tile));
    }
    return all;
}

std::vector<Hex> possible_exits(const Layout& layout, Hex portal) {
    std::vector<Hex> all;
    const auto board = make_board(layout);
    if (!board) return all;
    for (const Hex near : around(portal))
        if (const auto kind = board->kind_on(near); kind && is_way(*kind)) all.push_back(near);
    return all;
}

Changed keeping_small_tiles(const Layout& layout, const std::function<Changed(Layout)>& change) {
    const Stay stay;
    return with_small_tiles(layout, change, stay);
}

Changed turned_with_small_tiles(const Layout& layout, Hex on, int turn) {
    const auto tile = laid_on(layout, on);
    const auto change = [&](Layout bare) { return with_turn(std::move(bare), on, turn); };
    if (!tile) return change(layout);
    return with_small_tiles(layout, change, Turned{layout, *tile, turn});
}

Changed interlocked_with_small_tiles(const Layout& layout) {
    Layout bare = layout;
    bare.portals.clear();
    bare.groups.clear();
    const auto now = interlocked_otherwise(std::move(bare));
    if (!now) return now;
    return with_small_tiles(
        layout, [&](const Layout&) { return now; }, Moved{layout, *now});
}

}  // namespace eko::text
