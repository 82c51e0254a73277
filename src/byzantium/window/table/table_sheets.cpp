// SPDX-License-Identifier: MIT
// What stands in the place of the map, and what lies over it.
#include "byzantium/window/map/board_canvas.h"
#include "byzantium/window/sheets/accounts_page.h"
#include "byzantium/window/sheets/count_page.h"
#include "byzantium/window/sheets/what_if_page.h"
#include "byzantium/window/table/decision_panel.h"
#include "byzantium/window/table/overlay_line.h"
#include "byzantium/window/table/table_page.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/table/table_count.h"
#include "gui/table/repair_page.h"
#include "present/help/help_topic.h"

#include <wx/simplebook.h>

#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

// Digits and letters are typed into it, and answer nothing.
bool has_keys(TablePage::Sheet sheet) { return sheet == TablePage::Sheet::count || sheet == TablePage::Sheet::what_if; }

}  // namespace

// Reckoned anew with every change: no number on the map is ever of another position.
void TablePage::show_overlay() {
    std::optional<words::Overlay> overlay;
    if (overlay_) overlay = words::overlay(desk_->names(), desk_->session().table(), desk_->shown(), *overlay_);
    overlay_line_->show(overlay);
    map_->lay_over(std::move(overlay));
}

void TablePage::press_overlay(words::OverlayKind kind) {
    if (!desk_) return;
    overlay_ = words::pressed(overlay_, kind, desk_->session().table(), desk_->shown());
    show_sheet(Sheet::map);
    on_change();
}

std::optional<words::OverlayKind> TablePage::overlay_kind() const {
    return overlay_ ? std::optional{overlay_->kind} : std::nullopt;
}

bool TablePage::close_overlay() {
    if (!overlay_) return false;
    overlay_.reset();
    show_all();
    return true;
}

void TablePage::show_count() {
    if (desk_) count_->show(words::count_sheets(desk_->names(), desk_->session(), count_->count()));
}

void TablePage::show_sheet(Sheet sheet) {
    const Sheet before = std::exchange(sheet_, sheet);
    sheets_->ChangeSelection(static_cast<std::size_t>(sheets_->FindPage(canvas_shown())));
    if (sheet == Sheet::accounts) accounts_->turn_to(AccountsPage::Page::turn_end);
    if (sheet == Sheet::scores) accounts_->turn_to(AccountsPage::Page::score);
    if (desk_) show_all();
    if (has_keys(sheet)) return canvas_of(sheet)->SetFocus();
    if (has_keys(before)) decision_->SetFocus();
}

// A repair has the place of the map from its first moment to its last: the map of the entry that is chosen, or what
// would become of all others.
Canvas* TablePage::canvas_shown() const {
    if (!desk_ || !desk_->repair()) return canvas_of(sheet_);
    return desk_->repair()->is_asking() ? static_cast<Canvas*>(map_) : repair_;
}

void TablePage::show_repair() {
    if (desk_->repair())
        if (auto article = desk_->repair()->article()) repair_->show(*std::move(article));
    sheets_->ChangeSelection(static_cast<std::size_t>(sheets_->FindPage(canvas_shown())));
}

void TablePage::show_what_if() {
    if (!desk_) return;
    what_if_->begin(desk_->what_if());
    show_sheet(Sheet::what_if);
}

Canvas* TablePage::canvas_of(Sheet sheet) const {
    switch (sheet) {
        case Sheet::accounts:
        case Sheet::scores:
            return accounts_;
        case Sheet::count:
            return count_;
        case Sheet::what_if:
            return what_if_;
        case Sheet::map:
            break;
    }
    return map_;
}

present::HelpTopic TablePage::topic() const {
    if (!desk_) return present::HelpContents{};
    return sheet_ == Sheet::map || desk_->repair() ? desk_->topic() : canvas_of(sheet_)->topic();
}

}  // namespace byzantium::window
