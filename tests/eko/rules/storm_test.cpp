// SPDX-License-Identifier: MIT
#include "eko/rules/board.h"
#include "eko/rules/ways.h"
#include "eko/support/random_tables.h"
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace {

using namespace eko;
using namespace eko_support;

// Two ways from 0,0 to 4,0: over the zone 1,-1 or over the zone 1,1; and one round both.
Layout two_zones() { return rows({{{0, -2}, "......"}, {{1, -1}, "ss_."}, {{0, 0}, ".xxx."}, {{0, 1}, ".ss."}}); }

std::string moves_to(const Scene& scene, const std::string& from, const std::string& to) {
    std::string all;
    const std::string beginning = R"({"do":"move","from":")" + from + R"(","to":")" + to + R"(","zones":)";
    for (const auto& line : scene.legal(beginning)) all += line.substr(beginning.size()) + ' ';
    return all;
}

using Set = std::set<ZoneId>;

// Every set of zones that ways to each field touch, by walking: over a field with the zones touched so far.
std::map<FieldId, std::set<Set>> walked(const Table& table, const Position& now, FieldId from, std::size_t most) {
    const inside::Toll toll{table, now, from};
    const auto with = [&](Set zones, FieldId field) {
        if (const auto zone = toll.at(field)) zones.insert(*zone);
        return zones;
    };
    std::map<FieldId, std::set<Set>> reached;
    std::vector<std::pair<FieldId, Set>> open{{from, with({}, from)}};
    reached[from].insert(open.front().second);
    while (!open.empty()) {
        const auto [at, zones] = open.back();
        open.pop_back();
        if (at != from && !now.cells.empty(at)) continue;
        std::vector<FieldId> next(table.board.ways[at].begin(), table.board.ways[at].end());
        if (table.board[at].exit) next.insert(next.end(), table.board.exits.begin(), table.board.exits.end());
        for (const FieldId near : next) {
            const Set more = with(zones, near);
            if (more.size() > most || !reached[near].insert(more).second) continue;
            open.emplace_back(near, more);
        }
    }
    reached.erase(from);
    return reached;
}

std::map<FieldId, std::set<Set>> flooded(const Table& table, const Position& now, FieldId from, int most) {
    inside::Flood flood{table.board, now.cells};
    const inside::Toll toll{table, now, from};
    inside::ZoneSets sets{flood, toll, from, most};
    std::map<FieldId, std::set<Set>> reached;
    const auto note = [&](FieldId field, const Zones& zones) {
        BOOST_TEST(reached[field].insert(Set(zones.begin(), zones.end())).second);  // none twice
    };
    while (const Zones* zones = sets.next()) {
        for (const FieldId field : sets.empty_ends()) note(field, *zones);
        for (const FieldId field : sets.stack_ends()) note(field, *zones);
        for (const auto& [field, dearer] : sets.stacks_at_a_price()) note(field, dearer);
    }
    return reached;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(storm)

BOOST_AUTO_TEST_CASE(eko_64_a_pyramid_is_in_nobodys_way) {
    Layout layout = board_t_with("sss.");
    layout.groups = {{GroupKind::pyramid, {{6, 0}, {7, 0}, {8, 0}}, "S"}};
    Scene scene{"c2@5,0 v1@0,0", layout};
    scene.takes(storm_move("5,0", "9,0", "6,0"));
    BOOST_TEST(scene.at("9,0") == "c1");
}

BOOST_AUTO_TEST_CASE(eko_69_neighbouring_storm_fields_form_one_zone) {
    const Board board = make_board(two_zones()).value();
    BOOST_TEST_REQUIRE(board.zones.size() == 2U);
    BOOST_TEST(board.id(board.zones[0]) == "1,-1");
    BOOST_TEST(board.id(board.zones[1]) == "1,1");
    Layout portals = rows({{{0, 0}, "sp.ps"}});
    portals.portals = {{{1, 0}, {0, 0}}, {{3, 0}, {4, 0}}};
    BOOST_TEST(make_board(portals).value().zones.size() == 2U);  // joined for moving alone
}

BOOST_AUTO_TEST_CASE(eko_69_no_disc_is_dealt_onto_a_storm_field) {
    const Scene scene{"", board_t_with("s")};
    const Header header{board_t_with("s"),
                        {{Color::cyan, ""}, {Color::violet, ""}},
                        Color::cyan,
                        {{{6, 0}, Color::cyan, true}, {{0, 0}, Color::violet, true}},
                        {}};
    BOOST_TEST((check_start(scene.table(), header)->fault == StartFault::no_plain_field));
}

BOOST_AUTO_TEST_CASE(eko_70_a_disc_for_each_zone_by_whatever_way) {
    const Scene scene{"c3*@0,0 v1@5,-2", two_zones()};
    const std::string one = R"(["1,-1"],"lose_emperor":)";
    const std::string other = R"(["1,1"],"lose_emperor":)";
    const std::string both = R"(["1,-1","1,1"],"lose_emperor":)";
    BOOST_TEST(moves_to(scene, "0,0", "4,0") == both + "false} " + both + "true} " + one + "false} " + one + "true} " +
                                                    other + "false} " + other + "true} ");
}

BOOST_AUTO_TEST_CASE(eko_70_zones_that_no_way_touches_are_refused) {
    const Scene scene{"c3*@0,0 v1@5,-2", two_zones()};
    scene.refuses(storm_move("0,0", "4,0", ""), "EKO-70", "exactly these discs");
    BOOST_TEST(scene.allows(storm_move("0,0", "0,1", "1,-1")));  // there and back again
    Scene{"c3*@0,0 v1@0,1", two_zones()}.refuses(storm_move("0,0", "4,0", "1,1"), "EKO-70", "exactly these discs");
}

BOOST_AUTO_TEST_CASE(eko_70_the_mover_chooses_the_discs) {
    Scene scene{"c3*@0,0 v1@5,-2", two_zones()};
    scene.refuses(R"({"do":"move","from":"0,0","to":"0,1","zones":[],"lose_emperor":true})", "EKO-70", "exactly these");
    scene.takes(storm_move("0,0", "4,0", "1,1", true));
    BOOST_TEST(scene.at("4,0") == "c2");
    BOOST_TEST(emperor_in_reserve(scene.player(Color::cyan)));
    BOOST_TEST(scene.told<ZonesPaid>());
    Scene{"c3@0,0 v1@5,-2", two_zones()}.refuses(storm_move("0,0", "4,0", "1,1", true), "EKO-70", "exactly these");
}

BOOST_AUTO_TEST_CASE(eko_70_what_was_paid_goes_with_the_moved_stack) {
    Scene scene{"c3@5,0 c1@0,0 c1@5,-1 v1@4,1", board_t_with("ss.")};
    scene.takes(storm_move("5,0", "6,0", "6,0"));
    BOOST_TEST_REQUIRE(scene.now.stormed.size() == 1U);
    BOOST_TEST(scene.now.stormed.front().field == scene.field("6,0"));
    scene.takes(march);
    Scene joined = scene;  // the stack that joins has paid nothing
    joined.takes(storm_move("0,0", "5,0", ""));
    BOOST_TEST(joined.now.stormed.size() == 1U);
    scene.takes(storm_move("6,0", "0,0", ""));  // joins 0,0 and keeps what it has paid
    BOOST_TEST_REQUIRE(scene.now.stormed.size() == 1U);
    BOOST_TEST(scene.now.stormed.front().field == scene.field("0,0"));
}

BOOST_AUTO_TEST_CASE(eko_71_the_zone_where_it_begins_costs_again) {
    Scene scene{"c2@6,0 v1@0,0", board_t_with("ss.")};
    scene.refuses(storm_move("6,0", "5,0", ""), "EKO-70", "exactly these discs");
    scene.takes(storm_move("6,0", "5,0", "6,0"));
    BOOST_TEST(scene.at("5,0") == "c1");
}

BOOST_AUTO_TEST_CASE(eko_72_a_stack_that_loses_all_is_gone) {
    Scene scene{"c1*@5,0 c1@1,0 v1@0,0", board_t_with("ss.")};
    scene.refuses(storm_move("5,0", "8,0", "6,0", false), "EKO-70", "exactly these discs");
    scene.takes(storm_move("5,0", "8,0", "6,0", true));
    BOOST_TEST(scene.at("8,0") == "");
    BOOST_TEST(scene.at("5,0") == "");
    BOOST_TEST(emperor_in_reserve(scene.player(Color::cyan)));
    BOOST_TEST(scene.now.stormed.empty());
}

BOOST_AUTO_TEST_CASE(eko_72_what_is_left_stacks_or_attacks) {
    const Layout layout = board_t_with("ss.");
    Scene{"c1@5,0 c1@8,0 v1@0,0", layout}.refuses(storm_move("5,0", "8,0", "6,0"), "EKO-72", "takes every disc");
    BOOST_TEST((Scene{"c2@5,0 c3@8,0 v1@0,0", layout}.allows(storm_move("5,0", "8,0", "6,0"))));
    Scene{"c3@5,0 c3@8,0 v1@0,0", layout}.refuses(storm_move("5,0", "8,0", "6,0"), "EKO-16", "would have 5");
    Scene{"c1@5,0 v4@8,0", layout}.refuses(storm_move("5,0", "8,0", "6,0"), "EKO-72", "After the storm");
    Scene{"c2*@5,0 v3@8,0", layout}.refuses(storm_move("5,0", "8,0", "6,0"), "EKO-18", "more discs than it has itself");
    Scene{"c2@5,0 v3@8,0", layout}.refuses(storm_move("5,0", "8,0", "6,0"), "EKO-17", "fewer discs");
    BOOST_TEST((Scene{"c3*@5,0 v2@8,0", layout}.allows(storm_move("5,0", "8,0", "6,0", false))));
    Scene{"c3*@5,0 v2@8,0", layout}.refuses(storm_move("5,0", "8,0", "6,0", true), "EKO-72", "After the storm");
}

BOOST_AUTO_TEST_CASE(eko_72_an_attack_in_a_zone_that_nothing_else_touches) {
    const Scene scene{"c3@5,0 v1@6,0 v1@0,0", board_t_with("s")};
    BOOST_TEST(scene.allows(storm_move("5,0", "6,0", "6,0")));
    scene.refuses(storm_move("5,0", "6,0", ""), "EKO-70", "exactly these discs");
}

BOOST_AUTO_TEST_CASE(eko_76_who_has_most_around_the_lighthouse_ignores_the_storm) {
    Layout layout = board_t_with("ss.");
    layout.groups = {{GroupKind::beacon, {{6, 0}, {7, 0}}, "U"}};
    Scene scene{"c3@5,0 c1*@1,0 v1@0,0", layout};
    scene.refuses(storm_move("5,0", "8,0", "6,0"), "EKO-70", "exactly these discs");
    scene.takes(storm_move("5,0", "7,0", ""));  // A16: it counted when it set out
    BOOST_TEST(scene.at("7,0") == "c3");
    scene.takes(go_on);
    scene.refuses(reinforce("7,0", 1), "EKO-73", "storm field");  // now it has left
    Scene reinforcing{"c3@6,0 c1*@8,0 v1@0,0", layout};
    reinforcing.now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    BOOST_TEST(reinforcing.allows(reinforce("6,0", 1)));
    Scene{"c3@5,0 v1@8,0 v1@0,0", layout}.refuses(storm_move("5,0", "7,0", ""), "EKO-70", "exactly these discs");
}

BOOST_AUTO_TEST_CASE(sets_of_zones_are_those_that_walking_finds) {
    std::size_t with_storm = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        Bits bits{seed};
        const Header header = random_header(bits);
        const Table table{make_board(header.layout).value(), seats_of(header), header.rulings};
        const Position dealt = start(table, header);
        if (table.board.zones.size() < 2) continue;
        for (int tries = 0; tries < 5; ++tries) {
            const FieldId from = bits.one_of(table.board.all_ways);
            Position now = dealt;
            if (now.cells.empty(from)) now.cells.put(from, Stack{now.player, 1, false});
            const int most = bits.from_to(1, 4);
            BOOST_TEST_CONTEXT("seed " << seed << ", " << table.board.id(from))
            BOOST_TEST((walked(table, now, from, static_cast<std::size_t>(most)) == flooded(table, now, from, most)));
            ++with_storm;
        }
    }
    BOOST_TEST(with_storm > 100U);
}

// Tens of zones, each beside each other: the list is cut off, and comes at once.
BOOST_AUTO_TEST_CASE(many_zones_are_listed_in_bounded_time) {
    Layout layout;
    for (int r = 0; r < 12; ++r) layout.rows.push_back({{0, 2 * r}, "s.s.s.s.s."});
    for (int r = 0; r < 12; ++r) layout.rows.push_back({{0, 2 * r + 1}, ".........."});
    Scene scene{"c4@1,0 v1@9,22", layout};
    BOOST_TEST(scene.table().board.zones.size() == 60U);
    BOOST_TEST(eko::legal(scene.table(), scene.now).size() == most_listed);
}

BOOST_AUTO_TEST_SUITE_END()
