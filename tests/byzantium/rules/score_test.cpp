// SPDX-License-Identifier: MIT
// BYZ-62 to 65: the final score and its ties.
#include "byzantium/rules/score.h"

#include "byzantium/rules/words.h"

#include <boost/test/unit_test.hpp>

#include <array>

using namespace words;

namespace {

void vp(Scene& scene, Color color, int byzantine_vp, int arab_vp) {
    scene.display(color, byzantine).vp = byzantine_vp;
    scene.display(color, arab).vp = arab_vp;
}

std::vector<Color> best(const Result& result) { return {result.ranking.front().begin(), result.ranking.front().end()}; }

Parted how_parted(const Scene& scene, Color better, Color worse, EndReason reason) {
    const Result all = result(scene.now, reason);
    const auto of = [&](Color color) {
        const auto score =
            std::find_if(all.scores.begin(), all.scores.end(), [&](const Score& one) { return one.player == color; });
        return comparison(scene.now, *score, reason);
    };
    return parted(of(better), of(worse));
}

// Constantinople is about to fall to red's Arabs.
Scene at_the_walls() {
    Scene scene{red, blue, green};
    belongs(scene, "nicaea", Allegiance::arab, 2);
    scene.army(red, arab, "nicaea", 0, 8, 5);
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(scoring)

BOOST_AUTO_TEST_CASE(byz_62_each_token_of_a_controlled_city_is_one_vp_of_its_side) {
    Scene scene{red, blue};
    make_rich(scene);
    scene.now.turn = 3;
    scene.controls(red, "nicaea");
    scene.controls(red, "ankara");
    scene.controls(red, "mecca");
    BOOST_TEST((city_points(scene.now, red) == std::array{5, 2}));
    everyone_passes(scene);
    BOOST_TEST(scene.display(red, byzantine).vp == 15);
    BOOST_TEST(scene.display(red, arab).vp == 12);
    const Score expected{red, 15, 12, 27};
    BOOST_TEST((scene.awaits<Over>().result.scores.front() == expected));
    BOOST_TEST(scene.display(blue, byzantine).vp == 10);
}

BOOST_AUTO_TEST_CASE(byz_62_a_fortification_is_no_token_but_holds_the_city) {
    Scene scene{red, blue};
    fortified(scene, red, "mecca");
    BOOST_TEST((city_points(scene.now, red) == std::array{0, 2}));
    BOOST_TEST(cities_controlled(scene.now, red) == 1);
}

BOOST_AUTO_TEST_CASE(byz_62_the_end_scoring_can_be_seen_beforehand) {
    Scene scene{red, blue};
    scene.controls(red, "nicaea");
    const Result now = result(scene.now, EndReason::turns);
    const Result then = result_after_end_scoring(scene.now);
    BOOST_TEST(now.scores.front().total == 20);
    BOOST_TEST(then.scores.front().byzantine == 13);
    BOOST_TEST(then.scores.front().total == 23);
    BOOST_TEST(then.scores.back().total == 20);
}

BOOST_AUTO_TEST_CASE(byz_63_both_tracks_count_if_the_lower_is_at_least_half_the_higher) {
    BOOST_TEST(half_rule(40, 18) == 40);
    BOOST_TEST(half_rule(18, 40) == 40);
    BOOST_TEST(half_rule(40, 19) == 40);
    BOOST_TEST(half_rule(40, 20) == 60);
    BOOST_TEST(half_rule(15, 30) == 45);
    BOOST_TEST(half_rule(30, 15) == 45);
    BOOST_TEST(half_rule(15, 31) == 31);
    BOOST_TEST(half_rule(16, 31) == 47);
    BOOST_TEST(half_rule(12, 12) == 24);
    BOOST_TEST(half_rule(0, 1) == 1);
    BOOST_TEST(half_rule(0, 0) == 0);
}

BOOST_AUTO_TEST_CASE(byz_63_scores_are_told_in_seating_order_and_ranked_best_first) {
    Scene scene{red, yellow, blue};
    vp(scene, red, 40, 18);
    vp(scene, yellow, 15, 30);
    vp(scene, blue, 10, 5);
    const Result end = result(scene.now, EndReason::turns);
    BOOST_TEST_REQUIRE(end.scores.size() == 3U);
    BOOST_TEST(end.scores[0].total == 40);
    BOOST_TEST(end.scores[1].total == 45);
    BOOST_TEST(end.scores[2].total == 15);
    BOOST_TEST_REQUIRE(end.ranking.size() == 3U);
    BOOST_TEST(end.ranking[0] == (values::Few<Color, 4>{yellow}), per_element());
    BOOST_TEST(end.ranking[1] == (values::Few<Color, 4>{red}), per_element());
    BOOST_TEST(end.ranking[2] == (values::Few<Color, 4>{blue}), per_element());
    BOOST_TEST((how_parted(scene, yellow, red, EndReason::turns) == Parted::by_score));
}

BOOST_AUTO_TEST_CASE(byz_64_after_the_fall_only_arab_vp_count) {
    Scene scene = at_the_walls();
    vp(scene, red, 60, 4);
    vp(scene, blue, 0, 20);
    vp(scene, green, 50, 19);
    scene.takes(Move{arab, city("constantinople")});
    scene.rolls(0, 0);
    const Result& end = scene.awaits<Over>().result;
    BOOST_TEST(end.scores[0].total == 9);
    BOOST_TEST(end.scores[1].total == 20);
    BOOST_TEST(end.scores[2].total == 19);
    BOOST_TEST(best(end) == (std::vector{blue}), per_element());
}

BOOST_AUTO_TEST_CASE(byz_64_after_the_fall_nothing_is_added_for_cities) {
    Scene scene = at_the_walls();
    scene.controls(green, "mecca");
    scene.controls(green, "medina");
    scene.takes(Move{arab, city("constantinople")});
    scene.rolls(0, 0);
    BOOST_TEST(scene.awaits<Over>().result.scores[2].total == 10);
    BOOST_TEST(scene.display(green, arab).vp == 10);
}

BOOST_AUTO_TEST_CASE(byz_65_first_more_vp_on_both_tracks_together) {
    Scene scene{red, blue};
    vp(scene, red, 20, 20);
    vp(scene, blue, 40, 18);
    scene.controls(red, "mecca");
    const Result end = result(scene.now, EndReason::turns);
    BOOST_TEST(end.scores[0].total == end.scores[1].total);
    BOOST_TEST(best(end) == (std::vector{blue}), per_element());
    BOOST_TEST((how_parted(scene, blue, red, EndReason::turns) == Parted::by_both_tracks));
}

BOOST_AUTO_TEST_CASE(byz_65_then_more_cities_controlled_however_small) {
    Scene scene{red, blue};
    scene.controls(red, "nicaea");
    scene.controls(blue, "medina");
    scene.controls(blue, "tabuk");
    scene.display(red, byzantine).treasury = 50;
    const Result end = result(scene.now, EndReason::turns);
    BOOST_TEST(best(end) == (std::vector{blue}), per_element());
    BOOST_TEST((how_parted(scene, blue, red, EndReason::turns) == Parted::by_cities));
}

BOOST_AUTO_TEST_CASE(byz_65_then_more_money_in_both_treasuries) {
    Scene scene{red, blue};
    scene.display(red, byzantine).treasury = 16;
    scene.display(red, arab).treasury = 4;
    scene.display(blue, byzantine).treasury = 1;
    scene.display(blue, arab).treasury = 20;
    const Result end = result(scene.now, EndReason::turns);
    BOOST_TEST(best(end) == (std::vector{blue}), per_element());
    BOOST_TEST((how_parted(scene, blue, red, EndReason::turns) == Parted::by_money));
}

BOOST_AUTO_TEST_CASE(byz_65_then_the_win_is_shared) {
    Scene scene{red, yellow, blue};
    vp(scene, yellow, 9, 10);
    const Result end = result(scene.now, EndReason::turns);
    BOOST_TEST_REQUIRE(end.ranking.size() == 2U);
    BOOST_TEST(end.ranking[0] == (values::Few<Color, 4>{red, blue}), per_element());
    BOOST_TEST(end.ranking[1] == (values::Few<Color, 4>{yellow}), per_element());
    BOOST_TEST((how_parted(scene, red, blue, EndReason::turns) == Parted::not_at_all));
}

BOOST_AUTO_TEST_CASE(byz_65_after_a_fall_both_tracks_do_not_count_but_cities_and_money_do) {
    Scene scene{red, blue, green};
    vp(scene, red, 90, 12);
    vp(scene, blue, 0, 12);
    vp(scene, green, 0, 3);
    scene.controls(blue, "mecca");
    BOOST_TEST(best(result(scene.now, EndReason::fall)) == (std::vector{blue}), per_element());
    BOOST_TEST((how_parted(scene, blue, red, EndReason::fall) == Parted::by_cities));
    scene.controls(red, "medina");
    BOOST_TEST(best(result(scene.now, EndReason::fall)) == (std::vector{red, blue}), per_element());
    scene.display(blue, arab).treasury += 1;
    BOOST_TEST(best(result(scene.now, EndReason::fall)) == (std::vector{blue}), per_element());
    BOOST_TEST((how_parted(scene, blue, red, EndReason::fall) == Parted::by_money));
}

BOOST_AUTO_TEST_SUITE_END()
