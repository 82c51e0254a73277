// SPDX-License-Identifier: MIT
#include "eko/window/board/piece_stamps.h"

#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "gui/canvas/picture_drawing.h"

#include <string>

namespace eko::window {

using namespace gui;

namespace {

std::string name_of_ground(const BoardField& field, words::BoardSize size) {
    const std::string id = size == words::BoardSize::large ? to_text(field.at) : std::string{};
    return std::string{"ground:"} + letter(field.kind) + id;
}

std::string name_of_look(const Stack& stack) {
    return "stack:" + std::string{to_text(stack.owner)} + std::to_string(stack.count) + (stack.emperor ? "*" : "");
}

std::string name_of_look(const Building& building) {
    return "building:" + std::string{to_text(building.owner)} + std::string{to_text(building.size)};
}

}  // namespace

void draw_pieces(Painter& painter, const Hexagons& hexagons, const words::ShownBoard& shown, const PieceLook& look,
                 const words::Touched& touched) {
    const auto [size, letters] = look;
    const double radius = words::sheet_of(shown.board, size).radius();
    const auto put = [&](FieldId field, const std::string& name, const auto& picture) {
        const auto [x, y] = hexagons.middle(field);
        const double wide = words::field_sheet * hexagons.radius();
        painter.stamp({x - wide / 2, y - wide / 2, wide, wide}, name,
                      [&](Painter& onto, const Rect& place) { draw_picture(onto, place, picture()); });
    };
    const auto put_piece = [&](FieldId field, const auto& piece) {
        put(field, name_of_look(piece) + ' ' + std::to_string(letters),
            [&, letters = letters] { return words::piece_picture(piece, radius, letters); });
    };
    const Cells& cells = shown.now.cells;
    for (std::size_t i = 0; i < shown.board.fields.size(); ++i) {
        const BoardField& field = shown.board.fields[i];
        if (cells.empty(field_of(i))) continue;
        put(field_of(i), name_of_ground(field, size),
            [&, size = size] { return words::covered_picture(field, size, radius); });
    }
    draw_picture(painter, hexagons.picture(), words::board_touched(shown, size, touched));
    for (std::size_t i = 0; i < shown.board.fields.size(); ++i) {
        if (const auto stack = cells.stack(field_of(i))) put_piece(field_of(i), *stack);
        if (const auto building = cells.building(field_of(i))) put_piece(field_of(i), *building);
    }
}

}  // namespace eko::window
