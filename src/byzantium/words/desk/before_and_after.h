// SPDX-License-Identifier: MIT
// How the players stand before a repair and after it.
#pragma once

#include "byzantium/words/table/names.h"
#include "present/help/article.h"

namespace byzantium {
struct Position;
}

namespace byzantium::words {

// A table: a row for each quantity that differs, a column for each player.
present::Passage before_and_after(const Names& names, const byzantium::Position& before,
                                  const byzantium::Position& after);

}  // namespace byzantium::words
