// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/gauge.h"

#include "byzantium/rules/score.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <array>
#include <ostream>

namespace {

using namespace byzantium;
using support::Scene;

struct Cliff {
    const char* name;
    int byzantine;
    int arab;
    int total;
    int one_byzantine_more;  // change of the total
    int one_arab_more;
};
std::ostream& operator<<(std::ostream& out, const Cliff& cliff) { return out << cliff.name; }

constexpr std::array cliffs{
    Cliff{"one Arab VP short of half (", 40, 19, 40, 1, 20},
    Cliff{"just at the half", 40, 20, 60, -19, 1},
    Cliff{"one above the half", 40, 21, 61, 1, 1},
    Cliff{"far below the half", 40, 10, 40, 1, 0},
    Cliff{"the Byzantine track is the lower", 9, 20, 20, 10, 1},
    Cliff{"equal tracks", 15, 15, 30, 1, 1},
};

Scene with_red_at(int byzantine, int arab) {
    Scene scene{Color::red, Color::yellow, Color::blue};
    scene.display(Color::red, Side::byzantine).vp = byzantine;
    scene.display(Color::red, Side::arab).vp = arab;
    return scene;
}

byzantium::words::ScoreGauge reds(const Scene& scene) {
    return byzantium::words::score_gauges(names(), scene.now).front();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(gauges)

BOOST_DATA_TEST_CASE(byz_63_what_one_more_vp_is_worth, boost::unit_test::data::make(cliffs), cliff) {
    const auto gauge = reds(with_red_at(cliff.byzantine, cliff.arab));
    BOOST_TEST(gauge.now.score.total == cliff.total);
    BOOST_TEST(gauge.now.one_more[0].change == cliff.one_byzantine_more);
    BOOST_TEST(gauge.now.one_more[1].change == cliff.one_arab_more);
    for (const auto& more : gauge.now.one_more) BOOST_TEST(is_sentence(more.sentence), more.sentence);
}

BOOST_AUTO_TEST_CASE(the_cliff_is_said_with_both_totals) {
    BOOST_TEST(reds(with_red_at(40, 19)).now.one_more[1].sentence == "One more Arab VP turns 40 into 60.");
    BOOST_TEST(reds(with_red_at(40, 20)).now.one_more[0].sentence == "One more Byzantine VP turns 60 into 41.");
    BOOST_TEST(reds(with_red_at(40, 10)).now.one_more[1].sentence == "One more Arab VP is worth nothing yet.");
    BOOST_TEST(byzantium::words::gauge_words(reds(with_red_at(40, 19)).now) ==
               "Anna (red) 40: only the Byzantine VP (40) count. The Arab VP (19) are less than half of them. 1 Arab "
               "VP short of half (20). One more Byzantine VP is worth 1. One more Arab VP turns 40 into 60.");
}

BOOST_AUTO_TEST_CASE(in_brief_only_a_cliff_is_said_of_one_more_vp) {
    const auto now = reds(with_red_at(40, 19)).now;
    BOOST_TEST(byzantium::words::gauge_brief(now) ==
               now.total + ' ' + now.half + " One more Arab VP turns 40 into 60.");
    const auto flat = reds(with_red_at(40, 10)).now;
    BOOST_TEST(byzantium::words::gauge_brief(flat) == flat.total + ' ' + flat.half);
}

BOOST_AUTO_TEST_CASE(gauges_stand_in_seating_order_whoever_leads) {
    Scene scene = with_red_at(1, 1);
    scene.display(Color::blue, Side::byzantine).vp = 50;
    const auto gauges = byzantium::words::score_gauges(names(), scene.now);
    BOOST_REQUIRE(gauges.size() == 3U);
    BOOST_TEST((gauges[0].player == Color::red && gauges[2].player == Color::blue));
    BOOST_TEST(gauges[0].now.place == 3U);
}

BOOST_AUTO_TEST_CASE(the_final_scoring_is_reckoned_with_the_cities_controlled_now) {
    Scene scene = with_red_at(40, 19);
    scene.controls(Color::red, "mecca");
    const auto gauge = reds(scene);
    BOOST_REQUIRE(gauge.after);
    BOOST_TEST(gauge.after->score.total == 61);
}

BOOST_AUTO_TEST_CASE(a_game_that_is_over_has_its_result_alone) {
    Scene scene = with_red_at(40, 19);
    scene.now.awaits = Over{result(scene.now, EndReason::fall)};
    const auto gauge = reds(scene);
    BOOST_TEST(!gauge.after);
    BOOST_TEST(gauge.now.score.total == 19);
    BOOST_TEST(byzantium::words::gauge_words(gauge.now) == gauge.now.total);
}

BOOST_AUTO_TEST_CASE(behind_the_end_one_more_vp_is_worth_nothing_said) {
    Scene scene = with_red_at(40, 19);
    scene.now.awaits = Over{result(scene.now, EndReason::turns)};
    const auto gauge = reds(scene);
    for (const auto& more : gauge.now.one_more) BOOST_TEST(more.sentence == "");
    BOOST_TEST(byzantium::words::gauge_words(gauge.now) == gauge.now.total + ' ' + gauge.now.half);
}

BOOST_AUTO_TEST_SUITE_END()
