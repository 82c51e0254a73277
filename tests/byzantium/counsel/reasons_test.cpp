// SPDX-License-Identifier: MIT
// What speaks for a decision.
#include "byzantium/counsel/reasons.h"

#include "byzantium/counsel/games/game.h"
#include "byzantium/rules/rules.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <variant>

using namespace byzantium;
using namespace byzantium::counsel;

namespace {

template <class Kind>
const Kind* found(const std::vector<counsel::Reason>& all) {
    for (const counsel::Reason& reason : all)
        if (const auto* kind = std::get_if<Kind>(&reason)) return kind;
    return nullptr;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(what_speaks_for_it)

BOOST_AUTO_TEST_CASE(a_city_brings_score_and_income) {
    const support::Scene scene{Color::red, Color::blue};
    const auto all = reasons(scene.table(), scene.now, Control{support::city("damascus"), Cube::pool}, 9);
    BOOST_REQUIRE(found<IncomeRises>(all));
    const int tokens = scene.now[support::city("damascus")].tokens;
    BOOST_TEST((*found<IncomeRises>(all) == IncomeRises{Side::byzantine, 2 * tokens}));
    BOOST_REQUIRE(found<ScoreRises>(all));
    BOOST_TEST(!found<AttackBegins>(all));
}

BOOST_AUTO_TEST_CASE(the_first_to_pass_is_first_next_turn) {
    const support::Scene scene{Color::red, Color::blue};
    const auto legal = scene.legal();
    const auto pass =
        std::find_if(legal.begin(), legal.end(), [](const Decision& one) { return std::holds_alternative<Pass>(one); });
    BOOST_REQUIRE(pass != legal.end());
    const auto all = reasons(scene.table(), scene.now, *pass);
    BOOST_TEST(found<FirstNextTurn>(all));
    const auto other = reasons(scene.table(), scene.now, Control{support::city("damascus"), Cube::pool}, 9);
    BOOST_TEST(!found<FirstNextTurn>(other));
}

BOOST_AUTO_TEST_CASE(an_attack_names_its_chance_first) {
    support::Scene scene{Color::red, Color::blue};
    scene.army(Color::red, Side::arab, "tabuk", 0, 4, 2);
    scene.controls(Color::blue, "jerusalem");
    const auto all = reasons(scene.table(), scene.now, Move{Side::arab, support::city("jerusalem")});
    BOOST_REQUIRE(!all.empty());
    const auto* attack = std::get_if<AttackBegins>(&all.front());
    BOOST_REQUIRE(attack);
    BOOST_TEST((attack->city == support::city("jerusalem")));
    BOOST_TEST(attack->chance > 0);
    BOOST_TEST(all.size() <= usual_reasons);
}

BOOST_AUTO_TEST_CASE(a_lower_track_comes_up_to_half) {
    support::Scene scene{Color::red, Color::blue};
    scene.display(Color::red, Side::arab).vp = 20;
    scene.display(Color::red, Side::byzantine).vp = 9;
    const auto nearly = reasons(scene.table(), scene.now, Control{support::city("athens"), Cube::pool}, 9);
    BOOST_TEST(found<HalfRuleReached>(nearly));
    scene.display(Color::red, Side::byzantine).vp = 2;
    const auto far = reasons(scene.table(), scene.now, Control{support::city("athens"), Cube::pool}, 9);
    BOOST_TEST(!found<HalfRuleReached>(far));
    BOOST_TEST(found<HalfRuleNearer>(far));
}

BOOST_AUTO_TEST_SUITE_END()
