// SPDX-License-Identifier: MIT
#include "eko/words/places.h"

#include "eko/text/fields.h"
#include "eko/text/typed_ids.h"
#include "present/language/words.h"

#include <algorithm>

namespace eko::words {

using namespace present;

namespace {

constexpr std::string_view field_mark = "field:";

}  // namespace

std::string place_of(const Board& board, FieldId field) { return std::string{field_mark} + board.id(field); }

std::optional<FieldId> field_at(const Board& board, std::string_view place) {
    if (!place.starts_with(field_mark)) return std::nullopt;
    const auto at = hex_from_text(place.substr(field_mark.size()));
    return at ? board.find(*at) : std::nullopt;
}

std::vector<FieldId> fields_named_in(const Board& board, const std::vector<std::string>& texts) {
    std::vector<FieldId> all;
    for (const std::string& one : texts)
        for (const text::NamedField& named : text::named_fields(one))
            if (const auto field = text::field_named(board, named.id);
                field && std::find(all.begin(), all.end(), *field) == all.end())
                all.push_back(*field);
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

std::string stack_size(const Stack& stack) {
    return say("has {discs}", arg("discs", discs({stack.count, stack.emperor})));
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
