// SPDX-License-Identifier: MIT
// Entries in short words, "move 3,0 4,1", and corrections, "correct cyan.reserve 3", as JSON of the protocol.
#pragma once

#include "cli/typed_entry.h"
#include "eko/rules/board.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/position.h"

#include <string>
#include <string_view>

namespace eko::prompt {

// JSON stays as it is. Where a build names no stack, the position tells which one pays: the only one that can, or, if
// none can, one whose refusal says why; if several can, they are named and the words are no entry. Whether it is a
// legal entry, or one at all, is judged when it is read.
cli::TypedEntry entry_json(const Table& table, const Position& now, std::string_view text);

// One quantity: a path of the protocol, or a shorter one.
std::string correction_json(const Board& board, const std::string& path, const std::string& value,
                            const std::string& note);

// A line for each form.
std::string entry_words_help();

// The entry as entry_json reads it.
std::string in_words(const Board& board, const Decision& decision);
std::string in_words(const Board& board, const Share& share);

}  // namespace eko::prompt
