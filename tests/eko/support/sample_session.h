// SPDX-License-Identifier: MIT
// Short games on board T, as sessions: for what looks back at them.
#pragma once

#include "eko/text/session.h"

#include <string>
#include <vector>

namespace eko_support {

// A session of these lines, a header and entries; a refused one fails the test.
eko::text::Session session_of(const std::vector<std::string>& lines);

// Anna (cyan) and Boris (violet), who begins. Each builds a camp, the table adds one of Boris's that was forgotten, and
// his emperor takes Anna's with her last discs: he is the last on the board, with 5 points against 1. 15 entries.
std::vector<std::string> short_game();
inline constexpr std::size_t short_game_correction = 9;  // the number of the entry

// Anna's last disc goes against the last four of Boris: nobody wins.
std::vector<std::string> game_nobody_wins();

}  // namespace eko_support
