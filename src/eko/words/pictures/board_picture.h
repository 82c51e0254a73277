// SPDX-License-Identifier: MIT
// The board as a picture: fields, and what stands on them. Kinds, owners, sizes and emperors are told by shapes,
// letters and numbers, so it can be read in grey, too.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"
#include "eko/rules/piece.h"
#include "eko/rules/position.h"
#include "eko/words/pictures/hex_sheet.h"
#include "paper/picture.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

// Everything that it refers to must outlive it.
struct ShownBoard {
    const Board& board;
    const Layout& layout;  // that the board was made of: where its portals and small tiles are
    const Position& now;
};

// What an entry touched: fields that are ringed, and the way of a stack.
struct Way {
    FieldId from;
    FieldId to;
    std::vector<FieldId> over{};  // from the first to the last; empty: nobody knows, so it is a straight line
};
struct Touched {
    std::vector<FieldId> fields;
    std::optional<Way> way;
    std::vector<FieldId> far{};  // ringed by dashes: not in reach at once
};

enum class BoardSize : std::uint8_t {
    small,  // two beside each other on a page
    large,  // a page wide, with the ids of its fields
    bare,   // the same without them: shown so small, nobody could read them
};
// The height of letters of an id, of a hexagon's radius.
inline constexpr double id_height = 0.3;

// Where the fields of a picture of that size lie.
HexSheet sheet_of(const Board& board, BoardSize size);
paper::Picture board_picture(const ShownBoard& shown, BoardSize size, const Touched& touched, std::string title);
// The same in two pictures: what stays as it is all through a game, and what lies on it, the fields with pieces.
paper::Picture board_ground(const ShownBoard& shown, BoardSize size, std::string title);
paper::Picture board_pieces(const ShownBoard& shown, BoardSize size, const Touched& touched, std::string title);
// The second one piece by piece, for who keeps each look: all but these two kinds of picture, which lie below it and
// above it. They are of one field, with its middle in theirs, and so many of its radii wide and high.
paper::Picture board_touched(const ShownBoard& shown, BoardSize size, const Touched& touched);
inline constexpr double field_sheet = 2;
paper::Picture covered_picture(const BoardField& field, BoardSize size, double radius);
// `letters`: as of draw_stack.
paper::Picture piece_picture(const Stack& stack, double radius, double letters);
paper::Picture piece_picture(const Building& building, double radius, double letters);
// The same on a sheet that has room for more fields than the board, without ids.
paper::Picture board_picture(const ShownBoard& shown, const HexSheet& sheet);
// Where signs, pieces, crowns and numbers are on that sheet, about as large as they are seen: what is laid over the
// board had better leave these free. The circles of movement fields are none. `letters`: as of draw_stack.
std::vector<paper::Box> sign_boxes(const ShownBoard& shown, const HexSheet& sheet, double letters);
// A tile by its letters, turned by so many sixths clockwise.
paper::Picture tile_picture(const std::string& letters, int turn);
// One field of that kind, with a stack on it or without.
paper::Picture field_picture(FieldKind kind, const std::optional<Stack>& stack = {});

}  // namespace eko::words
