// SPDX-License-Identifier: MIT
#include "gui/canvas/canvas.h"

#include "gui/canvas/spoken_lines.h"
#include "gui/canvas/toolkit.h"
#include "present/language/list_words.h"

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>

namespace gui {
namespace {

constexpr long click_dead_for = 300;  // milliseconds, in which nobody can have read what a button says now
constexpr double focus_frame = 2;     // pixels
constexpr double focus_round = 4;
constexpr int stays_near = 6;  // pixels a double click may stray

// What was pressed last, on whatever canvas: a page that has just come stands where another one was.
struct Press {
    wxString canvas;
    std::string area;
    std::string meaning;
    wxPoint where;  // on the screen
    long when;      // milliseconds
};

std::optional<Press>& last_press() {
    static std::optional<Press> press;
    return press;
}

}  // namespace

wxDEFINE_EVENT(canvas_painted, wxCommandEvent);
wxDEFINE_EVENT(help_asked, HelpEvent);

HelpEvent::HelpEvent(present::HelpTopic topic) : wxCommandEvent{help_asked}, topic_{std::move(topic)} {}

Canvas::Canvas(wxWindow* parent, const Theme& theme, const wxString& name)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE, name),
      theme_{theme} {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {  // the display may not have seen that there was no room for a moment
        event.Skip();
        Refresh();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        pointer_moved(event.GetPosition());
        event.Skip();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { pointer_left(); });
    Bind(wxEVT_LEFT_DOWN, &Canvas::pressed, this);
    Bind(wxEVT_LEFT_DCLICK, &Canvas::pressed, this);
    Bind(wxEVT_RIGHT_DOWN, &Canvas::pressed_right, this);
    const auto framed_anew = [this](wxFocusEvent& event) {
        event.Skip();
        if (is_framed()) Refresh();
    };
    Bind(wxEVT_SET_FOCUS, framed_anew);
    Bind(wxEVT_KILL_FOCUS, framed_anew);
}

const Area* Canvas::area(const std::string& name) const {
    const auto found = std::find_if(areas_.begin(), areas_.end(), [&](const Area& area) { return area.name == name; });
    return found == areas_.end() ? nullptr : &*found;
}

// Painted in our own memory and handed to the screen as a whole: a display server on its own takes longer over hundreds
// of small shapes, and we would wait for it.
void Canvas::paint() {
    areas_.clear();
    const wxSize size = GetClientSize();
    if (size.x < 1 || size.y < 1) {  // nothing to hand over, and stretching nothing spoils the whole window's painting
        const wxPaintDC untouched{this};
        return;
    }
    wxBufferedPaintDC dc{this};
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    const Rect whole{0, 0, static_cast<double>(size.x), static_cast<double>(size.y)};
    const double pixels = GetContentScaleFactor();
    Painter painter{*context, theme_, whole, areas_, shared_measures(pixels)};
    painter.stamp_from(stamps_, pixels);
    context->SetAntialiasMode(wxANTIALIAS_DEFAULT);
    if (!fills_all()) painter.fill(whole, theme_.page);
    draw(painter);
    hide_old_tip();
    if (is_framed() && HasFocus())
        painter.outline(whole.inset(focus_frame / 2), theme_.focus, focus_frame, focus_round);
    if (on_first_paint) std::exchange(on_first_paint, nullptr)();
    if (!std::exchange(has_name_, true))
        CallAfter([this] { name_for_readers(*this, present::part_name(GetName().utf8_string())); });
    wxCommandEvent painted{canvas_painted, GetId()};
    ProcessWindowEvent(painted);
}

present::HelpTopic Canvas::topic() const {
    const Area* place = at_hand();
    if (place != nullptr && !place->rules.empty()) return place->rules;
    return page_topic();
}

void Canvas::ask_help(present::HelpTopic topic) {
    HelpEvent event{std::move(topic)};
    event.SetEventObject(this);
    ProcessWindowEvent(event);
}

std::vector<SpokenLine> Canvas::spoken() {
    const Noted noticed = noted(spoken_size());
    return spoken_lines(noticed.places, noticed.drawn);
}

Canvas::Noted Canvas::noted(const wxSize& size) {
    wxBitmap unseen{1, 1};
    wxMemoryDC dc{unseen};
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    Noted noted;
    Painter painter{*context, theme_, {0, 0, static_cast<double>(size.x), static_cast<double>(size.y)}, noted.places};
    painter.note_down(noted.drawn);
    draw(painter);
    return noted;
}

// On the kind of surface that paint() has, so that each text is measured once for both.
double Canvas::measured(const std::function<double(Painter&)>& measure) {
    const double pixels = GetContentScaleFactor();
    wxBitmap unseen;
    unseen.CreateWithDIPSize(1, 1, pixels);
    wxMemoryDC dc{unseen};
    const std::unique_ptr<wxGraphicsContext> context{wxGraphicsContext::Create(dc)};
    std::vector<Area> unused;
    Painter painter{*context, theme_, {}, unused, shared_measures(pixels)};
    return measure(painter);
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
    show_tip(area);
    hovered(area);
    Refresh();
}

void Canvas::show_tip(const Area* area) {
    const std::string tip = area != nullptr && has_tooltip(*area) ? area->tip : std::string{};
    if (std::exchange(tip_, tip) == tip) return;
    if (tip.empty())
        UnsetToolTip();
    else
        SetToolTip(wxString::FromUTF8(tip));
}

std::function<void()> Canvas::right_click_here() const {
    const Area* const under = area(hovered_);
    return under != nullptr ? under->other : std::function<void()>{};
}

// What an area tells may change while the pointer rests there: a button undoes something else after each click.
void Canvas::hide_old_tip() {
    const Area* const under = area(hovered_);
    if (under == nullptr || under->tip != tip_) show_tip(nullptr);
}

void Canvas::pointer_left() {
    if (hovered_.empty()) return;
    hovered_.clear();
    hovered(nullptr);
    Refresh();
}

// What the click does may draw anew and so forget the areas: the act is copied out first. And it may give the keyboard
// to somebody else, from whom a skipped event would take it: GTK gives it to the window that was clicked, afterwards.
void Canvas::pressed(wxMouseEvent& event) {
    const Area* area = at(event.GetPosition());
    if (!area || !area->act) return event.Skip();
    if (too_soon(event, *area)) return;
    SetFocus();
    last_press() = Press{GetName(), area->name, meaning(), ClientToScreen(event.GetPosition()), event.GetTimestamp()};
    const auto act = area->act;
    show_tip(nullptr);  // it would lie over what the click shows
    act();
}

void Canvas::pressed_right(wxMouseEvent& event) {
    const Area* area = at(event.GetPosition());
    if (!area || !area->other) return event.Skip();
    SetFocus();
    const auto other = area->other;
    show_tip(nullptr);
    other();
}

// A double click on what has become another button by its first press.
bool Canvas::too_soon(const wxMouseEvent& event, const Area& area) const {
    const auto& last = last_press();
    if (!last || event.GetTimestamp() - last->when > click_dead_for) return false;
    const wxPoint strayed = ClientToScreen(event.GetPosition()) - last->where;
    const bool is_near = std::max(std::abs(strayed.x), std::abs(strayed.y)) <= stays_near;
    const bool is_same = last->canvas == GetName() && last->area == area.name && last->meaning == meaning();
    return is_near && !is_same;
}

}  // namespace gui
