// SPDX-License-Identifier: MIT
#include "gui/canvas/quiet_wheel.h"

#include <wx/scrolwin.h>

namespace gui {
namespace {

constexpr int lines_a_turn = 3;

wxScrolledWindow* page_around(wxWindow* window) {
    for (; window != nullptr; window = window->GetParent())
        if (auto* const page = dynamic_cast<wxScrolledWindow*>(window)) return page;
    return nullptr;
}

}  // namespace

void leave_wheel_to_page(wxChoice& list) {
    list.Bind(wxEVT_MOUSEWHEEL, [&list](wxMouseEvent& event) {
        if (auto* const page = page_around(list.GetParent()))
            page->ScrollLines(event.GetWheelRotation() > 0 ? -lines_a_turn : lines_a_turn);
    });
}

}  // namespace gui
