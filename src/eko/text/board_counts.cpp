// SPDX-License-Identifier: MIT
#include "eko/text/board_counts.h"

#include "eko/rules/piece.h"
#include "protocol/json_out.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string_view>

namespace eko::text {

namespace {

namespace json = protocol::json;

constexpr int fewest_seats = 2;
constexpr int most_seats = static_cast<int>(most_players);

std::string_view hint_word(Hint hint) {
    switch (hint) {
        case Hint::not_joined:
            return "not_joined";
        case Hint::field_count:
            return "field_count";
        case Hint::tile_count:
            return "tile_count";
        case Hint::no_capital:
            return "no_capital";
        case Hint::capital_count:
            return "capital_count";
        case Hint::exit_not_movement:
            break;
    }
    return "exit_not_movement";
}

std::string hint_json(const Board& board, const BoardHint& hint) {
    if (hint.field) return json::object("hint", hint_word(hint.hint), "field", board.id(*hint.field));
    if (hint.hint == Hint::no_capital) return json::object("hint", hint_word(hint.hint));
    return json::object("hint", hint_word(hint.hint), "need", hint.need, "have", hint.have);
}

}  // namespace

BoardCounts counts(const Board& board, const Layout& layout) {
    BoardCounts all{static_cast<int>(board.fields.size()), {}, static_cast<int>(layout.tiles.size())};
    for (const BoardField& field : board.fields) ++all.of_kind.at(static_cast<std::size_t>(field.kind));
    return all;
}

int players_for(const Board& board, const Layout& layout) {
    if (layout.players && *layout.players >= fewest_seats && *layout.players <= most_seats) return *layout.players;
    const int movement = counts(board, layout)[FieldKind::movement];
    return std::clamp((movement + discs_per_player / 2) / discs_per_player, fewest_seats, most_seats);
}

std::string write_check(const Board& board, const Layout& layout, int players) {
    const BoardCounts all = counts(board, layout);
    const std::string hints_list =
        json::listed(hints(board, layout, players), [&](const BoardHint& hint) { return hint_json(board, hint); });
    return json::object("players", players, "tiles", all.tiles, "fields", all.fields, "movement",
                        all[FieldKind::movement], "capitals", all[FieldKind::capital], "hints", json::Raw{hints_list});
}

std::vector<FieldDifference> differences(const Board& one, const Board& other) {
    std::set<Hex> places;
    for (const Board* board : {&one, &other})
        for (const BoardField& field : board->fields) places.insert(field.at);
    std::vector<FieldDifference> all;
    for (const Hex at : places) {
        const FieldDifference here{at, one.kind_on(at), other.kind_on(at)};
        if (here.one != here.other) all.push_back(here);
    }
    return all;
}

}  // namespace eko::text
