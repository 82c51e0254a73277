// SPDX-License-Identifier: MIT
// BYZ-20 to 23 and 38: the Bulgars attack, are paid for, and defend.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

const BulgarsReinforce reinforce{pool, std::nullopt};

BulgarsAttack attack_on(std::string_view id) { return {pool, city(id)}; }

Scene with_bulgars(int cubes) {
    Scene scene{red, blue, green};
    scene.now.bulgars = cubes;
    return scene;
}

// The Bulgars hold Thessalonica (2 tokens) and Adrianople (1).
Scene bulgar_country() {
    Scene scene{red, blue, green};
    belongs(scene, "thessalonica", Allegiance::bulgar, 2);
    belongs(scene, "adrianople", Allegiance::bulgar, 1);
    return scene;
}

// A board on which no city has an orange arrow.
Table table_without_arrows() {
    BoardFacts facts = standard_table().board;
    for (BoardCity& printed : facts.cities) printed.bulgar_arrow = false;
    return {*make_board(facts), {}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(bulgars)

BOOST_AUTO_TEST_CASE(byz_20_reinforcing_adds_two_and_two_more) {
    Scene scene = with_bulgars(5);
    scene.takes(reinforce);
    BOOST_TEST(scene.now.bulgars == 9);
    BOOST_TEST(scene.now[ActionBox::bulgar_attack].size() == 1U);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_20_seven_become_eleven) {
    Scene scene = with_bulgars(7);
    scene.takes(reinforce);
    BOOST_TEST(scene.now.bulgars == 11);
}

BOOST_AUTO_TEST_CASE(byz_20_they_must_attack_when_fewer_than_two_more_are_left) {
    for (const int cubes : {8, 9, 10, 11}) {
        const Scene scene = with_bulgars(cubes);
        scene.refuses(reinforce, byz(20), "more, and reinforcing adds 2 cubes.");
        BOOST_TEST(scene.allows(attack_on("thessalonica")));
    }
}

BOOST_AUTO_TEST_CASE(byz_20_two_are_added_before_an_attack_up_to_eleven) {
    for (const auto& [before, after] : {std::pair{7, 9}, {9, 11}, {10, 11}, {11, 11}}) {
        Scene scene = with_bulgars(before);
        scene.takes(attack_on("adrianople"));
        BOOST_TEST(scene.now.bulgars == after);
    }
}

BOOST_AUTO_TEST_CASE(byz_20_without_target_and_without_room_the_box_cannot_be_chosen) {
    const Table table = table_without_arrows();
    Position now = start(table, support::header_of({red, blue}));
    BOOST_TEST(!check(table, now, reinforce));
    now.bulgars = 9;
    BOOST_TEST(to_text(rule(check(table, now, reinforce).value())) == "BYZ-20");
    BOOST_TEST(check(table, now, attack_on("thessalonica")).has_value());
    int others = 0;
    for (const Decision& decision : legal(table, now)) {
        BOOST_TEST(!std::holds_alternative<BulgarsAttack>(decision), decision);
        BOOST_TEST(!std::holds_alternative<BulgarsReinforce>(decision), decision);
        ++others;
    }
    BOOST_TEST(others > 0);
}

BOOST_AUTO_TEST_CASE(byz_21_an_orange_arrow_shows_the_way) {
    const Scene scene{red, blue};
    BOOST_TEST(scene.allows(attack_on("thessalonica")));
    BOOST_TEST(scene.allows(attack_on("adrianople")));
    for (const auto* id : {"athens", "dyrrachium", "constantinople", "nicaea", "mecca"})
        scene.refuses(attack_on(id), byz(21), "it needs an orange arrow or a road from a Bulgar city.");
}

BOOST_AUTO_TEST_CASE(byz_21_a_road_from_a_bulgar_city_leads_on) {
    const Scene scene = bulgar_country();
    for (const auto* id : {"athens", "dyrrachium", "constantinople"}) BOOST_TEST(scene.allows(attack_on(id)), id);
    scene.refuses(attack_on("nicaea"), byz(21),
                  "The Bulgars cannot attack Nicaea: it needs an orange arrow or a road from a Bulgar city.");
}

BOOST_AUTO_TEST_CASE(byz_21_never_by_sea) {
    Scene scene = bulgar_country();
    belongs(scene, "athens", Allegiance::bulgar, 1);
    scene.refuses(attack_on("candia"), byz(21),
                  "The Bulgars cannot attack Candia: it needs an orange arrow or a road from a Bulgar city.");
}

BOOST_AUTO_TEST_CASE(byz_21_never_a_bulgar_city) {
    const Scene scene = bulgar_country();
    scene.refuses(attack_on("thessalonica"), byz(21),
                  "The Bulgars cannot attack Thessalonica: it needs an orange arrow or a road from a Bulgar city.");
    scene.refuses(attack_on("adrianople"), byz(21),
                  "The Bulgars cannot attack Adrianople: it needs an orange arrow or a road from a Bulgar city.");
}

BOOST_AUTO_TEST_CASE(byz_21_they_roll_three_dice_at_most_and_lose_cubes_from_their_box) {
    Scene scene{red, blue};
    scene.army(blue, byzantine, "thessalonica", 0, 2, 2);
    scene.takes(attack_on("thessalonica"));
    scene.takes(Stand{});
    BOOST_TEST(scene.awaits<AwaitRoll>().attacker == 3);
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 2);
    scene.rolls(0, 2);
    BOOST_TEST(scene.now.bulgars == 7);
}

BOOST_AUTO_TEST_CASE(byz_21_two_bulgars_roll_two_dice) {
    Scene scene = with_bulgars(0);
    scene.army(blue, byzantine, "thessalonica", 0, 2, 2);
    scene.takes(attack_on("thessalonica"));
    scene.takes(Stand{});
    BOOST_TEST(scene.awaits<AwaitRoll>().attacker == 2);
}

BOOST_AUTO_TEST_CASE(byz_21_a_beaten_army_leaves_and_the_bulgars_besiege) {
    Scene scene{red, blue};
    scene.army(blue, byzantine, "thessalonica", 0, 2, 2);
    scene.takes(attack_on("thessalonica"));
    scene.takes(Stand{});
    scene.rolls(1, 1);
    scene.takes(Lose{0, 1, 0});
    BOOST_TEST(scene.now.bulgars == 8);
    BOOST_TEST(scene.awaits<AwaitRetreat>().player == blue);
    scene.takes(RetreatTo{city("athens")});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 3);
}

