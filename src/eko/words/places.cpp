// SPDX-License-Identifier: MIT
#include "eko/words/places.h"

#include "present/language/words.h"

#include <algorithm>

namespace eko::words {

using namespace present;

namespace {

constexpr std::string_view field_mark = "field:";

constexpr std::string_view id_letters = "-0123456789,";

// "the stack on 0,-1, and": the comma behind an id belongs to the sentence.
std::string_view id_in(std::string_view word) {
    const auto last = word.find_last_not_of(',');
    return last == std::string_view::npos ? std::string_view{} : word.substr(0, last + 1);
}

void add_fields_in(const Board& board, std::string_view text, std::vector<FieldId>& all) {
    for (auto from = text.find_first_of(id_letters); from != std::string_view::npos;) {
        const auto end = std::min(text.find_first_not_of(id_letters, from), text.size());
        const auto at = hex_from_text(id_in(text.substr(from, end - from)));
        const auto field = at ? board.find(*at) : std::nullopt;
        if (field && std::find(all.begin(), all.end(), *field) == all.end()) all.push_back(*field);
        from = text.find_first_of(id_letters, end);
    }
}

}  // namespace

std::string place_of(const Board& board, FieldId field) { return std::string{field_mark} + board.id(field); }

std::optional<FieldId> field_at(const Board& board, std::string_view place) {
    if (!place.starts_with(field_mark)) return std::nullopt;
    const auto at = hex_from_text(place.substr(field_mark.size()));
    return at ? board.find(*at) : std::nullopt;
}

std::vector<FieldId> fields_named_in(const Board& board, const std::vector<std::string>& texts) {
    std::vector<FieldId> all;
    for (const std::string& text : texts) add_fields_in(board, text, all);
    return all;
}

std::string word(FieldKind kind) {
    switch (kind) {
        case FieldKind::movement:
            return translated("movement field");
        case FieldKind::reg:
            return translated("reg");
        case FieldKind::ravine:
            return translated("ravine");
        case FieldKind::mountain:
            return translated("mountain");
        case FieldKind::capital:
            return translated("capital");
        case FieldKind::abyss:
            return translated("abyss");
        case FieldKind::storm:
            return translated("storm field");
        case FieldKind::portal:
            return translated("portal");
        case FieldKind::wind:
            return translated("Wind temple");
        case FieldKind::moon:
            return translated("Moon temple");
        case FieldKind::sand:
            break;
    }
    return translated("Sand temple");
}

std::string word(GroupKind kind) {
    return kind == GroupKind::pyramid ? translated("pyramid") : translated("lighthouse");
}

std::string standing_on(const Names& names, const Board& board, const Position& now, FieldId field) {
    const std::string kind = word(board[field].kind);
    if (const auto stack = now.cells.stack(field))
        return say("{player}: {discs}", arg("player", names.player(stack->owner)),
                   arg("discs", discs({stack->count, stack->emperor})));
    if (const auto building = now.cells.building(field))
        return say("{kind}, {building} of {player}", arg("kind", kind), arg("building", word(building->size)),
                   arg("player", names.player(building->owner)));
    return kind;
}

}  // namespace eko::words
