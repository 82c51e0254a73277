// SPDX-License-Identifier: MIT
// Examples 9 to 12 of the rules page, held against the model.
#include "eko_model/scene.h"

#include <boost/test/unit_test.hpp>

using namespace eko_scene;

namespace {

std::string storm_move(const std::string& from, const std::string& to, const std::string& zones) {
    return R"({"do":"move","from":")" + from + R"(","to":")" + to + R"(","zones":)" + zones +
           R"(,"lose_emperor":false})";
}

// Cyan takes the emperor of this colour, by a stack of 2 from 2,0.
Scene taking(char color) {
    Scene scene{std::string{"c2@2,0 v1@4,-1 b1@4,1 w1@5,-1 "} + color + "1*@3,0 c1@0,0"};
    return scene;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(more_examples)

BOOST_AUTO_TEST_CASE(example_9_a_and_b_cyans_comes_home) {
    Scene a = taking('v');
    a.captive("cyan", "violet");
    a.take(move_line("2,0", "3,0"));
    BOOST_TEST(a.player("cyan").emperor == "reserve");
    BOOST_TEST(a.player("cyan").reserve == 1);
    BOOST_TEST(a.player("violet").reserve == 1);
    BOOST_TEST(a.player("violet").emperor == "reserve");
    Scene b = taking('b');
    b.captive("cyan", "violet");
    b.take(move_line("2,0", "3,0"));
    BOOST_TEST(b.player("blue").emperor == "captive:violet");
    BOOST_TEST(captives(b.table, b.now, "cyan").empty());
}

BOOST_AUTO_TEST_CASE(example_9_c_and_d_several_captives) {
    Scene c = taking('b');
    c.captive("white", "blue");
    c.take(move_line("2,0", "3,0"));
    BOOST_TEST(c.player("blue").emperor == "reserve");
    BOOST_TEST(c.player("white").emperor == "captive:cyan");
    BOOST_TEST(points(c.table, c.now, "cyan") == 3);
    Scene d = taking('b');
    d.captive("cyan", "violet");
    d.captive("white", "blue");
    d.take(move_line("2,0", "3,0"));
    BOOST_TEST(d.player("blue").emperor == "reserve");
    BOOST_TEST(d.player("white").emperor == "captive:violet");
    BOOST_TEST(captives(d.table, d.now, "cyan").empty());
}

BOOST_AUTO_TEST_CASE(example_9_e_the_beaten_player_chooses) {
    Scene e = taking('b');
    e.captive("violet", "blue");
    e.captive("white", "blue");
    e.take(move_line("2,0", "3,0"));
    BOOST_TEST(e.now.awaits.kind == "exchange");
    BOOST_TEST(e.now.awaits.player == "blue");
    BOOST_TEST(e.legal("exchange", {"give"}) == (Texts{"violet", "white"}), boost::test_tools::per_element());
    BOOST_TEST(e.refusal(R"({"do":"exchange","give":"cyan"})") == "EKO-39");
    e.take(R"({"do":"exchange","give":"white"})");
    BOOST_TEST(e.player("white").emperor == "captive:cyan");
    BOOST_TEST(e.player("violet").emperor == "captive:blue");
    BOOST_TEST(e.now.awaits.player == "violet");  // the turn has gone on by itself
}

BOOST_AUTO_TEST_CASE(example_9_the_exchange_before_or_after_the_points) {
    for (const bool before : {false, true}) {
        Scene scene = taking('b');
        scene.captive("cyan", "violet");
        scene.table.board.letters = {{{9, 9}, 'c'}, {{9, 8}, 'm'}, {{8, 9}, 'm'}, {{8, 8}, 'v'}};
        for (int q = 0; q < 6; ++q) scene.table.board.letters[{q, 0}] = '.';
        scene.now.buildings = {{{9, 9}, {"cyan", "tower"}},
                               {{9, 8}, {"cyan", "castle"}},
                               {{8, 9}, {"cyan", "tower"}},
                               {{8, 8}, {"cyan", "tower"}}};
        if (before) scene.table.rulings["win_check"] = "before_exchange";
        scene.take(move_line("2,0", "3,0"));
        BOOST_TEST(scene.now.result.has_value() == before);
    }
}

BOOST_AUTO_TEST_CASE(example_10_portals) {
    const std::vector<std::string> rows{"-1:1:mmx..", "0:-1:p......p", "1:0:rvmc."};
    const auto with = [&](const std::string& discs) {
        Scene scene{discs, "", rows};
        scene.table.board.portals = {{{-1, 0}, {0, 0}}, {{6, 0}, {5, 0}}};
        return scene;
    };
    const auto ends = [](const Scene& scene) {
        Texts found;
        for (const auto& pair : scene.legal("move", {"from", "to"}))
            if (pair.starts_with("1,0 ")) found.insert(pair.substr(4));
        return found;
    };
    BOOST_TEST(ends(with("c2@1,0 v2@2,0 v1@5,0")) == (Texts{"0,0", "5,0"}), boost::test_tools::per_element());
    BOOST_TEST(ends(with("c2@1,0 v2@2,0")) == (Texts{"0,0", "5,0", "4,0", "3,0", "4,1", "4,-1", "5,-1"}),
               boost::test_tools::per_element());
    BOOST_TEST(ends(with("c2@1,0 v2@2,0 c3@5,0")) == (Texts{"0,0"}), boost::test_tools::per_element());
    BOOST_TEST(with("c2@1,0 v2@2,0").refusal(move_line("1,0", "6,0")) == "EKO-61");
}

BOOST_AUTO_TEST_CASE(example_11_the_end) {
    const auto after = [](const std::string& others, const std::string& target, const std::string& buildings) {
        Scene scene{"c1@3,0 " + target + others, buildings};
        scene.take(move_line("3,0", "5,0"));
        return scene.now;
    };
    const std::string nine = "c tower@3,1 c tower@1,1 c castle@2,1 c camp@0,1 c camp@1,-1";  // 2 + 2 + 3 + 1 + 1
    const auto reason = [](const eko_model::Position& now) { return now.result ? now.result->reason : ""; };
    BOOST_TEST(reason(after("", "v4@5,0 ", "")) == "empty");
    const auto both = after("v1@0,0", "v4*@5,0 ", nine);
    BOOST_TEST(reason(both) == "points");
    BOOST_TEST(both.result->winners == (std::vector<std::string>{"cyan", "violet"}), boost::test_tools::per_element());
    const auto last = after("v1@0,0", "v4*@5,0 ", "c tower@3,1 c castle@2,1");
    BOOST_TEST(reason(last) == "last");
    BOOST_TEST(last.result->winners == (std::vector<std::string>{"violet"}), boost::test_tools::per_element());
    const auto alone = after("v1@0,0 b1@4,1", "v4*@5,0 ", nine);
    BOOST_TEST(alone.result->winners == (std::vector<std::string>{"cyan"}), boost::test_tools::per_element());
    BOOST_TEST(reason(after("v1@0,0 b1@4,1", "v4*@5,0 ", "c tower@1,1 c castle@2,1")) == "");
}

BOOST_AUTO_TEST_CASE(example_12_storm) {
    const std::string zone = R"(["6,0"])";
    Scene free{"c3@5,0 v1@0,0", "", rows_of_stormy_t};
    BOOST_TEST(free.refusal(storm_move("5,0", "8,0", "[]")) == "EKO-70");
    free.carry_out(storm_move("5,0", "8,0", zone));
    BOOST_TEST(free.stack("8,0")->count == 2);
    BOOST_TEST(free.player("cyan").reserve == 1);
    BOOST_TEST(Scene("c3@5,0 v1@8,0 v1@0,0", "", rows_of_stormy_t).refusal(storm_move("5,0", "8,0", zone)) == "");
    BOOST_TEST(Scene("c3@5,0 v2@8,0", "", rows_of_stormy_t).refusal(storm_move("5,0", "8,0", zone)) == "EKO-72");
    Scene kamikaze{"c2@5,0 v4@8,0", "", rows_of_stormy_t};
    BOOST_TEST(kamikaze.refusal(storm_move("5,0", "8,0", zone)) == "");
    kamikaze.carry_out(storm_move("5,0", "8,0", zone));
    BOOST_TEST(kamikaze.player("cyan").reserve == 2);
    BOOST_TEST(kamikaze.player("violet").reserve == 4);
    Scene out{"c2@7,0", "", rows_of_stormy_t};
    out.carry_out(storm_move("7,0", "8,0", zone));
    BOOST_TEST(out.stack("8,0")->count == 1);
}

BOOST_AUTO_TEST_CASE(example_12_a_zone_is_paid_once_a_turn_or_once_a_move) {
    for (const std::string once : {"turn", "move"}) {
        Scene scene{"c3@5,0 v1@0,0", "", rows_of_stormy_t};
        scene.table.rulings["storm_once"] = once;
        scene.carry_out(storm_move("5,0", "6,0", R"(["6,0"])"));
        const std::string again = once == "turn" ? "[]" : R"(["6,0"])";
        BOOST_TEST(scene.refusal(storm_move("6,0", "8,0", again)) == "");
        scene.carry_out(storm_move("6,0", "8,0", again));
        BOOST_TEST(scene.stack("8,0")->count == (once == "turn" ? 2 : 1));
    }
}

BOOST_AUTO_TEST_SUITE_END()
