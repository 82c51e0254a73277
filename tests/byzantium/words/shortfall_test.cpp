// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/shortfall.h"

#include "byzantium/words/accounts/cures.h"
#include "byzantium/words/texts.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace {

using namespace byzantium;
using byzantium::words::AboutTo;
using support::Scene;

// Red is asked, has enough on the Byzantine side and nothing due on the Arab one.
Scene rich_red() {
    Scene scene{Color::red, Color::yellow, Color::blue};
    for (Player& player : scene.now.players)
        for (const Side side : sides) player[side].treasury = 99;
    for (const Box box : boxes) scene.display(Color::red, Side::arab)[box] = 0;
    return scene;
}

// The Arab side of red is 4 bezants short.
Scene poor_red() {
    Scene scene = rich_red();
    scene.display(Color::red, Side::arab).treasury = 0;
    scene.display(Color::red, Side::arab).main = 4;
    return scene;
}

std::string warning(const Scene& scene, AboutTo about_to) {
    return byzantium::words::shortfall_warning(names(), scene.table(), scene.now, about_to);
}

byzantium::words::ShortfallPlan plan(const Scene& scene) {
    const auto plan = byzantium::words::shortfall_plan(names(), scene.table(), scene.now, Color::red);
    BOOST_REQUIRE(plan.has_value());
    return *plan;
}

