// SPDX-License-Identifier: MIT
// What the signs of a board's picture mean: only those that this board and its players have.
#pragma once

#include "eko/rules/header.h"
#include "eko/words/names.h"
#include "eko/words/pictures/board_picture.h"
#include "paper/picture.h"

#include <string>

namespace eko::words {

// The large picture of a board, and the legend beside it.
paper::Picture board_sheet(const Names& names, const Table& table, const ShownBoard& shown, std::string title);

}  // namespace eko::words
