// SPDX-License-Identifier: MIT
// BYZ-57 to 61: income, maintenance, and the cubes that come back.
#include "byzantium/rules/turn_end.h"

#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

struct Boxes {
    int elite;
    int main;
    int levy;
    int move;
};

// A rich table at which red's army of that side has these cubes, and its treasury these bezants.
Scene with(Side side, Boxes cubes, int treasury) {
    Scene scene{red, blue};
    make_rich(scene);
    Player& player = scene.player(red);
    Display& army = player[side];
    player.casualty += army.elite + army.main + army.levy + army.move;
    player.casualty -= cubes.elite + cubes.main + cubes.levy + cubes.move;
    army.elite = cubes.elite;
    army.main = cubes.main;
    army.levy = cubes.levy;
    army.move = cubes.move;
    army.treasury = treasury;
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(turn_end)

BOOST_AUTO_TEST_CASE(byz_57_each_token_pays_its_controller_two_bezants_on_the_citys_side) {
    Scene scene = with(arab, {0, 0, 0, 0}, 0);
    scene.display(red, byzantine).treasury = 12;
    scene.controls(red, "nicaea");
    scene.controls(red, "ankara");
    scene.controls(red, "mecca");
    scene.controls(blue, "smyrna");
    everyone_passes(scene);
    BOOST_TEST(scene.display(red, byzantine).treasury == 2 * (3 + 2));
    BOOST_TEST(scene.display(red, arab).treasury == 2 * 2);
    BOOST_TEST(scene.display(blue, byzantine).treasury == 100 + 4 - 12);
}

BOOST_AUTO_TEST_CASE(byz_57_a_city_pays_to_the_side_it_has_now_for_the_tokens_it_has_now) {
    Scene scene = with(arab, {0, 0, 0, 0}, 0);
    belongs(scene, "jerusalem", Allegiance::arab, 1);
    scene.controls(red, "jerusalem");
    everyone_passes(scene);
    BOOST_TEST(scene.display(red, arab).treasury == 2);
    BOOST_TEST(scene.display(red, byzantine).treasury == 88);
}

BOOST_AUTO_TEST_CASE(byz_57_all_incomes_come_before_any_payment) {
    Scene scene = with(arab, {0, 4, 0, 0}, 0);
    scene.controls(red, "mecca");
    everyone_passes(scene);
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST(scene.display(red, arab).treasury == 0);
    BOOST_TEST(scene.display(red, arab).main == 4);
    BOOST_TEST(scene.player(red).removed == 0);
}

BOOST_AUTO_TEST_CASE(byz_58_elite_costs_three_main_one_levy_two_move_one) {
    for (const auto& [cubes, cost] : {std::pair{Boxes{1, 0, 0, 0}, 3},
                                      {Boxes{0, 1, 0, 0}, 1},
                                      {Boxes{0, 0, 1, 0}, 2},
                                      {Boxes{0, 0, 0, 1}, 1},
                                      {Boxes{2, 3, 4, 5}, 6 + 3 + 8 + 5}})
        for (const Side side : sides) {
            Scene scene = with(side, cubes, 50);
            everyone_passes(scene);
            BOOST_TEST(scene.display(red, side).treasury == 50 - cost);
        }
}

BOOST_AUTO_TEST_CASE(byz_58_each_side_pays_for_itself) {
    Scene scene = with(arab, {0, 1, 0, 0}, 0);
    everyone_passes(scene);
    BOOST_TEST(scene.display(red, arab).main == 0);
    BOOST_TEST(scene.player(red).removed == 1);
    BOOST_TEST(scene.display(red, byzantine).treasury == 88);
}

BOOST_AUTO_TEST_CASE(byz_58_a_guard_is_free) {
    Scene scene = with(byzantine, {1, 0, 0, 0}, 3);
    chose(scene, red, ActionBox::emperor);
    everyone_passes(scene);
    BOOST_TEST(scene.display(red, byzantine).treasury == 0);
    BOOST_TEST(scene.display(red, byzantine).elite == 1);
}

BOOST_AUTO_TEST_CASE(byz_59_the_player_chooses_which_unpaid_cubes_leave_the_game) {
    Scene scene = with(byzantine, {1, 3, 0, 0}, 3);
    everyone_passes(scene);
    BOOST_TEST(scene.awaits<AwaitUpkeep>().player == red);
    BOOST_TEST(scene.awaits<AwaitUpkeep>().side == byzantine);
    BOOST_TEST(scene.awaits<AwaitUpkeep>().shortfall == 3);
    Scene by_main = scene;
    scene.takes(GiveUp{1, 0, 0, 0});
    BOOST_TEST(scene.display(red, byzantine).main == 3);
    BOOST_TEST(scene.display(red, byzantine).treasury == 0);
    BOOST_TEST(scene.display(red, byzantine).vp == 9);
    BOOST_TEST(scene.player(red).removed == 1);
    BOOST_TEST(sound(scene));
    by_main.takes(GiveUp{0, 3, 0, 0});
    BOOST_TEST(by_main.display(red, byzantine).elite == 1);
    BOOST_TEST(by_main.display(red, byzantine).vp == 7);
    BOOST_TEST(by_main.player(red).removed == 3);
}

BOOST_AUTO_TEST_CASE(byz_59_no_cube_is_given_up_that_the_money_left_would_pay_for) {
    Scene scene = with(byzantine, {1, 3, 0, 0}, 3);
    everyone_passes(scene);
    scene.refuses(GiveUp{1, 1, 0, 0}, byz(59),
                  "The bezants left (1) would still pay for one of these cubes, so it stays.");
    scene.refuses(GiveUp{1, 3, 0, 0}, byz(59),
                  "The bezants left (3) would still pay for one of these cubes, so it stays.");
    BOOST_TEST(scene.legal().size() == 2U);
}

BOOST_AUTO_TEST_CASE(byz_59_enough_must_be_given_up_and_only_what_is_there) {
    Scene scene = with(byzantine, {1, 3, 0, 0}, 3);
    everyone_passes(scene);
    for (const GiveUp& too_little : {GiveUp{0, 2, 0, 0}, GiveUp{0, 0, 0, 0}})
        scene.refuses(too_little, byz(59), "The shortfall in bezants is 3; giving up these cubes saves");
    for (const GiveUp& not_there : {GiveUp{0, 0, 2, 0}, GiveUp{0, 4, 0, 0}, GiveUp{0, 2, 0, 1}, GiveUp{2, -3, 0, 0}})
        scene.refuses(not_there, byz(59), "You give up more cubes than there are in those boxes.");
}

BOOST_AUTO_TEST_CASE(byz_59_money_that_pays_for_no_cube_stays) {
    Scene scene = with(byzantine, {1, 0, 0, 0}, 2);
    everyone_passes(scene);
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST(scene.display(red, byzantine).elite == 0);
    BOOST_TEST(scene.display(red, byzantine).treasury == 2);
    BOOST_TEST(told<TakenByItself>(scene));
}

BOOST_AUTO_TEST_CASE(byz_59_a_dearer_cube_may_go_for_a_cheaper_one) {
    Scene scene = with(byzantine, {1, 1, 0, 0}, 3);
    everyone_passes(scene);
    BOOST_TEST(scene.awaits<AwaitUpkeep>().shortfall == 1);
    scene.refuses(GiveUp{1, 1, 0, 0}, byz(59),
                  "The bezants left (3) would still pay for one of these cubes, so it stays.");
    scene.takes(GiveUp{1, 0, 0, 0});
    BOOST_TEST(scene.display(red, byzantine).main == 1);
    BOOST_TEST(scene.display(red, byzantine).treasury == 2);
}

BOOST_AUTO_TEST_CASE(byz_59_vp_never_fall_below_nought) {
    Scene scene = with(arab, {0, 5, 0, 0}, 0);
    scene.display(red, arab).vp = 3;
    everyone_passes(scene);
    BOOST_TEST(scene.display(red, arab).vp == 0);
    BOOST_TEST(scene.display(red, byzantine).vp == 10);
    BOOST_TEST(scene.player(red).removed == 5);
}

BOOST_AUTO_TEST_CASE(byz_59_a_levy_and_move_cubes_may_be_given_up) {
    Scene scene = with(arab, {0, 0, 1, 2}, 2);
    everyone_passes(scene);
    BOOST_TEST(scene.awaits<AwaitUpkeep>().shortfall == 2);
    scene.refuses(GiveUp{0, 0, 1, 1}, byz(59),
                  "The bezants left (1) would still pay for one of these cubes, so it stays.");
    scene.refuses(GiveUp{0, 0, 0, 1}, byz(59), "The shortfall in bezants is 2; giving up these cubes saves 1.");
    Scene by_move = scene;
    scene.takes(GiveUp{0, 0, 1, 0});
    BOOST_TEST(scene.display(red, arab).levy == 0);
    BOOST_TEST(scene.display(red, arab).vp == 9);
    by_move.takes(GiveUp{0, 0, 0, 2});
    BOOST_TEST(by_move.display(red, arab).move == 0);
    BOOST_TEST(by_move.display(red, arab).vp == 8);
}

BOOST_AUTO_TEST_CASE(byz_59_one_way_alone_is_not_asked_for) {
    Scene scene = with(arab, {0, 0, 2, 1}, 3);  // a Levy cube, and with it no other
    everyone_passes(scene);
    BOOST_TEST(scene.now.turn == 2);
    BOOST_TEST(scene.display(red, arab).levy == 1);
    BOOST_TEST(scene.display(red, arab).move == 1);
    BOOST_TEST(scene.display(red, arab).treasury == 0);
}

BOOST_AUTO_TEST_CASE(byz_59_players_pay_clockwise_from_the_first_byzantine_before_arab) {
    Scene scene{red, yellow, blue};
    make_rich(scene);
    for (const Color color : {red, yellow, blue})
        for (const Side side : sides) scene.display(color, side).treasury = 1;
    scene.takes(AwaitPlayer{yellow});
    scene.now.first = yellow;
    for (int pass = 0; pass < 3; ++pass) scene.takes(Pass{casualty});
    for (const Color color : {yellow, blue, red})
        for (const Side side : sides) {
            BOOST_TEST(scene.awaits<AwaitUpkeep>().player == color);
            BOOST_TEST(scene.awaits<AwaitUpkeep>().side == side);
            scene.takes(scene.legal().front());
        }
    BOOST_TEST(scene.now.turn == 2);
}

BOOST_AUTO_TEST_CASE(byz_59_at_an_upkeep_the_armies_before_it_have_paid) {
    Scene scene{red, blue};
    scene.takes(Pass{casualty});
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.awaits<AwaitUpkeep>().player == red);
    BOOST_TEST(scene.awaits<AwaitUpkeep>().side == arab);
    BOOST_TEST(scene.awaits<AwaitUpkeep>().shortfall == 8 + 5 - 5);
    BOOST_TEST(scene.display(red, byzantine).treasury == 3);
    BOOST_TEST(scene.display(blue, byzantine).treasury == 15);
}

