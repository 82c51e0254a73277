// SPDX-License-Identifier: MIT
// The board in letters, and the tables of points and pieces.
#include "eko/words/table_text.h"

#include "eko/support/scene.h"
#include "eko/text/typed_ids.h"
#include "eko/words/points_view.h"
#include "eko/words/table/player_view.h"
#include "present/language/columns.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace {

using namespace eko;
using namespace eko_support;

words::Names names_of(const Scene& scene) {
    return {
        scene.table().board,
        {{}, {{Color::cyan, "Anna"}, {Color::violet, ""}, {Color::blue, ""}, {Color::white, ""}}, Color::cyan, {}, {}}};
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

BOOST_AUTO_TEST_SUITE(table_texts)

BOOST_AUTO_TEST_CASE(the_board_is_drawn_in_rows) {
    const Scene scene{"c2*@3,0 v1@5,0 vT@1,1 wC@0,1"};
    const std::string text = words::board_text(names_of(scene), scene.table().board, scene.now);
    const std::string drawn =
        "    1,-1  2,-1  3,-1  4,-1  5,-1\n"
        "    m     m     x     .     .\n"
        " 0,0   1,0   2,0   3,0   4,0   5,0\n"
        " .     .     .     C2*   .     V1\n"
        "    0,1   1,1   2,1   3,1   4,1\n"
        "    r[W1] v[V2] m     c     .\n";
    BOOST_TEST(text.substr(0, drawn.size()) == drawn);
}

BOOST_AUTO_TEST_CASE(eko_61_the_exit_of_a_portal_is_said_at_its_field) {
    Layout layout = board_t_with("p.p.");
    layout.portals = {{{6, 0}, {7, 0}}};
    const Scene scene{"c1@5,0 v1@0,0", layout};
    const auto said = [&](Hex at) {
        return words::tile_words(names_of(scene), scene.table(), layout, scene.now, *scene.table().board.find(at));
    };
    BOOST_TEST(said({6, 0}) == "its exit is " + words::field_name({7, 0}));
    BOOST_TEST(said({8, 0}) == "it has no exit");
    BOOST_TEST(said({7, 0}).empty());
}

// EKO-76: an emperor who came through the storm unharmed looked like a mistake.
BOOST_AUTO_TEST_CASE(who_has_most_around_a_pyramid_and_a_lighthouse_is_said_at_their_fields) {
    Layout layout = board_t_with("ss.ss.");
    layout.groups = {{GroupKind::beacon, {{6, 0}, {7, 0}}, "U"}, {GroupKind::pyramid, {{9, 0}, {10, 0}}, "S"}};
    Scene scene{"c1@5,0 v1@0,0", layout};
    const auto said = [&](Hex at) {
        return words::tile_words(names_of(scene), scene.table(), layout, scene.now, *scene.table().board.find(at));
    };
    BOOST_TEST(said({7, 0}) == "lighthouse: Anna has most around it and loses nothing in storms");
    BOOST_TEST(said({9, 0}) == "pyramid: nobody has most around it");
    BOOST_TEST(said({8, 0}).empty());
    scene.put("v1@8,0");
    BOOST_TEST(said({6, 0}) == "lighthouse: nobody has most around it");
    BOOST_TEST(says(said({10, 0}), "has most around it"), said({10, 0}));
    const auto views = words::player_views(names_of(scene), scene.table(), scene.now);
    BOOST_TEST(!says(views.front().sources, "storms"));
}

BOOST_AUTO_TEST_CASE(a_storm_field_shows_beside_its_stack) {
    const Scene scene{"c2@6,0 v1@0,0", board_t_with("ss.")};
    const std::string text = words::board_text(names_of(scene), scene.table().board, scene.now);
    BOOST_TEST(says(text, " sC2   s     .\n"), text);
}

BOOST_AUTO_TEST_CASE(a_wide_board_is_a_list_of_what_stands_there) {
    const Scene scene{"c2@3,0 v1@0,0", board_t_with(std::string(30, '.'))};
    const std::string text = words::board_text(names_of(scene), scene.table().board, scene.now);
    BOOST_TEST(text::with_ids(text).starts_with(" 0,0 V1   3,0 C2\n"), text);
    for (const auto& line : present::lines_of(text)) BOOST_TEST(present::width(line) <= present::screen_columns);
}

BOOST_AUTO_TEST_CASE(points_are_told_by_source) {
    Scene scene{"c2*@3,0 v1@5,0 cT@1,1 cC@3,1 vK@2,1"};
    scene.captive(Color::violet, Color::cyan);
    const std::string text = words::score_text(names_of(scene), scene.table(), scene.now);
    BOOST_TEST(says(text, "Captive emperors               3       0     0      0\n"), text);
    BOOST_TEST(says(text, "Points                         6       3     0      0\n"), text);
    BOOST_TEST(says(text, "Capital                      yes      no    no     no\n"), text);
}

BOOST_AUTO_TEST_CASE(an_audit_counts_discs_and_names_what_is_wrong) {
    Scene scene{"c2*@3,0 v1@5,0"};
    const auto names = names_of(scene);
    BOOST_TEST(says(words::audit_text(names, scene.table(), scene.now), "Everybody has 16 discs"));
    BOOST_TEST(words::faults_text(names, scene.table(), scene.now) == "");
    --scene.now[Color::cyan].reserve;
    scene.now.cells.put(scene.field("2,1"), Stack{Color::violet, 1, false});
    const std::string text = words::audit_text(names, scene.table(), scene.now);
    BOOST_TEST(says(text, "Anna has 15 discs in all, not 16.\n"), text);
    BOOST_TEST(says(text::with_ids(text), "No such stack can stand on 2,1.\n"), text);
    BOOST_TEST(!says(text, "Everybody has 16 discs"), text);
}

BOOST_AUTO_TEST_CASE(an_exchange_that_is_overdue_is_told) {
    Scene scene{"c2@3,0 v1@5,0 b1@0,0"};
    scene.captive(Color::cyan, Color::violet);
    scene.captive(Color::violet, Color::cyan);
    const std::string text = words::faults_text(names_of(scene), scene.table(), scene.now);
    BOOST_TEST(says(text, "holds a captive while their own emperor is captive"), text);
}

BOOST_AUTO_TEST_CASE(a_table_says_whose_turn_it_is_and_what_everybody_has) {
    Scene scene{"c2*@3,0 v1@5,0 cC@3,1"};
    const std::string text = words::table_text(names_of(scene), scene.table(), scene.now);
    BOOST_TEST(text.starts_with("Turn 1. Anna: move a stack or build?\n"), text);
    BOOST_TEST(says(text, "  Reserve              14"), text);
    BOOST_TEST(says(text, "4 / 3 / 1       5 / 3 / 1"), text);
    scene.now.awaits = Over{{EndReason::last, {Color::cyan}, {}}};
    BOOST_TEST(words::table_text(names_of(scene), scene.table(), scene.now).find("Anna wins.") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
