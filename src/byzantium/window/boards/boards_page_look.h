// SPDX-License-Identifier: MIT
// What both files of the page of boards use.
#pragma once

#include "byzantium/words/boards/board_words.h"

namespace byzantium::window {

inline constexpr int board_margin = 16;  // logical pixels

inline const words::BoardPageWords& board_words() {
    static const words::BoardPageWords all = words::board_page_words();
    return all;
}

}  // namespace byzantium::window
