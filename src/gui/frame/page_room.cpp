// SPDX-License-Identifier: MIT
#include "gui/frame/page_room.h"

#include "gui/canvas/canvas.h"

#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace gui {
namespace {

constexpr int scroll_step = 10;  // pixels
constexpr int wheel_steps = 8;

}  // namespace

PageRoom::PageRoom(wxWindow* parent) : wxScrolledWindow{parent} {
    SetScrollRate(scroll_step, scroll_step);
    SetSizer(new wxBoxSizer{wxVERTICAL});
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        give_room();
    });
    Bind(canvas_painted, [this](wxCommandEvent& event) {
        event.Skip();
        if (scale_ > 1) follow_keyboard();
    });
}

void PageRoom::hold(wxWindow& pages) {
    pages_ = &pages;
    GetSizer()->Add(pages_, wxSizerFlags{1}.Expand());
    give_room();
}

void PageRoom::set_scale(double scale) {
    if (std::exchange(scale_, scale) != scale) give_room();
}

// Bars take of the room, and must not come because of each other.
void PageRoom::give_room() {
    if (!pages_) return;
    const wxSize inside = GetSize();
    ShowScrollbars(scale_ > 1 ? wxSHOW_SB_DEFAULT : wxSHOW_SB_NEVER, scale_ > 1 ? wxSHOW_SB_DEFAULT : wxSHOW_SB_NEVER);
    pages_->SetMinSize(scale_ > 1 ? wxSize{static_cast<int>(inside.x * scale_), static_cast<int>(inside.y * scale_)}
                                  : wxSize{1, 1});
    FitInside();
    Layout();
    keep_in_sight(scrolled());
}

// By where the page lies: while it is scrolled, wx may still hold the position before.
int PageRoom::scrolled() const { return pages_ ? -pages_->GetPosition().y : 0; }

void PageRoom::ScrollWindow(int dx, int dy, const wxRect* rect) {
    wxScrolledWindow::ScrollWindow(dx, dy, rect);
    keep_in_sight(scrolled());
}

// When it has moved: whoever scrolls away from it stays there.
void PageRoom::follow_keyboard() {
    const auto* const canvas = dynamic_cast<const Canvas*>(FindFocus());
    if (!canvas || !IsDescendant(FindFocus())) return;
    const auto place = canvas->place_of_keyboard();
    if (!place) return;
    const wxPoint corner = pages_->ScreenToClient(canvas->ClientToScreen(wxPoint{}));
    const Rect here = place->moved(corner.x, corner.y);
    if (std::exchange(seen_last_, here) == here) return;
    const wxWindow* const kept = keep_in_sight(scrolled());
    if (kept != canvas) bring_into_sight(here, kept ? kept->GetSize().y : 0);
}

// `covered`: at the top, by what stays in sight.
void PageRoom::bring_into_sight(const Rect& place, int covered) {
    const wxSize inside = GetClientSize();
    const wxPoint from = CalcUnscrolledPosition({0, 0});
    const auto moved = [](double from_now, double begin, double length, double room) {
        if (begin < from_now || length > room) return begin;
        return begin + length > from_now + room ? begin + length - room : from_now;
    };
    const double x = moved(from.x, place.x, place.w, inside.x);
    const double y = moved(from.y + covered, place.y, place.h, inside.y - covered) - covered;
    Scroll(static_cast<int>(x) / scroll_step, (static_cast<int>(y) + scroll_step - 1) / scroll_step);
}

}  // namespace gui
