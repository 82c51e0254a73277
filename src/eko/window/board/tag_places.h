// SPDX-License-Identifier: MIT
// Where tags are. First all are small, so that they meet nothing; then each grows if it still does not. Those that
// remain too small go to a free place near by, if there is one, and a short line leads to their field; where there is
// none, they say only which players they are about, and try again. Lines cross neither each other nor pieces. Where
// tags may be left out, none is small, none leaves its field, and one that finds no place there has none.
#pragma once

#include "eko/rules/ids.h"
#include "eko/window/board/board_places.h"
#include "eko/words/foresight/board_marks.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"
#include "paper/picture.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace eko::window {

struct Lead {
    paper::Point from;  // the end of the tag
    paper::Point to;    // within its field
};

// Players: how they would do it, and for what, is left to the sentences.
enum class Said : std::uint8_t { all, players };

struct TagPlace {
    gui::Rect box;
    std::optional<Lead> lead{};  // none: it stands on its field
    Said said = Said::all;
};

// A tag of no player stays as it is.
words::FieldTag players_of(words::FieldTag tag);

// What tags leave in sight.
struct Crown {
    FieldId field;
    gui::Rect box;
};
struct ToLeaveInSight {
    std::vector<FieldId> fields;  // with pieces
    std::vector<Crown> crowns;
    std::vector<gui::Rect> keys{};
    words::WithoutRoom without_room = words::WithoutRoom::small_on_field;
};

// In the order of the tags.
std::vector<std::optional<TagPlace>> tag_places(gui::Painter& painter, const Hexagons& hexagons,
                                                const std::vector<words::FieldTag>& tags,
                                                const ToLeaveInSight& in_sight);

}  // namespace eko::window
