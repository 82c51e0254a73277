// SPDX-License-Identifier: MIT
#include "gui/canvas/label.h"

#include <algorithm>

namespace gui {

namespace {

constexpr double a_pixel = 1;
constexpr double label_step = 0.25;  // points
constexpr double least_label = 1;
constexpr double least_label_part = 0.68;  // of its letters, on several lines

}  // namespace

void draw_label(Painter& painter, const Rect& box, const std::string& text, const TextStyle& style) {
    const TextStyle fitted = painter.fitting(text, box.w, style);
    if (painter.width(text, fitted) <= box.w) return painter.text(box, text, fitted);
    const auto high = [&](const TextStyle& less) { return painter.wrapped_height(box.w, text, less); };
    TextStyle less = fitted;
    while (less.size > style.size * least_label_part && high(less) > box.h + a_pixel) less.size -= label_step;
    if (high(less) > box.h + a_pixel) return painter.text(box, text, fitted);
    painter.wrapped({box.x, box.middle_y() - high(less) / 2, box.w, high(less)}, text, less);
}

double label_height(Painter& painter, double width, const std::string& text, const TextStyle& style) {
    return painter.wrapped_height(width, text, painter.fitting(text, width, style));
}

TextStyle snug(Painter& painter, const std::string& text, double width, TextStyle style) {
    while (style.size > least_label && painter.width(text, style) > width) style.size -= label_step;
    return style;
}

}  // namespace gui