BOOST_AUTO_TEST_CASE(byz_21_bulgars_as_strong_as_the_defender_lose) {
    Scene scene = with_bulgars(3);
    scene.army(blue, byzantine, "adrianople", 0, 5, 2);
    scene.takes(attack_on("adrianople"));
    scene.takes(Stand{});
    scene.rolls(0, 0);
    BOOST_TEST(allegiance_of(scene, "adrianople") == Allegiance::byzantine);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_21_beaten_bulgars_stay_in_their_box) {
    Scene scene = with_bulgars(1);
    scene.army(blue, byzantine, "thessalonica", 0, 5, 0);
    scene.takes(attack_on("thessalonica"));
    scene.takes(Stand{});
    scene.rolls(0, 1);
    BOOST_TEST(scene.now.bulgars == 2);
    BOOST_TEST(allegiance_of(scene, "thessalonica") == Allegiance::byzantine);
    BOOST_TEST(pawn(scene, blue, byzantine) == city("thessalonica"));
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_22_an_attack_is_paid_by_the_side_opposite_to_the_citys) {
    Scene scene{red, blue};
    scene.takes(BulgarsAttack{casualty, city("adrianople")});
    BOOST_TEST(scene.display(red, arab).treasury == 2);
    BOOST_TEST(scene.display(red, byzantine).treasury == 15);
}

