// SPDX-License-Identifier: MIT
// What is known of a position as marks on the board: a short tag beside each field it is about, the same in sentences,
// and a heading that explains the tags. Fields that it says nothing of have no tag.
#pragma once

#include "eko/foresight/plan.h"
#include "eko/foresight/threats.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/words/names.h"
#include "eko/words/pictures/board_picture.h"
#include "paper/table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

struct TagPart {
    std::optional<paper::Badge> badge;
    std::string text;  // may be empty
};
struct FieldTag {
    FieldId field;
    std::vector<TagPart> parts;          // none: its field is ringed (`touched`), which says enough
    std::vector<std::string> sentences;  // may be empty
};

// What becomes of a tag that would cover pieces, keys or other tags.
enum class WithoutRoom : std::uint8_t {
    small_on_field,  // whatever it covers
    left_out,        // something else marks its field too
};

struct BoardMarks {
    std::string heading;  // empty: whatever else is shown explains them
    std::vector<FieldTag> tags{};
    Touched touched{};
    WithoutRoom without_room = WithoutRoom::small_on_field;
};

// A badge of each player who could attack there, if not at once with the sign of what must be paid first; on a building
// with its price in discs. Of those on one field only the ones that need least: the sentences tell all of them.
BoardMarks threat_marks(const Names& names, const Table& table, const Position& now,
                        const std::vector<foresight::Threats>& all);
// What the stack could do on each field: rings where it can go, at once or after something was paid, and a sign unless
// it only goes there. A number is what a building takes or, behind a minus, what storms take. Of several ways on one
// field only those that need least to be paid first are drawn; sentences tell all of them, the cheapest first.
BoardMarks plan_marks(const Names& names, const Table& table, const Position& now, const foresight::Plan& plan);
// The number of each entry, from 1, on the field that it ends on, and what entry `selected` (from 0) touches. Of many
// entries only the selected one is numbered. The entries are told elsewhere.
BoardMarks entry_marks(const std::vector<Entry>& entries, std::size_t selected);

// The headings while the answer is not known.
std::string threats_coming();
std::string plan_coming();
std::string no_stack_there(const Names& names, FieldId field);

// That a stack must be chosen before its reach can be shown.
std::string no_stack_chosen();
// What a click on the win watch's line shows.
std::string watch_tip();

// "Away": the button that takes marks off the board.
std::string marks_away_label();

}  // namespace eko::words
