// SPDX-License-Identifier: MIT
#include "eko/rules/board.h"
#include "eko/rules/piece.h"

#include <algorithm>
#include <array>

namespace eko {
namespace {

using Hints = std::vector<BoardHint>;

// EKO-5: 7 tiles for two players, 10 for three, 13 for four.
constexpr int tiles_for(int players) { return 7 + 3 * (players - 2); }

// What a stack could reach on an empty board; portals join their exits.
std::vector<bool> reached_from(const Board& board, FieldId first) {
    std::vector<bool> seen(board.fields.size());
    std::vector<FieldId> open{first};
    seen[index(first)] = true;
    const auto look = [&](FieldId field) {
        if (seen[index(field)]) return;
        seen[index(field)] = true;
        open.push_back(field);
    };
    bool portals_open = false;
    while (!open.empty()) {
        const FieldId at = open.back();
        open.pop_back();
        for (const FieldId near : board.ways[at]) look(near);
        if (!board[at].exit || portals_open) continue;
        portals_open = true;
        for (const FieldId exit : board.exits) look(exit);
    }
    return seen;
}

// EKO-60: no movement field or group of them may be cut off from the others.
void hint_at_islands(const Board& board, Hints& hints) {
    if (board.all_ways.empty()) return;
    const auto seen = reached_from(board, board.all_ways.front());
    const auto cut_off =
        std::find_if(board.all_ways.begin(), board.all_ways.end(), [&](FieldId field) { return !seen[index(field)]; });
    if (cut_off != board.all_ways.end()) hints.push_back({.hint = Hint::not_joined, .field = *cut_off});
}

void hint_at_count(Hint hint, int need, std::size_t have, Hints& hints) {
    if (std::cmp_not_equal(have, need)) hints.push_back({.hint = hint, .need = need, .have = static_cast<int>(have)});
}

std::size_t plain_fields(const Board& board) {
    return static_cast<std::size_t>(std::count_if(board.all_ways.begin(), board.all_ways.end(), [&](FieldId field) {
        return board[field].kind == FieldKind::movement;
    }));
}

void hint_at_exits(const Board& board, const Layout& layout, Hints& hints) {
    for (const LaidPortal& portal : layout.portals) {
        const auto exit = board.find(portal.exit);
        if (exit && board[*exit].kind != FieldKind::movement)
            hints.push_back({.hint = Hint::exit_not_movement, .field = exit});
    }
}

}  // namespace

std::vector<BoardHint> hints(const Board& board, const Layout& layout, int players) {
    Hints all;
    hint_at_islands(board, all);
    hint_at_count(Hint::field_count, discs_per_player * players, plain_fields(board), all);
    hint_at_count(Hint::tile_count, tiles_for(players), layout.tiles.size(), all);
    if (board.capitals.empty()) all.push_back({.hint = Hint::no_capital});
    if (!board.capitals.empty()) hint_at_count(Hint::capital_count, players - 1, board.capitals.size(), all);
    hint_at_exits(board, layout, all);
    return all;
}

}  // namespace eko
