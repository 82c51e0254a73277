// SPDX-License-Identifier: MIT
// Each cell of the page's table of refusals, and what comes before the rules.
#include "eko_model/scene.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <ostream>

using namespace eko_scene;

namespace {

// T with a temple of each kind in a row below, a storm field at its end and a portal in front.
const std::vector<std::string> rows_of_all{"-1:1:mmx..", "0:-1:p......s", "1:0:rvmc.", "2:-1:dlw"};

struct Case {
    std::string rule;
    std::string name;
    std::string discs;
    std::string buildings;
    std::string line;
};

std::ostream& operator<<(std::ostream& out, const Case& row) { return out << row.rule << " " << row.name; }

std::string storm_line(const std::string& from, const std::string& to, const std::string& zones, bool emperor = false) {
    return R"({"do":"move","from":")" + from + R"(","to":")" + to + R"(","zones":)" + zones + R"(,"lose_emperor":)" +
           (emperor ? "true}" : "false}");
}

std::string build_line(const std::string& from, const std::string& on, const std::string& size, bool emperor = false) {
    return R"({"do":"build","from":")" + from + R"(","on":")" + on + R"(","size":")" + size + R"(","emperor":)" +
           (emperor ? "true}" : "false}");
}

std::string place_line(const std::string& stacks, const std::string& emperor = "null") {
    return R"({"do":"reinforce","place":)" + stacks + R"(,"emperor":)" + emperor + "}";
}

const std::string five_camps = "c camp@0,1 c camp@1,1 c camp@2,1 c camp@2,-1 c camp@3,1";

const std::vector<Case> of_an_action{
    {"EKO-13", "no stack", "c1@1,0", "", storm_line("0,0", "2,0", "[]")},
    {"EKO-13", "not his stack", "c1@1,0 v1@0,0", "", storm_line("0,0", "2,0", "[]")},
    {"EKO-15", "stays", "c1@1,0", "", storm_line("1,0", "1,0", "[]")},
    {"EKO-61", "into a portal", "c1@0,0", "", storm_line("0,0", "-1,0", "[]")},
    {"EKO-14", "onto a building field", "c1@1,0", "", storm_line("1,0", "1,1", "[]")},
    {"EKO-14", "no way", "c1@0,0 c1@1,0", "", storm_line("0,0", "2,0", "[]")},
    {"EKO-70", "the zone not named", "c2@5,0", "", storm_line("5,0", "6,0", "[]")},
    {"", "the dearer way", "c2@3,0", "", storm_line("3,0", "4,-1", R"(["6,0"])")},
    {"EKO-70", "loses an emperor who is not there", "c2@5,0", "", storm_line("5,0", "6,0", R"(["6,0"])", true)},
    {"EKO-70", "loses the emperor for nothing", "c2*@3,0", "", storm_line("3,0", "4,0", "[]", true)},
    {"EKO-70", "gone, but not the emperor", "c1*@5,0", "", storm_line("5,0", "6,0", R"(["6,0"])")},
    {"EKO-16", "above 4", "c2@3,0 c3@4,0", "", storm_line("3,0", "4,0", "[]")},
    {"EKO-72", "nothing left to stack", "c1@5,0 c1@6,0", "", storm_line("5,0", "6,0", R"(["6,0"])")},
    {"EKO-72", "too few left to attack", "c3@5,0 v2@6,0", "", storm_line("5,0", "6,0", R"(["6,0"])")},
    {"EKO-18", "the emperor against more", "c2*@3,0 v3@4,0", "", storm_line("3,0", "4,0", "[]")},
    {"EKO-17", "against as many", "c2@3,0 v2@4,0", "", storm_line("3,0", "4,0", "[]")},
    {"EKO-20", "no stack", "c1@1,0", "", build_line("2,0", "1,1", "camp")},
    {"EKO-20", "not next to it", "c1@1,0", "", build_line("1,0", "2,1", "camp")},
    {"EKO-20", "on a movement field", "c1@1,0", "", build_line("1,0", "2,0", "camp")},
    {"EKO-20", "on an abyss", "c1@3,0", "", build_line("3,0", "3,-1", "camp")},
    {"EKO-21", "a tower on a reg", "c4@0,0", "", build_line("0,0", "0,1", "tower")},
    {"EKO-22", "a tower on a free field", "c4@1,0", "", build_line("1,0", "1,1", "tower")},
    {"EKO-23", "the own size again", "c4@1,0", "c camp@1,1", build_line("1,0", "1,1", "camp")},
    {"EKO-23", "two sizes more", "c4@2,0", "c camp@2,-1", build_line("2,0", "2,-1", "castle")},
    {"EKO-24", "smaller than the other's", "c4@1,0", "v tower@1,1", build_line("1,0", "1,1", "camp")},
    {"EKO-24", "two sizes more than the other's", "c4@2,0", "v camp@2,-1", build_line("2,0", "2,-1", "castle")},
    {"EKO-26", "no camp left", "c4@1,0", five_camps, build_line("1,0", "1,-1", "camp")},
    {"EKO-20", "too few discs", "c1@1,0", "c camp@1,1", build_line("1,0", "1,1", "tower")},
    {"EKO-27", "no emperor in the stack", "c2@1,0", "", build_line("1,0", "1,1", "camp", true)},
    {"EKO-27", "all paid but the emperor", "c1*@1,0", "", build_line("1,0", "1,1", "camp")},
    {"EKO-75", "no temple", "c1@1,0 v1@0,0", "", R"({"do":"sand","target":"0,0"})"},
    {"EKO-75", "the own disc", "c1@1,0", "c camp@-1,2", R"({"do":"sand","target":"1,0"})"},
    {"EKO-75", "an emperor", "c1@1,0 v1*@0,0", "c camp@-1,2", R"({"do":"sand","target":"0,0"})"},
    {"", "by the temple", "c1@1,0 v2*@0,0", "c camp@-1,2", R"({"do":"sand","target":"0,0"})"},
    {"EKO-11", "something is legal", "c1@1,0", "", R"({"do":"pass"})"},
    {"AWAITS", "not awaited", "c1@1,0", "", R"({"do":"stop"})"},
    {"FORMAT", "zones left out", "c1@1,0", "", R"({"do":"move","from":"1,0","to":"2,0"})"},
    {"FORMAT", "a zone that is none", "c1@1,0", "", storm_line("1,0", "2,0", R"(["5,0"])")},
    {"FORMAT", "no field of the board", "c1@1,0", "", build_line("1,0", "50,0", "camp")},
    {"FORMAT", "an unknown size", "c1@1,0", "", build_line("1,0", "1,1", "palace")},
    {"FORMAT", "before AWAITS", "c1@1,0", "", R"({"do":"swap"})"},
};

const std::vector<Case> of_a_reinforcement{
    {"EKO-41", "no key", "c1@1,0", "", place_line("{}")},
    {"EKO-41", "below 1", "c1@1,0", "", place_line(R"({"1,0":0})")},
    {"EKO-42", "several keys", "c1@1,0 c1@2,0", "", place_line(R"({"1,0":1,"2,0":1})")},
    {"", "several keys by the temple", "c1@1,0 c1@2,0", "c camp@1,2", place_line(R"({"1,0":1,"2,0":1})")},
    {"EKO-42", "no own stack", "c1@1,0", "", place_line(R"({"2,0":1})")},
    {"EKO-42", "above 4", "c2@1,0", "", place_line(R"({"1,0":3})")},
    {"EKO-42", "far above 4", "c2@1,0", "", place_line(R"({"1,0":9223372036854775807})")},
    {"EKO-41", "more than the reserve", "c1@1,0 c1@2,0", "c camp@1,2", place_line(R"({"1,0":3,"2,0":3})")},
    {"EKO-73", "onto a storm field", "c1@6,0", "", place_line(R"({"6,0":1})")},
    {"EKO-44", "an emperor who is not there", "c1@1,0", "", place_line(R"({"1,0":1})", R"("1,0")")},
    {"EKO-43", "next to another's building", "c1@1,0 c1@5,0", "v camp@1,1", place_line(R"({"1,0":1})")},
    {"EKO-74", "no temple", "c1@1,0", "", R"({"do":"moon","to":"2,0","emperor":false})"},
    {"EKO-74", "onto another's stack", "c1@1,0 v1@2,0", "c camp@0,2", R"({"do":"moon","to":"2,0","emperor":false})"},
    {"EKO-74", "onto a building field", "c1@1,0", "c camp@0,2", R"({"do":"moon","to":"1,1","emperor":false})"},
    {"EKO-74", "no emperor in reserve", "c1@1,0", "c camp@0,2", R"({"do":"moon","to":"2,0","emperor":true})"},
    {"", "by the temple", "c1@1,0", "c camp@0,2", R"({"do":"moon","to":"2,0","emperor":false})"},
    {"EKO-41", "stops though he can place", "c1@1,0", "", R"({"do":"stop"})"},
    {"AWAITS", "no action", "c1@1,0", "", build_line("1,0", "1,1", "camp")},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(refusals)

BOOST_DATA_TEST_CASE(of_an_action_are_those_of_the_table, boost::unit_test::data::make(of_an_action), row) {
    Scene scene{row.discs, row.buildings, rows_of_all};
    scene.player("cyan").reserve = 2;
    BOOST_TEST(scene.refusal(row.line) == row.rule);
}

BOOST_DATA_TEST_CASE(of_a_reinforcement_are_those_of_the_table, boost::unit_test::data::make(of_a_reinforcement), row) {
    Scene scene{row.discs, row.buildings, rows_of_all};
    scene.await("reinforce");
    scene.player("cyan").reserve = 5;
    BOOST_TEST(scene.refusal(row.line) == row.rule);
}

BOOST_AUTO_TEST_CASE(of_an_emperors_reinforcement) {
    Scene scene{"c1@1,0 c1@2,0 c1@5,0", "v camp@1,1 c camp@1,2", rows_of_all};
    scene.await("reinforce");
    BOOST_TEST(scene.refusal(place_line(R"({"5,0":1})")) == "EKO-41");  // nothing in reserve
    scene.player("cyan") = {3, 0, "reserve"};
    BOOST_TEST(scene.refusal(place_line(R"({"5,0":1})")) == "EKO-44");
    BOOST_TEST(scene.refusal(place_line(R"({"5,0":1})", R"("1,0")")) == "EKO-44");
    BOOST_TEST(scene.refusal(place_line(R"({"1,0":1})", R"("1,0")")) == "EKO-43");
    scene.now.stacks.erase({5, 0});
    BOOST_TEST(scene.refusal(place_line(R"({"1,0":1})", R"("1,0")")) == "");
    BOOST_TEST(scene.refusal(place_line(R"({"1,0":2})", R"("1,0")")) == "EKO-45");
    BOOST_TEST(scene.refusal(place_line(R"({"1,0":1,"2,0":1})", R"("1,0")")) == "EKO-45");
    scene.now.awaits.placed = true;
    BOOST_TEST(scene.refusal(place_line(R"({"1,0":1})", R"("1,0")")) == "EKO-42");
    scene.now.awaits.placed = false;
    scene.now.moon_used = 1;
    BOOST_TEST(scene.refusal(R"({"do":"stop"})") == "EKO-44");
}

BOOST_AUTO_TEST_CASE(of_the_others) {
    Scene scene{"c1*@1,0 c1@2,0 v1@3,0"};
    scene.await("swap");
    for (const auto* to : {"1,0", "3,0", "4,0"})
        BOOST_TEST(scene.refusal(std::string{R"({"do":"swap","to":")"} + to + R"("})") == "EKO-9");
    BOOST_TEST(scene.refusal(R"({"do":"swap","to":"2,0"})") == "");
    scene.await("march");
    scene.player("cyan").reserve = 2;
    BOOST_TEST(scene.refusal(R"({"do":"march"})") == "EKO-33");
    Scene away{"v1@1,0 b1@2,0", "c camp@0,2", rows_of_all};
    away.await("reinforce");
    away.player("cyan").reserve = 5;
    BOOST_TEST(away.refusal(R"({"do":"moon","to":"0,0","emperor":false})") == "");
    away.table.rulings["moon_return"] = "no";
    BOOST_TEST(away.refusal(R"({"do":"moon","to":"0,0","emperor":false})") == "EKO-12");
    away.now.awaits = {"over", ""};
    BOOST_TEST(away.refusal(R"({"do":"keep"})") == "AWAITS");
}

BOOST_AUTO_TEST_SUITE_END()
