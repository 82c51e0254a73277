// SPDX-License-Identifier: MIT
#include "gui/table/sheet_book.h"

#include "gui/table/board.h"
#include "gui/table/repair_page.h"
#include "gui/table/turn_end_sheet.h"

#include <wx/simplebook.h>

#include <algorithm>
#include <utility>

namespace gui {

SheetBook::SheetBook(wxWindow* parent, const Theme& theme)
    : book_{new wxSimplebook{parent}},
      repair_{new RepairPage{book_, theme}},
      turn_end_{new TurnEndSheet{book_, theme}} {}

void SheetBook::fill(Board& board, std::vector<TableSheet> sheets) {
    board_ = &board;
    sheets_ = std::move(sheets);
    book_->AddPage(board_, board_key, true);
    for (const TableSheet& sheet : sheets_)
        if (book_->FindPage(sheet.canvas) == wxNOT_FOUND) book_->AddPage(sheet.canvas, sheet.key);
    book_->AddPage(repair_, "repair");
    book_->AddPage(turn_end_, turn_end_key);
}

const TableSheet* SheetBook::sheet(const std::string& key) const {
    const auto found = std::find_if(sheets_.begin(), sheets_.end(), [&](const auto& one) { return one.key == key; });
    return found == sheets_.end() ? nullptr : &*found;
}

void SheetBook::choose(const std::string& key) {
    chosen_ = key;
    if (const auto* const meant = sheet(key)) meant->turn();
}

Canvas& SheetBook::canvas() const {
    if (chosen_ == turn_end_key) return *turn_end_;
    const auto* const meant = sheet(chosen_);
    return meant != nullptr ? *meant->canvas : *board_;
}

bool SheetBook::takes_keys() const {
    const auto* const meant = sheet(chosen_);
    return meant != nullptr && meant->keys == TableSheet::Keys::are_typed;
}

bool SheetBook::takes_keys(const wxWindow* focus) const {
    return std::any_of(sheets_.begin(), sheets_.end(), [&](const TableSheet& one) {
        return one.canvas == focus && one.keys == TableSheet::Keys::are_typed;
    });
}

// A repair has the place of the board from its first moment to its last: the board of the entry that is chosen, or what
// would become of all others.
wxWindow* SheetBook::seen_at(const present::Desk* desk) const {
    const auto* const repair = desk != nullptr ? desk->repair() : nullptr;
    if (repair == nullptr) return &canvas();
    if (repair->is_asking()) return board_;
    return repair_;
}

void SheetBook::show(const present::Desk* desk) {
    if (desk != nullptr && desk->repair() != nullptr)
        if (auto article = desk->repair()->article()) repair_->show(*std::move(article));
    book_->ChangeSelection(static_cast<std::size_t>(book_->FindPage(seen_at(desk))));
}

}  // namespace gui
