// SPDX-License-Identifier: MIT
#include "byzantium/text/session.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <numeric>

namespace {

using byzantium::Color;
using byzantium::Cube;

std::uint64_t all(const std::vector<byzantium::text::Branch>& branches) {
    return std::accumulate(
        branches.begin(), branches.end(), std::uint64_t{0},
        [](std::uint64_t sum, const byzantium::text::Branch& branch) { return sum + branch.sequences; });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(tree_counts)

BOOST_AUTO_TEST_CASE(at_depth_one_each_legal_entry_counts_once) {
    const support::Scene scene{Color::red, Color::blue};
    const auto branches = session::divide<byzantium::text::Game>(scene.table(), scene.now, 1);
    BOOST_TEST(branches.size() == scene.legal().size());
    BOOST_TEST(all(branches) == scene.legal().size());
}

BOOST_AUTO_TEST_CASE(at_depth_two_each_branch_counts_what_follows_it) {
    support::Scene scene{Color::red, Color::blue};
    const auto branches = session::divide<byzantium::text::Game>(scene.table(), scene.now, 2);
    BOOST_REQUIRE(!branches.empty());
    for (const std::size_t i : {std::size_t{0}, branches.size() / 2, branches.size() - 1}) {
        support::Scene after{Color::red, Color::blue};
        after.takes(branches[i].entry);
        BOOST_TEST(branches[i].sequences == byzantium::text::Game::continuations(after.table(), after.now).size());
    }
}

// Three Main cubes and a levy of two: 0 to 3 hits against 0 to 2.
BOOST_AUTO_TEST_CASE(at_a_roll_each_pair_of_hits_is_an_entry) {
    support::Scene scene{Color::red, Color::blue};
    scene.controls(Color::blue, "thessalonica");
    scene.takes(byzantium::BulgarsAttack{Cube::pool, support::city("thessalonica")});
    scene.takes(byzantium::UseLevy{});
    BOOST_TEST(byzantium::text::Game::continuations(scene.table(), scene.now).size() == 4U * 3U);
    BOOST_TEST(all(session::divide<byzantium::text::Game>(scene.table(), scene.now, 1)) == 12U);
}

BOOST_AUTO_TEST_CASE(trees_go_through_dice) {
    support::Scene scene{Color::red, Color::blue};
    scene.takes(byzantium::BulgarsAttack{Cube::pool, support::city("thessalonica")});
    const auto branches = session::divide<byzantium::text::Game>(scene.table(), scene.now, 2);
    BOOST_TEST(branches.size() == 4U);                                        // the city rolls three dice
    for (const auto& branch : branches) BOOST_TEST(branch.sequences > 100U);  // then blue chooses an action
}

// An army that no way out would leave a cube: it stands by itself, and the roll follows; or it has the choice (BYZ-35).
BOOST_AUTO_TEST_CASE(trees_go_as_the_table_reads_the_rules) {
    for (const auto retreat : {byzantium::DoomedRetreat::stand, byzantium::DoomedRetreat::allowed}) {
        support::Scene scene{{Color::red, Color::blue}, {{}, {}, retreat}};
        for (const auto* id : {"damascus", "alexandria"}) scene.at(id).side = byzantium::Allegiance::arab;
        scene.army(Color::red, byzantium::Side::arab, "tabuk", 0, 3, 2);
        scene.army(Color::blue, byzantium::Side::byzantine, "jerusalem", 0, 1, 0);
        scene.takes(byzantium::Move{byzantium::Side::arab, support::city("jerusalem")});
        const bool allowed = retreat == byzantium::DoomedRetreat::allowed;
        BOOST_TEST(byzantium::text::Game::continuations(scene.table(), scene.now).size() == (allowed ? 2U : 4U * 2U));
        // Stand: 8 rolls of three dice and one; retreat: 4 of the city's three tokens.
        if (allowed) BOOST_TEST(all(session::divide<byzantium::text::Game>(scene.table(), scene.now, 2)) == 8U + 4U);
    }
}

BOOST_AUTO_TEST_CASE(a_game_that_is_over_goes_on_in_no_way) {
    support::Scene scene{Color::red, Color::blue};
    scene.now.awaits = byzantium::Over{};
    BOOST_TEST(session::divide<byzantium::text::Game>(scene.table(), scene.now, 1).empty());
}

BOOST_AUTO_TEST_SUITE_END()
