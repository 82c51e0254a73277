// SPDX-License-Identifier: MIT
#include "gui/table/overlay_line.h"

#include "gui/canvas/sizes.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>

namespace gui {

namespace {

constexpr double overlay_margin = 6;
constexpr double between_samples = 6;
constexpr double thin = 24;  // of its buttons: the board needs the room

// Of one line, if letters need be only a little smaller for it; else of two, in smaller letters if need be. What is
// still longer takes as many lines as it needs.
TextStyle fitting_words(Painter& painter, double wide, const std::string& text) {
    TextStyle style{letter_sizes::aside, Face::bold};
    const auto takes = [&](std::size_t lines) { return painter.lines(wide, text, style).size() <= lines; };
    for (const double letters : {1.0, 0.93, 0.86}) {
        style.size = letter_sizes::aside * letters;
        if (takes(1)) return style;
    }
    style.size = letter_sizes::aside;
    if (takes(2)) return style;
    style.face = Face::plain;
    for (const double letters : {0.9, 0.8, 0.7}) {
        style.size = letter_sizes::aside * letters;
        if (takes(2)) return style;
    }
    return style;
}

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

// Without their keys, which the menu names too, where the words would need smaller letters to have two lines.
OverlayLine::Buttons OverlayLine::fitting_buttons(Painter& painter, double wide) {
    Buttons buttons{heading_->away, heading_->next};
    const double beside = words_width(painter, wide, buttons);
    if (fitting_words(painter, beside, heading_->text).face == Face::bold) return buttons;
    buttons.away.key.clear();
    if (buttons.next) buttons.next->key.clear();
    return buttons;
}

int OverlayLine::best_height(int width) {
    if (is_empty()) return 0;
    const auto high = measured([&](Painter& painter) {
        const double wide = words_width(painter, width, fitting_buttons(painter, width));
        const double text = painter.wrapped_height(wide, heading_->text, fitting_words(painter, wide, heading_->text));
        return std::max(text, painter.scaled(thin)) + painter.scaled(overlay_margin);
    });
    return static_cast<int>(std::ceil(high));
}

int OverlayLine::height_of_two_lines() {
    const auto high = measured([&](Painter& painter) {
        return 2 * painter.line_height({letter_sizes::aside, Face::bold}) + painter.scaled(overlay_margin);
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
    const TextStyle words = fitting_words(painter, words_width(painter, painter.whole().w, buttons), heading_->text);
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
    const double high = painter.wrapped_height(line.w, heading_->text, words);
    painter.area(line, "heading", {}, heading_->text);
    painter.wrapped({line.x, line.middle_y() - high / 2, line.w, high}, heading_->text, words);
}

}  // namespace gui
