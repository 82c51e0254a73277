// SPDX-License-Identifier: MIT
#include "eko/rules/board.h"
#include "eko/text/fields.h"
#include "eko/text/layout.h"
#include "eko/text/layout_changes.h"
#include "protocol/fields.h"
#include "protocol/json_in.h"

namespace eko::text {

using namespace protocol;

namespace {

using json::Value;

// What stands in a list that may be left out, item by item.
template <class Item, class Read>
std::vector<Item> items_of(Value board, std::string_view key, Read read) {
    std::vector<Item> items;
    if (const auto found = board.find(key))
        for (const Value item : list(*found)) items.push_back(read(item));
    return items;
}

std::vector<LibraryTile> read_library(Value board) {
    std::vector<LibraryTile> tiles;
    if (const auto library = board.find("library"))
        for (const Value tile : last_of_each_key(*library)) tiles.push_back({std::string{tile.key()}, text_of(tile)});
    return tiles;
}

LaidTile read_tile(Value tile) {
    return {text_of(member(tile, "id")), hex(member(tile, "at")), whole_from_to(member(tile, "turn"), 0, 5)};
}

// "r:first q:letters", such as "-1:1:mmx..".
Row read_row(Value row) {
    const std::string text = text_of(row);
    const std::size_t one = text.find(':');
    const std::size_t two = one == std::string::npos ? one : text.find(':', one + 1);
    if (two == std::string::npos) refuse(row, {marked("a row such as \"-1:1:mmx..\"")});
    const auto r = coordinate_from_text(std::string_view{text}.substr(0, one));
    const auto q = coordinate_from_text(std::string_view{text}.substr(one + 1, two - one - 1));
    if (!r || !q) refuse(row, {marked("a row such as \"-1:1:mmx..\"")});
    return {{*q, *r}, text.substr(two + 1)};
}

LaidPortal read_portal(Value portal) { return {hex(member(portal, "at")), hex(member(portal, "exit"))}; }

GroupKind read_group_kind(Value kind) {
    if (text_of(kind) == "pyramid") return GroupKind::pyramid;
    if (text_of(kind) == "beacon") return GroupKind::beacon;
    refuse(kind, {marked("\"pyramid\" or \"beacon\"")});
}

// What a group is called means nothing to the rules, so anything may stand there.
std::string name_in(Value object, std::string_view key) {
    const auto found = object.find(key);
    return found && found->kind() == json::Kind::text ? std::string{found->text()} : std::string{};
}

Group read_group(Value group) {
    const GroupKind kind = read_group_kind(member(group, "kind"));
    std::vector<Hex> fields;
    for (const Value one : list(member(group, "fields"))) fields.push_back(hex(one));
    return {kind, std::move(fields), name_in(group, "tile")};
}

std::optional<int> read_players(Value board) {
    const auto found = board.find("players");
    return found && found->kind() == json::Kind::whole ? std::optional{found->whole()} : std::nullopt;
}

bool read_mirror(Value board) {
    const auto found = board.find("mirror");
    return found && found->kind() == json::Kind::boolean && found->truth();
}

Layout playable(Layout layout) {
    const auto board = make_board(layout);
    if (!board) throw Trouble{board.error().where, board.error().why};
    return layout;
}

Layout playable_so_far(Layout layout) {
    auto same = sound(std::move(layout));
    if (!same) throw Trouble{same.error().where, same.error().why};
    return *std::move(same);
}

}  // namespace

Layout read_layout(Value board) {
    const Value format = member(board, "format");
    if (whole(format) != 1) refuse(format, {marked("1, the only format this program reads")});
    return {name_in(board, "name"),
            read_players(board),
            read_mirror(board),
            read_library(board),
            items_of<LaidTile>(board, "tiles", read_tile),
            items_of<Row>(board, "rows", read_row),
            items_of<LaidPortal>(board, "portals", read_portal),
            items_of<Group>(board, "groups", read_group)};
}

namespace {

// Reads the layout in a text, as `fit` lets it pass.
Layout read_file_as(std::string_view text, std::string_view file_name, Layout (*fit)(Layout)) try {
    if (text.size() > longest_board)
        throw FormatError{std::string{file_name},
                          {marked("is longer than {most} bytes, too long for a board"),
                           {{"most", static_cast<std::int64_t>(longest_board)}}}};
    const auto document = json::Document::parse(text);
    if (!document) throw broken_file(text, file_name, document.error());
    return fit(read_layout(document->root()));
} catch (const Trouble& trouble) {
    throw FormatError{place_in(file_name, trouble.where), trouble.why};
}

}  // namespace

Layout read_layout(std::string_view text, std::string_view file_name) {
    return read_file_as(text, file_name, playable);
}

Layout read_unfinished_layout(std::string_view text, std::string_view file_name) {
    return read_file_as(text, file_name, playable_so_far);
}

}  // namespace eko::text
