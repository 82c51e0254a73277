// SPDX-License-Identifier: MIT
// Which ids are drawn over the board, and what they must leave free.
#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/window/board/board_canvas.h"
#include "eko/window/board/board_ids.h"
#include "eko/words/pictures/board_picture.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"
#include "paper/picture.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace eko::window {

using namespace gui;

bool BoardCanvas::has_id_over(FieldId field, Printed printed) const {
    return ids_ == Ids::everywhere || (printed == Printed::no_ids && is_named(field));
}

bool BoardCanvas::is_named(FieldId field) const {
    return std::find(named_.begin(), named_.end(), field) != named_.end();
}

// Bare fields first: they have theirs in the middle, which nothing else may take.
void BoardCanvas::draw_ids_over(Painter& painter, const Hexagons& hexagons, Printed printed) {
    std::vector<WantedId> wanted;
    for (std::size_t i = 0; i < shown_->table->board.fields.size(); ++i)
        if (has_id_over(field_of(i), printed)) wanted.push_back(wanted_id(field_of(i)));
    if (wanted.empty()) return;
    std::stable_partition(wanted.begin(), wanted.end(),
                          [](const WantedId& one) { return one.middle == WantedId::Middle::free; });
    const eko::Board& board = shown_->table->board;
    draw_ids(painter, board, id_boxes(painter, hexagons, board, wanted, to_leave_free(hexagons)));
}

// A bare field whose middle has a key has its id below that.
WantedId BoardCanvas::wanted_id(FieldId field) const {
    const bool is_bare = shown_->now.cells.empty(field) && shown_->table->board[field].kind == FieldKind::movement &&
                         offer_of(field) == nullptr;
    return {field, is_bare ? WantedId::Middle::free : WantedId::Middle::taken};
}

// Signs and pieces.
std::vector<Rect> BoardCanvas::signs(const Hexagons& hexagons) const {
    std::vector<Rect> taken;
    const Rect& picture = hexagons.picture();
    for (const paper::Box& box : words::sign_boxes({shown_->table->board, *shown_->layout, shown_->now},
                                                   hexagons.sheet(), letters_on(hexagons)))
        taken.push_back({picture.x + box.at.x, picture.y + box.at.y, box.width, box.height});
    return taken;
}

std::vector<Rect> BoardCanvas::to_leave_free(const Hexagons& hexagons) const {
    std::vector<Rect> taken = signs(hexagons);
    for (const PlacedKey& one : keys_) taken.push_back(one.pill);
    return taken;
}

}  // namespace eko::window
