// SPDX-License-Identifier: MIT
// What is known of the field that is looked at, at the edge of the board.
#include "eko/rules/board.h"
#include "eko/window/board/board_canvas.h"
#include "eko/words/places.h"
#include "eko/words/points_view.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace eko::window {

using namespace gui;

namespace {

// Of the board's width: how wide they are, and what is tried where they would hide what matters.
constexpr std::array most_facts{0.4, 0.3, 0.55, 0.22};
constexpr int places_on_edge = 8;  // where they are tried, from one corner to the next
// Of a field that they had better not cover, against a bare one.
constexpr double used_weight = 8;
constexpr double storm_weight = 24;   // its zone is read field by field
constexpr double beside_weight = 20;  // a click may be meant for it
constexpr double looked_at_weight = 80;

}  // namespace

// What it is and what stands there; what a click does; what is laid over it.
std::vector<std::string> BoardCanvas::facts_of(FieldId field) const {
    const ShownTable& shown = *shown_;
    std::vector<std::string> facts{shown.names->field(field) + ": " +
                                   words::standing_on(*shown.names, shown.table->board, shown.now, field)};
    if (auto tile = words::tile_words(*shown.names, *shown.table, *shown.layout, shown.now, field); !tile.empty())
        facts.push_back(std::move(tile));
    if (const Offer* const offer = offer_of(field); offer != nullptr && !offer->words.empty())
        facts.push_back(offer->key + "  " + offer->words);
    for (const words::FieldTag& tag : marks_.tags)
        if (tag.field == field) facts.insert(facts.end(), tag.sentences.begin(), tag.sentences.end());
    return facts;
}

// What it would hide: fields with signs, pieces, keys or tags more than bare ones, and those around the one that is
// looked at most.
double BoardCanvas::weight_of(FieldId field, FieldId looked_at) const {
    if (field == looked_at) return looked_at_weight;
    const eko::Board& board = shown_->table->board;
    const auto ring = around(board[looked_at].at);
    const bool is_bare = shown_->now.cells.empty(field) && board[field].kind == FieldKind::movement &&
                         offer_of(field) == nullptr && !has_tag(field);
    const bool is_storm = board[field].kind == FieldKind::storm;
    const double weight = is_bare ? 1 : (is_storm ? storm_weight : used_weight);
    return std::find(ring.begin(), ring.end(), board[field].at) == ring.end() ? weight : weight + beside_weight;
}

bool BoardCanvas::has_tag(FieldId field) const {
    return std::any_of(marks_.tags.begin(), marks_.tags.end(),
                       [&](const words::FieldTag& tag) { return tag.field == field && !tag.parts.empty(); });
}

// At the edge of the board where they lie over the least that matters; in a corner, if that is no worse.
BoardCanvas::FactsPlace BoardCanvas::place_of_facts(Painter& painter, FieldId field, double wide, double high) const {
    const Rect inside = painter.whole().inset(painter.scaled(gaps::middle));
    std::vector<Rect> places;
    const auto add = [&](double along, double down) {
        places.push_back({inside.x + along * (inside.w - wide), inside.y + down * (inside.h - high), wide, high});
    };
    for (const double along : {1.0, 0.0})
        for (const double down : {1.0, 0.0}) add(along, down);
    for (int i = 1; i < places_on_edge; ++i)
        for (const double edge : {1.0, 0.0}) {
            const double part = static_cast<double>(i) / places_on_edge;
            add(edge, part);
            add(part, edge);
        }
    const Hexagons hexagons{shown_->table->board, places_.picture()};
    std::vector<double> covered(places.size());
    for (std::size_t i = 0; i < shown_->table->board.fields.size(); ++i) {
        const Rect one = hexagons.inside(field_of(i));
        const double weight = weight_of(field_of(i), field);
        for (std::size_t place = 0; place < places.size(); ++place) {
            const Rect shared = places[place].within(one);
            covered[place] += weight * shared.w * shared.h;
        }
    }
    const auto least = std::min_element(covered.begin(), covered.end());
    return {places[static_cast<std::size_t>(least - covered.begin())], *least};
}

void BoardCanvas::draw_facts(Painter& painter, FieldId field) {
    const auto facts = facts_of(field);
    const double margin = painter.scaled(gaps::middle);
    const Offer* const offer = offer_of(field);
    const bool is_offered = offer != nullptr && !offer->words.empty();
    const auto style = [&](std::size_t i) {
        return TextStyle{letter_sizes::choice, is_offered && i == 1 ? Face::bold : Face::plain};
    };
    const auto place_within = [&](double most) {
        double wide = 0;
        for (std::size_t i = 0; i < facts.size(); ++i)
            wide = std::max(wide, std::min(most, painter.width(facts[i], style(i)) + 1));
        double high = 0;
        for (std::size_t i = 0; i < facts.size(); ++i) high += painter.wrapped_height(wide, facts[i], style(i));
        return place_of_facts(painter, field, wide + 2 * margin, high + margin);
    };
    std::optional<FactsPlace> best;
    for (const double most : most_facts) {
        const FactsPlace place = place_within(painter.whole().w * most - 2 * margin);
        if (!best || place.hides < best->hides) best = place;
        if (best->hides <= 0) break;
    }
    Rect box = best->box;
    painter.card(box);
    box = {box.x + margin, box.y + margin / 2, box.w - 2 * margin, box.h - margin};
    for (std::size_t i = 0; i < facts.size(); ++i) box.cut_top(painter.wrapped(box, facts[i], style(i)));
}

}  // namespace eko::window
