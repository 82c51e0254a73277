// SPDX-License-Identifier: MIT
// Texts of others (titles, names of files, pieces of damaged ones), fit to be shown: they can neither steer a terminal
// nor turn a line round.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace wording {

enum class Lines : std::uint8_t {
    one,   // the ends of lines and tabs become blanks
    many,  // LF, CR LF and tabs stay
};

// The text without control characters (C0, DEL, C1), without the marks that embed, override or isolate a direction, and
// without the separators of lines and paragraphs; each byte that is not UTF-8 becomes U+FFFD.
std::string printable(std::string_view text, Lines lines = Lines::one);

// How much of the beginning can be judged by itself: all of it, unless it ends within a character or behind a CR.
std::size_t judgeable(std::string_view text);

}  // namespace wording
