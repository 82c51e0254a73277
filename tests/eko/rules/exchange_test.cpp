// SPDX-License-Identifier: MIT
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace {

using namespace eko;
using namespace eko_support;

// Cyan on 3,0 is about to beat an emperor on 4,0; everybody has a disc that stays.
constexpr std::string_view others = " c1@0,0 v1@4,1 b1@4,-1 w1@5,-1";

Scene capturing(std::string_view emperor, Rulings rulings = {}) {
    return Scene{"c2@3,0 " + std::string{emperor} + "@4,0" + std::string{others}, board_t(), rulings};
}

std::optional<Color> holder(const Scene& scene, Color emperor) { return holder_of(scene.player(emperor)); }
constexpr std::optional<Color> nobody = std::nullopt;

// How many must exchange at once.
std::size_t due(const Scene& scene) {
    const auto must = [&](Color color) {
        return holder(scene, color) && !captives_of(scene.table().seats, scene.now, color).empty();
    };
    return static_cast<std::size_t>(std::count_if(colors.begin(), colors.end(), must));
}

// Where the emperors are after an entry of this player, and who is asked then.
std::string after_exchanges(Scene scene, Color player) {
    scene.now.player = player;
    scene.now.awaits = AwaitMarch{player};
    scene.takes(go_on);
    std::string told = scene.awaits().starts_with("exchange") ? scene.awaits() : "";
    for (const Color color : colors) {
        const auto held_by = holder(scene, color);
        told += held_by ? " " + std::string{to_text(*held_by)} : " free";
    }
    return told;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(emperors)

BOOST_AUTO_TEST_CASE(eko_36_what_can_attack_his_stack) {
    BOOST_TEST((Scene{"c3@3,0 v2*@4,0"}.allows(move("3,0", "4,0"))));
    BOOST_TEST((Scene{"c2*@3,0 v2*@4,0"}.allows(move("3,0", "4,0"))));
    BOOST_TEST((Scene{"c1@3,0 v4*@4,0"}.allows(move("3,0", "4,0"))));
    Scene{"c2@3,0 v2*@4,0"}.refuses(move("3,0", "4,0"), "EKO-17", "fewer discs");
}

BOOST_AUTO_TEST_CASE(eko_37_he_becomes_a_captive_worth_three_points) {
    Scene scene{"c4@3,0 v3*@4,0 v1@0,0"};
    const int reserve = scene.player(Color::violet).reserve;
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST((holder(scene, Color::violet) == Color::cyan));
    BOOST_TEST(scene.player(Color::violet).reserve == reserve + 2);
    BOOST_TEST(scene.points(Color::cyan) == 3);
    BOOST_TEST(scene.told<EmperorCaptured>());
}

BOOST_AUTO_TEST_CASE(eko_38_both_go_home) {
    Scene scene = capturing("v1*");
    scene.captive(Color::cyan, Color::violet);
    const int own = scene.player(Color::cyan).reserve;
    const int others_reserve = scene.player(Color::violet).reserve;
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST(scene.player(Color::cyan).reserve == own + 1);
    BOOST_TEST(scene.player(Color::violet).reserve == others_reserve + 1);
    BOOST_TEST(holder(scene, Color::cyan) == nobody);
    BOOST_TEST(holder(scene, Color::violet) == nobody);
}

BOOST_AUTO_TEST_CASE(eko_38_another_is_given_for_his_own) {
    Scene given = capturing("b1*");
    given.captive(Color::cyan, Color::violet);
    given.takes(move("3,0", "4,0"));
    BOOST_TEST(holder(given, Color::cyan) == nobody);
    BOOST_TEST((holder(given, Color::blue) == Color::violet));
    Scene taken = capturing("b1*");
    taken.captive(Color::white, Color::blue);
    taken.takes(move("3,0", "4,0"));
    BOOST_TEST(holder(taken, Color::blue) == nobody);
    BOOST_TEST((holder(taken, Color::white) == Color::cyan));
    BOOST_TEST(taken.points(Color::cyan) == 3);
}

BOOST_AUTO_TEST_CASE(eko_39_exchanges_follow_one_another) {
    Scene scene = capturing("b1*");
    scene.captive(Color::cyan, Color::violet);
    scene.captive(Color::white, Color::blue);
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST(holder(scene, Color::cyan) == nobody);
    BOOST_TEST(holder(scene, Color::blue) == nobody);
    BOOST_TEST((holder(scene, Color::white) == Color::violet));
}

BOOST_AUTO_TEST_CASE(eko_39_the_beaten_player_chooses_between_two) {
    Scene scene = capturing("b1*");
    scene.captive(Color::violet, Color::blue);
    scene.captive(Color::white, Color::blue);
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST(scene.awaits() == "exchange blue");
    BOOST_TEST(scene.legal().size() == 2U);
    scene.refuses(R"({"do":"exchange","give":"cyan"})", "EKO-39", "cannot give");
    scene.refuses(go_on, "AWAITS", "This entry does not answer the question that is open now.");
    scene.takes(R"({"do":"exchange","give":"white"})");
    BOOST_TEST((holder(scene, Color::white) == Color::cyan));
    BOOST_TEST((holder(scene, Color::violet) == Color::blue));
    BOOST_TEST(holder(scene, Color::blue) == nobody);
    BOOST_TEST(scene.awaits() == "march cyan");  // as after the move
}

BOOST_AUTO_TEST_CASE(eko_39_the_holders_own_is_given_first) {
    Scene scene = capturing("b1*");
    scene.captive(Color::cyan, Color::blue);
    scene.captive(Color::white, Color::blue);
    scene.takes(move("3,0", "4,0"));
    for (const Color color : {Color::cyan, Color::blue}) BOOST_TEST(holder(scene, color) == nobody);
    BOOST_TEST((holder(scene, Color::white) == Color::blue));
}

// In whatever order the exchanges are made, clockwise from any player, they lead to the same: so the page's order never
// shows, and no game can tell it from another one.
BOOST_AUTO_TEST_CASE(eko_39_the_order_of_exchanges_never_shows) {
    const std::array<std::optional<Color>, 5> places{nobody, Color::cyan, Color::violet, Color::blue, Color::white};
    std::size_t several_due = 0;
    for (int situation = 0; situation < 5 * 5 * 5 * 5; ++situation) {
        Scene scene{"c1@0,0 v1@4,1 b1@4,-1 w1@5,-1"};
        bool possible = true;
        int rest = situation;
        for (const Color color : colors) {
            const auto held_by = places.at(static_cast<std::size_t>(rest % 5));
            rest /= 5;
            if (held_by == color) possible = false;
            if (held_by && held_by != color) scene.captive(color, *held_by);
        }
        if (!possible) continue;
        several_due += due(scene) > 1 ? 1U : 0U;
        std::set<std::string> ends;
        for (const Color player : colors) ends.insert(after_exchanges(scene, player));
        BOOST_TEST(ends.size() == 1U, "situation " << situation);
    }
    BOOST_TEST(several_due > 0U);
}

BOOST_AUTO_TEST_CASE(eko_51_points_of_a_moment_win_only_where_the_table_says_so) {
    for (const WinCheck check : {WinCheck::after_exchange, WinCheck::before_exchange}) {
        Layout layout = board_t();
        layout.rows.push_back({{0, 3}, "mmmm"});
        Scene scene{"c2@3,0 b1*@4,0" + std::string{others} + " cC@3,1 cT@1,-1 cT@2,-1 cK@0,3 cC@2,1",
                    layout,
                    {.win_check = check}};
        scene.captive(Color::cyan, Color::violet);
        BOOST_TEST(scene.points(Color::cyan) == 9);
        scene.takes(move("3,0", "4,0"));
        BOOST_TEST(scene.result() == (check == WinCheck::before_exchange ? "points: cyan" : ""));
        BOOST_TEST((holder(scene, Color::cyan) == Color::violet) == (check == WinCheck::before_exchange));
    }
}

BOOST_AUTO_TEST_CASE(eko_51_the_end_waits_for_an_exchange_that_is_asked_for) {
    Scene scene = capturing("b1*");
    scene.put("cC@3,1 cT@1,-1 cT@2,-1 cC@2,1");
    scene.captive(Color::violet, Color::blue);
    scene.captive(Color::white, Color::blue);
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST(scene.awaits() == "exchange blue");
    BOOST_TEST(scene.points(Color::cyan) == 9);
    scene.takes(R"({"do":"exchange","give":"violet"})");
    BOOST_TEST(scene.awaits() == "march cyan");
}

BOOST_AUTO_TEST_SUITE_END()
