// SPDX-License-Identifier: MIT
#include "eko/words/pictures/board_legend.h"

#include "eko/words/pictures/pencil.h"
#include "eko/words/pictures/signs.h"
#include "present/language/words.h"
#include "present/reports/chart_parts.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numbers>
#include <utility>
#include <vector>

namespace eko::words {

using namespace present;

namespace {

constexpr double legend_row = 30;
constexpr double key_unit = 13;
constexpr double legend_wide = 236;

struct Key {
    std::function<void(Pencil)> draw;
    std::string words;
};

std::string kind_words(FieldKind kind) {
    switch (kind) {
        case FieldKind::movement:
            return translated("movement field");
        case FieldKind::reg:
            return translated("reg: a camp");
        case FieldKind::ravine:
            return translated("ravine: up to a tower");
        case FieldKind::mountain:
            return translated("mountain: up to the castle");
        case FieldKind::capital:
            return translated("capital: up to a tower");
        case FieldKind::abyss:
            return translated("abyss: nothing");
        case FieldKind::storm:
            return translated("storm, its zone dotted");
        case FieldKind::portal:
            return translated("portal, with its way out");
        case FieldKind::wind:
            return translated("Wind temple: a camp");
        case FieldKind::moon:
            return translated("Moon temple: a camp");
        case FieldKind::sand:
            break;
    }
    return translated("Sand temple: a camp");
}

Ring hexagon() {
    Ring corners;
    for (int i = 0; i < 6; ++i) {
        const double angle = std::numbers::pi / 3 * (i - 0.5);
        corners.push_back({std::cos(angle), std::sin(angle)});
    }
    return corners;
}

Key kind_key(FieldKind kind) {
    return {[kind](Pencil pencil) {
                pencil.area(hexagon(), ground_of(kind), paper::Ink::coast);
                draw_sign(pencil, kind);
            },
            kind_words(kind)};
}

void add_kinds(std::vector<Key>& keys, const Board& board) {
    for (std::size_t i = 0; i < field_kinds; ++i) {
        const auto kind = static_cast<FieldKind>(i);
        if (std::any_of(board.fields.begin(), board.fields.end(),
                        [&](const auto& field) { return field.kind == kind; }))
            keys.push_back(kind_key(kind));
    }
}

void add_groups(std::vector<Key>& keys, const Layout& layout) {
    const auto has = [&](GroupKind kind) {
        return std::any_of(layout.groups.begin(), layout.groups.end(),
                           [&](const Group& group) { return group.kind == kind; });
    };
    if (has(GroupKind::pyramid)) keys.push_back({draw_pyramid, translated("pyramid")});
    if (has(GroupKind::beacon)) keys.push_back({draw_lighthouse, translated("lighthouse")});
}

void add_pieces(std::vector<Key>& keys, Color owner) {
    const auto stack = [owner](int count, bool emperor) {
        return [=](Pencil pencil) { draw_stack(pencil.moved({0, 0.1}, 1), {owner, count, emperor}); };
    };
    const auto building = [owner](Size size) { return [=](Pencil pencil) { draw_building(pencil, {owner, size}); }; };
    keys.push_back({stack(3, false), translated("a stack of 3 discs")});
    keys.push_back({stack(3, true), translated("the same with the emperor")});
    keys.push_back({building(Size::camp), translated("camp: 1 point")});
    keys.push_back({building(Size::tower), translated("tower: 2 points")});
    keys.push_back({building(Size::castle), translated("castle: 3 points")});
}

std::vector<Key> keys_of(const Names& names, const Table& table, const Layout& layout) {
    std::vector<Key> keys;
    add_kinds(keys, table.board);
    add_groups(keys, layout);
    add_pieces(keys, *table.seats.begin());
    for (const Color color : table.seats)
        keys.push_back({[color](Pencil pencil) { pencil.mark(badge(color), {0, 0}, 1.3); }, names.label(color)});
    return keys;
}

// Beside the board: below it, a page would have no room for anything else.
void draw_keys(paper::Picture& picture, const std::vector<Key>& keys) {
    const double x = picture.width + 22;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const double y = legend_row * (static_cast<double>(i) + 0.6);
        keys[i].draw({picture, {x, y}, key_unit});
        picture.items.emplace_back(label({x + 24, y + 4}, keys[i].words));
    }
    picture.width += legend_wide;
    picture.height = std::max(picture.height, legend_row * (static_cast<double>(keys.size()) + 0.2));
}

}  // namespace

paper::Picture board_sheet(const Names& names, const Table& table, const ShownBoard& shown, std::string title) {
    paper::Picture picture = board_picture(shown, BoardSize::large, {}, std::move(title));
    draw_keys(picture, keys_of(names, table, shown.layout));
    return picture;
}

}  // namespace eko::words
