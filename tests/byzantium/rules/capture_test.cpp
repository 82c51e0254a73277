// SPDX-License-Identifier: MIT
// BYZ-52, 53 and 55: a city is taken, Constantinople falls.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

namespace {

// Blue, without a levy, controls Jerusalem; red's Arabs stand in Tabuk.
Scene before_jerusalem(int its_tokens) {
    Scene scene{red, blue};
    belongs(scene, "jerusalem", Allegiance::byzantine, its_tokens);
    scene.controls(blue, "jerusalem");
    scene.player(blue).casualty += scene.display(blue, byzantine).levy;
    scene.display(blue, byzantine).levy = 0;
    scene.army(red, arab, "tabuk", 0, 8, 5);
    return scene;
}

void take_jerusalem(Scene& scene) {
    scene.takes(Move{arab, city("jerusalem")});
    scene.rolls(0, 0);
    scene.takes(Garrison{pool});
}

Scene before_constantinople() {
    Scene scene{red, blue};
    belongs(scene, "nicaea", Allegiance::arab, 2);
    scene.army(red, arab, "nicaea", 0, 8, 5);
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(captures)

BOOST_AUTO_TEST_CASE(byz_52_the_control_cube_goes_to_its_owners_casualty_pool) {
    Scene scene = before_jerusalem(3);
    const int casualties = scene.player(blue).casualty;
    const int cubes_left = scene.player(blue).pool;
    take_jerusalem(scene);
    BOOST_TEST(scene.player(blue).casualty == casualties + 1);
    BOOST_TEST(scene.player(blue).pool == cubes_left);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_52_a_fortification_goes_back_to_its_owner) {
    Scene scene = before_jerusalem(3);
    fortified(scene, blue, "jerusalem");
    ++scene.player(blue).casualty;
    const int casualties = scene.player(blue).casualty;
    take_jerusalem(scene);
    BOOST_TEST(scene.player(blue).fortifications == 2);
    BOOST_TEST(scene.player(blue).casualty == casualties);
    BOOST_TEST(!scene.at("jerusalem").fortified);
    BOOST_TEST(controller(scene, "jerusalem") == red);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_53_one_token_fewer_of_the_attackers_side_and_as_many_vp_and_bezants) {
    for (const auto& [before, after, gain] : {std::tuple{3, 2, 2}, {2, 1, 1}, {1, 1, 0}}) {
        Scene scene = before_jerusalem(before);
        take_jerusalem(scene);
        BOOST_TEST(allegiance_of(scene, "jerusalem") == Allegiance::arab);
        BOOST_TEST(tokens(scene, "jerusalem") == after);
        BOOST_TEST(scene.display(red, arab).vp == 10 + gain);
        BOOST_TEST(scene.display(red, arab).treasury == 5 + gain);
        BOOST_TEST(scene.display(red, byzantine).vp == 10);
        BOOST_TEST(scene.display(red, byzantine).treasury == 15);
        BOOST_TEST(scene.display(blue, byzantine).vp == 10);
    }
}

BOOST_AUTO_TEST_CASE(byz_53_a_byzantine_army_scores_and_plunders_for_its_side) {
    Scene scene{red, blue};
    belongs(scene, "jerusalem", Allegiance::arab, 2);
    scene.army(red, byzantine, "damascus", 0, 8, 2);
    scene.takes(Move{byzantine, city("jerusalem")});
    scene.rolls(0, 0);
    scene.takes(Garrison{pool});
    BOOST_TEST(allegiance_of(scene, "jerusalem") == Allegiance::byzantine);
    BOOST_TEST(scene.display(red, byzantine).vp == 11);
    BOOST_TEST(scene.display(red, byzantine).treasury == 16);
    BOOST_TEST(scene.display(red, arab).vp == 10);
}

BOOST_AUTO_TEST_CASE(byz_53_a_persian_city_counts_its_printed_strength) {
    for (const auto& [from, to, after] : {std::tuple{"mecca", "hira", 2}, {"edessa", "amida", 1}}) {
        Scene scene{red, blue};
        belongs(scene, from, Allegiance::arab, 2);
        scene.army(red, arab, from, 0, 8, 3);
        scene.takes(Move{arab, city(to)});
        scene.rolls(0, 0);
        scene.takes(Garrison{pool});
        BOOST_TEST(allegiance_of(scene, to) == Allegiance::arab);
        BOOST_TEST(tokens(scene, to) == after);
        BOOST_TEST(scene.display(red, arab).vp == 10 + after);
        BOOST_TEST(scene.display(red, arab).treasury == 5 + after);
    }
}

BOOST_AUTO_TEST_CASE(byz_53_a_persian_city_may_be_taken_by_a_byzantine_army) {
    Scene scene{red, blue};
    scene.army(red, byzantine, "trebizond", 0, 8, 2);
    scene.takes(Move{byzantine, city("amida")});
    scene.rolls(0, 0);
    scene.takes(Garrison{pool});
    BOOST_TEST(allegiance_of(scene, "amida") == Allegiance::byzantine);
    BOOST_TEST(tokens(scene, "amida") == 1);
    BOOST_TEST(scene.display(red, byzantine).vp == 11);
}

BOOST_AUTO_TEST_CASE(byz_53_a_civil_war_leaves_the_colour_and_takes_a_token) {
    for (const auto& [before, after, gain] : {std::tuple{3, 2, 2}, {1, 1, 0}}) {
        Scene scene = before_jerusalem(before);
        scene.army(red, byzantine, "jerusalem", 0, 8, 2);
        scene.takes(CivilWar{byzantine, pool});
        scene.rolls(0, 0);
        scene.takes(Garrison{pool});
        BOOST_TEST(allegiance_of(scene, "jerusalem") == Allegiance::byzantine);
        BOOST_TEST(tokens(scene, "jerusalem") == after);
        BOOST_TEST(scene.display(red, byzantine).vp == 10 + gain);
        BOOST_TEST(scene.display(red, byzantine).treasury == 15 + gain);
        BOOST_TEST(scene.display(red, byzantine).taken);
    }
}

BOOST_AUTO_TEST_CASE(byz_53_a_capture_does_not_count_as_taking_control) {
    Scene scene = before_jerusalem(3);
    take_jerusalem(scene);
    BOOST_TEST(!scene.display(red, arab).taken);
}

BOOST_AUTO_TEST_CASE(byz_53_the_token_supply_does_not_limit_a_capture) {
    Scene scene = before_jerusalem(3);
    int arab_tokens = 4;
    for (const BoardCity& printed : standard_table().board.cities)
        if (!printed.capital && printed.id != "jerusalem" && printed.side != Allegiance::arab && arab_tokens < 60) {
            belongs(scene, printed.id, Allegiance::arab, 3);
            arab_tokens += 3;
        }
    BOOST_TEST_REQUIRE(tokens_in_supply(standard_table().board, scene.now, arab) == 60 - arab_tokens);
    take_jerusalem(scene);
    BOOST_TEST(tokens(scene, "jerusalem") == 2);
    BOOST_TEST(tokens_in_supply(standard_table().board, scene.now, arab) == 58 - arab_tokens);
}

BOOST_AUTO_TEST_CASE(byz_53_a_bulgar_city_gets_tokens_of_the_attackers_side) {
    Scene scene{red, blue};
    belongs(scene, "athens", Allegiance::bulgar, 2);
    scene.now.bulgars = 0;
    scene.army(red, byzantine, "candia", 0, 8, 2);
    scene.takes(Move{byzantine, city("athens")});
    scene.rolls(0, 0);
    scene.takes(Garrison{pool});
    BOOST_TEST(allegiance_of(scene, "athens") == Allegiance::byzantine);
    BOOST_TEST(tokens(scene, "athens") == 1);
    BOOST_TEST(scene.display(red, byzantine).vp == 11);
    BOOST_TEST(scene.display(red, byzantine).treasury == 16);
}

BOOST_AUTO_TEST_CASE(byz_55_whoever_takes_constantinople_scores_five_arab_vp_and_the_game_is_over) {
    Scene scene = before_constantinople();
    scene.takes(Move{arab, city("constantinople")});
    const int pool_before = scene.player(red).pool;
    scene.rolls(0, 0);
    BOOST_TEST((scene.awaits<Over>().result.reason == EndReason::fall));
    BOOST_TEST(scene.display(red, arab).vp == 15);
    BOOST_TEST(scene.display(red, byzantine).vp == 10);
    BOOST_TEST(scene.display(red, arab).treasury == 5);
    BOOST_TEST(scene.player(red).pool == pool_before);
    BOOST_TEST(controller(scene, "constantinople") == nobody);
    BOOST_TEST(tokens(scene, "constantinople") == 0);
    BOOST_TEST(allegiance_of(scene, "constantinople") == Allegiance::byzantine);
}

BOOST_AUTO_TEST_CASE(byz_55_the_end_comes_at_once_without_income_or_maintenance) {
    Scene scene = before_constantinople();
    scene.controls(blue, "mecca");
    scene.takes(Move{arab, city("constantinople")});
    scene.rolls(0, 0);
    BOOST_TEST(scene.now.turn == 1);
    BOOST_TEST(scene.display(blue, arab).treasury == 5);
    BOOST_TEST(scene.display(blue, arab).vp == 10);
    BOOST_TEST(scene.legal().empty());
    scene.refuses(Pass{casualty}, RuleId::awaits, "This entry does not answer the question that is open now.");
    BOOST_TEST(!awaited_player(scene.now.awaits).has_value());
}

BOOST_AUTO_TEST_CASE(byz_55_the_bulgars_may_take_it_for_the_player) {
    Scene scene{red, blue};
    belongs(scene, "adrianople", Allegiance::bulgar, 1);
    scene.takes(BulgarsAttack{pool, city("constantinople")});
    BOOST_TEST(scene.awaits<AwaitRoll>().defender == 5);
    scene.rolls(0, 1);
    BOOST_TEST(scene.now.bulgars == 7);
    BOOST_TEST((scene.awaits<Over>().result.reason == EndReason::fall));
    BOOST_TEST(scene.display(red, arab).vp == 15);
    BOOST_TEST(scene.display(red, byzantine).vp == 10);
}

BOOST_AUTO_TEST_CASE(byz_55_two_hits_are_four_bulgars_and_too_many) {
    Scene scene{red, blue};
    belongs(scene, "adrianople", Allegiance::bulgar, 1);
    scene.takes(BulgarsAttack{pool, city("constantinople")});
    scene.rolls(0, 2);
    BOOST_TEST(scene.now.bulgars == 5);
    BOOST_TEST(action_of(scene, blue));
    BOOST_TEST(scene.display(red, arab).vp == 10);
}

BOOST_AUTO_TEST_SUITE_END()
