// SPDX-License-Identifier: MIT
// Examples 1 to 8 of the rules page, held against the model.
#include "eko_model/scene.h"

#include <boost/test/unit_test.hpp>

using namespace eko_scene;

namespace {

std::string built(const std::string& on, const std::string& size, const std::string& emperor = "false") {
    return R"({"do":"build","from":"1,0","on":")" + on + R"(","size":")" + size + R"(","emperor":)" + emperor + "}";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(examples)

BOOST_AUTO_TEST_CASE(example_1_moving) {
    Scene scene{"c2@3,0 c1@2,0 c2@4,1 v1@5,0 v2@4,-1 c3@5,-1"};
    Texts ends;
    for (const auto& pair : scene.legal("move", {"from", "to"}))
        if (pair.starts_with("3,0 ")) ends.insert(pair.substr(4));
    BOOST_TEST(ends == (Texts{"4,0", "2,0", "4,1", "5,0"}), boost::test_tools::per_element());
    BOOST_TEST(scene.refusal(move_line("3,0", "4,-1")) == "EKO-17");
    BOOST_TEST(scene.refusal(move_line("3,0", "5,-1")) == "EKO-16");
    BOOST_TEST(scene.refusal(move_line("3,0", "2,1")) == "EKO-14");
    BOOST_TEST(scene.refusal(move_line("3,0", "0,0")) == "EKO-14");
    scene.carry_out(move_line("3,0", "5,0"));
    BOOST_TEST(scene.player("violet").reserve == 1);
    BOOST_TEST(scene.stack("5,0")->owner == "cyan");
}

BOOST_AUTO_TEST_CASE(example_2_building_first_case) {
    Scene scene{"c3@1,0"};
    BOOST_TEST(scene.legal("build", {"on", "size"}) == (Texts{"0,1 camp", "1,1 camp", "1,-1 camp", "2,-1 camp"}),
               boost::test_tools::per_element());
    scene.carry_out(built("1,1", "camp"));
    BOOST_TEST(scene.stack("1,0")->count == 2);
    BOOST_TEST(scene.player("cyan").reserve == 1);
    BOOST_TEST(eko_model::supply(scene.now, "cyan", "camp") == 4);
    BOOST_TEST(eko_model::points(scene.table, scene.now, "cyan") == 1);
}

BOOST_AUTO_TEST_CASE(example_3_building_second_case) {
    const Scene scene{"c3@1,0", "c camp@0,1 c camp@1,1 c camp@2,-1"};
    BOOST_TEST(scene.legal("build", {"on", "size"}) == (Texts{"1,1 tower", "2,-1 tower", "1,-1 camp"}),
               boost::test_tools::per_element());
    BOOST_TEST(scene.refusal(built("0,1", "tower")) == "EKO-21");
    BOOST_TEST(scene.refusal(built("2,-1", "castle")) == "EKO-23");
}

BOOST_AUTO_TEST_CASE(example_4_building_third_case) {
    const std::string buildings = "v camp@0,1 b camp@1,1 c tower@2,-1 w tower@1,-1";
    Scene scene{"c3@1,0 c1@0,0 c1@2,0", buildings};
    Texts by_a;
    for (const auto& said : scene.legal("build", {"from", "on", "size"}))
        if (said.starts_with("1,0 ")) by_a.insert(said.substr(4));
    BOOST_TEST(by_a == (Texts{"0,1 camp", "1,1 camp", "1,1 tower", "2,-1 castle", "1,-1 tower"}),
               boost::test_tools::per_element());
    BOOST_TEST(scene.refusal(built("1,-1", "castle")) == "EKO-20");
    scene.carry_out(built("1,-1", "tower"));
    BOOST_TEST(scene.stack("1,0") == nullptr);
    BOOST_TEST(scene.player("cyan").reserve == 3);
    BOOST_TEST(eko_model::supply(scene.now, "white", "tower") == 3);
    const Scene four{"c4@1,0 c1@0,0 c1@2,0", buildings};
    BOOST_TEST(four.refusal(built("1,-1", "castle")) == "");
}

BOOST_AUTO_TEST_CASE(example_5_kamikaze_and_capture) {
    Scene scene{"c1@3,0 c1*@0,0 v4*@5,0 v2@4,1"};
    BOOST_TEST(scene.refusal(move_line("3,0", "4,1")) == "EKO-17");
    scene.carry_out(move_line("3,0", "5,0"));
    BOOST_TEST(scene.stack("5,0") == nullptr);
    BOOST_TEST(scene.player("cyan").reserve == 1);
    BOOST_TEST(scene.player("violet").reserve == 3);
    BOOST_TEST(scene.player("violet").emperor == "captive:cyan");
    BOOST_TEST(eko_model::points(scene.table, scene.now, "cyan") == 3);
}

BOOST_AUTO_TEST_CASE(example_6_the_emperors_attack) {
    Scene scene{"c2*@3,0 v2*@5,0 v2@4,-1 v3@5,-1"};
    BOOST_TEST(scene.refusal(move_line("3,0", "4,-1")) == "");
    BOOST_TEST(scene.refusal(move_line("3,0", "5,-1")) == "EKO-18");
    scene.carry_out(move_line("3,0", "5,0"));
    BOOST_TEST(scene.player("violet").reserve == 1);
    BOOST_TEST(scene.player("violet").emperor == "captive:cyan");
}

BOOST_AUTO_TEST_CASE(example_7_forced_march) {
    Scene scene{"c3@1,0 c1@5,0 v1@4,1"};
    scene.player("cyan") = {3, 0, "reserve"};
    Scene without = scene;
    without.take(move_line("1,0", "2,0"));
    BOOST_TEST(without.now.awaits.kind == "reinforce");
    scene.now.buildings[{1, 1}] = {"cyan", "camp"};
    scene.take(built("1,1", "tower"));
    BOOST_TEST(scene.player("cyan").reserve == 5);
    BOOST_TEST(scene.now.awaits.kind == "march");
    scene.take(R"({"do":"march"})");
    BOOST_TEST(scene.player("cyan").destroyed == 3);
    BOOST_TEST(scene.player("cyan").reserve == 2);
    BOOST_TEST(scene.now.awaits.extra);
    scene.take(move_line("1,0", "0,0"));
    BOOST_TEST(scene.refusal(R"({"do":"reinforce","place":{"0,0":2},"emperor":null})") == "EKO-44");
    BOOST_TEST(scene.refusal(R"({"do":"reinforce","place":{"5,0":2},"emperor":"5,0"})") == "");
}

BOOST_AUTO_TEST_CASE(example_8_reinforcement) {
    Scene scene{"c1@1,0 c2@3,0 c4@5,0 v1@4,-1", "v camp@3,1"};
    scene.await("reinforce");
    scene.player("cyan").reserve = 5;
    BOOST_TEST(scene.legal("reinforce", {"place"}) == (Texts{R"({"1,0":1})", R"({"1,0":2})", R"({"1,0":3})"}),
               boost::test_tools::per_element());
    Scene blocked = scene;
    scene.take(R"({"do":"reinforce","place":{"1,0":3},"emperor":null})");
    BOOST_TEST(scene.stack("1,0")->count == 4);
    BOOST_TEST(scene.player("cyan").reserve == 2);
    blocked.now.buildings[{1, 1}] = {"violet", "camp"};
    BOOST_TEST(blocked.legal("reinforce", {"place"}).empty());
    BOOST_TEST(blocked.legal("stop", {"do"}).size() == 1U);
    blocked.player("cyan").emperor = "reserve";
    BOOST_TEST(blocked.legal("reinforce", {"place", "emperor"}) == (Texts{R"({"1,0":1} 1,0)", R"({"3,0":1} 3,0)"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
