// SPDX-License-Identifier: MIT
// The twelve examples of the rules' page, and what stands beside them there.
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace eko;
using namespace eko_support;

std::vector<std::string> moves_from(const std::string& from, std::initializer_list<std::string> to) {
    std::vector<std::string> lines;
    for (const auto& end : to) lines.push_back(move(from, end));
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::vector<std::string> sorted(std::vector<std::string> lines) {
    std::sort(lines.begin(), lines.end());
    return lines;
}

constexpr auto each = boost::test_tools::per_element();

}  // namespace

BOOST_AUTO_TEST_SUITE(examples)

BOOST_AUTO_TEST_CASE(example_1_moving) {
    Scene scene{"c2@3,0 c1@2,0 c2@4,1 v1@5,0 v2@4,-1 c3@5,-1"};
    BOOST_TEST(scene.legal(R"({"do":"move","from":"3,0")") == moves_from("3,0", {"4,0", "2,0", "4,1", "5,0"}), each);
    scene.refuses(move("3,0", "4,-1"), "EKO-17", "4,-1 holds 2");
    scene.refuses(move("3,0", "5,-1"), "EKO-16", "would have 5");
    scene.refuses(move("3,0", "2,1"), "EKO-14", "no way to 2,1");
    scene.refuses(move("3,0", "0,0"), "EKO-14", "no way to 0,0");
    const int violet = scene.player(Color::violet).reserve;
    scene.takes(move("3,0", "5,0"));
    BOOST_TEST(scene.at("5,0") == "c2");
    BOOST_TEST(scene.at("3,0") == "");
    BOOST_TEST(scene.player(Color::violet).reserve == violet + 1);
}

BOOST_AUTO_TEST_CASE(example_2_building_on_free_fields) {
    Scene scene{"c3@1,0 v1@5,0"};
    BOOST_TEST(scene.legal(R"({"do":"build")") == sorted({build("1,0", "0,1", "camp"), build("1,0", "1,1", "camp"),
                                                          build("1,0", "1,-1", "camp"), build("1,0", "2,-1", "camp")}),
               each);
    const int reserve = scene.player(Color::cyan).reserve;
    scene.takes(build("1,0", "1,1", "camp"));
    BOOST_TEST(scene.at("1,0") == "c2");
    BOOST_TEST(scene.at("1,1") == "cC");
    BOOST_TEST(scene.player(Color::cyan).reserve == reserve + 1);
    BOOST_TEST(in_supply(scene.table().board, scene.now, Color::cyan, Size::camp) == 4);
    BOOST_TEST(scene.points(Color::cyan) == 1);
}

BOOST_AUTO_TEST_CASE(example_3_building_on_own_camps) {
    const Scene scene{"c3@1,0 v1@5,0 cC@0,1 cC@1,1 cC@2,-1"};
    BOOST_TEST(scene.legal(R"({"do":"build")") ==
                   sorted({build("1,0", "1,1", "tower"), build("1,0", "2,-1", "tower"), build("1,0", "1,-1", "camp")}),
               each);
    scene.refuses(build("1,0", "0,1", "tower"), "EKO-21", "cannot stand on 0,1");
    scene.refuses(build("1,0", "2,-1", "castle"), "EKO-23", "exactly one size larger");
}

BOOST_AUTO_TEST_CASE(example_4_building_in_the_place_of_others) {
    constexpr auto others = " c1@0,0 c1@2,0 vC@0,1 bC@1,1 cT@2,-1 wT@1,-1";
    Scene scene{std::string{"c3@1,0"} + others + " v1@5,0"};
    const std::string from_a = R"({"do":"build","from":"1,0")";
    BOOST_TEST(scene.legal(from_a) ==
                   sorted({build("1,0", "0,1", "camp"), build("1,0", "1,1", "camp"), build("1,0", "1,1", "tower"),
                           build("1,0", "2,-1", "castle"), build("1,0", "1,-1", "tower")}),
               each);
    scene.refuses(build("1,0", "1,-1", "castle"), "EKO-20", "Discs needed from one stack: 4;");
    const int reserve = scene.player(Color::cyan).reserve;
    scene.takes(build("1,0", "1,-1", "tower"));
    BOOST_TEST(scene.at("1,0") == "");
    BOOST_TEST(scene.player(Color::cyan).reserve == reserve + 3);
    BOOST_TEST(in_supply(scene.table().board, scene.now, Color::white, Size::tower) == 3);
    Scene larger{std::string{"c4@1,0"} + others + " v1@5,0"};
    BOOST_TEST(larger.allows(build("1,0", "1,-1", "castle")));
}

