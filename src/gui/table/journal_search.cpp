// SPDX-License-Identifier: MIT
// The journal's search: a field in its heading, and what is found from the newest line on.
#include "gui/canvas/fonts.h"
#include "gui/table/journal_panel.h"

#include <wx/textctrl.h>

#include <cstddef>

namespace gui {

bool JournalPanel::is_searching() const { return search_ && search_->IsShown(); }

void JournalPanel::make_search() {
    search_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    search_->SetName("search the journal");
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search_from_newest(); });
    search_->Bind(wxEVT_KEY_DOWN, &JournalPanel::search_key, this);
}

void JournalPanel::open_search() {
    if (!search_) make_search();
    search_->SetFont(font(Face::plain, 10.5 * theme().text_scale));
    search_->Show();
    search_->SetFocus();
    search_->SelectAll();
    on_search();
    Refresh();
}

void JournalPanel::close_search() {
    search_->Hide();
    SetFocus();
    on_search();
    Refresh();
}

void JournalPanel::search_key(wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE:
            return close_search();
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_F3:
            return next_found(event.ShiftDown() ? 1 : -1);
        case WXK_UP:
            return next_found(-1);
        case WXK_DOWN:
            return next_found(1);
        default:
            event.Skip();
    }
}

void JournalPanel::search_from_newest() {
    found_.clear();
    if (reader_) found_ = reader_->rows_with(rows_, search_->GetValue().utf8_string());
    found_at_ = found_.empty() ? 0 : found_.size() - 1;
    if (!found_.empty()) select(found_.back());
    Refresh();
}

void JournalPanel::next_found(int step) {
    if (found_.empty()) return;
    const std::size_t count = found_.size();
    found_at_ = (found_at_ + count + static_cast<std::size_t>(step + static_cast<int>(count))) % count;
    select(found_[found_at_]);
}

}  // namespace gui
