// SPDX-License-Identifier: MIT
#include "eko/foresight/late.h"

#include "eko/rules/board.h"
#include "eko/rules/points.h"
#include "eko/rules/rules.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace eko_support {
namespace {

using namespace eko;

constexpr std::size_t most_fields = 34;

Table small_table(Bits& bits) {
    for (;;) {
        const Header header = random_header(bits);
        Board board = make_board(header.layout).value();
        if (board.pyramids.empty() && bits.one_in(2)) continue;  // they are rare, and much depends on them
        if (board.fields.size() <= most_fields && !board.all_sites.empty())
            return {std::move(board), seats_of(header), header.rulings};
    }
}

int discs_on_board(const Table& table, const Position& now, Color color) {
    int discs = 0;
    for (const FieldId field : table.board.all_ways)
        if (const auto stack = stack_of(now, color, field)) discs += stack->count;
    return discs;
}

void put_emperor(Bits& bits, const Table& table, Position& now, Color color) {
    const Color holder = bits.one_of(table.seats);
    if (bits.one_in(3) && holder != color) {
        now[color].emperor = CaptiveOf{holder};
        return;
    }
    now[color].emperor = InReserve{};
    for (const FieldId field : table.board.all_ways)
        if (const auto stack = stack_of(now, color, field); stack && bits.one_in(2)) {
            now.cells.put(field, Stack{color, stack->count, true});
            now[color].emperor = OnBoard{};
            return;
        }
}

void put_stacks(Bits& bits, const Table& table, Position& now, Color color) {
    for (std::size_t i = bits.below(4); i > 0; --i) {
        const FieldId field = bits.one_of(table.board.all_ways);
        const int count = bits.one_in(3) ? 4 : bits.from_to(1, 4);
        if (now.cells.empty(field) && discs_on_board(table, now, color) <= 8)
            now.cells.put(field, Stack{color, count, false});
    }
}

void put_buildings(Bits& bits, const Table& table, Position& now) {
    const Color leader = bits.one_of(table.seats);
    for (const FieldId site : table.board.all_sites) {
        const auto largest = largest_on(table.board[site].kind);
        const Color owner = bits.one_in(2) ? leader : bits.one_of(table.seats);
        const Size size = std::min(*largest, bits.one_of(sizes));
        if (!bits.one_in(4) && in_supply(table.board, now, owner, size) > 0) now.cells.put(site, Building{owner, size});
    }
}

void count_discs(Bits& bits, const Table& table, Position& now, Color color) {
    const int beside = 16 - discs_on_board(table, now, color) - (holder_of(now[color]) ? 1 : 0);
    const int plain = beside - (emperor_in_reserve(now[color]) ? 1 : 0);
    now[color].destroyed = bits.from_to(0, plain);
    now[color].reserve = beside - now[color].destroyed;
}

Awaits some_question(Bits& bits, const Table& table, Position& now) {
    const Color player = now.player;
    if (bits.one_in(12)) {
        now.turn = 0;
        return AwaitSwap{bits.one_of(table.seats)};
    }
    now.marched = bits.one_in(8);
    now.sand_used = bits.one_in(8);
    if (bits.one_in(6)) return AwaitReinforce{player, bits.one_in(3) ? Placed::yes : Placed::no};
    if (bits.one_in(6) && !now.marched && plain_reserve(now[player]) >= 3) return AwaitMarch{player};
    return AwaitAction{player, now.marched ? Which::extra : Which::first};
}

Position some_position(Bits& bits, const Table& table) {
    Position now;
    now.cells = Cells{table.board.fields.size()};
    now.turn = 7;
    now.player = bits.one_of(table.seats);
    for (const Color color : table.seats) put_stacks(bits, table, now, color);
    put_buildings(bits, table, now);
    for (const Color color : table.seats) put_emperor(bits, table, now, color);
    for (const Color color : table.seats) count_discs(bits, table, now, color);
    now.awaits = some_question(bits, table, now);
    return now;
}

// An end that was not judged and an exchange that is overdue come too often.
bool is_usual(const Table& table, const Position& now) {
    const auto points = all_points(table, now);
    const bool won = std::any_of(table.seats.begin(), table.seats.end(), [&](Color color) {
        return points[index(color)] >= points_to_win && has_capital(table.board, now, color);
    });
    return !won && on_board(table, now).size() > 1 && !overdue_exchange(table, now);
}

// Somebody could come to 12 points by a pyramid or two.
bool is_close(const Table& table, const Position& now) {
    const auto points = all_points(table, now);
    return !table.board.pyramids.empty() && std::any_of(table.seats.begin(), table.seats.end(), [&](Color color) {
        return points[index(color)] >= points_to_win - 4 && has_capital(table.board, now, color);
    });
}

}  // namespace

// A table takes longer to find than a position on it, so a few are tried on each.
Late late_position(Bits& bits) {
    constexpr int tries_on_a_table = 40;
    const bool wanted_close = bits.one_in(2);
    for (;;) {
        const Table table = small_table(bits);
        for (int i = 0; i < tries_on_a_table; ++i) {
            Position now = some_position(bits, table);
            if (wanted_close && !is_close(table, now)) continue;
            if (audit(table, now).empty() && (is_usual(table, now) || bits.one_in(20)) && !legal(table, now).empty())
                return {table, std::move(now)};
        }
    }
}

std::uint64_t positions_to_search() {
    const char* wish = std::getenv("LOGOTHETE_POSITIONS");
    return wish != nullptr ? std::strtoull(wish, nullptr, 10) : LOGOTHETE_EKO_POSITIONS;
}

}  // namespace eko_support