BOOST_AUTO_TEST_CASE(byz_22_an_attack_on_an_arab_city_is_paid_by_the_byzantine_side) {
    Scene scene{red, blue};
    belongs(scene, "adrianople", Allegiance::arab, 2);
    scene.takes(BulgarsAttack{casualty, city("adrianople")});
    BOOST_TEST(scene.display(red, byzantine).treasury == 12);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
}

BOOST_AUTO_TEST_CASE(byz_22_an_attack_cannot_be_paid_by_the_other_side) {
    Scene scene{red, blue};
    scene.display(red, arab).treasury = 2;
    scene.refuses(BulgarsAttack{casualty, city("adrianople")}, byz(7),
                  "With the cube from casualty the price in bezants is 3; that treasury (arab) holds 2.");
}

BOOST_AUTO_TEST_CASE(byz_22_either_side_may_pay_for_a_reinforcement) {
    for (const Side payer : sides) {
        Scene scene{red, blue};
        scene.takes(BulgarsReinforce{casualty, payer});
        BOOST_TEST(scene.display(red, byzantine).treasury == (payer == byzantine ? 12 : 15));
        BOOST_TEST(scene.display(red, arab).treasury == (payer == arab ? 2 : 5));
    }
}

BOOST_AUTO_TEST_CASE(byz_22_the_named_side_must_have_the_money) {
    Scene scene{red, blue};
    scene.display(red, arab).treasury = 2;
    scene.refuses(BulgarsReinforce{casualty, arab}, byz(7),
                  "With the cube from casualty the price in bezants is 3; that treasury (arab) holds 2.");
    BOOST_TEST(scene.allows(BulgarsReinforce{casualty, byzantine}));
}

BOOST_AUTO_TEST_CASE(byz_22_a_payer_is_named_exactly_when_the_cube_is_bought) {
    const Scene scene{red, blue};
    scene.refuses(BulgarsReinforce{casualty, std::nullopt}, RuleId::format,
                  "Name a treasury if the cube is bought, and only then.");
    scene.refuses(BulgarsReinforce{pool, arab}, RuleId::format,
                  "Name a treasury if the cube is bought, and only then.");
}

BOOST_AUTO_TEST_CASE(byz_23_a_taken_city_has_orange_tokens_one_fewer_and_no_controller) {
    Scene scene{red, blue};
    scene.display(blue, byzantine).levy = 0;
    scene.controls(blue, "thessalonica");
    const int casualties = scene.player(blue).casualty;
    scene.takes(attack_on("thessalonica"));
    scene.rolls(0, 1);
    BOOST_TEST(allegiance_of(scene, "thessalonica") == Allegiance::bulgar);
    BOOST_TEST(tokens(scene, "thessalonica") == 2);
    BOOST_TEST(controller(scene, "thessalonica") == nobody);
    BOOST_TEST(scene.player(blue).casualty == casualties + 1);
    BOOST_TEST(scene.now.bulgars == 8);
    BOOST_TEST(action_of(scene, blue));
}

BOOST_AUTO_TEST_CASE(byz_23_the_player_scores_on_the_opposite_track_and_takes_no_money_and_places_no_cube) {
    Scene scene{red, blue};
    scene.takes(attack_on("thessalonica"));
    scene.rolls(0, 0);
    BOOST_TEST(scene.display(red, arab).vp == 12);
    BOOST_TEST(scene.display(red, byzantine).vp == 10);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
    BOOST_TEST(scene.player(red).pool == 8);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_23_an_arab_city_scores_byzantine_vp) {
    Scene scene{red, blue};
    belongs(scene, "thessalonica", Allegiance::arab, 2);
    scene.takes(attack_on("thessalonica"));
    scene.rolls(0, 0);
    BOOST_TEST(scene.display(red, byzantine).vp == 11);
    BOOST_TEST(scene.display(red, arab).vp == 10);
    BOOST_TEST(tokens(scene, "thessalonica") == 1);
}

