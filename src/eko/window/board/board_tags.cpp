// SPDX-License-Identifier: MIT
#include "eko/window/board/board_tags.h"

#include "gui/canvas/rect.h"

#include <algorithm>
#include <string>

namespace eko::window {

using namespace gui;

namespace {

// Of the hexagon's radius.
constexpr double tag_height = 0.5;
constexpr double most_height = 0.62;  // else it would cover what stands beside it
constexpr double tag_up = 0.62;       // from the field's middle to the tag's lower edge
constexpr double most_width = 1.7;    // a field is 1.73 wide, so tags of one row do not meet
constexpr double least_height = 13;
// Of the tag's height.
constexpr double badge_size = 0.86;
constexpr double letters = 0.7;
constexpr double beside_parts = 0.16;

class TagDrawing {
public:
    TagDrawing(Painter& painter, double radius)
        : painter_{painter},
          high_{std::clamp(painter.scaled(least_height), tag_height * radius, most_height * radius)},
          most_{most_width * radius},
          style_{high_ * letters / painter.theme().text_scale, Face::bold} {}

    // Above that place.
    void draw(const words::FieldTag& tag, double x, double bottom) {
        const double wide = width(tag);
        const double fitted = std::min(1.0, most_ / wide);
        Rect pill{x - wide * fitted / 2, bottom - high_, wide * fitted, high_};
        painter_.fill(pill, painter_.theme().card, high_ / 4);
        painter_.outline(pill, painter_.theme().ink, 1.2, high_ / 4);
        pill.cut_left(gap() * fitted);
        for (const words::TagPart& part : tag.parts) draw_part(part, pill, fitted);
    }

private:
    double gap() const { return beside_parts * high_; }
    double badge() const { return badge_size * high_; }

    double width(const words::FieldTag& tag) {
        double wide = gap();
        for (const words::TagPart& part : tag.parts)
            wide +=
                (part.badge ? badge() : 0) + (part.text.empty() ? 0 : painter_.width(part.text, style_) + 1) + gap();
        return wide;
    }

    void draw_part(const words::TagPart& part, Rect& rest, double fitted) {
        if (part.badge) {
            const Rect box = rest.cut_left(badge() * fitted);
            painter_.piece(box.middle_x(), box.middle_y(), box.w, *part.badge);
        }
        if (!part.text.empty()) {
            TextStyle style = style_;
            style.size *= fitted;
            const Rect box = rest.cut_left((painter_.width(part.text, style_) + 1) * fitted);
            painter_.text(box, part.text, style);
        }
        rest.cut_left(gap() * fitted);
    }

    Painter& painter_;
    double high_;
    double most_;
    TextStyle style_;
};

}  // namespace

void draw_tags(Painter& painter, const Hexagons& hexagons, const std::vector<words::FieldTag>& tags) {
    TagDrawing drawing{painter, hexagons.radius()};
    for (const words::FieldTag& tag : tags) {
        const auto [x, y] = hexagons.middle(tag.field);
        drawing.draw(tag, x, y - tag_up * hexagons.radius());
    }
}

}  // namespace eko::window
