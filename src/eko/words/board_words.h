// SPDX-License-Identifier: MIT
// Boards in sentences and lines: what they are made of, hints about them, where they differ, tiles and free slots.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/layout.h"
#include "eko/text/board_counts.h"

#include <string>
#include <vector>

namespace eko::words {

// What is unusual, and that it may be so on purpose: one sentence.
std::string hint_words(const Board& board, const BoardHint& hint, int players);

// What is wrong with a layout: the part as people would type it, then why. Within a sentence, and as one.
std::string fault_words(const BoardFault& fault);
std::string fault_sentence(const BoardFault& fault);

// The counts of a board beside those of the box, then its hints: lines.
std::string check_text(const Board& board, const Layout& layout, int players);

// "13 tiles in the library, 7 of them laid, 49 fields"; what is laid counts each tile that lies.
std::string layout_summary(const Layout& layout);

// Where each tile lies, a line of them; what is painted, portals and groups, as they are typed.
std::string layout_text(const Layout& layout);
// Free slots in one line.
std::string slots_text(const Layout& layout);
// Every tile of the library, drawn.
std::string library_text(const Layout& layout);

// "3,0: r here, v there"; a line each.
std::string differences_text(const std::vector<text::FieldDifference>& all);

}  // namespace eko::words
