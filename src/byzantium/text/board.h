// SPDX-License-Identifier: MIT
// The board file as text.
#pragma once

#include "byzantium/rules/board.h"
#include "protocol/text.h"

#include <string>
#include <string_view>

namespace byzantium::text {

inline constexpr std::size_t longest_board = std::size_t{1} << 20;  // bytes

// The board a file describes. Throws protocol::FormatError at its first fault, naming the place by `file_name` and
// path (`cities[3].strength`), or by line and column where the text is not JSON. Unknown extra fields are
// ignored.
byzantium::Board read_board(std::string_view text, std::string_view file_name);

// The same board as a file, laid out one city and one link a line, with a line feed at its end.
std::string write_board(const byzantium::BoardFacts& board);

}  // namespace byzantium::text
