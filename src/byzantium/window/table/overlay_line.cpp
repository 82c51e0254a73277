// SPDX-License-Identifier: MIT
#include "byzantium/window/table/overlay_line.h"

#include "byzantium/words/entries/rule_topics.h"

#include <algorithm>
#include <cmath>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr double overlay_margin = 6;
constexpr double between_samples = 6;
constexpr double thin = 24;  // of its buttons: the map needs the room
const TextStyle overlay_style{11.5, Face::bold};

Button next_button() { return {words::next_army_label(), "Ctrl+T"}; }
Button close_button() { return {words::overlay_away_label(), "Esc"}; }

}  // namespace

OverlayLine::OverlayLine(wxWindow* parent, const Theme& theme) : KeyCanvas(parent, theme, "overlay") {
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_LEFT || key == WXK_RIGHT) return walk(key == WXK_RIGHT ? Walk::forward : Walk::back);
        if ((key == WXK_RETURN || key == WXK_SPACE || key == WXK_NUMPAD_ENTER) && press()) return;
        if (!HandleAsNavigationKey(event)) event.Skip();
    });
}

void OverlayLine::show(const std::optional<words::Overlay>& overlay) {
    heading_ = overlay ? overlay->heading : "";
    if (overlay) kind_ = overlay->kind;
    Refresh();
}

double OverlayLine::buttons_width(Painter& painter) {
    const double close = button_width(painter, close_button());
    return has_next() ? close + painter.scaled(between_samples) + button_width(painter, next_button()) : close;
}

int OverlayLine::best_height(int width) {
    if (is_empty()) return 0;
    const auto high = measured([&](Painter& painter) {
        const double wide = width - buttons_width(painter) - painter.scaled(3 * overlay_margin);
        const double text = painter.wrapped_height(wide, heading_, overlay_style);
        return std::max(text, painter.scaled(thin)) + painter.scaled(overlay_margin);
    });
    return static_cast<int>(std::ceil(high));
}

present::HelpTopic OverlayLine::page_topic() const {
    if (kind_ == words::OverlayKind::money) return present::RuleIds{"BYZ-57"};
    return words::odds_page();
}

void OverlayLine::draw(Painter& painter) {
    if (is_empty()) return;
    painter.card(painter.whole());
    Rect line = painter.whole().inset(painter.scaled(overlay_margin / 2));
    const auto place = [&](const Button& button, const char* name, const std::function<void()>& act) {
        const Rect box = line.cut_right(button_width(painter, button));
        line.cut_right(painter.scaled(between_samples));
        const double high = painter.scaled(thin);
        this->button(painter, {box.x, box.middle_y() - high / 2, box.w, high}, name, button, act);
    };
    place(close_button(), "close", [this] { on_close(); });
    if (has_next()) place(next_button(), "next", [this] { on_next(); });
    line.cut_left(painter.scaled(overlay_margin / 2));
    const double high = painter.wrapped_height(line.w, heading_, overlay_style);
    painter.area(line, "heading", {}, heading_);
    painter.wrapped({line.x, line.middle_y() - high / 2, line.w, high}, heading_, overlay_style);
}

}  // namespace byzantium::window
