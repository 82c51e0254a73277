// SPDX-License-Identifier: MIT
// BYZ-17 to 19: the Arab fleet, the Byzantine fleet, and turning back from it.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

// Red's Arabs in Arab Alexandria, before nobody's Candia (Byzantine, 2 tokens).
Scene at_alexandria(int main, int move) {
    Scene scene{red, blue, green};
    belongs(scene, "alexandria", Allegiance::arab, 2);
    scene.army(red, arab, "alexandria", 0, main, move);
    return scene;
}

// The same with the Byzantine fleet in blue's hands.
Scene against_the_fleet(int main, int move) {
    Scene scene = at_alexandria(main, move);
    chose(scene, blue, ActionBox::byzantine_fleet);
    return scene;
}

const Move to_candia() { return {arab, city("candia")}; }
const Move to_leucosia() { return {arab, city("leucosia")}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(fleet)

BOOST_AUTO_TEST_CASE(byz_17_the_arab_fleet_halves_the_players_own_sea_moves) {
    Scene scene = at_alexandria(8, 5);
    chose(scene, red, ActionBox::arab_fleet);
    scene.takes(to_candia());
    BOOST_TEST(scene.display(red, arab).move == 4);
    BOOST_TEST(pawn(scene, red, arab) == city("candia"));
}

BOOST_AUTO_TEST_CASE(byz_17_it_halves_the_dear_link_of_constantinople_to_two) {
    Scene scene{red, blue};
    belongs(scene, "nicaea", Allegiance::arab, 2);
    scene.army(red, arab, "nicaea", 0, 8, 5);
    chose(scene, red, ActionBox::arab_fleet);
    scene.takes(Move{arab, city("constantinople")});
    BOOST_TEST(scene.display(red, arab).move == 3);
}

BOOST_AUTO_TEST_CASE(byz_17_another_players_arab_fleet_does_not_help) {
    Scene scene = at_alexandria(8, 5);
    chose(scene, blue, ActionBox::arab_fleet);
    scene.takes(to_candia());
    BOOST_TEST(scene.display(red, arab).move == 3);
}

BOOST_AUTO_TEST_CASE(byz_17_roads_and_desert_tracks_are_not_halved) {
    Scene scene = at_alexandria(8, 5);
    chose(scene, red, ActionBox::arab_fleet);
    scene.takes(Move{arab, city("tabuk")});
    BOOST_TEST(scene.display(red, arab).move == 4);
}

BOOST_AUTO_TEST_CASE(byz_17_the_surcharge_of_a_second_link_is_not_halved) {
    Scene scene = at_alexandria(8, 5);
    chose(scene, red, ActionBox::arab_fleet);
    scene.now[red][arab].at = city("tabuk");
    scene.takes(Move{arab, city("alexandria")});
    scene.takes(to_candia());
    BOOST_TEST(scene.display(red, arab).move == 5 - 1 - 2);
}

BOOST_AUTO_TEST_CASE(byz_17_it_lasts_for_this_turn) {
    Scene scene = at_alexandria(8, 5);
    make_rich(scene);
    chose(scene, red, ActionBox::arab_fleet);
    everyone_passes(scene);
    scene.takes(to_candia());
    BOOST_TEST(scene.display(red, arab).move == 3);
}

BOOST_AUTO_TEST_CASE(byz_18_the_holder_is_asked_when_anothers_arabs_put_to_sea) {
    Scene scene = against_the_fleet(8, 6);
    scene.takes(to_candia());
    const auto& asked = scene.awaits<AwaitFleet>();
    BOOST_TEST(asked.player == blue);
    BOOST_TEST(asked.mover == red);
    BOOST_TEST(asked.from == city("alexandria"));
    BOOST_TEST(asked.to == city("candia"));
    BOOST_TEST(asked.cost == 4);
    BOOST_TEST(asked.dice == 4);
    BOOST_TEST(pawn(scene, red, arab) == city("alexandria"));
    BOOST_TEST(scene.display(red, arab).move == 6);
}

BOOST_AUTO_TEST_CASE(byz_18_the_holder_may_let_them_pass_at_the_usual_cost) {
    Scene scene = against_the_fleet(8, 6);
    scene.takes(to_candia());
    scene.takes(Allow{});
    BOOST_TEST(scene.display(red, arab).move == 4);
    BOOST_TEST(pawn(scene, red, arab) == city("candia"));
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_18_imposed_the_link_costs_double_and_the_holder_rolls_a_die_a_cube) {
    Scene scene = against_the_fleet(8, 6);
    scene.takes(to_candia());
    scene.takes(Impose{});
    BOOST_TEST(scene.awaits<AwaitSail>().player == red);
    BOOST_TEST(scene.awaits<AwaitSail>().to == city("candia"));
    BOOST_TEST(scene.awaits<AwaitSail>().cost == 4);
    BOOST_TEST(scene.display(red, arab).move == 6);
    scene.takes(Proceed{});
    BOOST_TEST(scene.display(red, arab).move == 2);
    const auto& roll = scene.awaits<AwaitRoll>();
    BOOST_TEST((roll.what == RollFor::fleet));
    BOOST_TEST(roll.player == red);
    BOOST_TEST(roll.attacker == 0);
    BOOST_TEST(roll.defender == 4);
    BOOST_TEST(pawn(scene, red, arab) == city("alexandria"));
}

BOOST_AUTO_TEST_CASE(byz_18_each_hit_removes_a_cube_of_the_owners_choice_before_arrival) {
    Scene scene = against_the_fleet(8, 6);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Proceed{});
    const int casualties = scene.player(red).casualty;
    scene.takes(Roll{Faces{{}, {4, 3, 6, 1}}});
    BOOST_TEST(scene.awaits<AwaitLosses>().player == red);
    BOOST_TEST(scene.awaits<AwaitLosses>().count == 2);
    BOOST_TEST((scene.awaits<AwaitLosses>().from == LossFrom::fleet));
    BOOST_TEST(pawn(scene, red, arab) == city("alexandria"));
    scene.refuses(Lose{0, 1, 0}, byz(18),
                  "The fleet's hits cost exactly 2 of the cubes in the Elite, Main and Move boxes.");
    scene.takes(Lose{0, 1, 1});
    BOOST_TEST(scene.display(red, arab).main == 7);
    BOOST_TEST(scene.display(red, arab).move == 1);
    BOOST_TEST(scene.player(red).casualty == casualties + 2);
    BOOST_TEST(pawn(scene, red, arab) == city("candia"));
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_18_no_hit_no_loss) {
    Scene scene = against_the_fleet(8, 6);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Proceed{});
    scene.rolls(0, 0);
    BOOST_TEST(scene.display(red, arab).main == 8);
    BOOST_TEST(scene.display(red, arab).move == 2);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_18_the_fleets_dice_are_counted) {
    Scene scene = against_the_fleet(8, 6);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Proceed{});
    scene.refuses(Roll{Faces{{}, {4, 3, 6}}}, byz(18), "Enter the right number of dice: 4 for the fleet.");
    scene.refuses(Roll{Faces{{2}, {4, 3, 6, 1}}}, byz(18), "Enter the right number of dice: 4 for the fleet.");
    scene.refuses(Roll{Hits{0, 5}}, byz(18), "Enter the right number of dice: 4 for the fleet.");
    scene.refuses(Roll{Hits{1, 0}}, byz(18), "Enter the right number of dice: 4 for the fleet.");
    scene.refuses(Roll{Hits{0, -1}}, byz(18), "Enter the right number of dice: 4 for the fleet.");
}

