// SPDX-License-Identifier: MIT
// How the players and what stands below them share the side of a table's page.
#pragma once

#include "gui/canvas/theme.h"

#include <optional>

namespace gui {

inline constexpr double large_text = 1.2;  // wished for: from then on parts scroll rather than show all at once

inline constexpr int gutter = 6;  // pixels between panels, and around them

// What stays of a side of that height for the journal, in pixels, whatever comes and goes between it and the players:
// its heading and six lines, fewer in a low window or in large letters.
int least_journal(const Theme& theme, int side);

// The same beside more deeds than there is room for: its heading and two lines, or one in large letters.
int least_journal_beside_deeds(const Theme& theme);

// The least of all: its heading and one line.
int journal_of_one_line(const Theme& theme);

// The players' height, which does not depend on what hands have to do; `most` is what they have use for, `between` the
// height of lines that stay between them and the hands, with the gaps below them.
int players_room(const Theme& theme, int side, std::optional<int> most, int between);

}  // namespace gui