BOOST_AUTO_TEST_CASE(byz_60_cubes_in_the_boxes_go_back_to_the_pool) {
    Scene scene{red, blue};
    make_rich(scene);
    scene.player(red).casualty = 1;
    scene.player(red).removed = 11;
    scene.takes(ByzantineFleet{pool});
    scene.takes(ArabFleet{pool});
    scene.takes(Tax{4, 0});
    scene.takes(Church{pool});
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.player(red).pool == 9 - 1 - 4);
    scene.takes(Pass{casualty});
    BOOST_TEST(scene.player(red).pool == 9 + 1);
    BOOST_TEST(scene.player(red).taxed == 0);
    BOOST_TEST(scene.player(red).pass_cubes == 0);
    for (const auto& box : scene.now.boxes) BOOST_TEST(box.empty());
    BOOST_TEST(scene.player(blue).churches == 1);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_60_half_of_the_casualties_come_back_rounded_as_the_table_rules) {
    for (const auto& [rounding, casualties, back] : {std::tuple{CasualtyRounding::up, 11, 6},
                                                     {CasualtyRounding::down, 11, 5},
                                                     {CasualtyRounding::up, 10, 5},
                                                     {CasualtyRounding::down, 10, 5},
                                                     {CasualtyRounding::up, 1, 1},
                                                     {CasualtyRounding::down, 1, 0}}) {
        Scene scene{{red, blue}, {EliteLimit::per_box, rounding}};
        make_rich(scene);
        scene.player(red).casualty = casualties + 1;  // one goes to the Pass box
        everyone_passes(scene);
        BOOST_TEST(scene.player(red).casualty == casualties - back);
        BOOST_TEST(scene.player(red).pool == 9 + 1 + back);
    }
}