BOOST_AUTO_TEST_CASE(byz_18_the_dear_link_becomes_eight) {
    Scene scene{red, blue};
    belongs(scene, "nicaea", Allegiance::arab, 2);
    scene.army(red, arab, "nicaea", 0, 8, 9);
    chose(scene, blue, ActionBox::byzantine_fleet);
    scene.takes(Move{arab, city("constantinople")});
    BOOST_TEST(scene.awaits<AwaitFleet>().cost == 8);
    BOOST_TEST(scene.awaits<AwaitFleet>().dice == 8);
    scene.takes(Impose{});
    scene.takes(Proceed{});
    BOOST_TEST(scene.display(red, arab).move == 1);
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 8);
}

BOOST_AUTO_TEST_CASE(byz_18_it_doubles_what_the_arab_fleet_has_halved) {
    Scene scene = against_the_fleet(8, 6);
    chose(scene, red, ActionBox::arab_fleet);
    scene.takes(to_candia());
    BOOST_TEST(scene.awaits<AwaitFleet>().cost == 2);
    BOOST_TEST(scene.awaits<AwaitFleet>().dice == 2);
    scene.takes(Allow{});
    BOOST_TEST(scene.display(red, arab).move == 5);
}

BOOST_AUTO_TEST_CASE(byz_18_the_surcharge_for_a_second_link_is_neither_doubled_nor_rolled_for) {
    Scene scene = against_the_fleet(8, 8);
    scene.now[red][arab].at = city("tabuk");
    scene.takes(Move{arab, city("alexandria")});
    scene.takes(to_candia());
    BOOST_TEST(scene.awaits<AwaitFleet>().cost == 5);
    BOOST_TEST(scene.awaits<AwaitFleet>().dice == 4);
    scene.takes(Impose{});
    BOOST_TEST(scene.awaits<AwaitSail>().cost == 5);
    scene.takes(Proceed{});
    BOOST_TEST(scene.display(red, arab).move == 8 - 1 - 5);
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 4);
}

