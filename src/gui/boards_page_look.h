// SPDX-License-Identifier: MIT
// What both files of the page of boards use.
#pragma once

#include "present/board_words.h"

namespace gui {

inline constexpr int board_margin = 16;  // logical pixels

inline const present::BoardPageWords& board_words() {
    static const present::BoardPageWords all = present::board_page_words();
    return all;
}

}  // namespace gui
