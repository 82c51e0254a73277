// SPDX-License-Identifier: MIT
#include "eko/rules/ids.h"
#include "eko/text/layout.h"
#include "eko/text/words.h"
#include "protocol/json_out.h"

#include <fmt/format.h>

namespace eko::text {

using namespace protocol;

namespace {

using json::Raw;

std::string library_json(const std::vector<LibraryTile>& library) {
    std::string out = "{";
    for (const LibraryTile& tile : library) json::put_member(out, tile.id, tile.letters);
    return out + '}';
}

std::string tile_json(const LaidTile& tile) {
    return json::object("id", tile.id, "at", to_text(tile.at), "turn", tile.turn);
}

std::string row_json(const Row& row) {
    std::string out;
    json::put(out, fmt::format("{}:{}:{}", row.first.r, row.first.q, row.letters));
    return out;
}

std::string portal_json(const LaidPortal& portal) {
    return json::object("at", to_text(portal.at), "exit", to_text(portal.exit));
}

std::string group_json(const Group& group) {
    std::string fields;
    json::put_list(fields, group.fields, [](Hex at) { return to_text(at); });
    if (group.tile.empty()) return json::object("kind", to_text(group.kind), "fields", Raw{fields});
    return json::object("kind", to_text(group.kind), "tile", group.tile, "fields", Raw{fields});
}

template <class Items, class ToJson>
void put_items(std::string& out, std::string_view key, const Items& items, ToJson to_json) {
    if (items.empty()) return;
    const std::string list = json::listed(items, to_json);
    json::put_member(out, key, Raw{list});
}

}  // namespace

// What is left out means what its absence means.
std::string write_layout(const Layout& layout) {
    std::string out = "{";
    json::put_member(out, "format", 1);
    if (!layout.name.empty()) json::put_member(out, "name", layout.name);
    if (layout.players) json::put_member(out, "players", *layout.players);
    if (layout.mirror) json::put_member(out, "mirror", true);
    if (!layout.library.empty()) json::put_member(out, "library", Raw{library_json(layout.library)});
    put_items(out, "tiles", layout.tiles, tile_json);
    put_items(out, "rows", layout.rows, row_json);
    put_items(out, "portals", layout.portals, portal_json);
    put_items(out, "groups", layout.groups, group_json);
    return out + '}';
}

}  // namespace eko::text
