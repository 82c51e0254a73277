// SPDX-License-Identifier: MIT
#include "eko/window/board/board_tags.h"

#include "gui/canvas/rect.h"
#include "paper/picture.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace eko::window {

using namespace gui;

namespace {

// Of the hexagon's radius.
constexpr double tag_height = 0.5;
constexpr double most_height = 0.62;  // else it would cover what stands beside it
constexpr double tag_up = 0.62;       // from the field's middle to the tag's lower edge
constexpr double most_width = 1.7;    // a field is 1.73 wide, so tags of one row do not meet
constexpr double least_height = 13;
constexpr double piece_half = 0.66;  // of a field around its middle, where its piece is
// Of the tag's height.
constexpr double badge_size = 0.86;
constexpr double letters = 0.7;
constexpr double beside_parts = 0.16;

// What can be read is so high.
constexpr double legible_height = 15;

double small_height(const Painter& painter, double radius) {
    return std::clamp(painter.scaled(least_height), tag_height * radius, most_height * radius);
}

class TagDrawing {
public:
    TagDrawing(Painter& painter, double high)
        : painter_{painter}, high_{high}, style_{high_ * letters / painter.theme().text_scale, Face::bold} {}

    // Above that place, not wider than that.
    Rect box(const words::FieldTag& tag, double x, double bottom, double most) {
        const double wide = std::min(most, width(tag));
        return {x - wide / 2, bottom - high_, wide, high_};
    }
    void draw(const words::FieldTag& tag, Rect pill) {
        const double fitted = std::min(1.0, pill.w / width(tag));
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
    TextStyle style_;
};

bool meet(const Rect& one, const Rect& other) {
    const Rect both = one.within(other);
    return both.w > 0 && both.h > 0;
}

// Where each tag is. First all are small, so that they meet nothing; then each grows if it still does not.
class TagPlaces {
public:
    TagPlaces(Painter& painter, const Hexagons& hexagons, const std::vector<words::FieldTag>& tags)
        : painter_{painter}, hexagons_{hexagons}, tags_{tags} {
        TagDrawing drawing{painter, small_height(painter, hexagons.radius())};
        for (const words::FieldTag& tag : tags) {
            const auto [x, y] = above(tag);
            boxes_.push_back(drawing.box(tag, x, y, most_width * hexagons.radius()));
        }
    }

    std::vector<Rect> grown(const std::vector<FieldId>& shown) && {
        const double small = small_height(painter_, hexagons_.radius());
        const double legible = painter_.scaled(legible_height);
        if (small < legible)
            for (std::size_t i = 0; i < tags_.size(); ++i)
                for (const double high : {legible, (2 * legible + small) / 3, (legible + 2 * small) / 3})
                    if (grows(i, high, shown)) break;
        return std::move(boxes_);
    }

private:
    paper::Point above(const words::FieldTag& tag) const {
        const auto [x, y] = hexagons_.middle(tag.field);
        return {x, y - tag_up * hexagons_.radius()};
    }

    bool grows(std::size_t number, double high, const std::vector<FieldId>& shown) {
        const auto [x, y] = above(tags_[number]);
        const Rect large = TagDrawing{painter_, high}.box(tags_[number], x, y, painter_.whole().w);
        const Rect& whole = painter_.whole();
        if (large.x < whole.x || large.right() > whole.right() || large.y < whole.y) return false;
        for (std::size_t i = 0; i < boxes_.size(); ++i)
            if (i != number && meet(large, boxes_[i])) return false;
        for (const FieldId field : shown)
            if (field != tags_[number].field && meet(large, piece_box(field))) return false;
        boxes_[number] = large;
        return true;
    }

    Rect piece_box(FieldId field) const {
        const auto [x, y] = hexagons_.middle(field);
        const double half = piece_half * hexagons_.radius();
        return {x - half, y - half, 2 * half, 2 * half};
    }

    Painter& painter_;
    const Hexagons& hexagons_;
    const std::vector<words::FieldTag>& tags_;
    std::vector<Rect> boxes_;
};

}  // namespace

void draw_tags(Painter& painter, const Hexagons& hexagons, const std::vector<words::FieldTag>& tags,
               const std::vector<FieldId>& shown) {
    const auto boxes = TagPlaces{painter, hexagons, tags}.grown(shown);
    for (std::size_t i = 0; i < tags.size(); ++i) TagDrawing{painter, boxes[i].h}.draw(tags[i], boxes[i]);
}

}  // namespace eko::window
