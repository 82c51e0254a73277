// SPDX-License-Identifier: MIT
#include "eko/window/board/tag_places.h"

#include "eko/window/board/tag_drawing.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <numbers>
#include <optional>
#include <utility>

namespace eko::window {

using namespace gui;

namespace {

// Of the hexagon's radius.
constexpr double tag_height = 0.5;
constexpr double most_height = 0.62;   // else it would cover what stands beside it
constexpr double tag_up = 0.62;        // from the field's middle to the tag's lower edge
constexpr double most_width = 1.7;     // a field is 1.73 wide, so tags of one row do not meet
constexpr double beside_crown = 0.48;  // the same up where a crown stands left of the tag; the number is below it
constexpr double most_beside = 0.95;
constexpr double after_crown = 0.06;
constexpr double least_height = 13;
// Of a field around its middle: where its owner's mark or its building is, and where its number or the building's
// owner.
constexpr paper::Box left_of_piece{{-0.8, -0.46}, 1.08, 1.12, {}, {}};
constexpr paper::Box right_of_piece{{0.14, -0.36}, 0.74, 1.02, {}, {}};
constexpr double up_below_piece = 0.68;  // from the field's middle to the upper edge of a tag there
constexpr double most_over_edge = 1.12;
constexpr double lead_end = 0.72;  // of a line, from the field's middle
constexpr double most_lead = 1.9;  // a line's length
// Where a tag is tried around its field.
constexpr double first_ring = 0.85;
constexpr double between_rings = 0.2;
constexpr int near_rings = 9;
constexpr int near_steps = 24;

// What can be read is so high.
constexpr double legible_height = 15;

double small_height(const Painter& painter, double radius) {
    return std::clamp(painter.scaled(least_height), tag_height * radius, most_height * radius);
}

bool tags_meet(const Rect& one, const Rect& other) {
    const Rect both = one.within(other);
    return both.w > 0 && both.h > 0;
}

// The nearest point of the box.
paper::Point edge_towards(const Rect& box, const paper::Point& to) {
    return {std::clamp(to.x, box.x, box.right()), std::clamp(to.y, box.y, box.bottom())};
}

double way(const paper::Point& from, const paper::Point& to) { return std::hypot(to.x - from.x, to.y - from.y); }

double turning(const paper::Point& a, const paper::Point& b, const paper::Point& c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool leads_cross(const Lead& one, const Lead& other) {
    return turning(one.from, one.to, other.from) * turning(one.from, one.to, other.to) <= 0 &&
           turning(other.from, other.to, one.from) * turning(other.from, other.to, one.to) <= 0;
}

bool runs_over(const Lead& lead, const Rect& box) {
    if (box.contains(lead.from.x, lead.from.y) || box.contains(lead.to.x, lead.to.y)) return true;
    return leads_cross(lead, {{box.x, box.y}, {box.right(), box.bottom()}}) ||
           leads_cross(lead, {{box.right(), box.y}, {box.x, box.bottom()}});
}

class TagPlaces {
public:
    TagPlaces(Painter& painter, const Hexagons& hexagons, const std::vector<words::FieldTag>& tags,
              const ToLeaveInSight& in_sight)
        : painter_{painter},
          hexagons_{hexagons},
          tags_{tags},
          shown_{in_sight.fields},
          crowns_{in_sight.crowns},
          keys_{in_sight.keys},
          small_{small_height(painter, hexagons.radius())},
          legible_{painter.scaled(legible_height)},
          places_(tags.size()) {}

    std::vector<std::optional<TagPlace>> each_somewhere() && {
        for (std::size_t i = 0; i < tags_.size(); ++i) stay_small(i);
        if (small_ >= legible_) return std::move(places_);
        for (std::size_t i = 0; i < tags_.size(); ++i) grow(i);
        for (std::size_t i = 0; i < tags_.size(); ++i)
            if (places_[i]->box.h <= small_) move_near(i);
        for (std::size_t i = 0; i < tags_.size(); ++i)
            if (is_squeezed(i)) say_players(i);
        return std::move(places_);
    }
    // On a full board a tag beside its field would be taken for the next one's. In the middle of a bare one nobody
    // does.
    std::vector<std::optional<TagPlace>> where_there_is_room() && {
        for (std::size_t i = 0; i < tags_.size(); ++i)
            if (is_bare(tags_[i].field)) stand_within(i, Within::middle);
        for (std::size_t i = 0; i < tags_.size(); ++i)
            if (!places_[i]) grow(i);
        for (std::size_t i = 0; i < tags_.size(); ++i)
            if (!places_[i]) stand_within(i, Within::below_piece);
        return std::move(places_);
    }

private:
    void stay_small(std::size_t number) {
        const double most = crown_of(tags_[number].field) != nullptr ? most_beside : most_width;
        places_[number] = TagPlace{across_corner(tags_[number], small_, most * hexagons_.radius())};
    }

    // Narrower than its letters: in that height they would have to be smaller still.
    bool is_squeezed(std::size_t number) {
        const Rect& box = places_[number]->box;
        return box.w < TagDrawing{painter_, box.h}.box(tags_[number], 0, 0, painter_.whole().w).w;
    }

    void say_players(std::size_t number) {
        tags_[number] = players_of(std::move(tags_[number]));
        stay_small(number);
        grow(number);
        if (places_[number]->box.h <= small_) move_near(number);
        places_[number]->said = Said::players;
    }

    void grow(std::size_t number) {
        const bool may_be_left_out = !places_[number];
        const double less = (2 * legible_ + std::min(small_, legible_)) / 3;
        for (const double high :
             {std::max(legible_, small_), may_be_left_out ? std::max(less, painter_.scaled(least_height)) : less})
            if (grows(number, high)) break;
    }

    const Rect* crown_of(FieldId field) const {
        const auto found =
            std::find_if(crowns_.begin(), crowns_.end(), [&](const Crown& one) { return one.field == field; });
        return found == crowns_.end() ? nullptr : &found->box;
    }

    Rect across_corner(const words::FieldTag& tag, double high, double most) const {
        const auto [x, y] = hexagons_.middle(tag.field);
        const double radius = hexagons_.radius();
        TagDrawing drawing{painter_, high};
        const Rect* const crown = crown_of(tag.field);
        if (crown == nullptr) return drawing.box(tag, x, y - tag_up * radius, most);
        Rect box = drawing.box(tag, x, y - beside_crown * radius, most);
        box.x = crown->right() + after_crown * radius;
        return box;
    }

    bool grows(std::size_t number, double high) {
        const Rect large = across_corner(tags_[number], high, painter_.whole().w);
        if (!is_free(number, large)) return false;
        places_[number] = TagPlace{large};
        return true;
    }

    bool is_bare(FieldId field) const { return std::find(shown_.begin(), shown_.end(), field) == shown_.end(); }

    enum class Within { middle, below_piece };
    void stand_within(std::size_t number, Within where) {
        const auto [x, y] = hexagons_.middle(tags_[number].field);
        for (const double high : {legible_, painter_.scaled(least_height)}) {
            const double top = where == Within::middle ? -high / 2 : up_below_piece * hexagons_.radius();
            const Rect box = TagDrawing{painter_, high}.box(tags_[number], x, y + top + high, painter_.whole().w);
            if (!is_within_field(number, box) || !is_free(number, box)) continue;
            places_[number] = TagPlace{box};
            return;
        }
    }

    // It lies over the edge of its hexagon a little at most.
    bool is_within_field(std::size_t number, const Rect& box) const {
        const auto [x, y] = hexagons_.middle(tags_[number].field);
        const double most = most_over_edge * hexagons_.radius();
        const double aside = std::max(std::abs(box.x - x), std::abs(box.right() - x));
        const double up = std::max(std::abs(box.y - y), std::abs(box.bottom() - y));
        return aside <= most * std::numbers::sqrt3 / 2 && up <= most - aside / std::numbers::sqrt3;
    }

    // It meets no other tag, no line of one, no crown, no piece and no key, and is within the window.
    bool is_free(std::size_t number, const Rect& box) const {
        const Rect& whole = painter_.whole();
        if (box.x < whole.x || box.right() > whole.right() || box.y < whole.y || box.bottom() > whole.bottom())
            return false;
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (i != number && places_[i] &&
                (tags_meet(box, places_[i]->box) || (places_[i]->lead && runs_over(*places_[i]->lead, box))))
                return false;
        if (std::any_of(keys_.begin(), keys_.end(), [&](const Rect& one) { return tags_meet(box, one); })) return false;
        if (std::any_of(crowns_.begin(), crowns_.end(), [&](const Crown& one) { return tags_meet(box, one.box); }))
            return false;
        return std::none_of(shown_.begin(), shown_.end(), [&](FieldId field) {
            return tags_meet(box, hexagons_.placed(field, left_of_piece)) ||
                   tags_meet(box, hexagons_.placed(field, right_of_piece));
        });
    }
    // It runs below no other tag, crosses no other line, no key, no crown and no piece of another field.
    bool is_free(std::size_t number, const Lead& lead) const {
        for (std::size_t i = 0; i < places_.size(); ++i)
            if (i != number && places_[i] &&
                (runs_over(lead, places_[i]->box) || (places_[i]->lead && leads_cross(lead, *places_[i]->lead))))
                return false;
        if (std::any_of(keys_.begin(), keys_.end(), [&](const Rect& one) { return runs_over(lead, one); }))
            return false;
        if (std::any_of(crowns_.begin(), crowns_.end(), [&](const Crown& one) { return runs_over(lead, one.box); }))
            return false;
        return std::none_of(shown_.begin(), shown_.end(), [&](FieldId field) {
            return field != tags_[number].field && (runs_over(lead, hexagons_.placed(field, left_of_piece)) ||
                                                    runs_over(lead, hexagons_.placed(field, right_of_piece)));
        });
    }

    // To the nearest free place where it can be read, no further than the next field but one. Where there is none, it
    // stays on its field, small.
    void move_near(std::size_t number) {
        const paper::Point middle = hexagons_.middle(tags_[number].field);
        const double radius = hexagons_.radius();
        const Rect size = TagDrawing{painter_, legible_}.box(tags_[number], 0, 0, painter_.whole().w);
        std::optional<TagPlace> best;
        double shortest = most_lead * radius;
        for (int ring = 0; ring < near_rings; ++ring)
            for (int step = 0; step < near_steps; ++step) {
                const double angle = 2 * std::numbers::pi * step / near_steps;
                const double far = (first_ring + ring * between_rings) * radius;
                const Rect box{middle.x + std::cos(angle) * (far + size.w / 2) - size.w / 2,
                               middle.y + std::sin(angle) * (far + size.h / 2) - size.h / 2, size.w, size.h};
                const paper::Point from = edge_towards(box, middle);
                const double whole = way(from, middle);
                if (whole - lead_end * radius >= shortest || !is_free(number, box)) continue;
                const double kept = lead_end * radius / std::max(whole, lead_end * radius);
                const Lead lead{from, {middle.x + (from.x - middle.x) * kept, middle.y + (from.y - middle.y) * kept}};
                if (!is_free(number, lead)) continue;
                shortest = whole - lead_end * radius;
                best = TagPlace{box, lead};
            }
        if (best) places_[number] = *best;
    }

    Painter& painter_;
    const Hexagons& hexagons_;
    std::vector<words::FieldTag> tags_;  // as they are said
    const std::vector<FieldId>& shown_;
    const std::vector<Crown>& crowns_;
    const std::vector<Rect>& keys_;
    double small_;
    double legible_;
    std::vector<std::optional<TagPlace>> places_;
};

}  // namespace

words::FieldTag players_of(words::FieldTag tag) {
    const auto has_badge = [](const words::TagPart& part) { return part.badge.has_value(); };
    if (std::none_of(tag.parts.begin(), tag.parts.end(), has_badge)) return tag;
    std::erase_if(tag.parts, std::not_fn(has_badge));
    for (words::TagPart& part : tag.parts) part.text.clear();
    return tag;
}

std::vector<std::optional<TagPlace>> tag_places(Painter& painter, const Hexagons& hexagons,
                                                const std::vector<words::FieldTag>& tags,
                                                const ToLeaveInSight& in_sight) {
    TagPlaces places{painter, hexagons, tags, in_sight};
    return in_sight.without_room == words::WithoutRoom::left_out ? std::move(places).where_there_is_room()
                                                                 : std::move(places).each_somewhere();
}

}  // namespace eko::window
