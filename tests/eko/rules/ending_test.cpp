// SPDX-License-Identifier: MIT
#include "eko/rules/points.h"
#include "eko/support/scene.h"

#include <boost/test/unit_test.hpp>

namespace {

using namespace eko;
using namespace eko_support;

// Twelve building fields beside the usual ones.
Layout wide_board() {
    Layout layout = board_t();
    layout.rows.push_back({{0, 4}, "mmmmmmmmmmmm"});
    return layout;
}

// Buildings of cyan worth ten points, none on the capital 3,1.
constexpr std::string_view ten = " cK@0,4 cT@1,4 cT@2,4 cC@3,4 cC@4,4 cC@5,4";

}  // namespace

BOOST_AUTO_TEST_SUITE(endings)

BOOST_AUTO_TEST_CASE(eko_4_points_with_a_capital_or_the_last_one) {
    Scene points{"c2@3,0 v1@0,0 v1@1,0 cC@6,4" + std::string{ten}, wide_board()};
    points.takes(build("3,0", "3,1", "camp"));
    BOOST_TEST(points.result() == "points: cyan");
    Scene last{"c2@3,0 v1@4,0"};
    last.takes(move("3,0", "4,0"));
    BOOST_TEST(last.result() == "last: cyan");
    BOOST_TEST(last.awaits() == "over");
    BOOST_TEST(last.legal().empty());
    last.refuses(stop, "AWAITS", "This entry does not answer the question that is open now.");
}

BOOST_AUTO_TEST_CASE(eko_50_what_each_is_worth) {
    Scene scene{"cC@1,1 cT@2,1 cK@2,-1 vC@0,1"};
    scene.captive(Color::violet, Color::cyan);
    scene.captive(Color::blue, Color::cyan);
    const Points points = points_of(scene.table(), scene.now, Color::cyan);
    BOOST_TEST(points.camps == 1);
    BOOST_TEST(points.towers == 2);
    BOOST_TEST(points.castles == 3);
    BOOST_TEST(points.captives == 6);
    BOOST_TEST(points.total() == 12);
    BOOST_TEST(all_points(scene.table(), scene.now)[index(Color::cyan)] == 12);
    BOOST_TEST(scene.points(Color::violet) == 1);
}

BOOST_AUTO_TEST_CASE(eko_52_twelve_points_and_a_capital) {
    Scene with{"c2@3,0 v1@0,0 cC@3,1 cC@6,4" + std::string{ten}, wide_board()};
    BOOST_TEST(with.points(Color::cyan) == 12);  // as a correction could have made it: judged with the next entry
    const auto unjudged = unjudged_end(with.table(), with.now);
    BOOST_TEST_REQUIRE(unjudged.has_value());
    with.takes(move("3,0", "4,0"));
    BOOST_TEST(with.result() == "points: cyan");
    BOOST_TEST((std::get<Over>(with.now.awaits).result == *unjudged));
    BOOST_TEST(!unjudged_end(with.table(), with.now).has_value());
    Scene without{"c2@1,0 v1@4,0 cC@6,4" + std::string{ten}, wide_board()};
    without.takes(build("1,0", "1,1", "camp"));
    BOOST_TEST(without.points(Color::cyan) == 12);
    BOOST_TEST(without.result() == "");
    Scene eleven{"c2@3,0 v1@0,0" + std::string{ten}, wide_board()};
    eleven.takes(build("3,0", "3,1", "camp"));
    BOOST_TEST(eleven.result() == "");
}

BOOST_AUTO_TEST_CASE(eko_53_the_only_one_with_discs) {
    Scene two{"c2@3,0 v1@4,0 b1@0,0"};
    two.takes(move("3,0", "4,0"));
    BOOST_TEST(two.result() == "");
    Scene own_last{"c1@3,0 v1@0,0"};
    own_last.takes(build("3,0", "3,1", "camp"));
    BOOST_TEST(own_last.result() == "last: violet");
}

BOOST_AUTO_TEST_CASE(eko_54_a_last_kamikaze_can_empty_the_board) {
    Scene scene{"c1@3,0 v4@4,0"};
    scene.takes(move("3,0", "4,0"));
    BOOST_TEST(scene.result() == "empty:");
    const auto& over = std::get<Over>(scene.now.awaits);
    BOOST_TEST(over.result.points[index(Color::cyan)] == 0);
}

