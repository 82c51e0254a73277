// SPDX-License-Identifier: MIT
// Which keys stand on the board, and what they leave free.
#include "eko/rules/board.h"
#include "eko/window/board/board_canvas.h"
#include "eko/window/board/board_keys.h"
#include "eko/words/pictures/signs.h"
#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"
#include "paper/picture.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace eko::window {

using namespace gui;

namespace {

constexpr paper::Box large_sign{{-0.6, -0.6}, 1.2, 1.07, {}, {}};   // of a field that nothing stands on
constexpr paper::Box small_sign{{-0.26, -0.9}, 0.52, 0.5, {}, {}};  // above what stands there

// Of the discs of a stack, beside its shape.
paper::Box number_box(double letters) {
    constexpr double middle = 0.5;
    const double wide = 0.64 * letters;
    const double high = 0.74 * letters;
    return {{middle - wide / 2, words::number_bottom(letters) - high}, wide, high, {}, {}};
}

bool has_sign(FieldKind kind) {
    return kind != FieldKind::movement && kind != FieldKind::storm && kind != FieldKind::abyss;
}

}  // namespace

// Keys in the middle of bare fields first: nothing is in their way.
void BoardCanvas::place_keys(Painter& painter, const Hexagons& hexagons) {
    keys_.clear();
    if (offers_.empty()) return;
    const eko::Board& board = shown_->table->board;
    KeptFree free;
    for (const Crown& crown : crowns(hexagons)) free.always.push_back(crown.box);
    for (std::size_t i = 0; i < board.fields.size(); ++i)
        if (const FieldId field = field_of(i); has_sign(board[field].kind))
            free.always.push_back(hexagons.placed(field, shown_->now.cells.empty(field) ? large_sign : small_sign));
    for (const FieldId field : fields_with_pieces())
        if (shown_->now.cells.holds_stack(field))
            free.always.push_back(hexagons.placed(field, number_box(letters_on(hexagons))));
    free.if_possible = signs(hexagons);
    std::vector<WantedKey> wanted;
    for (const Offer& one : offers_) {
        const FieldKind kind = board[one.field].kind;
        const bool is_bare = shown_->now.cells.empty(one.field) && !has_sign(kind);
        wanted.push_back({&one, is_bare ? WantedKey::Middle::free : WantedKey::Middle::taken});
    }
    std::stable_partition(wanted.begin(), wanted.end(),
                          [](const WantedKey& one) { return one.middle == WantedKey::Middle::free; });
    keys_ = window::place_keys(painter, hexagons, wanted, letters_on(hexagons), std::move(free));
}

std::vector<Rect> BoardCanvas::key_places() const {
    std::vector<Rect> all;
    all.reserve(keys_.size());
    for (const PlacedKey& one : keys_) all.push_back(one.pill);
    return all;
}

void BoardCanvas::draw_keys(Painter& painter) {
    for (const PlacedKey& one : keys_) {
        const bool selected = one.emphasis == Emphasis::selected;
        const TextStyle style{one.letters, Face::bold, selected ? theme().card : theme().ink, Align::centre};
        painter.stamp(one.pill, (selected ? "selected:" : "key:") + one.key, [&](Painter& onto, const Rect& place) {
            onto.fill(place, selected ? theme().ink : theme().card, place.h / 3);
            onto.outline(place, theme().focus, 1.5, place.h / 3);
            onto.text(place, one.key, style);
        });
    }
}

}  // namespace eko::window
