// SPDX-License-Identifier: MIT
// Sessions put into a library without a window, and read from it again.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "store/library.h"

#include <filesystem>
#include <string>
#include <vector>

namespace gui_test {

struct Game {
    byzantium::Header header;
    std::vector<byzantium::Entry> entries;
};

// Red and blue, without entries.
Game two_players();
byzantium::text::Boards usual_boards();
// The library is made if it is not there.
store::SessionId put_into(const std::filesystem::path& library, const Game& game, const std::string& title);
// What the library holds of it, whoever writes it.
byzantium::text::OpenedKept read_from(const std::filesystem::path& library, store::SessionId session);

}  // namespace gui_test
