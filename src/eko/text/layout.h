// SPDX-License-Identifier: MIT
// Boards as the table says them: the JSON of the rules' page, in a header or in a file of its own.
#pragma once

#include "eko/rules/layout.h"
#include "protocol/text.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace protocol::json {
class Value;
}

namespace eko::text {

// Longer ones are not read: 10,000 tiles and their names take a third of that.
inline constexpr std::size_t longest_board = std::size_t{1} << 20;

// The layout that a value of a text holds; that its tiles, rows and portals fit together is not looked at. Throws
// protocol::Trouble.
Layout read_layout(protocol::json::Value board);

// The layout in a text, fit to be played on. Throws protocol::FormatError, which names the place by `file_name`.
Layout read_layout(std::string_view text, std::string_view file_name);

// The same for a board that is still being laid, or a library of tiles alone: nothing need lie on it yet.
Layout read_unfinished_layout(std::string_view text, std::string_view file_name);

// One line, without a line feed. Reading it gives the same layout.
std::string write_layout(const Layout& layout);

}  // namespace eko::text
