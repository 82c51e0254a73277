// SPDX-License-Identifier: MIT
// A QR code: an address for a phone's camera.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace guests {

// Rows of modules, from the upper left; true is dark. As many rows as columns, without the quiet zone around.
using Modules = std::vector<std::vector<bool>>;

// Of a text of at most 200 letters. Capitals, digits and : / . make it smaller. Read even if a seventh of it is hidden.
Modules code_of(const std::string& text);
// Of a text with much in it, as small as it can be, so that its modules are large on a screen. Nothing if there is more
// in it than a code holds: 2,953 bytes.
std::optional<Modules> code_of_much(const std::string& text);

// What is brighter on a screen: its ground, or the letters on it.
enum class Brighter : std::uint8_t { letters, ground };
// Lines of half blocks with a quiet zone around: two modules above each other are one letter.
std::string half_blocks(const Modules& code, Brighter brighter);

}  // namespace guests
