// SPDX-License-Identifier: MIT
// What the compiler sees of a C++ file: its words and signs, without comments, and without what texts and characters
// hold.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace house {

// A word (identifier, keyword or number), `::`, or one other sign.
struct Token {
    std::string text;
    bool joined;  // to the one before, with nothing between them

    bool is_word() const;
};

// A text or a character is one token: `"`.
std::vector<Token> tokens(std::string_view code);

}  // namespace house