BOOST_AUTO_TEST_CASE(eko_54_or_bring_a_win_to_both) {
    const std::string nine = " cC@3,1 cK@0,4 cT@1,4 cT@2,4 cC@3,4";
    Scene both{"c1@3,0 v4*@4,0 v1@0,0" + nine, wide_board()};
    both.takes(move("3,0", "4,0"));
    BOOST_TEST(both.result() == "points: cyan violet");
    const std::string five = " cC@3,1 cK@0,4 cC@3,4";
    Scene other{"c1@3,0 v4*@4,0 v1@0,0" + five, wide_board()};
    other.takes(move("3,0", "4,0"));
    BOOST_TEST(other.result() == "last: violet");
    Scene third{"c1@3,0 v4*@4,0 v1@0,0 b1@1,0" + nine, wide_board()};
    third.takes(move("3,0", "4,0"));
    BOOST_TEST(third.result() == "points: cyan");
    Scene alone{"c1@3,0 v4*@4,0" + nine, wide_board()};  // A10: points win on an empty board
    alone.takes(move("3,0", "4,0"));
    BOOST_TEST(alone.result() == "points: cyan");
}

BOOST_AUTO_TEST_CASE(eko_55_winners_of_both_kinds_together) {
    const std::string eleven = " cC@6,4" + std::string{ten};
    for (const LastDiscBuild ruling : {LastDiscBuild::shared, LastDiscBuild::builder}) {
        Scene scene{"c1@3,0 v1@0,0" + eleven, wide_board(), {.last_disc_build = ruling}};
        scene.takes(build("3,0", "3,1", "camp"));
        BOOST_TEST(scene.result() == (ruling == LastDiscBuild::builder ? "points: cyan" : "points: cyan violet"));
    }
    // The ruling is for builds alone.
    const std::string nine = " cC@3,1 cK@0,4 cT@1,4 cT@2,4 cC@3,4";
    Scene kamikaze{"c1@3,0 v4*@4,0 v1@0,0" + nine, wide_board(), {.last_disc_build = LastDiscBuild::builder}};
    kamikaze.takes(move("3,0", "4,0"));
    BOOST_TEST(kamikaze.result() == "points: cyan violet");
}

// A correction has made an exchange due, and violet is asked which of two emperors he gives before the end is judged.
BOOST_AUTO_TEST_CASE(eko_55_the_builders_end_waits_for_an_exchange) {
    for (const LastDiscBuild ruling : {LastDiscBuild::shared, LastDiscBuild::builder}) {
        Scene scene{"c1@3,0 v1@0,0 cC@6,4" + std::string{ten}, wide_board(), {.last_disc_build = ruling}};
        scene.captive(Color::violet, Color::cyan);
        scene.captive(Color::blue, Color::violet);
        scene.captive(Color::white, Color::violet);
        scene.takes(build("3,0", "3,1", "camp"));
        BOOST_TEST(scene.awaits() == "exchange violet");
        scene.takes(R"({"do":"exchange","give":"blue"})");
        BOOST_TEST(scene.result() == (ruling == LastDiscBuild::builder ? "points: cyan" : "points: cyan violet"));
    }
}

BOOST_AUTO_TEST_CASE(eko_65_two_points_for_most_fields_around_a_pyramid) {
    Layout layout = rows({{{0, -1}, "..."}, {{0, 0}, ".s."}, {{0, 1}, "r.."}});
    layout.groups = {{GroupKind::pyramid, {{1, 0}}, "S1"}};
    BOOST_TEST((Scene{"c1@0,0 v4@2,0 c1@1,-1", layout}.points(Color::cyan) == 2));
    BOOST_TEST((Scene{"c1@0,0 v1@2,0", layout}.points(Color::cyan) == 0));         // a tie
    BOOST_TEST((Scene{"c1@1,0", layout}.points(Color::cyan) == 0));                // its own field
    BOOST_TEST((Scene{"c1@0,0 v1@2,0 cC@0,1", layout}.points(Color::cyan) == 3));  // buildings too
    BOOST_TEST((Scene{"c1@0,0 v1@2,0 cC@0,1", layout, {.around = AroundCounts::stacks}}.points(Color::cyan) == 1));
    BOOST_TEST((Scene{"", layout}.points(Color::cyan) == 0));
}

BOOST_AUTO_TEST_SUITE_END()
