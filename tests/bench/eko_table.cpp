// SPDX-License-Identifier: MIT
#include "bench/eko_table.h"

#include "eko/rules/board.h"
#include "eko/rules/rules.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>

namespace bench {
namespace {

using namespace eko;

// As they fit without gaps.
constexpr std::array<Hex, 13> places{
    {{0, 0}, {2, 1}, {-1, 3}, {-3, 2}, {-2, -1}, {1, -3}, {3, -2}, {4, 2}, {5, -1}, {1, 4}, {-4, 5}, {-6, 4}, {-5, 1}}};

Layout large_tiles(std::size_t count) {
    constexpr std::array<const char*, places.size()> letters{"....r..", "v...m..", "..c..x.", "m..r...", "...v..m",
                                                             ".r...v.", "x..m...", "..r..c.", "m...v..", "l..r...",
                                                             "..m..d.", "c..v...", "...r.m."};
    Layout layout;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string id(1, static_cast<char>('A' + i));
        layout.library.push_back({id, letters[i]});
        layout.tiles.push_back({id, places[i], static_cast<int>(i % 6)});
    }
    return layout;
}

// Below the large tiles every small one: labyrinth, portals, pyramids, temples, lighthouse.
Layout largest_board() {
    Layout layout = large_tiles(places.size());
    layout.rows = {{{-6, 7}, "ss.ss.ss.w"}, {{-6, 8}, ".ss.pp.ss."}, {{-7, 9}, "ss..ss..ss"}, {{-7, 10}, "..ss..ss.."}};
    layout.portals = {{{-2, 8}, {-3, 8}}, {{-1, 8}, {0, 8}}};
    layout.groups = {{GroupKind::pyramid, {{-7, 9}, {-6, 9}}, "S"},
                     {GroupKind::pyramid, {{1, 9}, {2, 9}}, "S"},
                     {GroupKind::beacon, {{-3, 9}, {-2, 9}}, "U"}};
    return layout;
}

EkoTable table_of(Layout layout, std::size_t players) {
    Table table{make_board(layout).value(), {}, {}};
    for (std::size_t i = 0; i < players; ++i) table.seats.push_back(colors.at(i));
    return {std::move(layout), std::move(table)};
}

constexpr std::size_t discs_each = 16;

}  // namespace

const EkoTable& largest_eko_table() {
    static const EkoTable at = table_of(largest_board(), 4);
    return at;
}

const EkoTable& usual_eko_table() {
    static const EkoTable at = table_of(large_tiles(10), 3);
    return at;
}

Header eko_header(const EkoTable& at, std::mt19937& random) {
    std::vector<Hex> fields;
    for (const BoardField& field : at.table.board.fields)
        if (field.kind == FieldKind::movement) fields.push_back(field.at);
    std::shuffle(fields.begin(), fields.end(), random);
    const std::size_t players = at.table.seats.size();
    Header header{at.layout, {}, at.table.seats[0], {}, {}};
    for (const Color color : at.table.seats) header.seats.push_back({color, ""});
    for (std::size_t i = 0; i < std::min(fields.size(), players * discs_each); ++i)
        header.start.push_back({fields[i], at.table.seats[i % players], i < players});
    return header;
}

Position eko_position(std::mt19937& random) {
    Position now = start(eko_table(), eko_header(largest_eko_table(), random));
    while (std::holds_alternative<AwaitSwap>(now.awaits))
        now = std::move(apply(eko_table(), now, Decision{Keep{}}).value().after);
    return now;
}

bool is_over(const Position& now) { return std::holds_alternative<Over>(now.awaits); }

std::vector<Decision> one_eko_game(const Table& table, Position now, std::mt19937& random) {
    std::vector<Decision> chosen;
    while (chosen.size() < most_eko_entries && !is_over(now)) {
        const auto listed = legal(table, now);
        chosen.push_back(listed[random() % listed.size()]);
        now = std::move(apply(table, now, chosen.back()).value().after);
    }
    return chosen;
}

}  // namespace bench
