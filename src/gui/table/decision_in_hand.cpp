// SPDX-License-Identifier: MIT
// The row in hand, what is said of it, and the one beside it.
#include "gui/canvas/sizes.h"
#include "gui/table/decision_panel.h"
#include "gui/table/row_pages.h"
#include "gui/table/side_room.h"
#include "present/desk/desk.h"

#include <wx/defs.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>

namespace gui {

const Area* DecisionPanel::at_hand() const {
    if (!desk_ || desk_->selected() >= desk_->page().rows.size()) return nullptr;
    return area("row:" + desk_->page().rows[desk_->selected()].key);
}

std::optional<std::size_t> DecisionPanel::row_beside(int key) const {
    const Area* const from = at_hand();
    if (from == nullptr || is_drawn()) return std::nullopt;
    std::optional<std::size_t> found;
    double nearest = 0;
    const auto& rows = desk_->page().rows;
    for (std::size_t i = first_row_; i < std::min(pages_.end(first_row_), rows.size()); ++i) {
        const Area* const to = area("row:" + rows[i].key);
        if (to == nullptr) continue;
        const bool lies_there =
            key == WXK_RIGHT ? to->where.x >= from->where.right() : to->where.right() <= from->where.x;
        const double away =
            std::abs(to->where.x - from->where.x) + from->where.w * std::abs(to->where.y - from->where.y);
        if (!lies_there || (found && away >= nearest)) continue;
        found = i;
        nearest = away;
    }
    return found;
}

// Under the mouse, else the marked one.
const present::Row* DecisionPanel::row_in_hand() const {
    const auto& rows = desk_->page().rows;
    for (const present::Row& one : rows)
        if (hovered_name() == "row:" + one.key) return &one;
    return desk_->selected() < rows.size() ? &rows[desk_->selected()] : nullptr;
}

const std::string* DecisionPanel::why_not_in_hand() const {
    const present::Row* const row = row_in_hand();
    return row != nullptr && row->why_not ? &*row->why_not : nullptr;
}

// Where rows do not say it themselves.
std::string DecisionPanel::note_in_hand(Painter& painter, double room) const {
    const present::Row* const row = row_in_hand();
    if (row == nullptr || !says_less(notes_)) return {};
    return notes_ == Notes::texts_alone ? note_that_fits(painter, room, *row) : row->note;
}

// For what was typed, and in large text for a note, which is read; the rules have their key anyway.
bool DecisionPanel::foot_needs_room(Painter& painter, const Rect& line) const {
    const present::Page& page = desk_->page();
    const double pages = pages_.count() == 1 || is_drawn() ? 0 : row_pages_width(painter, pages_.all());
    const double room = line.w - pages - beside_note(painter);
    const auto is_longer = [&](const std::string& said, const TextStyle& style) {
        return painter.width(said, painter.fitting(said, room, style)) > room;
    };
    if (!page.typed.empty()) return is_longer(page.typed, {letter_sizes::note, Face::bold});
    if (theme().text_wish <= large_text || why_not_in_hand() != nullptr) return false;
    return is_longer(note_in_hand(painter, line.w - pages), {letter_sizes::note});
}

}  // namespace gui