BOOST_AUTO_TEST_CASE(byz_60_guards_go_back_to_their_boxes) {
    Scene scene{red, blue};
    make_rich(scene);
    scene.takes(Emperor{pool});
    scene.takes(Caliph{pool});
    everyone_passes(scene);
    BOOST_TEST(!scene.display(red, byzantine).guard);
    BOOST_TEST(!scene.display(blue, arab).guard);
    scene.takes(Caliph{pool});
    BOOST_TEST(scene.display(red, arab).guard);
}

BOOST_AUTO_TEST_CASE(byz_61_the_third_turn_has_its_income_maintenance_and_return_too) {
    Scene scene{red, blue};
    make_rich(scene);
    scene.now.turn = 3;
    scene.controls(red, "mecca");
    scene.takes(Tax{2, 0});
    scene.takes(Pass{casualty});
    scene.takes(Pass{casualty});
    BOOST_TEST(awaiting<Over>(scene));
    BOOST_TEST(scene.display(red, arab).treasury == 100 + 4 + 4 - 13);
    BOOST_TEST(scene.display(red, byzantine).treasury == 100 - 12);
    BOOST_TEST(scene.player(red).taxed == 0);
    BOOST_TEST(scene.player(red).pool == 9 + 1 + 5);
    BOOST_TEST(scene.player(red).casualty == 5);
}

BOOST_AUTO_TEST_CASE(byz_61_what_is_given_up_in_the_third_turn_counts_before_the_score) {
    Scene scene = with(arab, {0, 3, 0, 0}, 0);
    scene.now.turn = 3;
    everyone_passes(scene);
    BOOST_TEST(scene.display(red, arab).vp == 7);
    const auto& result = scene.awaits<Over>().result;
    BOOST_TEST(result.scores.front().arab == 7);
    BOOST_TEST(scene.now.turn == 3);
    BOOST_TEST(scene.now.first == red);
    BOOST_TEST(scene.now.passed == (values::Few<Color, 4>{red, blue}), per_element());
}

BOOST_AUTO_TEST_SUITE_END()
