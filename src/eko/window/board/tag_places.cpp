// SPDX-License-Identifier: MIT
#include "eko/window/board/tag_places.h"

#include "eko/window/board/tag_drawing.h"

#include <algorithm>
#include <cmath>
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
constexpr double beside_step = 1.2;  // from one beside the board to the next
constexpr double beside_gap = 0.3;   // from the board

// What can be read is so high.
constexpr double legible_height = 15;
constexpr double a_hair = 1e-9;  // pixels

double small_height(const Painter& painter, double radius) {
    return std::clamp(painter.scaled(least_height), tag_height * radius, most_height * radius);
}

bool tags_meet(const Rect& one, const Rect& other) {
    const Rect both = one.within(other);
    return both.w > 0 && both.h > 0;
}

enum class BoardSide { left, right };

// Room for one tag beside the board.
struct Slot {
    double top;
    BoardSide side;
    paper::Point port;  // where its line begins
};

double length(const paper::Point& from, const paper::Point& to) { return std::hypot(to.x - from.x, to.y - from.y); }

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

private:
    using Numbers = std::vector<std::size_t>;  // of tags

    paper::Point above(const words::FieldTag& tag) const {
        const auto [x, y] = hexagons_.middle(tag.field);
        return {x, y - tag_up * hexagons_.radius()};
    }
    paper::Point above(std::size_t number) const { return above(tags_[number]); }

    bool grows(std::size_t number, double high, const std::vector<FieldId>& shown) {
        const auto [x, y] = above(number);
        const Rect large = TagDrawing{painter_, high}.box(tags_[number], x, y, painter_.whole().w);
        const Rect& whole = painter_.whole();
        if (large.x < whole.x || large.right() > whole.right() || large.y < whole.y) return false;
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (i != number && tags_meet(large, places_[i].box)) return false;
        for (const FieldId field : shown)
            if (field != tags_[number].field && tags_meet(large, piece_box(field))) return false;
        places_[number].box = large;
        return true;
    }

    Rect piece_box(FieldId field) const {
        const auto [x, y] = hexagons_.middle(field);
        const double half = piece_half * hexagons_.radius();
        return {x - half, y - half, 2 * half, 2 * half};
    }

    // The nearer edge is the side of each, as far as that has room.
    void move_beside() {
        Numbers numbers;
        for (std::size_t i = 0; i < tags_.size(); ++i)
            if (places_[i].box.h <= small_) numbers.push_back(i);
        std::stable_sort(numbers.begin(), numbers.end(),
                         [this](std::size_t one, std::size_t other) { return above(one).x < above(other).x; });
        const auto room = static_cast<std::ptrdiff_t>(painter_.whole().h / (beside_step * legible_));
        const auto all = static_cast<std::ptrdiff_t>(numbers.size());
        const double middle = hexagons_.picture().middle_x();
        const auto nearer =
            std::count_if(numbers.begin(), numbers.end(), [&](std::size_t i) { return above(i).x < middle; });
        const auto left = std::min(room, std::max(nearer, all - room));
        const auto right = std::min(room, all - left);
        Numbers moved{numbers.begin(), numbers.begin() + left};
        auto slots = slots_for(moved, BoardSide::left);
        const Numbers others{numbers.end() - right, numbers.end()};
        for (const Slot& slot : slots_for(others, BoardSide::right)) slots.push_back(slot);
        moved.insert(moved.end(), others.begin(), others.end());
        untangle(moved, slots);
        for (std::size_t i = 0; i < moved.size(); ++i) move_to(moved[i], slots[i]);
    }

    // In one column, each as near to the height of its field as those above and below leave it.
    std::vector<Slot> slots_for(const Numbers& numbers, BoardSide side) const {
        std::vector<double> wanted;
        for (const std::size_t i : numbers) wanted.push_back(above(i).y - legible_ / 2);
        std::sort(wanted.begin(), wanted.end());
        const double step = beside_step * legible_;
        std::vector<double> tops;
        for (const double top : wanted)
            tops.push_back(std::max(top, tops.empty() ? painter_.whole().y : tops.back() + step));
        double lowest = painter_.whole().bottom() - step;
        for (auto top = tops.rbegin(); top != tops.rend(); ++top, lowest -= step) *top = std::min(*top, lowest);
        const double gap = beside_gap * legible_;
        const double x = side == BoardSide::left ? outline().x - gap : outline().right() + gap;
        std::vector<Slot> slots;
        for (const double top : tops) slots.push_back({top, side, {x, top + legible_ / 2}});
        return slots;
    }

    // Two tags change places while their lines are shorter then. Two lines that cross always are, so that none crosses
    // another in the end; and it ends, because all of them together become shorter each time.
    void untangle(Numbers& numbers, const std::vector<Slot>& slots) const {
        const auto line = [&](std::size_t number, std::size_t slot) { return length(slots[slot].port, above(number)); };
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < numbers.size(); ++i)
                for (std::size_t j = i + 1; j < numbers.size(); ++j)
                    if (line(numbers[i], j) + line(numbers[j], i) + a_hair <
                        line(numbers[i], i) + line(numbers[j], j)) {
                        std::swap(numbers[i], numbers[j]);
                        changed = true;
                    }
        }
    }

    // Where the window ends, the tag stays on its field.
    void move_to(std::size_t number, const Slot& slot) {
        const Rect wanted = TagDrawing{painter_, legible_}.box(tags_[number], 0, 0, painter_.whole().w);
        const double x = slot.side == BoardSide::left ? slot.port.x - wanted.w : slot.port.x;
        if (x < painter_.whole().x || x + wanted.w > painter_.whole().right()) return;
        places_[number] = {{x, slot.top, wanted.w, wanted.h}, Lead{slot.port, above(number)}};
    }

    // Of all fields, and of tags on them: no line to a field runs below a tag that stands outside of it.
    Rect outline() const {
        Rect all = hexagons_.picture();
        for (const TagPlace& one : places_) all = all.with(one.box);
        return all;
    }

    Painter& painter_;
    const Hexagons& hexagons_;
    const std::vector<words::FieldTag>& tags_;
    double small_;
    double legible_;
    std::vector<TagPlace> places_;
};

}  // namespace

std::vector<TagPlace> tag_places(Painter& painter, const Hexagons& hexagons, const std::vector<words::FieldTag>& tags,
                                 const std::vector<FieldId>& shown) {
    return TagPlaces{painter, hexagons, tags}.found(shown);
}

}  // namespace eko::window
