// SPDX-License-Identifier: MIT
// What is listed as legal is exactly what is accepted: every decision there is, tried at many positions.
#include "byzantium/rules/words.h"
#include "support/random_player.h"

#include <boost/test/unit_test.hpp>

#include <array>
#include <map>
#include <set>

using namespace words;

namespace {

constexpr std::array all_cubes{pool,           casualty,   byzantine_elite, byzantine_main, byzantine_levy,
                               byzantine_move, arab_elite, arab_main,       arab_levy,      arab_move};
using Decisions = std::vector<Decision>;

void add_actions(const Position& now, Decisions& all) {
    for (const Cube cube : all_cubes) {
        for (std::size_t i = 0; i < now.cities.size(); ++i) {
            const auto here = static_cast<CityId>(i);
            all.insert(all.end(),
                       {Control{here, cube}, Improve{here, cube}, Fortify{here, cube}, BulgarsAttack{cube, here}});
        }
        for (const Side side : sides) {
            for (const Box box : boxes) all.push_back(Increase{cube, {side, box}});
            all.insert(all.end(), {BulgarsReinforce{cube, side}, CivilWar{side, cube}});
        }
        all.insert(all.end(), {Emperor{cube}, Caliph{cube}, ByzantineFleet{cube}, ArabFleet{cube}, Church{cube},
                               Mosque{cube}, BulgarsReinforce{cube, std::nullopt}, Pass{cube}, Garrison{cube}});
    }
    all.push_back(Pass{std::nullopt});
    const int most = now[now.active].pool + 1;
    for (int cubes = -1; cubes <= most; ++cubes)
        for (int share = -1; share <= 2 * cubes + 1; ++share) all.push_back(Tax{cubes, share});
}

void add_places(const Position& now, Decisions& all) {
    for (std::size_t i = 0; i < now.cities.size(); ++i) {
        const auto here = static_cast<CityId>(i);
        for (const Side side : sides) all.insert(all.end(), {Place{side, here}, Move{side, here}});
        all.push_back(RetreatTo{here});
    }
}

void add_cubes_given(const Position& now, Decisions& all) {
    const auto player = awaited_player(now.awaits);
    if (!player) return;
    const auto most = [&](Box box) { return std::max(now[*player][byzantine][box], now[*player][arab][box]) + 1; };
    for (int elite = -1; elite <= most(Box::elite); ++elite)
        for (int main = -1; main <= most(Box::main); ++main)
            for (int move = -1; move <= most(Box::move); ++move) {
                all.push_back(Lose{elite, main, move});
                if (!std::holds_alternative<AwaitUpkeep>(now.awaits)) continue;
                for (int levy = -1; levy <= most(Box::levy); ++levy) all.push_back(GiveUp{elite, main, levy, move});
            }
}

// Every decision that could be written down, within a step of what is on the table.
Decisions every_decision(const Position& now) {
    Decisions all{Stop{},    Impose{},  Allow{},   Deny{},     Proceed{},     Withdraw{},  Stand{},
                  Retreat{}, UseLevy{}, Decline{}, Fight{red}, Fight{yellow}, Fight{blue}, Fight{green}};
    for (const Box one : boxes)
        for (const Box other : boxes) all.push_back(GarrisonFromArmy{one, other});
    add_actions(now, all);
    add_places(now, all);
    add_cubes_given(now, all);
    return all;
}

bool holds(const Decisions& all, const Decision& one) { return std::find(all.begin(), all.end(), one) != all.end(); }

// Whether listing and judging agree here, each difference reported.
void compare(const Table& table, const Position& now) {
    Decisions accepted;
    for (const Decision& decision : every_decision(now))
        if (!check(table, now, decision)) accepted.push_back(decision);
    const Decisions listed = legal(table, now);
    for (const Decision& decision : accepted)
        if (!holds(listed, decision)) BOOST_ERROR("accepted, not listed: " << decision);
    for (const Decision& decision : listed)
        if (!holds(accepted, decision)) BOOST_ERROR("listed, not accepted: " << decision);
    BOOST_TEST(listed.size() == accepted.size(), "something is listed twice");
}

bool asks_a_choice(const Awaits& awaits) {
    return !std::holds_alternative<AwaitAction>(awaits) && !std::holds_alternative<AwaitRoll>(awaits) &&
           !std::holds_alternative<Over>(awaits);
}

// A random game, looked at before each of its entries.
template <class Look>
void play(std::uint64_t seed, Look look) {
    support::RandomPlayer player{seed, support::Taste::warlike};
    const Header header = player.header();
    const Table table = support::table_with(header.rulings);
    Position now = start(table, header);
    while (!std::holds_alternative<Over>(now.awaits)) {
        look(table, now);
        now = apply(table, now, player.entry(table, now))->after;
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(legality)

// 23 cities by 8 sources; 8 sources into 8 boxes but not back; 16 cities to improve; 4 single boxes; Bulgars against
// 2 cities, or reinforced at 15 ways to pay; 99 splits of 1 to 9 taxed cubes; a church, no mosque; 3 places; 1 pass.
BOOST_AUTO_TEST_CASE(the_first_action_has_so_many_choices) {
    const Scene scene{red, blue};
    BOOST_TEST(scene.legal().size() == 23U * 8 + (64 - 6) + 16 * 8 + 4 * 8 + (2 * 8 + 15) + 99 + 8 + 3 + 1);
}

BOOST_AUTO_TEST_CASE(legal_lists_exactly_what_is_accepted) {
    std::map<std::size_t, int> compared;
    for (std::uint64_t seed = 1; seed <= 300; ++seed)
        play(seed, [&](const Table& table, const Position& now) {
            int& often = compared[now.awaits.index()];
            if (often >= 8 || often > static_cast<int>(seed)) return;
            compare(table, now);
            ++often;
        });
    compared.erase(Awaits{AwaitFight{}}.index());                    // so rare that it has a case of its own
    BOOST_TEST(compared.size() == std::variant_size_v<Awaits> - 2);  // all but that and the end
    for (const auto& [kind, often] : compared)
        BOOST_TEST(often == 8, "kind " << kind << " compared " << often << " times");
}

BOOST_AUTO_TEST_CASE(legal_lists_exactly_what_is_accepted_of_an_attacker_with_a_choice_of_enemies) {
    Scene scene{red, blue, green, yellow};
    scene.army(red, arab, "tabuk", 0, 8, 5);
    for (const Color color : {blue, yellow}) scene.army(color, byzantine, "jerusalem", 0, 3, 2);
    scene.takes(Move{arab, city("jerusalem")});
    scene.takes(Stand{});
    scene.takes(Stand{});
    BOOST_TEST_REQUIRE(awaiting<AwaitFight>(scene));
    compare(scene.table(), scene.now);
}

BOOST_AUTO_TEST_CASE(whoever_is_asked_has_two_answers_at_least) {
    int asked = 0;
    for (std::uint64_t seed = 1000; seed < 1060; ++seed)
        play(seed, [&](const Table& table, const Position& now) {
            if (!asks_a_choice(now.awaits)) return;
            BOOST_TEST(legal(table, now).size() >= 2U, now.awaits);
            ++asked;
        });
    BOOST_TEST(asked > 500);
}

BOOST_AUTO_TEST_CASE(nothing_is_listed_for_dice_and_for_the_end) {
    Scene scene{red, blue};
    scene.army(red, arab, "mecca", 0, 8, 5);
    scene.takes(Move{arab, city("hira")});
    BOOST_TEST(scene.legal().empty());
}

BOOST_AUTO_TEST_CASE(equal_tables_have_one_hash_and_unequal_ones_another) {
    const Scene one{red, blue};
    Scene other{red, blue};
    BOOST_TEST(position_hash(one.now) == position_hash(other.now));
    other.takes(Tax{1, 0});
    BOOST_TEST(position_hash(one.now) != position_hash(other.now));
    const auto after_tax = position_hash(other.now);
    ++other.display(blue, arab).treasury;
    BOOST_TEST(position_hash(other.now) != after_tax);
    --other.display(blue, arab).treasury;
    BOOST_TEST(position_hash(other.now) == after_tax);
}

BOOST_AUTO_TEST_CASE(every_quantity_of_a_table_is_in_its_hash) {
    Scene scene{red, blue};
    Position& now = scene.now;
    const Position before = now;
    std::set<std::uint64_t> hashes{position_hash(now)};
    const auto with = [&](auto& quantity, auto value) {
        quantity = static_cast<std::decay_t<decltype(quantity)>>(value);
        hashes.insert(position_hash(now));
        now = before;
    };
    for (std::size_t i = 0; i < now.cities.size(); ++i) {
        with(now.cities[i].side, Allegiance::bulgar);
        with(now.cities[i].tokens, 9);
        with(now.cities[i].fortified, true);
        for (const Color color : {red, blue}) with(now.cities[i].control, color);
    }
    for (Player& player : now.players)
        for (Display& display : player.displays) {
            for (int* count : {&display.treasury, &display.vp, &display.elite, &display.main, &display.levy,
                               &display.move, &player.pool, &player.casualty, &player.removed})
                for (const int value : {500, -1}) with(*count, value);
            with(display.guard, true);
            with(display.taken, true);
            with(display.at, CityId{0});
        }
    for (auto& box : now.boxes)
        for (const Color color : {red, blue}) with(box, values::Few<Color, most_in_action_box>{color});
    BOOST_TEST(position_hash(now) == position_hash(before));
    // The pools of a player come twice, once a side.
    BOOST_TEST(hashes.size() == 1 + 5 * before.cities.size() + 2 * (2 * (2 * 6 + 3) + 2 * 3) + 2 * before.boxes.size());
}

BOOST_AUTO_TEST_SUITE_END()