template <class Kind>
const byzantium::words::Cure* cure(const byzantium::words::ShortfallPlan& plan) {
    const auto found = std::find_if(plan.cures.begin(), plan.cures.end(), [](const auto& one) {
        return std::holds_alternative<Kind>(one.decisions.front());
    });
    return found == plan.cures.end() ? nullptr : &*found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(shortfalls)

BOOST_AUTO_TEST_CASE(nobody_is_warned_who_can_pay) {
    for (const AboutTo about_to : {AboutTo::act, AboutTo::pass}) BOOST_TEST(warning(rich_red(), about_to) == "");
}

BOOST_AUTO_TEST_CASE(nobody_is_warned_while_many_actions_are_to_come) {
    Scene scene = poor_red();
    BOOST_TEST(warning(scene, AboutTo::act) == "");
    scene.display(Color::red, Side::arab).main = 200;  // no action mends that: the displays and F6 say so
    BOOST_TEST(warning(scene, AboutTo::act) == "");
}

BOOST_AUTO_TEST_CASE(the_warning_before_a_pass_is_one_line) {
    BOOST_TEST(warning(poor_red(), AboutTo::pass) == "Anna: 4 bezants short on the Arab side (F6)");
}

BOOST_AUTO_TEST_CASE(the_last_round_warns_at_once) {
    Scene scene = poor_red();
    scene.now.passed = {Color::yellow};
    BOOST_TEST(warning(scene, AboutTo::act) == "Anna: 4 bezants short on the Arab side (F6)");
    scene.now.passed = {Color::yellow, Color::blue};
    BOOST_TEST(warning(scene, AboutTo::act) == "Anna: 4 bezants short on the Arab side (F6)");
}

BOOST_AUTO_TEST_CASE(two_players_have_a_last_round_once_one_has_passed) {
    Scene scene{Color::red, Color::yellow};
    scene.display(Color::red, Side::arab).treasury = 0;
    scene.display(Color::red, Side::arab).main = 40;
    BOOST_TEST(warning(scene, AboutTo::act) == "");
    scene.now.passed = {Color::yellow};
    BOOST_TEST(warning(scene, AboutTo::act) != "");
}

BOOST_AUTO_TEST_CASE(few_cubes_to_act_with_warn_at_once) {
    Scene scene = poor_red();
    scene.player(Color::red).pool = 2;
    scene.player(Color::red).casualty = 1;
    BOOST_TEST(warning(scene, AboutTo::act) == "");
    scene.player(Color::red).casualty = 0;
    BOOST_TEST(warning(scene, AboutTo::act) == "Anna: 4 bezants short on the Arab side (F6)");
}

BOOST_AUTO_TEST_CASE(both_sides_are_named_when_both_cannot_pay) {
    Scene scene = poor_red();
    scene.display(Color::red, Side::byzantine).treasury = 0;
    for (const Box box : boxes) scene.display(Color::red, Side::byzantine)[box] = 0;
    scene.display(Color::red, Side::byzantine).main = 1;
    BOOST_TEST(warning(scene, AboutTo::pass) ==
               "Anna: 1 bezant short on the Byzantine side, 4 bezants on the Arab side (F6)");
}

BOOST_AUTO_TEST_CASE(others_shortfalls_and_a_game_that_is_over_warn_of_nothing) {
    Scene scene = rich_red();
    scene.display(Color::yellow, Side::arab).treasury = 0;
    BOOST_TEST(warning(scene, AboutTo::pass) == "");
    scene = poor_red();
    scene.now.awaits = Over{};
    BOOST_TEST(warning(scene, AboutTo::pass) == "");
    BOOST_TEST(!byzantium::words::shortfall_plan(names(), scene.table(), scene.now, Color::red).has_value());
}

BOOST_AUTO_TEST_CASE(byz_25_the_smallest_tax_that_is_enough) {
    const auto all = plan(poor_red());
    const auto* tax = cure<Tax>(all);
    BOOST_REQUIRE(tax);
    BOOST_TEST((std::get<Tax>(tax->decisions.front()) == Tax{2, 0}));
    BOOST_TEST(tax->missing == 0);
    BOOST_TEST(tax->sentence.ends_with(" Then nothing is missing."), tax->sentence);
    BOOST_TEST(all.heading == "Any one of these actions helps:");
}

BOOST_AUTO_TEST_CASE(control_of_cities_that_bring_most_is_named) {
    Scene scene = poor_red();
    scene.at("mecca").tokens = 3;
    const auto all = plan(scene);
    std::size_t cities = 0;
    for (const auto& one : all.cures) {
        const auto* control = std::get_if<Control>(&one.decisions.front());
        if (!control) continue;
        if (++cities == 1) BOOST_TEST((control->city == support::city("mecca")));
        BOOST_TEST((scene.now[control->city].side == Allegiance::arab));
    }
    BOOST_TEST(cities > 0U);
    BOOST_TEST(cities <= 3U);
}

BOOST_AUTO_TEST_CASE(a_campaign_sheds_move_cubes) {
    Scene scene = poor_red();
    scene.army(Color::red, Side::arab, "mecca", 0, 1, 4);
    scene.display(Color::red, Side::arab).treasury = 0;
    const auto all = plan(scene);
    const auto* move = cure<Move>(all);
    BOOST_REQUIRE(move);
    const auto missing = [&] { return byzantium::words::missing_at_turns_end(scene.table(), scene.now, Color::red); };
    BOOST_TEST(move->missing < missing());
    BOOST_TEST(move->decisions.size() <= 2U);
}

BOOST_AUTO_TEST_CASE(every_cure_does_what_it_promises) {
    for (const int main : {1, 4, 9, 40}) {
        Scene scene = poor_red();
        scene.display(Color::red, Side::arab).main = main;
        const auto all = plan(scene);
        BOOST_TEST(!all.cures.empty());
        for (const auto& one : all.cures) {
            Scene after = scene;
            for (const Decision& decision : one.decisions) after.takes(Entry{decision});
            BOOST_TEST(byzantium::words::missing_at_turns_end(after.table(), after.now, Color::red) == one.missing);
            BOOST_TEST(is_sentence(one.sentence), one.sentence);
        }
    }
}

BOOST_AUTO_TEST_CASE(byz_11_up_to_three_cubes_go_in_one_action) {
    Scene scene = poor_red();
    scene.display(Color::red, Side::arab).treasury = 1;
    scene.player(Color::red).pool = 0;
    const auto all = plan(scene);
    const auto* increase = cure<Increase>(all);
    BOOST_REQUIRE(increase);
    BOOST_TEST(increase->decisions.size() == 3U);
    BOOST_TEST(increase->missing == 0);
}

BOOST_AUTO_TEST_CASE(byz_59_what_could_go_costs_a_vp_a_cube) {
    Scene scene = poor_red();
    scene.display(Color::red, Side::arab).elite = 1;
    const auto all = plan(scene);
    BOOST_REQUIRE(all.sides.size() == 1U);
    BOOST_TEST(all.sides[0].missing == 7);
    BOOST_TEST(all.sides[0].could_go.front() == "Arab: 1 Elite cube and 4 Main cubes: 5 VP");
}

BOOST_AUTO_TEST_CASE(who_has_passed_has_no_cure_left) {
    Scene scene = poor_red();
    scene.now.passed = {Color::red};
    scene.now.active = Color::yellow;
    scene.now.awaits = AwaitAction{Color::yellow, {}};
    BOOST_TEST(plan(scene).cures.empty());
    BOOST_TEST(plan(scene).heading == "No action of this turn can fix it any more.");
}

BOOST_AUTO_TEST_SUITE_END()
