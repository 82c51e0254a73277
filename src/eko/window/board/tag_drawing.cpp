// SPDX-License-Identifier: MIT
#include "eko/window/board/tag_drawing.h"

#include <algorithm>

namespace eko::window {

using namespace gui;

namespace {

// Of the tag's height.
constexpr double badge_size = 0.86;
constexpr double letters_size = 0.7;
constexpr double gap_beside_parts = 0.16;

}  // namespace

TagDrawing::TagDrawing(Painter& painter, double high)
    : painter_{painter}, high_{high}, style_{high_ * letters_size / painter.theme().text_scale, Face::bold} {}

Rect TagDrawing::box(const words::FieldTag& tag, double x, double bottom, double most) {
    const double wide = std::min(most, width(tag));
    return {x - wide / 2, bottom - high_, wide, high_};
}

void TagDrawing::draw(const words::FieldTag& tag, Rect pill) {
    const double fitted = std::min(1.0, pill.w / width(tag));
    painter_.fill(pill, painter_.theme().card, high_ / 4);
    painter_.outline(pill, painter_.theme().ink, 1.2, high_ / 4);
    pill.cut_left(gap() * fitted);
    for (const words::TagPart& part : tag.parts) draw_part(part, pill, fitted);
}

double TagDrawing::gap() const { return gap_beside_parts * high_; }

double TagDrawing::badge() const { return badge_size * high_; }

double TagDrawing::width(const words::FieldTag& tag) {
    double wide = gap();
    for (const words::TagPart& part : tag.parts)
        wide += (part.badge ? badge() : 0) + (part.text.empty() ? 0 : painter_.width(part.text, style_) + 1) + gap();
    return wide;
}

// Small letters are wider than in proportion, and what is cut says nothing.
TextStyle TagDrawing::fitting(const std::string& text, double wide, double fitted) {
    TextStyle style = style_;
    style.size *= fitted;
    for (int steps = 0; steps < 10 && painter_.width(text, style) > wide; ++steps) style.size *= 0.95;
    return style;
}

void TagDrawing::draw_part(const words::TagPart& part, Rect& rest, double fitted) {
    if (part.badge) {
        const Rect box = rest.cut_left(badge() * fitted);
        painter_.piece(box.middle_x(), box.middle_y(), box.w, *part.badge);
    }
    if (!part.text.empty()) {
        const Rect box = rest.cut_left((painter_.width(part.text, style_) + 1) * fitted);
        painter_.text(box, part.text, fitting(part.text, box.w, fitted));
    }
    rest.cut_left(gap() * fitted);
}

}  // namespace eko::window