BOOST_AUTO_TEST_CASE(example_5_kamikaze_and_capture) {
    Scene scene{"c1@3,0 c1*@0,0 v4*@5,0 v2@4,1"};
    scene.reserve(Color::cyan, 5);
    scene.reserve(Color::violet, 0);
    scene.refuses(move("3,0", "4,1"), "EKO-17", "4,1 holds 2");
    scene.takes(move("3,0", "5,0"));
    BOOST_TEST(scene.at("5,0") == "");
    BOOST_TEST(scene.at("3,0") == "");
    BOOST_TEST(scene.player(Color::cyan).reserve == 6);
    BOOST_TEST(scene.player(Color::violet).reserve == 3);
    BOOST_TEST((holder_of(scene.player(Color::violet)) == Color::cyan));
    BOOST_TEST(scene.points(Color::cyan) == 3);
}

BOOST_AUTO_TEST_CASE(example_6_the_emperors_attack) {
    Scene scene{"c2*@3,0 v2*@5,0 v2@4,-1 v3@5,-1"};
    scene.reserve(Color::violet, 0);
    BOOST_TEST(scene.allows(move("3,0", "4,-1")));
    scene.refuses(move("3,0", "5,-1"), "EKO-18", "more discs than it has itself");
    scene.takes(move("3,0", "5,0"));
    BOOST_TEST(scene.player(Color::violet).reserve == 1);
    BOOST_TEST((holder_of(scene.player(Color::violet)) == Color::cyan));
}

BOOST_AUTO_TEST_CASE(example_7_forced_march) {
    Scene scene{"c3@1,0 c1@3,0 v1@5,0 cC@1,1"};
    scene.reserve(Color::cyan, 3);
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST(scene.awaits() == "reinforce cyan");  // the emperor is one of the three
    scene = Scene{"c3@1,0 c1@3,0 v1@5,0 cC@1,1"};
    scene.reserve(Color::cyan, 3);
    scene.takes(build("1,0", "1,1", "tower"));
    BOOST_TEST(scene.awaits() == "march cyan");
    BOOST_TEST(scene.player(Color::cyan).reserve == 5);
    const int destroyed = scene.player(Color::cyan).destroyed;
    scene.takes(march);
    BOOST_TEST(scene.awaits() == "action cyan extra");
    BOOST_TEST(scene.player(Color::cyan).destroyed == destroyed + 3);
    BOOST_TEST(scene.player(Color::cyan).reserve == 2);
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST(scene.awaits() == "reinforce cyan");
    scene.refuses(reinforce("1,0", 1), "EKO-44", "among the discs placed");
    BOOST_TEST(scene.allows(reinforce_emperor("1,0", 1)));
}

BOOST_AUTO_TEST_CASE(example_8_reinforcement) {
    Scene scene{"c1@1,0 c1*@3,0 c4@5,0 v1@5,-1 vC@3,1"};
    scene.now.cells.put(scene.field("3,0"), Stack{Color::cyan, 2, true});
    scene.reserve(Color::cyan, 5);
    scene.now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    BOOST_TEST(scene.legal() == sorted({reinforce("1,0", 1), reinforce("1,0", 2), reinforce("1,0", 3)}), each);
    scene.takes(reinforce("1,0", 3));
    BOOST_TEST(scene.at("1,0") == "c4");
    BOOST_TEST(scene.player(Color::cyan).reserve == 2);
}

