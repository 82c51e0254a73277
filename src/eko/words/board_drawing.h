// SPDX-License-Identifier: MIT
// A board drawn in letters for a terminal of 80 columns: rows of hexagons, each half a field beside the row above.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/layout.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

// What stands on a field, in the fullest form and in at most three columns for a board that is too wide for that.
struct FieldSigns {
    std::string full;
    std::string narrow;
};

// Each field with its id above it; on a wider board every second one has its id, and the others count on from it.
// Nothing if it is too wide even so.
std::optional<std::string> drawing(const Board& board, const std::function<FieldSigns(FieldId)>& signs);

// The letters of the fields.
std::string drawing_of_kinds(const Board& board);
// Discs where they are to be laid: C, V* for an emperor; the letters of all other fields.
std::string drawing_of_discs(const Board& board, const std::vector<StartDisc>& discs);
// A tile by itself: three lines, its id beside the middle one.
std::string drawing_of_tile(const LibraryTile& tile);

// What the letters of fields mean: one sentence, and for under a drawing.
std::string letters_words();
std::string letters_legend();

}  // namespace eko::words
