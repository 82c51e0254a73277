// SPDX-License-Identifier: MIT
// What the table waits for, as a question to the one who must answer.
#pragma once

#include "byzantium/words/table/names.h"

#include <optional>
#include <string>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// One sentence that names the player asked; how the game ended when it is over.
std::string question(const Names& names, const byzantium::Position& now);
// Whose answer it is, or whose dice: those of the fleet are its holder's, in another's action. Nobody's when the game
// is over.
std::optional<byzantium::Color> answering(const byzantium::Position& now);

}  // namespace byzantium::words
