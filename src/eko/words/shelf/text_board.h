// SPDX-License-Identifier: MIT
// A board out of a text that somebody typed or pasted.
#pragma once

#include "eko/rules/layout.h"

#include <optional>
#include <string>
#include <string_view>

namespace eko::words {

// As a file has it, and not rows alone.
bool is_whole_board(std::string_view typed);

struct TextBoard {
    std::optional<Layout> layout;
    std::string wrong;  // for people, names the row and the letter; empty if there is a layout
};
// That board, or the layout with these rows in place of its own.
TextBoard board_of_text(const std::string& typed, const Layout& layout);

}  // namespace eko::words
