// SPDX-License-Identifier: MIT
// BYZ-13 to 16: the special action display, improving, fortifying, Emperor and Caliph.
#include "byzantium/rules/rules.h"
#include "byzantium/rules/score.h"
#include "byzantium/rules/words.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <array>
#include <cstdint>
#include <ostream>
#include <string>

using namespace words;
namespace data = boost::unit_test::data;

namespace {

// A kind of box, how many there are, a way to choose it, and which side pays for a bought cube.
struct Kind {
    std::string name;
    ActionBox box;
    std::size_t boxes;
    Decision with_pool_cube;
    Decision with_bought_cube;
    Side payer;
};
std::ostream& operator<<(std::ostream& out, const Kind& kind) { return out << kind.name; }

const std::vector<Kind> kinds{
    {"emperor", ActionBox::emperor, 1, Emperor{pool}, Emperor{casualty}, byzantine},
    {"caliph", ActionBox::caliph, 1, Caliph{pool}, Caliph{casualty}, arab},
    {"byzantine fleet", ActionBox::byzantine_fleet, 1, ByzantineFleet{pool}, ByzantineFleet{casualty}, byzantine},
    {"arab fleet", ActionBox::arab_fleet, 1, ArabFleet{pool}, ArabFleet{casualty}, arab},
};

// Red controls Nicaea (3 Byzantine tokens) and Mecca (2 Arab ones).
Scene two_cities() {
    Scene scene{red, blue};
    scene.controls(red, "nicaea");
    scene.controls(red, "mecca");
    return scene;
}

void fill(Scene& scene, ActionBox box, std::size_t cubes) {
    for (std::size_t i = 0; i < cubes; ++i) scene.now[box].push_back(blue);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(special)

BOOST_DATA_TEST_CASE(byz_13_one_cube_goes_to_a_free_box, data::make(kinds), kind) {
    Scene scene{red, blue};
    scene.takes(kind.with_pool_cube);
    BOOST_TEST(scene.now[kind.box] == (values::Few<Color, most_in_action_box>{red}), per_element());
    BOOST_TEST(scene.player(red).pool == 8);
    BOOST_TEST(scene.display(red, byzantine).treasury == 15);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(sound(scene));
}

BOOST_DATA_TEST_CASE(byz_13_a_box_is_chosen_once_a_turn, data::make(kinds), kind) {
    Scene scene{red, blue};
    make_rich(scene);
    scene.takes(kind.with_pool_cube);
    scene.refuses(kind.with_pool_cube, byz(13), "is taken this turn.");
    scene.takes(Tax{1, 0});
    scene.refuses(kind.with_pool_cube, byz(13), "is taken this turn.");
    everyone_passes(scene);
    BOOST_TEST(scene.now[kind.box].empty());
    scene.takes(kind.with_pool_cube);
}

BOOST_DATA_TEST_CASE(byz_13_the_boxs_side_pays_for_a_bought_cube, data::make(kinds), kind) {
    Scene scene{red, blue};
    scene.display(red, opposite(kind.payer)).treasury = 50;
    scene.display(red, kind.payer).treasury = 2;
    scene.refuses(kind.with_bought_cube, byz(7),
                  "With the cube from casualty the price in bezants is 3; that treasury (" +
                      std::string{to_text(kind.payer)} + ") holds 2.");
    scene.display(red, kind.payer).treasury = 4;
    scene.takes(kind.with_bought_cube);
    BOOST_TEST(scene.display(red, kind.payer).treasury == 1);
    BOOST_TEST(scene.display(red, opposite(kind.payer)).treasury == 50);
    BOOST_TEST(scene.player(red).casualty == 11);
}

BOOST_AUTO_TEST_CASE(byz_13_there_are_two_boxes_to_fortify_two_and_three_to_improve_two_for_the_bulgars) {
    Scene scene = two_cities();
    belongs(scene, "smyrna", Allegiance::byzantine, 1);
    const auto full_at = [&](ActionBox box, std::size_t count, const Decision& decision) {
        fill(scene, box, count - 1);
        BOOST_TEST(scene.allows(decision));
        fill(scene, box, 1);
        scene.refuses(decision, byz(13), "is taken this turn.");
    };
    full_at(ActionBox::fortify, 2, Fortify{city("nicaea"), pool});
    full_at(ActionBox::improve_byzantine, 2, Improve{city("smyrna"), pool});
    full_at(ActionBox::improve_arab, 3, Improve{city("mecca"), pool});
    full_at(ActionBox::bulgar_attack, 2, BulgarsAttack{pool, city("thessalonica")});
    scene.refuses(BulgarsReinforce{pool, std::nullopt}, byz(13), "Every box of bulgar_attack is taken this turn.");
}

BOOST_AUTO_TEST_CASE(byz_13_a_box_in_which_another_cube_lies_is_another_box) {
    Scene scene = two_cities();
    scene.takes(Improve{city("mecca"), pool});
    scene.takes(Improve{city("medina"), pool});
    BOOST_TEST(scene.now[ActionBox::improve_arab] == (values::Few<Color, most_in_action_box>{red, blue}),
               per_element());
}

BOOST_AUTO_TEST_CASE(byz_14_improving_adds_a_token_of_the_citys_colour_and_no_vp) {
    Scene scene{red, blue};
    scene.takes(Improve{city("mecca"), pool});
    BOOST_TEST(tokens(scene, "mecca") == 3);
    BOOST_TEST(allegiance_of(scene, "mecca") == Allegiance::arab);
    BOOST_TEST(controller(scene, "mecca") == nobody);
    BOOST_TEST(scene.display(red, arab).vp == 10);
    scene.takes(Improve{city("ankara"), casualty});
    BOOST_TEST(tokens(scene, "ankara") == 3);
    BOOST_TEST(scene.now[ActionBox::improve_byzantine].size() == 1U);
    BOOST_TEST(scene.display(blue, byzantine).treasury == 12);
    BOOST_TEST(scene.display(blue, byzantine).vp == 10);
}

BOOST_AUTO_TEST_CASE(byz_14_a_city_of_one_token_may_be_improved_one_of_three_may_not) {
    Scene scene{red, blue};
    scene.refuses(Improve{city("nicaea"), pool}, byz(14),
                  "Tokens on Nicaea: 3. A city can be improved if it has 1 or 2.");
    scene.takes(Improve{city("medina"), pool});
    BOOST_TEST(tokens(scene, "medina") == 2);
}

BOOST_AUTO_TEST_CASE(byz_14_it_may_be_anyones_city) {
    Scene scene{red, blue};
    scene.controls(blue, "mecca");
    scene.controls(red, "ankara");
    BOOST_TEST(scene.allows(Improve{city("mecca"), pool}));
    BOOST_TEST(scene.allows(Improve{city("ankara"), pool}));
    BOOST_TEST(scene.allows(Improve{city("medina"), pool}));
}

BOOST_AUTO_TEST_CASE(byz_14_the_colour_of_today_says_which_box) {
    Scene scene{red, blue};
    belongs(scene, "jerusalem", Allegiance::arab, 2);
    scene.takes(Improve{city("jerusalem"), casualty});
    BOOST_TEST(scene.now[ActionBox::improve_arab].size() == 1U);
    BOOST_TEST(scene.display(red, arab).treasury == 2);
}

BOOST_AUTO_TEST_CASE(byz_14_never_constantinople_persian_or_bulgar_cities) {
    Scene scene{red, blue};
    belongs(scene, "athens", Allegiance::bulgar, 1);
    for (const auto* id : {"constantinople", "hira", "athens"})
        scene.refuses(Improve{city(id), pool}, byz(14),
                      "Only Byzantine and Arab cities other than the capital can be improved;");
}

BOOST_AUTO_TEST_CASE(byz_14_there_must_be_a_token_left_in_the_box) {
    Scene scene{red, blue};
    int arab_tokens = 4;
    for (const BoardCity& printed : standard_table().board.cities)
        if (!printed.capital && printed.side != Allegiance::arab && arab_tokens + 3 <= 59) {
            belongs(scene, printed.id, Allegiance::arab, 3);
            arab_tokens += 3;
        }
    BOOST_TEST_REQUIRE(arab_tokens == 58);
    scene.takes(Improve{city("mecca"), pool});
    BOOST_TEST(tokens_in_supply(standard_table().board, scene.now, arab) == 1);
    scene.takes(Improve{city("medina"), pool});
    BOOST_TEST(tokens_in_supply(standard_table().board, scene.now, arab) == 0);
    scene.refuses(Improve{city("tabuk"), pool}, byz(14), "No city token of that colour is left in the box.");
}

BOOST_AUTO_TEST_CASE(byz_15_a_fortification_takes_the_place_of_the_control_cube) {
    Scene scene = two_cities();
    const int casualties = scene.player(red).casualty;
    scene.takes(Fortify{city("nicaea"), pool});
    BOOST_TEST(scene.at("nicaea").fortified);
    BOOST_TEST(controller(scene, "nicaea") == red);
    BOOST_TEST(tokens(scene, "nicaea") == 3);
    BOOST_TEST(scene.player(red).fortifications == 1);
    BOOST_TEST(scene.player(red).casualty == casualties + 1);
    BOOST_TEST(scene.player(red).pool == 8);
    BOOST_TEST(scene.display(red, byzantine).vp == 10);
    BOOST_TEST(scene.now[ActionBox::fortify].size() == 1U);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_15_the_citys_side_pays) {
    Scene scene = two_cities();
    scene.takes(Fortify{city("mecca"), casualty});
    BOOST_TEST(scene.display(red, arab).treasury == 2);
    scene.takes(Tax{1, 0});
    scene.takes(Fortify{city("nicaea"), byzantine_levy});
    BOOST_TEST(scene.display(red, byzantine).treasury == 12);
    BOOST_TEST(scene.player(red).fortifications == 0);
}

BOOST_AUTO_TEST_CASE(byz_15_only_a_city_the_player_controls) {
    Scene scene = two_cities();
    scene.controls(blue, "smyrna");
    for (const auto* id : {"smyrna", "ankara", "constantinople", "hira"})
        scene.refuses(Fortify{city(id), pool}, byz(15), "Players can fortify only cities that they control; ");
}

BOOST_AUTO_TEST_CASE(byz_15_one_fortification_a_city_and_two_a_player) {
    Scene scene = two_cities();
    fortified(scene, red, "medina");
    scene.refuses(Fortify{city("medina"), pool}, byz(15), "Medina is fortified already.");
    BOOST_TEST(scene.allows(Fortify{city("mecca"), pool}));
    fortified(scene, red, "tabuk");
    scene.refuses(Fortify{city("mecca"), pool}, byz(15), "Both fortification tokens are on the map.");
}

BOOST_AUTO_TEST_CASE(byz_15_it_is_one_token_more_in_a_siege_and_no_fourth_for_improving) {
    Scene scene = two_cities();
    fortified(scene, red, "mecca");
    BOOST_TEST(siege_strength(standard_table().board, scene.now, city("mecca")) == 3);
    scene.takes(Improve{city("mecca"), pool});
    BOOST_TEST(tokens(scene, "mecca") == 3);
    BOOST_TEST(siege_strength(standard_table().board, scene.now, city("mecca")) == 4);
}

BOOST_AUTO_TEST_CASE(byz_15_it_brings_no_income_and_no_vp) {
    Scene scene = two_cities();
    fortified(scene, blue, "medina");
    BOOST_TEST((city_points(scene.now, blue) == std::array{0, 1}));
    make_rich(scene);
    const int cost = 8 + 5;
    everyone_passes(scene);
    BOOST_TEST(scene.display(blue, arab).treasury == 100 + 2 - cost);
}

BOOST_AUTO_TEST_CASE(byz_15_it_stays_from_turn_to_turn) {
    Scene scene = two_cities();
    make_rich(scene);
    scene.takes(Fortify{city("nicaea"), pool});
    everyone_passes(scene);
    BOOST_TEST(scene.at("nicaea").fortified);
    BOOST_TEST(controller(scene, "nicaea") == red);
    BOOST_TEST(scene.player(red).fortifications == 1);
    BOOST_TEST(scene.now[ActionBox::fortify].empty());
}

BOOST_AUTO_TEST_CASE(byz_16_emperor_and_caliph_score_two_vp_at_once_and_bring_their_guard) {
    Scene scene{red, blue};
    scene.takes(Emperor{pool});
    BOOST_TEST(scene.display(red, byzantine).vp == 12);
    BOOST_TEST(scene.display(red, arab).vp == 10);
    BOOST_TEST(scene.display(red, byzantine).guard);
    BOOST_TEST(scene.display(red, byzantine).elite == 1);
    scene.takes(Caliph{pool});
    BOOST_TEST(scene.display(blue, arab).vp == 12);
    BOOST_TEST(scene.display(blue, arab).guard);
    BOOST_TEST(!scene.display(blue, byzantine).guard);
}

BOOST_AUTO_TEST_CASE(byz_16_a_guard_counts_as_an_active_elite_cube) {
    Scene scene{red, blue};
    scene.takes(Emperor{pool});
    const Display& army = scene.display(red, byzantine);
    BOOST_TEST(active_cubes(army) == 1 + 3 + 2 + 1);
    BOOST_TEST(field_strength(army) == 1 + 3 + 1);
    BOOST_TEST(field_dice(army) == 1 + 3 + 1);
}

BOOST_AUTO_TEST_CASE(byz_16_a_guard_needs_no_maintenance_and_goes_home_at_the_end_of_the_turn) {
    Scene scene{red, blue};
    make_rich(scene);
    scene.takes(Emperor{pool});
    scene.takes(Caliph{pool});
    everyone_passes(scene);
    BOOST_TEST(scene.display(red, byzantine).treasury == 100 - 12);
    BOOST_TEST(scene.display(blue, arab).treasury == 100 - 13);
    BOOST_TEST(!scene.display(red, byzantine).guard);
    BOOST_TEST(!scene.display(blue, arab).guard);
}

BOOST_AUTO_TEST_CASE(byz_16_a_guard_is_not_lost_while_another_active_cube_is_left) {
    Scene scene{red, blue};
    scene.army(red, arab, "tabuk", 0, 2, 1);
    chose(scene, red, ActionBox::caliph);
    scene.takes(Move{arab, city("jerusalem")});
    scene.rolls(0, 2);
    BOOST_TEST(scene.display(red, arab).main == 0);
    BOOST_TEST(scene.display(red, arab).guard);
    BOOST_TEST(pawn(scene, red, arab) == city("tabuk"));
}

BOOST_AUTO_TEST_CASE(byz_16_a_lost_guard_goes_to_its_box_which_stays_taken) {
    Scene scene{red, blue};
    scene.army(red, arab, "tabuk", 0, 2, 1);
    chose(scene, red, ActionBox::caliph);
    scene.takes(Move{arab, city("jerusalem")});
    scene.rolls(0, 3);
    BOOST_TEST(!scene.display(red, arab).guard);
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(scene.now[ActionBox::caliph].size() == 1U);
    scene.refuses(Caliph{pool}, byz(13), "Every box of caliph is taken this turn.");
    BOOST_TEST(sound(scene));
}

// What is said of a decision beforehand is what it does.
BOOST_AUTO_TEST_CASE(byz_13_the_box_that_a_decision_takes_is_the_one_that_gets_its_cube) {
    const Table& table = support::standard_table();
    std::size_t taken = 0;
    std::size_t others = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        support::RandomPlayer player{seed, support::Taste::warlike};
        Position now = start(table, player.header());
        while (!std::holds_alternative<Over>(now.awaits)) {
            const Entry entry = player.entry(table, now);
            const Position after = apply(table, now, entry).value().after;
            const auto* const decision = std::get_if<Decision>(&entry);
            if (decision != nullptr && after.turn == now.turn && !std::holds_alternative<Over>(after.awaits)) {
                const auto box = box_taken(now, *decision);
                for (std::size_t i = 0; i < now.boxes.size(); ++i) {
                    const bool grew = after.boxes[i].size() > now.boxes[i].size();
                    BOOST_TEST(grew == (box == static_cast<ActionBox>(i)));
                }
                ++(box ? taken : others);
            }
            now = after;
        }
    }
    BOOST_TEST(taken > 100U);
    BOOST_TEST(others > 100U);
}

BOOST_AUTO_TEST_SUITE_END()
