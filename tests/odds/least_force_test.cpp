// SPDX-License-Identifier: MIT
// The fewest cubes, against a search through all of them.
#include "odds/least_force.h"

#include "odds/chain.h"
#include "odds/printing.h"
#include "odds/random_attacks.h"

#include <boost/test/unit_test.hpp>

using namespace odds_test;
using odds::Reinforcement;

namespace {

double p_with(odds::Attack attack, int elite, int main) {
    attack.attacker.elite += elite;
    attack.attacker.main += main;
    return odds::chain(attack).p_capture;
}

// Every pair, in no clever order; the fewest cubes, then the fewest Elite.
std::optional<Reinforcement> searched(const odds::Attack& attack, double chance, int most_elite, int most_main) {
    std::optional<Reinforcement> best;
    for (int elite = 0; elite <= most_elite; ++elite)
        for (int main = 0; main <= most_main; ++main) {
            const double p = p_with(attack, elite, main);
            if (p < chance) continue;
            const int cubes = elite + main;
            if (!best || cubes < best->elite + best->main || (cubes == best->elite + best->main && elite < best->elite))
                best = Reinforcement{elite, main, p};
        }
    return best;
}

int cubes(const std::optional<Reinforcement>& joining) { return joining ? joining->elite + joining->main : -1; }

}  // namespace

BOOST_AUTO_TEST_SUITE(least_force)

BOOST_AUTO_TEST_CASE(no_fewer_cubes_are_enough) {
    RandomAttacks random{11};
    int reached = 0;
    for (int i = 0; i < rounds(100); ++i) {
        const odds::Attack attack = random.attack({1, 3, 2, 2, 4});
        const double chance = (1 + random.upto(98)) / 100.0;
        const auto fewest = odds::fewest_cubes(attack, chance);
        const auto found = searched(attack, chance, 20, 20);
        if (cubes(fewest) > 20) continue;
        BOOST_TEST((fewest == found), attack << " for " << chance);
        if (fewest && cubes(fewest) > 0) ++reached;
    }
    BOOST_TEST(reached > rounds(50));
}

BOOST_AUTO_TEST_CASE(no_fewer_main_cubes_are_enough) {
    RandomAttacks random{12};
    int reached = 0;
    for (int i = 0; i < rounds(100); ++i) {
        const odds::Attack attack = random.attack({1, 3, 2, 2, 4});
        const double chance = (1 + random.upto(98)) / 100.0;
        const auto fewest = odds::fewest_main_cubes(attack, chance);
        BOOST_TEST((fewest == searched(attack, chance, 0, 42 - attack.attacker.main)), attack << " for " << chance);
        if (fewest) ++reached;
    }
    BOOST_TEST(reached > rounds(50));
}

BOOST_AUTO_TEST_CASE(more_than_full_boxes_would_be_needed) {
    const odds::Attack attack{{42, 40, 0, false}, {odds::Force{42, 42, 42, true}}, odds::Siege{60, 1}};
    BOOST_TEST(!odds::fewest_cubes(attack, 0.999).has_value());
    BOOST_TEST(!odds::fewest_main_cubes(attack, 0.999).has_value());
}

BOOST_AUTO_TEST_CASE(a_sure_thing) {
    const odds::Attack attack{{0, 0, 0, false}, {}, odds::Siege{2, 1}};
    const auto sure = odds::fewest_cubes(attack, 1);
    BOOST_REQUIRE(sure.has_value());
    BOOST_TEST((*sure == Reinforcement{0, 5, 1}));  // two hits and still more than two
}

BOOST_AUTO_TEST_CASE(the_table_is_single_attacks) {
    RandomAttacks random{13};
    for (int i = 0; i < rounds(20); ++i) {
        odds::Attack attack = random.attack({1, 3, 2, 2, 4});
        attack.siege = odds::Siege{1 + random.upto(3), 1 + random.upto(1)};
        const auto table = odds::capture_table(attack, 9, 4);
        BOOST_REQUIRE(table.size() == 9);
        for (std::size_t row = 0; row < table.size(); ++row) {
            BOOST_REQUIRE(table[row].size() == 4);
            for (std::size_t column = 0; column < 4; ++column) {
                attack.attacker.main = static_cast<int>(row) + 1;
                attack.siege->tokens = static_cast<int>(column) + 1;
                BOOST_TEST(table[row][column] == odds::chain(attack).p_capture);
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
