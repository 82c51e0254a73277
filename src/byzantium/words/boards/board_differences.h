// SPDX-License-Identifier: MIT
// Where one board is not as another: field by field, in the order of cities, links and displays.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/words/boards/board_fields.h"

#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

struct BoardDifference {
    std::string key;                   // of the field, or of the whole city or link: cities.damascus
    std::optional<std::string> usual;  // nothing: it is not on the usual board
    std::optional<std::string> value;  // nothing: it is not on this one
    std::string line;                  // "Damascus, Strength: 2 (printed: 3)"
};

// The board against the usual one. Its id and its name are no difference.
std::vector<BoardDifference> board_differences(const byzantium::BoardFacts& usual, const byzantium::BoardFacts& board);

// "3 differences from the printed board", or that there are none.
std::string differences_words(std::size_t differences);

// "printed: 3", where this field of a board reads otherwise on the usual one; else empty.
std::string printed_words(const BoardField& field, const byzantium::BoardFacts& usual,
                          const byzantium::BoardFacts& board);

}  // namespace byzantium::words
