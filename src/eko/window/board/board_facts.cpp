// SPDX-License-Identifier: MIT
// What is known of the field that is looked at, in a corner of the board.
#include "eko/window/board/board_canvas.h"
#include "eko/words/places.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace eko::window {

using namespace gui;

namespace {

constexpr double most_facts = 0.4;  // of the board's width
constexpr double used_weight = 4;   // of a field that they had better not cover, against a bare one
constexpr double looked_at_weight = 40;

}  // namespace

// What it is and what stands there; what a click does; what is laid over it.
std::vector<std::string> BoardCanvas::facts_of(FieldId field) const {
    const ShownTable& shown = *shown_;
    std::vector<std::string> facts{shown.names->field(field) + ": " +
                                   words::standing_on(*shown.names, shown.table->board, shown.now, field)};
    if (const Offer* const offer = offer_of(field)) facts.push_back(offer->key + "  " + offer->words);
    for (const words::FieldTag& tag : marks_.tags)
        if (tag.field == field) facts.insert(facts.end(), tag.sentences.begin(), tag.sentences.end());
    return facts;
}

// In the corner where it lies over the least that matters: fields with pieces or keys more than bare ones.
Rect BoardCanvas::corner_for_facts(Painter& painter, FieldId field, double wide, double high) const {
    const double margin = painter.scaled(gaps::middle);
    const Rect inside = painter.whole().inset(margin);
    const Hexagons hexagons{shown_->table->board, places_.picture()};
    std::array<double, 4> covered{};
    std::array<Rect, 4> corners{{{inside.right() - wide, inside.bottom() - high, wide, high},
                                 {inside.x, inside.bottom() - high, wide, high},
                                 {inside.right() - wide, inside.y, wide, high},
                                 {inside.x, inside.y, wide, high}}};
    for (std::size_t i = 0; i < shown_->table->board.fields.size(); ++i) {
        const FieldId one = field_of(i);
        const bool is_bare = shown_->now.cells.empty(one) && offer_of(one) == nullptr;
        const double weight = one == field ? looked_at_weight : (is_bare ? 1 : used_weight);
        for (std::size_t corner = 0; corner < corners.size(); ++corner) {
            const Rect shared = corners[corner].within(hexagons.inside(one));
            covered[corner] += weight * shared.w * shared.h;
        }
    }
    return corners[static_cast<std::size_t>(std::min_element(covered.begin(), covered.end()) - covered.begin())];
}

void BoardCanvas::draw_facts(Painter& painter, FieldId field) {
    const auto facts = facts_of(field);
    const double margin = painter.scaled(gaps::middle);
    const bool is_offered = offer_of(field) != nullptr;
    const auto style = [&](std::size_t i) {
        return TextStyle{letter_sizes::choice, is_offered && i == 1 ? Face::bold : Face::plain};
    };
    const double most = painter.whole().w * most_facts - 2 * margin;
    double wide = 0;
    for (std::size_t i = 0; i < facts.size(); ++i)
        wide = std::max(wide, std::min(most, painter.width(facts[i], style(i)) + 1));
    double high = 0;
    for (std::size_t i = 0; i < facts.size(); ++i) high += painter.wrapped_height(wide, facts[i], style(i));
    Rect box = corner_for_facts(painter, field, wide + 2 * margin, high + margin);
    painter.card(box);
    box = {box.x + margin, box.y + margin / 2, wide, high};
    for (std::size_t i = 0; i < facts.size(); ++i) box.cut_top(painter.wrapped(box, facts[i], style(i)));
}

}  // namespace eko::window
