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
constexpr double beside_step = 1.2;  // from one beside the board to the next
constexpr double beside_gap = 0.3;   // from the board

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

// Where a tag is, and whether a line leads from there to its field.
struct TagPlace {
    Rect box;
    enum class Way { on_field, beside } way = Way::on_field;
};

// First all are small, so that they meet nothing; then each grows if it still does not. Those that remain too small go
// beside the board, if there is room.
class TagPlaces {
public:
    TagPlaces(Painter& painter, const Hexagons& hexagons, const std::vector<words::FieldTag>& tags)
        : painter_{painter},
          hexagons_{hexagons},
          tags_{tags},
          small_{small_height(painter, hexagons.radius())},
          legible_{painter.scaled(legible_height)} {
        TagDrawing drawing{painter, small_};
        for (const words::FieldTag& tag : tags) {
            const auto [x, y] = above(tag);
            places_.push_back({drawing.box(tag, x, y, most_width * hexagons.radius())});
        }
    }

    std::vector<TagPlace> found(const std::vector<FieldId>& shown) && {
        if (small_ >= legible_) return std::move(places_);
        for (std::size_t i = 0; i < tags_.size(); ++i)
            for (const double high : {legible_, (2 * legible_ + small_) / 3})
                if (grows(i, high, shown)) break;
        move_beside();
        return std::move(places_);
    }

    paper::Point above(const words::FieldTag& tag) const {
        const auto [x, y] = hexagons_.middle(tag.field);
        return {x, y - tag_up * hexagons_.radius()};
    }

private:
    enum class Side { left, right };

    bool grows(std::size_t number, double high, const std::vector<FieldId>& shown) {
        const auto [x, y] = above(tags_[number]);
        const Rect large = TagDrawing{painter_, high}.box(tags_[number], x, y, painter_.whole().w);
        const Rect& whole = painter_.whole();
        if (large.x < whole.x || large.right() > whole.right() || large.y < whole.y) return false;
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (i != number && meet(large, places_[i].box)) return false;
        for (const FieldId field : shown)
            if (field != tags_[number].field && meet(large, piece_box(field))) return false;
        places_[number].box = large;
        return true;
    }

    Rect piece_box(FieldId field) const {
        const auto [x, y] = hexagons_.middle(field);
        const double half = piece_half * hexagons_.radius();
        return {x - half, y - half, 2 * half, 2 * half};
    }

    // The nearer edge is the side of each, as far as that has room; what is farthest to the left never goes right.
    void move_beside() {
        std::vector<std::size_t> numbers;
        for (std::size_t i = 0; i < tags_.size(); ++i)
            if (places_[i].box.h <= small_) numbers.push_back(i);
        const auto x = [this](std::size_t number) { return above(tags_[number]).x; };
        std::stable_sort(numbers.begin(), numbers.end(),
                         [&](std::size_t one, std::size_t other) { return x(one) < x(other); });
        const auto room = static_cast<std::ptrdiff_t>(painter_.whole().h / (beside_step * legible_));
        const auto all = static_cast<std::ptrdiff_t>(numbers.size());
        const double middle = hexagons_.picture().middle_x();
        const auto nearer = std::count_if(numbers.begin(), numbers.end(), [&](std::size_t i) { return x(i) < middle; });
        const auto left = std::min(room, std::max(nearer, all - room));
        const auto right = std::min(room, all - left);
        lay_beside({numbers.begin(), numbers.begin() + left}, Side::left);
        lay_beside({numbers.end() - right, numbers.end()}, Side::right);
    }

    // From above, each as near to the height of its field as those above and below leave it.
    void lay_beside(std::vector<std::size_t> numbers, Side side) {
        const double step = beside_step * legible_;
        std::stable_sort(numbers.begin(), numbers.end(), [this](std::size_t one, std::size_t other) {
            return above(tags_[one]).y < above(tags_[other]).y;
        });
        std::vector<double> tops;
        for (const std::size_t i : numbers)
            tops.push_back(
                std::max(above(tags_[i]).y - legible_ / 2, tops.empty() ? painter_.whole().y : tops.back() + step));
        double lowest = painter_.whole().bottom() - step;
        for (auto top = tops.rbegin(); top != tops.rend(); ++top, lowest -= step) *top = std::min(*top, lowest);
        for (std::size_t i = 0; i < numbers.size(); ++i) lay_one_beside(numbers[i], tops[i], side);
    }

    // As near to the board as its outline leaves it there; where the window ends, the tag stays on its field.
    void lay_one_beside(std::size_t number, double top, Side side) {
        const Rect wanted = TagDrawing{painter_, legible_}.box(tags_[number], 0, top + legible_, painter_.whole().w);
        const double gap = beside_gap * legible_;
        const double edge = outline(Rect{0, top - gap, 1, legible_ + 2 * gap}, side);
        const double x = side == Side::left ? edge - gap - wanted.w : edge + gap;
        if (x < painter_.whole().x || x + wanted.w > painter_.whole().right()) return;
        places_[number] = {{x, top, wanted.w, wanted.h}, TagPlace::Way::beside};
    }

    // How far fields, and tags on them, reach to that side at that height.
    double outline(const Rect& height, Side side) const {
        double edge = hexagons_.picture().middle_x();
        const auto reach = [&](const Rect& box) {
            if (box.bottom() <= height.y || box.y >= height.bottom()) return;
            edge = side == Side::left ? std::min(edge, box.x) : std::max(edge, box.right());
        };
        for (std::size_t i = 0; i < hexagons_.size(); ++i) {
            const auto [x, y] = hexagons_.middle(field_of(i));
            const double radius = hexagons_.radius();
            reach({x - radius, y - radius, 2 * radius, 2 * radius});
        }
        for (const TagPlace& one : places_)
            if (one.way == TagPlace::Way::on_field) reach(one.box);
        return edge;
    }

    Painter& painter_;
    const Hexagons& hexagons_;
    const std::vector<words::FieldTag>& tags_;
    double small_;
    double legible_;
    std::vector<TagPlace> places_;
};

// From the nearer end of the tag to where it would stand. Light beside dark, so that it is seen on any field.
void draw_lead(Painter& painter, const Rect& box, const paper::Point& to) {
    const double x = to.x < box.x ? box.x : box.right();
    const double y = box.middle_y();
    const double thin = painter.scaled(1);
    painter.line(x, y, to.x, to.y, painter.theme().card, 3 * thin);
    painter.line(x, y, to.x, to.y, painter.theme().ink, thin);
    const double dot = painter.scaled(5);
    painter.fill({to.x - dot / 2, to.y - dot / 2, dot, dot}, painter.theme().ink, dot / 2);
}

}  // namespace

void draw_tags(Painter& painter, const Hexagons& hexagons, const std::vector<words::FieldTag>& tags,
               const std::vector<FieldId>& shown) {
    TagPlaces finding{painter, hexagons, tags};
    std::vector<paper::Point> ends;
    for (const words::FieldTag& tag : tags) ends.push_back(finding.above(tag));
    const auto places = std::move(finding).found(shown);
    for (std::size_t i = 0; i < tags.size(); ++i)
        if (places[i].way == TagPlace::Way::beside) draw_lead(painter, places[i].box, ends[i]);
    for (std::size_t i = 0; i < tags.size(); ++i) TagDrawing{painter, places[i].box.h}.draw(tags[i], places[i].box);
}

}  // namespace eko::window
