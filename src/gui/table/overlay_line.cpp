// SPDX-License-Identifier: MIT
#include "gui/table/overlay_line.h"

#include "gui/canvas/sizes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace gui {

namespace {

constexpr double overlay_margin = 6;
constexpr double between_samples = 6;
constexpr std::size_t most_lines = 2;
constexpr double thin = 24;  // of its buttons: the board needs the room
const TextStyle overlay_style{letter_sizes::aside, Face::bold};

}  // namespace

OverlayLine::OverlayLine(wxWindow* parent, const Theme& theme) : KeyCanvas(parent, theme, "overlay") {
    Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_LEFT || key == WXK_RIGHT) return walk(key == WXK_RIGHT ? Walk::forward : Walk::back);
        if ((key == WXK_RETURN || key == WXK_SPACE || key == WXK_NUMPAD_ENTER) && press()) return;
        if (!HandleAsNavigationKey(event)) event.Skip();
    });
}

void OverlayLine::show(std::optional<OverlayHeading> heading) {
    heading_ = std::move(heading);
    Refresh();
}

double OverlayLine::width(Painter& painter, const Buttons& buttons) {
    const double close = button_width(painter, buttons.away);
    return buttons.next ? close + painter.scaled(between_samples) + button_width(painter, *buttons.next) : close;
}

double OverlayLine::words_width(Painter& painter, double wide, const Buttons& buttons) {
    return wide - width(painter, buttons) - painter.scaled(3 * overlay_margin);
}

// Without their keys, which the menu names too, where the words would take three lines.
OverlayLine::Buttons OverlayLine::fitting_buttons(Painter& painter, double wide) {
    Buttons buttons{heading_->away, heading_->next};
    const double beside = words_width(painter, wide, buttons);
    if (painter.lines(beside, heading_->text, overlay_style).size() <= most_lines) return buttons;
    buttons.away.key.clear();
    if (buttons.next) buttons.next->key.clear();
    return buttons;
}

int OverlayLine::best_height(int width) {
    if (is_empty()) return 0;
    const auto high = measured([&](Painter& painter) {
        const double wide = words_width(painter, width, fitting_buttons(painter, width));
        const double text = painter.wrapped_height(wide, heading_->text, overlay_style);
        return std::max(text, painter.scaled(thin)) + painter.scaled(overlay_margin);
    });
    return static_cast<int>(std::ceil(high));
}

present::HelpTopic OverlayLine::page_topic() const {
    return heading_ ? heading_->topic : present::HelpTopic{present::HelpContents{}};
}

void OverlayLine::draw(Painter& painter) {
    if (is_empty()) return;
    painter.card(painter.whole());
    const Buttons buttons = fitting_buttons(painter, painter.whole().w);
    Rect line = painter.whole().inset(painter.scaled(overlay_margin / 2));
    const auto place = [&](const Button& button, const char* name, const std::function<void()>& act) {
        const Rect box = line.cut_right(button_width(painter, button));
        line.cut_right(painter.scaled(between_samples));
        const double high = painter.scaled(thin);
        this->button(painter, {box.x, box.middle_y() - high / 2, box.w, high}, name, button, act);
    };
    place(buttons.away, "close", [this] { on_close(); });
    if (buttons.next) place(*buttons.next, "next", [this] { on_next(); });
    line.cut_left(painter.scaled(overlay_margin / 2));
    const double high = painter.wrapped_height(line.w, heading_->text, overlay_style);
    painter.area(line, "heading", {}, heading_->text);
    painter.wrapped({line.x, line.middle_y() - high / 2, line.w, high}, heading_->text, overlay_style);
}

}  // namespace gui
