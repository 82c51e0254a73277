// SPDX-License-Identifier: MIT
// Entries in short words, for people who do not write JSON: "control damascus pool", "move arab ankara".
#pragma once

#include "byzantium/rules/board.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::prompt {

// The words as the protocol's JSON; a text that begins with { as it is. Cities and cubes may be shortened: "dam",
// "bm" for the Byzantine Main box. Nothing if the words are no entry; what they name may still not exist.
std::optional<std::string> entry_json(const byzantium::Board& board, std::string_view text);

// A correction of one quantity: the path may leave out "players.", "cities." and "boxes."; the value is JSON, or a
// plain word such as red, byzantine or none.
std::string correction_json(const byzantium::Board& board, const std::string& path, const std::string& value,
                            const std::string& note);

// How entries are written in words, a line each.
std::string entry_words_help();

// The only city whose id or name is the word or begins with it.
std::optional<std::string> city_id(const byzantium::Board& board, std::string_view word);

}  // namespace byzantium::prompt
