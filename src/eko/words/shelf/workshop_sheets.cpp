// SPDX-License-Identifier: MIT
// What lies on the sheet in each part of the page of boards.
#include "eko/words/shelf/tile_hexagons.h"
#include "eko/words/shelf/workshop.h"

#include <algorithm>
#include <set>

namespace eko::words {

namespace {

constexpr std::size_t slot_letters = 26;
constexpr int fields_around_the_middle = 3;
constexpr int room_to_paint = 1;  // fields around those that there are

// The tile of the library as a board by itself.
Layout tile_layout(const LibraryTile& tile) {
    Layout layout;
    layout.library = {tile};
    layout.tiles = {{tile.id, {0, 0}, 0}};
    return layout;
}

}  // namespace

Sheet Workshop::sheet() const {
    switch (part_) {
        case Part::tiles:
            return tiles_sheet();
        case Part::board:
            return board_sheet();
        case Part::paint:
            return paint_sheet();
        case Part::text:
            return text_sheet();
        case Part::variants:
            return variants_sheet();
        case Part::discs:
            break;
    }
    return discs_sheet();
}

Sheet Workshop::tiles_sheet() const {
    Sheet all;
    all.hexagons = tile_hexagons();
    if (const LibraryTile* const tile = maker_.tile()) all.layout = tile_layout(*tile);
    if (maker_.tile_field() < tile_fields) all.cursor = all.hexagons[maker_.tile_field()];
    return all;
}

std::vector<Hex> Workshop::unusual_fields() const {
    std::vector<Hex> all;
    const auto board = make_board(maker_.layout());
    if (!board) return all;
    for (const BoardHint& hint : hints(*board, maker_.layout(), maker_.players()))
        if (hint.field) all.push_back((*board)[*hint.field].at);
    return all;
}

Sheet Workshop::board_sheet() const {
    Sheet all;
    all.layout = maker_.layout();
    all.unusual = unusual_fields();
    std::set<Hex> hexagons;
    for (const SheetField& one : fields_of(all.layout)) hexagons.insert(one.at);
    const auto slots = maker_.slots();
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const bool has_key = !maker_.slot() && i < slot_letters;
        all.slots.push_back(
            {slots[i], has_key ? std::string{static_cast<char>('A' + i)} : std::string{}, maker_.slot() == slots[i]});
        for (const Hex at : places_of({{}, slots[i], 0})) hexagons.insert(at);
    }
    if (const auto laid = maker_.laid())
        for (const Hex at : places_of(*laid)) all.at_hand.push_back(at);
    all.hexagons = {hexagons.begin(), hexagons.end()};
    all.cursor = walked_;
    return all;
}

Sheet Workshop::paint_sheet() const {
    Sheet all;
    all.layout = maker_.layout();
    all.unusual = unusual_fields();
    all.cursor = walked_;
    if (stroke_) {
        all.hexagons = stroke_->hexagons;
        return all;
    }
    std::set<Hex> hexagons;
    const auto add_around = [&](Hex middle, int radius) {
        for (int q = -radius; q <= radius; ++q)
            for (int r = std::max(-radius, -q - radius); r <= std::min(radius, -q + radius); ++r)
                if (on_sheet({middle.q + q, middle.r + r})) hexagons.insert({middle.q + q, middle.r + r});
    };
    add_around({0, 0}, fields_around_the_middle);
    for (const SheetField& one : fields_of(all.layout)) add_around(one.at, room_to_paint);
    if (walked_) hexagons.insert(*walked_);
    all.hexagons = {hexagons.begin(), hexagons.end()};
    return all;
}

Sheet Workshop::text_sheet() const {
    Sheet all;
    all.layout = typed_layout();
    for (const SheetField& one : fields_of(all.layout)) all.hexagons.push_back(one.at);
    if (all.hexagons.empty()) all.hexagons.push_back({0, 0});
    return all;
}

Sheet Workshop::variants_sheet() const {
    Sheet all = variants_.sheet(maker_.layout());
    all.cursor = walked_;
    return all;
}

Sheet Workshop::discs_sheet() const {
    Sheet all;
    all.layout = discs_->layout();
    for (const SheetField& one : fields_of(all.layout)) all.hexagons.push_back(one.at);
    all.discs = discs_->discs();
    const auto rows = discs_->rows();
    if (discs_->told() > 0 && discs_->told() <= rows.size())
        for (const StartDisc& one : rows[discs_->told() - 1]) all.at_hand.push_back(one.at);
    all.cursor = discs_->field();
    return all;
}

}  // namespace eko::words