BOOST_AUTO_TEST_CASE(example_8_skipped_but_for_the_emperor) {
    Scene skipped{"c1@1,0 c2*@3,0 c4@5,0 v2@5,-1 vC@3,1 vC@1,1"};
    skipped.reserve(Color::cyan, 2);
    skipped.now.awaits = AwaitMarch{Color::cyan};
    skipped.takes(go_on);
    BOOST_TEST(skipped.player(Color::cyan).reserve == 2);
    BOOST_TEST(skipped.awaits() == "action violet");
    Scene emperor{"c1@1,0 c2@3,0 c4@5,0 v2@5,-1 vC@3,1 vC@1,1"};
    emperor.reserve(Color::cyan, 5);
    emperor.now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    BOOST_TEST(emperor.legal() == sorted({reinforce_emperor("1,0", 1), reinforce_emperor("3,0", 1)}), each);
}

BOOST_AUTO_TEST_CASE(example_10_portals) {
    Layout layout = board_t();
    layout.rows.push_back({{-1, 0}, "p"});
    layout.rows.push_back({{6, 0}, "p"});
    layout.portals = {{{-1, 0}, {0, 0}}, {{6, 0}, {5, 0}}};
    const std::string from = R"({"do":"move","from":"1,0")";
    const Scene one{"c2@1,0 v2@2,0 v1@5,0", layout};
    BOOST_TEST(one.legal(from) == moves_from("1,0", {"0,0", "5,0"}), each);
    const Scene free{"c2@1,0 v2@2,0", layout};
    BOOST_TEST(free.legal(from) == moves_from("1,0", {"0,0", "5,0", "4,0", "3,0", "4,1", "4,-1", "5,-1"}), each);
    const Scene own{"c2@1,0 v2@2,0 c3@5,0", layout};
    BOOST_TEST(own.legal(from) == moves_from("1,0", {"0,0"}), each);
}

BOOST_AUTO_TEST_CASE(example_12_storm) {
    const Layout layout = board_t_with("ss.");
    Scene crossing{"c3@5,0 v1@0,0", layout};
    const int reserve = crossing.player(Color::cyan).reserve;
    crossing.takes(storm_move("5,0", "8,0", "6,0"));
    BOOST_TEST(crossing.at("8,0") == "c2");
    BOOST_TEST(crossing.player(Color::cyan).reserve == reserve + 1);
    BOOST_TEST((Scene{"c3@5,0 v1@8,0", layout}.allows(storm_move("5,0", "8,0", "6,0"))));
    Scene{"c3@5,0 v2@8,0", layout}.refuses(storm_move("5,0", "8,0", "6,0"), "EKO-72", "After the storm");
    Scene kamikaze{"c2@5,0 v4@8,0 v1@0,0 c1@1,0", layout};
    const int own = kamikaze.player(Color::cyan).reserve;
    const int others = kamikaze.player(Color::violet).reserve;
    kamikaze.takes(storm_move("5,0", "8,0", "6,0"));
    BOOST_TEST(kamikaze.player(Color::cyan).reserve == own + 2);
    BOOST_TEST(kamikaze.player(Color::violet).reserve == others + 4);
    Scene starting{"c2@7,0 v1@0,0", layout};
    starting.takes(storm_move("7,0", "8,0", "6,0"));
    BOOST_TEST(starting.at("8,0") == "c1");
}

BOOST_AUTO_TEST_CASE(example_12_with_a_march) {
    const Layout layout = board_t_with("ss.");
    Scene turn{"c3@5,0 v1@0,0", layout};
    turn.takes(storm_move("5,0", "6,0", "6,0"));
    turn.takes(march);
    turn.refuses(storm_move("6,0", "8,0", "6,0"), "EKO-70", "exactly these discs");
    turn.takes(storm_move("6,0", "8,0", ""));
    BOOST_TEST(turn.at("8,0") == "c2");
    Scene each_move{"c3@5,0 v1@0,0", layout, {.storm_once = StormOnce::move}};
    each_move.takes(storm_move("5,0", "6,0", "6,0"));
    BOOST_TEST(each_move.now.stormed.empty());
    each_move.takes(march);
    each_move.takes(storm_move("6,0", "8,0", "6,0"));
    BOOST_TEST(each_move.at("8,0") == "c1");
}

BOOST_AUTO_TEST_SUITE_END()