BOOST_AUTO_TEST_CASE(byz_18_each_sea_link_is_asked_for_by_itself) {
    Scene scene = against_the_fleet(8, 9);
    belongs(scene, "leucosia", Allegiance::arab, 2);
    scene.takes(to_leucosia());
    scene.takes(Allow{});
    BOOST_TEST(pawn(scene, red, arab) == city("leucosia"));
    scene.takes(to_candia());
    BOOST_TEST(scene.awaits<AwaitFleet>().from == city("leucosia"));
    scene.takes(Impose{});
    scene.takes(Proceed{});
    BOOST_TEST(scene.display(red, arab).move == 9 - 2 - 5);
}

BOOST_AUTO_TEST_CASE(byz_18_roads_and_the_holders_own_arabs_and_byzantine_armies_are_left_alone) {
    Scene by_road = against_the_fleet(8, 5);
    by_road.takes(Move{arab, city("jerusalem")});
    BOOST_TEST(awaiting<AwaitRoll>(by_road));
    Scene own = at_alexandria(8, 5);
    chose(own, red, ActionBox::byzantine_fleet);
    own.takes(to_candia());
    BOOST_TEST(own.display(red, arab).move == 3);
    BOOST_TEST(awaiting<AwaitRoll>(own));
    Scene purple = against_the_fleet(8, 5);
    purple.army(red, byzantine, "candia", 0, 3, 4);
    purple.takes(Move{byzantine, city("athens")});
    BOOST_TEST(awaiting<AwaitMarch>(purple));
    BOOST_TEST(purple.display(red, byzantine).move == 3);
}

BOOST_AUTO_TEST_CASE(byz_18_an_army_may_be_sunk_on_its_way) {
    Scene scene = against_the_fleet(1, 4);
    chose(scene, red, ActionBox::caliph);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Proceed{});
    scene.rolls(0, 2);
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(!scene.display(red, arab).guard);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(tokens(scene, "candia") == 2);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_18_a_guard_alone_may_arrive) {
    Scene scene = against_the_fleet(1, 4);
    chose(scene, red, ActionBox::caliph);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Proceed{});
    scene.rolls(0, 1);
    BOOST_TEST(scene.display(red, arab).guard);
    BOOST_TEST(pawn(scene, red, arab) == city("candia"));
}

BOOST_AUTO_TEST_CASE(byz_18_an_army_that_paid_with_its_last_cubes_is_gone_before_the_dice) {
    Scene scene = against_the_fleet(0, 4);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Proceed{});
    BOOST_TEST(pawn(scene, red, arab) == off_the_map);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_19_the_mover_may_withdraw_at_no_cost_and_choose_anew) {
    Scene scene = against_the_fleet(8, 6);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Withdraw{});
    BOOST_TEST(scene.awaits<AwaitAction>().player == red);
    BOOST_TEST(scene.awaits<AwaitAction>().barred == (values::Few<CityId, most_links>{city("candia")}), per_element());
    BOOST_TEST(scene.display(red, arab).move == 6);
    BOOST_TEST(pawn(scene, red, arab) == city("alexandria"));
    scene.refuses(to_candia(), byz(19),
                  "The step to Candia was withdrawn; that link is closed for the rest of this action.");
    BOOST_TEST(scene.allows(to_leucosia()));
    scene.takes(Tax{1, 0});
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_19_a_second_link_may_be_withdrawn_too) {
    Scene scene = against_the_fleet(8, 6);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Withdraw{});
    scene.takes(to_leucosia());
    scene.takes(Impose{});
    scene.takes(Withdraw{});
    scene.refuses(to_candia(), byz(19),
                  "The step to Candia was withdrawn; that link is closed for the rest of this action.");
    scene.refuses(to_leucosia(), byz(19),
                  "The step to Leucosia was withdrawn; that link is closed for the rest of this action.");
    scene.takes(Move{arab, city("tabuk")});
    BOOST_TEST(scene.display(red, arab).move == 5);
}

BOOST_AUTO_TEST_CASE(byz_19_the_link_is_open_again_in_the_next_action) {
    Scene scene = against_the_fleet(8, 6);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Withdraw{});
    scene.takes(Tax{1, 0});
    scene.takes(Tax{1, 0});
    scene.takes(Tax{1, 0});
    BOOST_TEST(scene.awaits<AwaitAction>().barred.empty());
    scene.takes(to_candia());
    BOOST_TEST(awaiting<AwaitFleet>(scene));
}

