// SPDX-License-Identifier: MIT
#include "gui/canvas/key_canvas.h"

#include "gui/canvas/sizes.h"
#include "present/language/key_words.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace gui {
namespace {

constexpr double button_text = 12.5;
constexpr double key_text = 10.5;
constexpr double between_buttons = 6;  // buttons of a row
constexpr double narrower = 1.04;      // than it wants to be a button can be, and still hold its words

}  // namespace

KeyCanvas::KeyCanvas(wxWindow* parent, const Theme& theme, const wxString& name) : Canvas{parent, theme, name} {
    for (const auto& kind : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        Bind(kind, [this](wxFocusEvent& event) {
            Refresh();
            event.Skip();
        });
}

void KeyCanvas::focus(const std::string& name) {
    focused_ = name;
    Refresh();
}

void KeyCanvas::walk(Walk direction) {
    std::vector<std::string> stops;
    std::size_t here = 0;
    bool found = false;
    for (const Area& area : areas_by_now()) {
        if (!is_stop(area)) continue;
        if (area.name == focused_) {
            here = stops.size();
            found = true;
        }
        stops.push_back(area.name);
    }
    if (stops.empty()) return;
    if (!found) return focus(direction == Walk::forward ? stops.front() : stops.back());
    const std::size_t by = direction == Walk::forward ? 1 : stops.size() - 1;
    focus(stops[(here + by) % stops.size()]);
}

bool KeyCanvas::press() {
    const Area* place = area(focused_);
    if (!place || !place->act) return false;
    const auto act = place->act;  // it may draw anew
    act();
    return true;
}

double KeyCanvas::button_width(Painter& painter, const Button& button) {
    const double label = painter.width(button.label, {button_text, Face::bold});
    const double key = button.key.empty()
                           ? 0
                           : painter.width(present::key_words(button.key), {key_text, Face::bold}) + painter.scaled(22);
    return label + key + painter.scaled(28);
}

void KeyCanvas::button(Painter& painter, const Rect& box, const std::string& name, const Button& button,
                       std::function<void()> act) {
    const Theme& t = painter.theme();
    const bool alive = act && button.why_not.empty();
    const bool primary = alive && button.weight == Weight::primary;
    const double radius = painter.scaled(gaps::modest);
    painter.fill(box, primary ? t.accent : (alive && hovered_name() == name ? t.raised : t.card), radius);
    if (!primary) painter.outline(box, t.card_edge, 1, radius);
    const wxColour ink = primary ? t.on_accent : (alive ? t.ink : t.faint);
    Rect inside{box.x + painter.scaled(gaps::margin), box.y, box.w - painter.scaled(28), box.h};
    if (!button.key.empty()) {
        const std::string words = present::key_words(button.key);
        const double width = painter.width(words, {key_text, Face::bold}) + painter.scaled(gaps::wide);
        const Rect key = inside.cut_right(width);
        const Rect cap{key.x, key.middle_y() - painter.scaled(gaps::middle), key.w, painter.scaled(gaps::large)};
        painter.outline(cap, primary ? t.on_accent : t.faint, 1, painter.scaled(gaps::close));
        painter.text(cap, words, {key_text, Face::bold, primary ? t.on_accent : t.faint, Align::centre});
    }
    const Align align = button.key.empty() ? Align::centre : Align::left;
    const Rect place = button.key.empty() ? box.inset(painter.scaled(gaps::close)) : inside;
    painter.text(place, button.label, painter.fitting(button.label, place.w, {button_text, Face::bold, ink, align}));
    ring(painter, box, name, radius);
    painter.area(box, name, alive ? std::move(act) : std::function<void()>{}, button.why_not);
}

double KeyCanvas::row_width(Painter& painter, const std::vector<NamedButton>& buttons) {
    return std::accumulate(buttons.begin(), buttons.end(), 0.0, [&](double all, const NamedButton& one) {
        return all + button_width(painter, one.button) + painter.scaled(between_buttons);
    });
}

std::vector<Rect> KeyCanvas::button_row(Painter& painter, Rect line, std::vector<NamedButton> buttons) {
    if (row_width(painter, buttons) > line.w * narrower)
        for (NamedButton& one : buttons) one.button.key.clear();
    const double part = std::min(1.0, line.w / row_width(painter, buttons));
    std::vector<Rect> places;
    for (const NamedButton& one : buttons) {
        places.push_back(line.cut_left(button_width(painter, one.button) * part));
        line.cut_left(painter.scaled(between_buttons) * part);
        button(painter, places.back(), one.name, one.button, one.act);
    }
    return places;
}

void KeyCanvas::ring(Painter& painter, const Rect& box, const std::string& name, double radius) {
    if (name == focused_ && wxWindow::FindFocus() == this)
        painter.outline(box.inset(-2), painter.theme().focus, 2.5, radius + 2);
}

}  // namespace gui
