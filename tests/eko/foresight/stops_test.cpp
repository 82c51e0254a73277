// SPDX-License-Identifier: MIT
#include "eko/foresight/stops.h"

#include "eko/foresight/blind.h"
#include "eko/foresight/late.h"
#include "eko/rules/rules.h"
#include "eko/support/scene.h"
#include "eko/text/entry.h"
#include "eko/text/position.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace {

using namespace eko;
using namespace eko_support;
using foresight::Stops;

constexpr std::size_t most_of_a_turn = 3'000;
constexpr std::size_t most_answers = 150;

// Whether some line wins for this player; nothing if there are too many to look at.
std::optional<bool> blindly_wins(const Table& table, const Position& now, Color player) {
    if (const auto* over = std::get_if<Over>(&now.awaits)) return contains(over->result.winners, player);
    const auto turn = blind_turn(table, now, player);
    bool wins = false;
    const auto look = [&](const Position&, const BlindLine&, const Position& after) {
        const auto* over = std::get_if<Over>(&after.awaits);
        wins = wins || (over != nullptr && contains(over->result.winners, player));
    };
    if (!turn) return false;
    const bool all = each_line(table, *turn, most_of_a_turn, look);
    return all || wins ? std::optional{wins} : std::nullopt;
}

std::optional<bool> another_wins(const Table& table, const Position& now, Color player) {
    bool all_known = true;
    for (const Color other : table.seats) {
        if (other == player) continue;
        const auto wins = blindly_wins(table, now, other);
        if (wins && *wins) return true;
        all_known = all_known && wins;
    }
    return all_known ? std::optional{false} : std::nullopt;
}

// Counts onto each of these stacks, tried out one by one.
void add_shares(const Table& table, const Position& now, const std::vector<FieldId>& stacks, std::vector<Placing> place,
                std::vector<Entry>& all) {
    if (place.size() == stacks.size()) {
        std::erase_if(place, [](const Placing& one) { return one.count == 0; });
        if (place.size() < 2) return;
        std::vector<std::optional<FieldId>> emperors{std::nullopt};
        for (const Placing& one : place) emperors.push_back(one.on);
        for (const auto& emperor : emperors)
            if (const Share share{place, emperor}; !check(table, now, share)) all.push_back(share);
        return;
    }
    place.push_back({stacks[place.size()], 0});
    for (int count = 0; count <= 3; ++count) {
        place.back().count = count;
        add_shares(table, now, stacks, place, all);
    }
}

std::vector<Entry> every_entry(const Table& table, const Position& now) {
    std::vector<Entry> all;
    for (const Decision& decision : legal(table, now)) all.push_back(decision);
    if (!std::holds_alternative<AwaitReinforce>(now.awaits)) return all;
    std::vector<FieldId> stacks;
    for (const FieldId field : table.board.all_ways)
        if (stack_of(now, now.player, field)) stacks.push_back(field);
    add_shares(table, now, stacks, {}, all);
    return all;
}

using Lines = std::set<std::string>;

// Nothing if it was too much to look at, or if nobody else can win.
std::optional<Lines> blind_stops(const Table& table, const Position& now, Color player) {
    const auto danger = another_wins(table, now, player);
    const auto entries = every_entry(table, now);
    if (!danger || !*danger || entries.size() > most_answers) return std::nullopt;
    Lines lines;
    for (const Entry& entry : entries) {
        const auto wins = another_wins(table, apply(table, now, entry).value().after, player);
        if (!wins) return std::nullopt;
        if (!*wins) lines.insert(text::write_entry(table, entry));
    }
    return lines;
}

Lines lines_of(const Table& table, const Stops& stops) {
    Lines lines;
    for (const Entry& entry : stops.entries) lines.insert(text::write_entry(table, entry));
    return lines;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(stops)

BOOST_AUTO_TEST_CASE(every_entry_that_stops_all_wins_and_no_other) {
    std::size_t searched = 0;
    std::size_t some = 0;
    std::size_t none = 0;
    std::size_t shares = 0;
    for (std::uint64_t seed = 0; seed < positions_to_search(); ++seed) {
        Bits bits{seed + 100'000};
        const Late late = late_position(bits);
        const auto stops = foresight::what_would_stop(late.table, late.now);
        BOOST_TEST_REQUIRE(stops.has_value());
        const auto blind = blind_stops(late.table, late.now, stops->player);
        if (!blind) continue;
        ++searched;
        (blind->empty() ? none : some) += 1;
        for (const Entry& entry : stops->entries) shares += std::holds_alternative<Share>(entry) ? 1 : 0;
        BOOST_TEST(!stops->others.empty());
        BOOST_TEST(lines_of(late.table, *stops) == *blind,
                   fmt::format("seed {}\n{}", seed, text::write_position(late.table, late.now)));
    }
    BOOST_TEST_MESSAGE(fmt::format("{} positions searched: something stops it in {}, nothing in {}; {} sharings-out",
                                   searched, some, none, shares));
    for (const std::size_t often : {some, none}) BOOST_TEST((often > 0U || !searches_many()));
    BOOST_TEST(some + none > 0U);
}

// Violet could beat both of cyan's lone discs, one after the other; more discs on either of them stop it.
BOOST_AUTO_TEST_CASE(eko_66_a_sharing_out_stops_it_too) {
    Layout layout = board_t();
    layout.rows.push_back({{0, 4}, "w"});
    Scene scene{"c1@0,0 c1@1,0 v2@4,0 cC@0,4", layout, {}, 2};
    scene.reserve(Color::cyan, 3);
    scene.captive(Color::cyan, Color::violet);
    scene.now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    const auto stops = foresight::what_would_stop(scene.table(), scene.now);
    BOOST_TEST_REQUIRE(stops.has_value());
    BOOST_TEST((stops->others == Seats{Color::violet}));
    const auto is_share = [](const Entry& entry) { return std::holds_alternative<Share>(entry); };
    BOOST_TEST(std::any_of(stops->entries.begin(), stops->entries.end(), is_share));
    const auto blind = blind_stops(scene.table(), scene.now, Color::cyan);
    BOOST_TEST_REQUIRE(blind.has_value());
    BOOST_TEST((lines_of(scene.table(), *stops) == *blind));
}

BOOST_AUTO_TEST_CASE(nobody_can_win_so_there_is_nothing_to_stop) {
    const Scene scene{"c2@3,0 v1@0,0"};
    const auto stops = foresight::what_would_stop(scene.table(), scene.now);
    BOOST_TEST_REQUIRE(stops.has_value());
    BOOST_TEST(stops->others.empty());
    BOOST_TEST(stops->entries.empty());
}

BOOST_AUTO_TEST_CASE(what_leaves_the_last_disc_in_reach_stops_nothing) {
    Scene scene{"c1@2,0 v2@0,0"};
    const auto stops = foresight::what_would_stop(scene.table(), scene.now);
    BOOST_TEST_REQUIRE(stops.has_value());
    BOOST_TEST((stops->others == Seats{Color::violet}));
    BOOST_TEST(lines_of(scene.table(), *stops).contains(build("2,0", "1,1", "camp")) == false);
}

BOOST_AUTO_TEST_SUITE_END()