BOOST_AUTO_TEST_CASE(byz_19_after_a_first_link_the_army_may_stop_or_go_elsewhere) {
    Scene scene = against_the_fleet(8, 8);
    scene.now[red][arab].at = city("tabuk");
    scene.takes(Move{arab, city("alexandria")});
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Withdraw{});
    const auto& march = scene.awaits<AwaitMarch>();
    BOOST_TEST(march.links == 1);
    BOOST_TEST(march.barred == (values::Few<CityId, most_links>{city("candia")}), per_element());
    BOOST_TEST(scene.display(red, arab).move == 7);
    scene.refuses(to_candia(), byz(19),
                  "The step to Candia was withdrawn; that link is closed for the rest of this action.");
    BOOST_TEST(scene.allows(Move{arab, city("jerusalem")}));
    scene.takes(Stop{});
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_19_after_placing_the_army_stays_placed) {
    Scene scene = against_the_fleet(8, 6);
    scene.display(red, arab).at = std::nullopt;
    scene.takes(Place{arab, city("alexandria")});
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Withdraw{});
    BOOST_TEST(scene.awaits<AwaitMarch>().links == 0);
    BOOST_TEST(pawn(scene, red, arab) == city("alexandria"));
    scene.refuses(to_candia(), byz(19),
                  "The step to Candia was withdrawn; that link is closed for the rest of this action.");
    scene.takes(Stop{});
}

BOOST_AUTO_TEST_CASE(byz_19_another_link_to_the_same_city_stays_open) {
    Scene scene = against_the_fleet(8, 9);
    belongs(scene, "leucosia", Allegiance::arab, 2);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Withdraw{});
    scene.takes(to_leucosia());
    scene.takes(Allow{});
    BOOST_TEST(scene.awaits<AwaitMarch>().barred.empty());
    scene.takes(to_candia());
    BOOST_TEST(awaiting<AwaitFleet>(scene));
}

BOOST_AUTO_TEST_CASE(byz_19_a_step_whose_doubled_cost_cannot_be_paid_is_withdrawn_by_itself) {
    Scene scene = against_the_fleet(8, 3);
    scene.takes(to_candia());
    scene.takes(Impose{});
    BOOST_TEST(scene.awaits<AwaitAction>().barred == (values::Few<CityId, most_links>{city("candia")}), per_element());
    BOOST_TEST(told<StepWithdrawn>(scene));
    BOOST_TEST(scene.display(red, arab).move == 3);
    scene.refuses(to_candia(), byz(19),
                  "The step to Candia was withdrawn; that link is closed for the rest of this action.");
}

BOOST_AUTO_TEST_CASE(byz_19_exactly_the_doubled_cost_can_be_paid) {
    Scene scene = against_the_fleet(8, 4);
    scene.takes(to_candia());
    scene.takes(Impose{});
    scene.takes(Proceed{});
    BOOST_TEST(scene.display(red, arab).move == 0);
}

// Only a correction takes cubes from a mover who was asked for the fleet: then the way cannot be allowed any more.
BOOST_AUTO_TEST_CASE(byz_18_a_way_that_cannot_be_paid_any_more_cannot_be_allowed) {
    Scene scene = against_the_fleet(8, 6);
    scene.takes(to_candia());
    scene.takes(Correct{{SetDisplayCount{red, arab, DisplayCount::move, 2}}, std::nullopt});
    BOOST_TEST(scene.allows(Allow{}));
    scene.takes(Correct{{SetDisplayCount{red, arab, DisplayCount::move, 1}}, std::nullopt});
    scene.refuses(Allow{}, byz(28), "The way to Candia costs 2 Move cubes; the army has 1.");
    BOOST_TEST(scene.legal().size() == 1U);
    scene.takes(Impose{});
    BOOST_TEST(action_of(scene, red));
}

// The surcharge of a second link is a part of the way.
BOOST_AUTO_TEST_CASE(byz_18_the_surcharge_must_be_paid_too_for_a_way_to_be_allowed) {
    Scene scene = against_the_fleet(8, 8);
    scene.now[red][arab].at = city("tabuk");
    scene.takes(Move{arab, city("alexandria")});
    scene.takes(to_candia());
    scene.takes(Correct{{SetDisplayCount{red, arab, DisplayCount::move, 2}}, std::nullopt});
    scene.refuses(Allow{}, byz(28), "The way to Candia costs 3 Move cubes; the army has 2.");
    scene.takes(Correct{{SetDisplayCount{red, arab, DisplayCount::move, 3}}, std::nullopt});
    scene.takes(Allow{});
    BOOST_TEST(scene.display(red, arab).move == 0);
}

BOOST_AUTO_TEST_SUITE_END()
