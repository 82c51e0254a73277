// SPDX-License-Identifier: MIT
#include "gui/table/header_bar.h"

#include "gui/table/parts.h"

#include <algorithm>
#include <string>
#include <utility>

namespace gui {

namespace {

// In units.
constexpr double tools_height = 23;

// The largest letters in which the text fits the box.
TextStyle style_that_fits(const Fitted& fitted, const Rect& box, const std::string& text) {
    for (const double points : {18.0, 16.0, 14.0, 12.5, 11.0, 10.0}) {
        const TextStyle style = fitted.style(points, Face::serif_bold);
        const double high = fitted.painter().wrapped_height(box.w, text, style);
        const double lines = high / fitted.painter().line_height(style);
        if (high <= box.h && (points < 14.5 || lines < 1.5)) return style;
    }
    return fitted.style(9, Face::serif_bold);
}

}  // namespace

void HeaderBar::show(present::Head head) {
    head_ = std::move(head);
    Refresh();
}

void HeaderBar::show_tools(std::vector<Tool> tools) {
    tools_ = std::move(tools);
    Refresh();
}

void HeaderBar::draw(Painter& painter) {
    painter.card(painter.whole());
    if (!head_ || ends_ == nullptr) return;
    const Fitted fitted{painter, std::min(painter.whole().h / height, painter.whole().w / 900)};
    Rect rest = painter.whole().inset(fitted(6));
    rest.cut_left(fitted(6));
    ends_->draw_left(fitted, rest.cut_left(ends_->left_width(fitted)));
    const Rect right = rest.cut_right(ends_->right_width(fitted));
    const Rect below = rest.cut_bottom(fitted(tools_height));
    head_->repair.empty() ? draw_tools(fitted, below, tools_, hovered_name()) : draw_repair(fitted, below);
    draw_question(fitted, rest);
    ends_->draw_right(fitted, right);
    draw_ring(painter);
}

void HeaderBar::draw_question(const Fitted& fitted, Rect box) {
    Painter& painter = fitted.painter();
    if (head_->speaker) {
        const double size = fitted(22);
        const Rect piece = box.cut_left(size + fitted(10));
        painter.piece(piece.x + size / 2, piece.middle_y(), size, *head_->speaker);
    }
    box.cut_right(fitted(12));
    const TextStyle style = style_that_fits(fitted, box, head_->question);
    const double high = painter.wrapped_height(box.w, head_->question, style);
    painter.area(box, "question", {}, head_->question);
    painter.wrapped({box.x, box.middle_y() - high / 2, box.w, high}, head_->question, style);
}

// In the place of the tools, which would move the table; with a frame around the whole bar, for nobody may take the
// moment of the repair for the table of now.
void HeaderBar::draw_repair(const Fitted& fitted, const Rect& box) {
    Painter& painter = fitted.painter();
    painter.outline(painter.whole(), theme().accent, fitted(3), 6);
    painter.fill(box, theme().accent, 4);
    Rect words = box;
    words.cut_left(fitted(8));
    words.cut_right(fitted(8));
    const TextStyle style = fitted.style(12.5, Face::bold, theme().on_accent);
    painter.text(words, head_->repair, painter.fitting(head_->repair, words.w, style));
    painter.area(box, "repair", {}, head_->repair);
}

}  // namespace gui
