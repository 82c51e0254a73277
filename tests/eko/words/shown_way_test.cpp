// SPDX-License-Identifier: MIT
// The way that a move is shown to go: over fields that it may go over, through just the storm zones that it pays for.
#include "eko/words/foresight/shown_way.h"

#include "eko/rules/board.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/points.h"
#include "eko/rules/rules.h"
#include "eko/support/random_tables.h"
#include "eko/support/scene.h"
#include "eko/text/header.h"
#include "eko/words/foresight/board_marks.h"
#include "eko/words/pictures/board_picture.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace {

using namespace eko;

bool is_step(const Board& board, FieldId one, FieldId other) {
    const auto ways = board.ways[one];
    return std::find(ways.begin(), ways.end(), other) != ways.end() || (board[one].exit && board[other].exit);
}

// The zones on it that cost, in their order.
std::vector<ZoneId> paid_on(const Table& table, const Position& now, const std::vector<FieldId>& way) {
    std::vector<ZoneId> zones;
    if (has_beacon(table, now, now.player)) return zones;
    for (const FieldId field : way) {
        if (table.board[field].kind != FieldKind::storm) continue;
        const PaidZone paid{way.front(), table.board[field].zone};
        if (std::find(now.stormed.begin(), now.stormed.end(), paid) == now.stormed.end()) zones.push_back(paid.zone);
    }
    std::sort(zones.begin(), zones.end());
    zones.erase(std::unique(zones.begin(), zones.end()), zones.end());
    return zones;
}

std::string fault_of(const Table& table, const Position& now, const Move& move) {
    const auto way = words::shown_way(table, now, move);
    if (way.size() < 2) return "no way";
    if (way.front() != move.from || way.back() != move.to) return "other ends";
    for (std::size_t i = 1; i < way.size(); ++i) {
        if (!is_step(table.board, way[i - 1], way[i])) return "a leap";
        if (i + 1 < way.size() && !now.cells.empty(way[i]) && way[i] != move.from) return "over a stack";
    }
    const std::vector<ZoneId> wanted{move.zones.begin(), move.zones.end()};
    return paid_on(table, now, way) == wanted ? std::string{} : "other zones";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(shown_ways)

BOOST_AUTO_TEST_CASE(of_every_legal_move_the_way_that_is_shown_is_one_that_it_may_go) {
    std::size_t moves = 0;
    std::size_t stormy = 0;
    std::size_t long_ = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        eko_support::Bits bits{seed};
        const Header header = eko_support::random_header(bits);
        const Table table = text::table_of(header);
        Position now = start(table, header);
        for (int i = 0; i < 60 && !std::holds_alternative<Over>(now.awaits); ++i) {
            const auto all = legal(table, now);
            if (all.empty()) break;
            for (const Decision& one : all) {
                const auto* const move = std::get_if<Move>(&one);
                if (move == nullptr) continue;
                const std::string fault = fault_of(table, now, *move);
                BOOST_TEST(fault.empty(), fault << ", seed " << seed << ", " << table.board.id(move->from) << " to "
                                                << table.board.id(move->to));
                ++moves;
                stormy += move->zones.empty() ? 0 : 1;
                long_ += words::shown_way(table, now, *move).size() > 4 ? 1 : 0;
            }
            now = apply(table, now, eko_support::random_entry(bits, table, now, all))->after;
        }
    }
    BOOST_TEST(moves > 1000U);
    BOOST_TEST(stormy > 100U);
    BOOST_TEST(long_ > 100U);
}

// A straight arrow would lie over the stack between.
BOOST_AUTO_TEST_CASE(a_way_around_a_stack_is_drawn_around_it) {
    const eko_support::Scene scene{"c2*@3,0 v1@4,0 v1*@5,0"};
    const Move move{scene.field("3,0"), scene.field("5,0"), {}, false};
    const std::vector<FieldId> way{scene.field("3,0"), scene.field("4,-1"), scene.field("5,-1"), scene.field("5,0")};
    BOOST_TEST((words::shown_way(scene.table(), scene.now, move) == way));
    const auto items = [&](const words::Touched& touched) {
        const Layout layout = eko_support::board_t();
        return words::board_picture({scene.table().board, layout, scene.now}, words::BoardSize::large, touched, {})
            .items.size();
    };
    const auto straight = items({{}, words::Way{move.from, move.to, {}}});
    BOOST_TEST(items({{}, words::Way{move.from, move.to, way}}) == straight + 2);
}

BOOST_AUTO_TEST_SUITE_END()
