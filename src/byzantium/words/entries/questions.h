// SPDX-License-Identifier: MIT
// What the table waits for, as a question to the one who must answer.
#pragma once

#include "byzantium/words/table/names.h"

#include <string>

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// One sentence that names the player asked; how the game ended when it is over.
std::string question(const Names& names, const byzantium::Position& now);

}  // namespace byzantium::words
