// SPDX-License-Identifier: MIT
// Entries in short words, "move 3,0 4,1", and corrections, "correct cyan.reserve 3", as JSON of the protocol.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/entry.h"

#include <optional>
#include <string>
#include <string_view>

namespace eko::prompt {

// Nothing if the words are no entry. JSON stays as it is. Whether it is a legal entry, or one at all, is judged when
// it is read.
std::optional<std::string> entry_json(const Board& board, std::string_view text);

// One quantity: a path of the protocol, or a shorter one.
std::string correction_json(const Board& board, const std::string& path, const std::string& value,
                            const std::string& note);

// A line for each form.
std::string entry_words_help();

// The decision as entry_json reads it.
std::string in_words(const Board& board, const Decision& decision);

}  // namespace eko::prompt