BOOST_AUTO_TEST_CASE(byz_23_a_city_of_one_token_keeps_one_and_scores_nothing) {
    Scene scene{red, blue};
    belongs(scene, "adrianople", Allegiance::byzantine, 1);
    scene.takes(attack_on("adrianople"));
    scene.rolls(0, 1);
    BOOST_TEST(allegiance_of(scene, "adrianople") == Allegiance::bulgar);
    BOOST_TEST(tokens(scene, "adrianople") == 1);
    BOOST_TEST(scene.display(red, arab).vp == 10);
}

BOOST_AUTO_TEST_CASE(byz_23_bulgars_no_stronger_than_the_city_take_nothing) {
    Scene scene = with_bulgars(2);
    scene.takes(attack_on("thessalonica"));
    scene.rolls(0, 1);
    BOOST_TEST(allegiance_of(scene, "thessalonica") == Allegiance::byzantine);
    BOOST_TEST(tokens(scene, "thessalonica") == 3);
    BOOST_TEST(scene.now.bulgars == 3);
    BOOST_TEST(scene.display(red, arab).vp == 10);
}

BOOST_AUTO_TEST_CASE(byz_38_a_bulgar_city_is_defended_by_the_whole_box) {
    Scene scene = bulgar_country();
    scene.army(red, byzantine, "athens", 0, 6, 2);
    scene.takes(Move{byzantine, city("thessalonica")});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::battle));
    BOOST_TEST(scene.awaits<AwaitRoll>().attacker == 3);
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 3);
    scene.rolls(3, 0);
    BOOST_TEST(scene.now.bulgars == 4);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 2);
}

BOOST_AUTO_TEST_CASE(byz_38_beaten_bulgars_do_not_retreat_and_the_city_is_taken) {
    Scene scene = bulgar_country();
    scene.army(red, byzantine, "athens", 0, 6, 2);
    scene.takes(Move{byzantine, city("thessalonica")});
    scene.rolls(3, 0);
    scene.rolls(0, 0);
    scene.takes(Garrison{pool});
    BOOST_TEST(scene.now.bulgars == 4);
    BOOST_TEST(allegiance_of(scene, "thessalonica") == Allegiance::byzantine);
    BOOST_TEST(tokens(scene, "thessalonica") == 1);
    BOOST_TEST(controller(scene, "thessalonica") == red);
    BOOST_TEST(scene.display(red, byzantine).vp == 11);
}

BOOST_AUTO_TEST_CASE(byz_38_bulgars_that_are_no_weaker_win) {
    Scene scene = bulgar_country();
    scene.army(red, byzantine, "athens", 0, 6, 2);
    scene.takes(Move{byzantine, city("thessalonica")});
    scene.rolls(0, 0);
    BOOST_TEST(scene.now.bulgars == 7);
    BOOST_TEST(pawn(scene, red, byzantine) == city("athens"));
    BOOST_TEST(allegiance_of(scene, "thessalonica") == Allegiance::bulgar);
}

BOOST_AUTO_TEST_CASE(byz_38_two_bulgars_defend_with_two_dice_and_fall) {
    Scene scene = bulgar_country();
    scene.now.bulgars = 2;
    scene.army(red, byzantine, "athens", 0, 6, 2);
    scene.takes(Move{byzantine, city("thessalonica")});
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 2);
    scene.rolls(3, 0);
    BOOST_TEST(scene.now.bulgars == 0);
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_CASE(byz_38_an_empty_box_defends_nothing) {
    Scene scene = bulgar_country();
    scene.now.bulgars = 0;
    scene.army(red, byzantine, "athens", 0, 6, 2);
    scene.takes(Move{byzantine, city("thessalonica")});
    BOOST_TEST((scene.awaits<AwaitRoll>().what == RollFor::siege));
}

BOOST_AUTO_TEST_SUITE_END()
