// SPDX-License-Identifier: MIT
// BYZ-1 to 3: the table before the first action.
#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

using namespace words;

BOOST_AUTO_TEST_SUITE(setup)

BOOST_AUTO_TEST_CASE(byz_1_players_sit_clockwise_as_the_header_names_them) {
    const Scene scene{green, red, yellow};
    BOOST_TEST_REQUIRE(scene.now.players.size() == 3U);
    BOOST_TEST(scene.now.players[0].color == green);
    BOOST_TEST(scene.now.players[1].color == red);
    BOOST_TEST(scene.now.players[2].color == yellow);
    BOOST_TEST(others_clockwise(scene.now, red) == (values::Few<Color, 4>{yellow, green}), per_element());
    BOOST_TEST(seated(scene.now, yellow));
    BOOST_TEST(!seated(scene.now, blue));
}

BOOST_AUTO_TEST_CASE(byz_1_two_to_four_may_play) {
    BOOST_TEST(standard_table().board.setup.fewest_players == 2);
    BOOST_TEST(standard_table().board.setup.most_players == 4);
    BOOST_TEST((Scene{red, blue}.now.players.size()) == 2U);
    BOOST_TEST((Scene{red, blue, green, yellow}.now.players.size()) == 4U);
}

BOOST_AUTO_TEST_CASE(byz_1_the_header_says_who_is_first_in_turn_1) {
    auto header = support::header_of({red, yellow, blue});
    header.first = yellow;
    const Position now = start(standard_table(), header);
    BOOST_TEST(now.turn == 1);
    BOOST_TEST(now.first == yellow);
    BOOST_TEST((now.awaits == Awaits{AwaitAction{yellow, {}}}), now.awaits);
    BOOST_TEST(now.passed.empty());
}

BOOST_AUTO_TEST_CASE(byz_2_byzantine_and_arab_cities_hold_their_strength_in_tokens) {
    const Scene scene{red, blue};
    int compared = 0;
    for (const BoardCity& printed : standard_table().board.cities) {
        const City& here = scene.now[city(printed.id)];
        const bool empty = printed.side == Allegiance::persian || printed.capital;
        BOOST_TEST(int{here.tokens} == (empty ? 0 : printed.strength), printed.id);
        BOOST_TEST(here.side == printed.side, printed.id);
        BOOST_TEST((!here.control && !here.fortified), printed.id);
        ++compared;
    }
    BOOST_TEST(compared == 33);
}

BOOST_AUTO_TEST_CASE(byz_2_a_few_cities_as_they_are_printed) {
    const Scene scene{red, blue};
    BOOST_TEST(tokens(scene, "thessalonica") == 3);
    BOOST_TEST(tokens(scene, "athens") == 2);
    BOOST_TEST(tokens(scene, "mecca") == 2);
    BOOST_TEST(tokens(scene, "medina") == 1);
    BOOST_TEST(tokens(scene, "hira") == 0);
    BOOST_TEST(tokens(scene, "constantinople") == 0);
    BOOST_TEST(allegiance_of(scene, "constantinople") == Allegiance::byzantine);
}

BOOST_AUTO_TEST_CASE(byz_2_the_bulgar_box_begins_with_seven) {
    const Scene scene{red, blue};
    BOOST_TEST(scene.now.bulgars == 7);
    for (const auto& box : scene.now.boxes) BOOST_TEST(box.empty());
    BOOST_TEST(tokens_in_supply(standard_table().board, scene.now, byzantine) == 60 - 47);
    BOOST_TEST(tokens_in_supply(standard_table().board, scene.now, arab) == 60 - 4);
}

BOOST_AUTO_TEST_CASE(byz_3_every_player_begins_alike) {
    const Scene scene{red, yellow, blue, green};
    const Display purple{15, 10, 1, 3, 2, 2, false, false, std::nullopt};
    const Display white{5, 10, 0, 8, 0, 5, false, false, std::nullopt};
    for (const Player& player : scene.now.players) {
        BOOST_TEST((player[byzantine] == purple), player.color);
        BOOST_TEST((player[arab] == white), player.color);
        BOOST_TEST(player.pool == 9);
        BOOST_TEST(player.casualty == 12);
        BOOST_TEST(player.fortifications == 2);
        BOOST_TEST((player.removed + player.taxed + player.pass_cubes + player.churches + player.mosques) == 0);
        BOOST_TEST(count_cubes(scene.now, player).total() == 42);
    }
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_3_the_forty_two_cubes_count_wherever_they_lie) {
    Scene scene{red, blue};
    Player& player = scene.player(red);
    scene.controls(red, "mecca");
    chose(scene, red, ActionBox::caliph);
    player.pool -= 2;
    player.taxed = 2;
    player.casualty -= 7;
    player.pass_cubes = 1;
    player.churches = 1;
    player.mosques = 2;
    player.removed = 3;
    const CubeCount count = count_cubes(scene.now, player);
    BOOST_TEST(count.pool == 6);
    BOOST_TEST(count.casualty == 4);
    BOOST_TEST(count.armies == 21);  // the guard is not one of the 42
    BOOST_TEST(count.cities == 1);
    BOOST_TEST(count.action_boxes == 1);
    BOOST_TEST(count.tax == 2);
    BOOST_TEST(count.pass == 1);
    BOOST_TEST(count.churches == 1);
    BOOST_TEST(count.mosques == 2);
    BOOST_TEST(count.removed == 3);
    BOOST_TEST(count.total() == 42);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_3_a_fortified_city_holds_no_cube) {
    Scene scene{red, blue};
    fortified(scene, red, "mecca");
    BOOST_TEST(count_cubes(scene.now, scene.player(red)).cities == 0);
    BOOST_TEST(sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_3_an_audit_finds_a_cube_too_many_and_says_whose) {
    Scene scene{red, blue};
    ++scene.player(blue).casualty;
    const auto faults = audit(standard_table().board, scene.now);
    BOOST_TEST_REQUIRE(faults.size() == 1U);
    BOOST_TEST(faults.front().player == blue);
    BOOST_TEST(!faults.front().what.empty());
}

BOOST_AUTO_TEST_CASE(byz_3_an_audit_finds_less_than_nothing_in_a_box) {
    Scene scene{red, blue};
    scene.display(red, arab).levy = -1;
    ++scene.player(red).casualty;
    BOOST_TEST(count_cubes(scene.now, scene.player(red)).total() == 42);
    BOOST_TEST(!sound(scene));
}

BOOST_AUTO_TEST_CASE(byz_3_an_audit_finds_a_second_guard_of_one_colour) {
    Scene scene{red, blue};
    scene.display(red, arab).guard = true;
    scene.display(blue, byzantine).guard = true;
    BOOST_TEST(sound(scene));
    scene.display(blue, arab).guard = true;
    BOOST_TEST(!sound(scene));
}

BOOST_AUTO_TEST_SUITE_END()
