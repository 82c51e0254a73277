// SPDX-License-Identifier: MIT
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace eko;
using namespace eko_support;

// Cyan is asked for reinforcements.
Scene reinforcing(std::string_view pieces, const Layout& layout = board_t(), Rulings rulings = {}) {
    Scene scene{pieces, layout, rulings};
    scene.now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    return scene;
}

std::string share(std::string_view place, std::string_view emperor = "null") {
    return R"({"do":"reinforce","place":{)" + std::string{place} + R"(},"emperor":)" + std::string{emperor} + "}";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(reinforcing_stacks)

BOOST_AUTO_TEST_CASE(eko_41_at_least_one_disc_if_one_can_be_placed) {
    Scene scene = reinforcing("c1*@0,0 c1@1,0 v1@5,0");
    scene.reserve(Color::cyan, 2);
    scene.refuses(stop, "EKO-41", "At least one disc");
    scene.refuses(reinforce("0,0", 3), "EKO-41", "holds: 2");
    scene.refuses(reinforce("0,0", 0), "EKO-41", "at least one disc");
    scene.refuses(reinforce("0,0", -1), "EKO-41", "at least one disc");
    scene.refuses(share(""), "EKO-41", "at least one disc");
    scene.takes(reinforce("0,0", 2));
    BOOST_TEST(scene.at("0,0") == "c3*");
    BOOST_TEST(scene.awaits() == "action violet");
}

BOOST_AUTO_TEST_CASE(eko_41_nothing_to_place_and_the_phase_is_over) {
    Scene scene{"c1*@0,0 v1@5,0"};
    scene.reserve(Color::cyan, 0);
    scene.takes(move("0,0", "1,0"));
    BOOST_TEST(scene.awaits() == "action violet");
    Scene empty = reinforcing("c1*@0,0 v1@5,0");
    empty.reserve(Color::cyan, 0);
    empty.refuses(reinforce("0,0", 1), "EKO-41", "reserve is empty");
    BOOST_TEST(empty.allows(stop));
}

BOOST_AUTO_TEST_CASE(eko_42_onto_one_own_stack_up_to_four) {
    Scene scene = reinforcing("c3*@0,0 c1@1,0 v1@5,0");
    scene.refuses(reinforce("2,0", 1), "EKO-42", "there is none on 2,0");
    scene.refuses(reinforce("5,0", 1), "EKO-42", "there is none on 5,0");
    scene.refuses(reinforce("0,0", 2), "EKO-42", "holds 3");
    scene.refuses(reinforce("0,0", 2147483647), "EKO-42", "holds 3");
    scene.refuses(share(R"("0,0":1,"1,0":1)"), "EKO-42", "onto one stack");
    scene.now.awaits = AwaitReinforce{Color::cyan, Placed::yes};
    scene.refuses(reinforce("0,0", 1), "EKO-42", "has already had its reinforcement");
    BOOST_TEST(scene.allows(stop));
}

BOOST_AUTO_TEST_CASE(eko_43_not_next_to_a_building_of_another) {
    const Scene scene = reinforcing("c1*@1,0 c1@4,0 v1@5,0 vC@1,1 cC@0,1");
    scene.refuses(reinforce("1,0", 1), "EKO-43", "1,0 is next to");
    BOOST_TEST(scene.allows(reinforce("4,0", 1)));
    // A6: of a player without discs on the board too.
    reinforcing("c1*@1,0 c1@4,0 v1@5,0 wC@1,1").refuses(reinforce("1,0", 1), "EKO-43", "1,0 is next to");
}

BOOST_AUTO_TEST_CASE(eko_44_the_emperor_is_among_them) {
    Scene scene = reinforcing("c1@0,0 c1@1,0 v1@5,0");
    scene.refuses(reinforce("0,0", 1), "EKO-44", "among the discs placed");
    scene.refuses(share(R"("0,0":1)", R"("1,0")"), "EKO-44", "among the discs placed");
    scene.takes(reinforce_emperor("0,0", 2));
    BOOST_TEST(scene.at("0,0") == "c3*");
    reinforcing("c1*@0,0 v1@5,0").refuses(reinforce_emperor("0,0", 1), "EKO-44", "not in the reserve");
}

BOOST_AUTO_TEST_CASE(eko_44_after_the_moon_temple_he_must_still_come) {
    Scene scene = reinforcing("c1@0,0 c1@1,0 v1@5,0 cC@6,0", board_t_with("l"));
    scene.takes(moon("2,0"));
    BOOST_TEST(scene.awaits() == "reinforce cyan");
    scene.refuses(stop, "EKO-44", "before the phase can end");
    scene.takes(reinforce_emperor("2,0", 1));
    BOOST_TEST(scene.awaits() == "action violet");
}

BOOST_AUTO_TEST_CASE(eko_45_he_alone_next_to_another_players_building) {
    const Scene scene = reinforcing("c1@1,0 c4@4,0 v1@5,0 vC@1,1");
    scene.refuses(reinforce_emperor("1,0", 2), "EKO-45", "placed alone");
    BOOST_TEST(scene.allows(reinforce_emperor("1,0", 1)));
    // Not while another stack takes discs, and not for plain discs.
    reinforcing("c1@1,0 c3@4,0 v1@5,0 vC@1,1").refuses(reinforce_emperor("1,0", 1), "EKO-43", "is next to");
    const Scene plain = reinforcing("c1*@1,0 c4@4,0 v1@5,0 vC@1,1");
    plain.refuses(reinforce("1,0", 1), "EKO-43", "is next to");
    BOOST_TEST(plain.allows(stop));
}

BOOST_AUTO_TEST_CASE(eko_45_happens_by_itself_if_one_stack_is_there) {
    Scene scene{"c1@1,0 v1@5,0 vC@2,1 vC@3,1"};
    scene.reserve(Color::cyan, 3);
    scene.takes(move("1,0", "3,0"));
    BOOST_TEST(scene.at("3,0") == "c2*");
    BOOST_TEST(scene.told<TakenByItself>());
    BOOST_TEST(scene.awaits() == "action violet");
}

BOOST_AUTO_TEST_CASE(eko_66_with_the_wind_temple_over_several_stacks) {
    const Layout layout = board_t_with("w");
    Scene scene = reinforcing("c1@0,0 c1@1,0 c2@2,0 v1@5,0 cC@6,0 vC@1,1", layout);
    scene.refuses(share(R"("0,0":1,"1,0":1)", R"("0,0")"), "EKO-43", "1,0 is next to");
    BOOST_TEST(!scene.allows(share(R"("0,0":2,"2,0":2)", "null")));
    scene = reinforcing("c1@0,0 c1@1,0 c2@2,0 v1@5,0 cC@6,0", layout);
    scene.takes(share(R"("0,0":3,"2,0":2,"1,0":1)", R"("2,0")"));
    BOOST_TEST(scene.at("0,0") == "c4");
    BOOST_TEST(scene.at("2,0") == "c4*");
    BOOST_TEST(scene.at("1,0") == "c2");
    reinforcing("c1@0,0 c1@1,0 v1@5,0 vC@6,0", layout)
        .refuses(share(R"("0,0":1,"1,0":1)", R"("0,0")"), "EKO-42", "onto one stack");
}

BOOST_AUTO_TEST_CASE(eko_66_the_exception_stays_for_when_no_stack_is_allowed) {
    const Layout layout = board_t_with("w");
    const Scene scene = reinforcing("c1@1,0 c1@3,0 v1@5,0 cC@6,0 vC@1,1 vC@3,1", layout);
    scene.refuses(share(R"("1,0":1,"3,0":1)", R"("1,0")"), "EKO-45", "placed alone");
    BOOST_TEST(scene.allows(reinforce_emperor("3,0", 1)));
}

BOOST_AUTO_TEST_CASE(eko_73_none_onto_a_storm_field) {
    const Layout layout = board_t_with("s");
    const Scene scene = reinforcing("c1*@6,0 c1@1,0 v1@4,0", layout);
    scene.refuses(reinforce("6,0", 1), "EKO-73", "6,0 is a storm field");
    BOOST_TEST(scene.allows(reinforce("1,0", 1)));
    // EKO-45 lifts EKO-43 alone.
    const Scene emperor = reinforcing("c1@6,0 c4@1,0 v1@4,0", layout);
    emperor.refuses(reinforce_emperor("6,0", 1), "EKO-73", "6,0 is a storm field");
    BOOST_TEST(emperor.allows(stop));
}

BOOST_AUTO_TEST_SUITE_END()
