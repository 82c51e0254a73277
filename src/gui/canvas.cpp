// SPDX-License-Identifier: MIT
#include "gui/canvas.h"

#include <wx/dcbuffer.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace gui {

Canvas::Canvas(wxWindow* parent, const Theme& theme, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE, name),
      theme_{theme} {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        pointer_moved(event.GetPosition());
        event.Skip();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { pointer_left(); });
    Bind(wxEVT_LEFT_DOWN, &Canvas::pressed, this);
    Bind(wxEVT_LEFT_DCLICK, &Canvas::pressed, this);
}

const Area* Canvas::area(const std::string& name) const {
    const auto found = std::find_if(areas_.begin(), areas_.end(), [&](const Area& area) { return area.name == name; });
    return found == areas_.end() ? nullptr : &*found;
}

void Canvas::paint() {
    wxAutoBufferedPaintDC dc{this};
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    areas_.clear();
    const wxSize size = GetClientSize();
    const Rect whole{0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
    Painter painter{*context, theme_, whole, areas_};
    context->SetAntialiasMode(wxANTIALIAS_DEFAULT);
    painter.fill(whole, theme_.page);
    draw(painter);
    if (on_first_paint) std::exchange(on_first_paint, nullptr)();
}

const Area* Canvas::at(const wxPoint& point) const {
    const auto found = std::find_if(areas_.rbegin(), areas_.rend(),
                                    [&](const Area& area) { return area.where.contains(point.x, point.y); });
    return found == areas_.rend() ? nullptr : &*found;
}

void Canvas::pointer_moved(const wxPoint& point) {
    const Area* area = at(point);
    const std::string name = area ? area->name : std::string{};
    if (name == hovered_) return;
    hovered_ = name;
    SetCursor(area && area->act ? wxCursor{wxCURSOR_HAND} : wxNullCursor);
    if (area && !area->tip.empty()) {
        SetToolTip(wxString::FromUTF8(area->tip));
    } else {
        UnsetToolTip();
    }
    hovered(area);
    Refresh();
}

void Canvas::pointer_left() {
    if (hovered_.empty()) return;
    hovered_.clear();
    hovered(nullptr);
    Refresh();
}

// What the click does may draw anew and so forget the areas: the act is copied out first.
void Canvas::pressed(wxMouseEvent& event) {
    event.Skip();
    const Area* area = at(event.GetPosition());
    if (!area || !area->act) return;
    const auto act = area->act;
    act();
}

}  // namespace gui
