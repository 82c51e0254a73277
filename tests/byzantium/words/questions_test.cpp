// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/questions.h"

#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <set>

namespace {

using namespace byzantium;
using support::Scene;

std::string asked(const Scene& scene) { return byzantium::words::question(names(), scene.now); }

}  // namespace

BOOST_AUTO_TEST_SUITE(questions)

BOOST_AUTO_TEST_CASE(an_action_is_asked_of_its_player) {
    BOOST_TEST(asked(three()) == "Anna (red), choose an action.");
}

// BYZ-5: nothing told whoever is left alone that one action more is all.
BOOST_AUTO_TEST_CASE(byz_5_the_last_action_of_a_turn_is_called_so) {
    Scene scene = three();
    for (const Color color : {Color::red, Color::yellow}) {
        BOOST_TEST(scene.now.active == color);
        scene.takes(Pass{Cube::casualty});
    }
    BOOST_TEST(asked(scene) == "Clara (blue), choose the last action of this turn.");
}

BOOST_AUTO_TEST_CASE(a_battle_names_both_sides_and_their_dice) {
    Scene scene = three();
    scene.controls(Color::yellow, "thessalonica");
    scene.takes(BulgarsAttack{Cube::pool, support::city("thessalonica")});
    BOOST_TEST(asked(scene) == "Basil (yellow), does your Byzantine levy defend Thessalonica?");
    scene.takes(UseLevy{});
    BOOST_TEST(asked(scene) == "Battle at Thessalonica: 3 dice for the Bulgars, 2 dice for Basil's levy.");
    scene.rolls(2, 0);
    BOOST_TEST(asked(scene) == "Siege of Thessalonica: 3 dice for the city against the Bulgars.");
}

BOOST_AUTO_TEST_CASE(the_fleet_is_asked_with_its_price) {
    Scene scene = three();
    scene.at("alexandria").side = Allegiance::arab;
    scene.army(Color::red, Side::arab, "alexandria", 0, 8, 5);
    scene.now[ActionBox::byzantine_fleet].push_back(Color::blue);
    scene.takes(Move{Side::arab, support::city("candia")});
    BOOST_TEST(asked(scene) ==
               "Clara (blue), Anna's Arab army sails from Alexandria to Candia. Do you impose your Byzantine fleet? It "
               "would cost 4 Move cubes, and you would roll 4 dice.");
    scene.takes(Impose{});
    scene.takes(Withdraw{});
    BOOST_TEST(asked(scene) == "Anna (red), choose an action, but not by sea to Candia: that step was withdrawn.");
}

// The rows name boxes only: that a second cube goes is said before.
BOOST_AUTO_TEST_CASE(byz_54_a_garrison_from_the_army_says_that_it_costs_two_cubes) {
    Scene scene = three();
    scene.army(Color::red, Side::arab, "tabuk", 0, 9, 5);
    scene.display(Color::red, Side::arab).treasury = 9;
    scene.takes(Move{Side::arab, support::city("jerusalem")});
    scene.rolls(0, 0);
    scene.awaits<AwaitGarrison>();
    BOOST_TEST(asked(scene) == "Anna (red), Jerusalem is yours. Where does the control cube come from?");
    scene.player(Color::red).pool = 0;
    scene.display(Color::red, Side::arab).treasury = 0;
    BOOST_TEST(
        asked(scene) ==
        "Anna (red), Jerusalem is yours. Your Cube Pool is empty and you cannot buy a cube: your Arab army gives "
        "one to the city and one to the Casualty Pool. Which goes to the city?");
}

BOOST_AUTO_TEST_CASE(the_end_names_the_winners) {
    Scene scene = three();
    Result result{EndReason::turns, {}, {}};
    result.ranking.push_back({Color::blue});
    scene.now.awaits = Over{result};
    BOOST_TEST(asked(scene) == "The game is over. Clara wins.");
    result.ranking.front().push_back(Color::red);
    result.reason = EndReason::fall;
    scene.now.awaits = Over{result};
    BOOST_TEST(asked(scene) == "Constantinople has fallen and the game is over. Clara and Anna share the victory.");
}

BOOST_AUTO_TEST_CASE(every_kind_of_question_is_a_sentence) {
    std::set<std::size_t> kinds;
    const auto look = [&](const byzantium::words::Names& called, const Position& now) {
        const auto question = byzantium::words::question(called, now);
        if (!is_sentence(question)) BOOST_ERROR("no sentence: " << question);
        kinds.insert(now.awaits.index());
    };
    look_at_games(50, 20, [&](const Seen& seen) {
        const byzantium::words::Names called{seen.table.board, seen.header};
        look(called, seen.before);
        look(called, seen.step.after);
    });
    for (const Position& now : staged_positions()) look(names(), now);
    BOOST_TEST(kinds.size() == std::variant_size_v<Awaits>);
}

BOOST_AUTO_TEST_SUITE_END()
