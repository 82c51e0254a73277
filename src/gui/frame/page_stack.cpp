// SPDX-License-Identifier: MIT
#include "gui/frame/page_stack.h"

#include <wx/simplebook.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace gui {

PageStack::PageStack(wxWindow* parent) : book_{new wxSimplebook(parent)} {}

wxWindow* PageStack::parent() const { return book_; }

void PageStack::add(wxWindow& page, const wxString& name, Kind kind, std::function<void()> again) {
    book_->AddPage(&page, name, seen_ == nullptr);
    pages_.push_back({&page, kind, std::move(again)});
    if (!seen_) seen_ = &page;
}

void PageStack::remove(wxWindow& page) {
    std::erase_if(pages_, [&](const Page& one) { return one.window == &page; });
    std::erase_if(below_, [&](const Below& one) { return one.page == &page; });
    if (seen_ == &page) show_another();
    book_->DeletePage(static_cast<std::size_t>(book_->FindPage(&page)));
}

void PageStack::show_another() {
    if (!below_.empty()) return leave();
    if (!pages_.empty()) return show(*pages_.front().window);
    seen_ = nullptr;
}

const PageStack::Page& PageStack::page_of(const wxWindow& window) const {
    return *std::find_if(pages_.begin(), pages_.end(), [&](const Page& one) { return one.window == &window; });
}

void PageStack::show(wxWindow& page) {
    seen_ = &page;
    book_->ChangeSelection(static_cast<std::size_t>(book_->FindPage(&page)));
    on_seen();
}

bool PageStack::holds(const wxWindow* page) const {
    return sees(page) ||
           (page && std::any_of(below_.begin(), below_.end(), [&](const Below& one) { return one.page == page; }));
}

void PageStack::bring(wxWindow& page) {
    below_.clear();
    show(page);
}

void PageStack::call_up(wxWindow& page) {
    wxWindow* last = seen_;
    while (page_of(*last).kind == Kind::passing && !below_.empty()) {
        last = below_.back().page;
        below_.pop_back();
    }
    if (last != &page && page_of(*last).kind == Kind::lasting) below_.push_back({last, nullptr});
    show(page);
}

void PageStack::lay_over(wxWindow& page) {
    below_.push_back({seen_, wxWindow::FindFocus()});
    show(page);
}

void PageStack::leave() {
    if (below_.empty()) return;
    const Below below = below_.back();
    below_.pop_back();
    show(*below.page);
    const auto& again = page_of(*below.page).again;
    again ? again() : below.page->SetFocus();
    if (below.focus && below.focus->IsShownOnScreen()) below.focus->SetFocus();
}

}  // namespace gui
