// SPDX-License-Identifier: MIT
#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/words/board_drawing.h"
#include "eko/words/table_text.h"
#include "present/language/columns.h"
#include "present/language/words.h"

#include <cstddef>

namespace eko::words {

using namespace present;

namespace {

constexpr std::size_t text_columns = 80;

// "C2*", "sC2*" on a storm field, "m[V3]", "."; narrow "C2*" on any field, "mV3".
FieldSigns signs_on(const Board& board, const Position& now, FieldId field) {
    const std::string kind{letter(board[field].kind)};
    if (const auto building = now.cells.building(field)) {
        const std::string size = badge(building->owner).letter + std::to_string(number(building->size));
        return {kind + "[" + size + "]", kind + size};
    }
    const auto stack = now.cells.stack(field);
    if (!stack) return {kind, kind};
    const std::string discs = badge(stack->owner).letter + std::to_string(stack->count) + (stack->emperor ? "*" : "");
    return {(board[field].kind == FieldKind::movement ? "" : kind) + discs, discs};
}

std::string field_list(const Names& names, const Board& board, const Position& now) {
    std::string text;
    for (std::size_t i = 0; i < board.fields.size(); ++i) {
        const FieldId field{static_cast<std::uint16_t>(i)};
        if (now.cells.empty(field)) continue;
        text += (text.empty() ? "" : "   ") + names.field(field) + " " + signs_on(board, now, field).full;
    }
    return wrapped(text, text_columns, " ");
}

std::string legend() {
    return wrapped(translated("C2*: a stack of 2 discs with the emperor. m[V3] or mV3: a building of size 3 on a "
                              "mountain."),
                   text_columns, " ") +
           letters_legend();
}

}  // namespace

std::string board_text(const Names& names, const Board& board, const Position& now) {
    const auto drawn = drawing(board, [&](FieldId field) { return signs_on(board, now, field); });
    return (drawn ? *drawn : field_list(names, board, now)) + legend();
}

}  // namespace eko::words
