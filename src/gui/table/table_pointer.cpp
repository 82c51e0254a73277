// SPDX-License-Identifier: MIT
// What the tour speaks of, in the page of a table.
#include "gui/table/decision_panel.h"
#include "gui/table/hands_strip.h"
#include "gui/table/header_bar.h"
#include "gui/table/journal_panel.h"
#include "gui/table/table_page.h"
#include "present/help/tour.h"

#include <wx/dcclient.h>
#include <wx/simplebook.h>

namespace gui {
namespace {

constexpr int pointer = 4;  // thickness of the frame around what is spoken of

}  // namespace

void TablePage::point_at(std::optional<present::TourPlace> place) {
    pointed_at_ = place;
    Refresh();
}

wxWindow* TablePage::pointed() const {
    using present::TourPlace;
    switch (*pointed_at_) {
        case TourPlace::header:
            return header_;
        case TourPlace::board:
            return sheets_.window();
        case TourPlace::decision:
            return decision_;
        case TourPlace::displays:
            return &parts_->players();
        case TourPlace::hands:
            return hands_->IsShown() ? static_cast<wxWindow*>(hands_) : static_cast<wxWindow*>(journal_);
        case TourPlace::journal:
            break;
    }
    return journal_;
}

void TablePage::draw_pointer(wxPaintEvent&) {
    wxPaintDC dc{this};
    if (!pointed_at_) return;
    dc.SetPen(wxPen{theme_.focus, pointer});
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.DrawRectangle(pointed()->GetRect().Inflate(pointer / 2));
}

}  // namespace gui
