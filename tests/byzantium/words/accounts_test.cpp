// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/accounts.h"

#include "byzantium/rules/score.h"
#include "byzantium/text/session.h"
#include "byzantium/words/accounts/score_text.h"
#include "byzantium/words/texts.h"
#include "byzantium/words/three.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <numeric>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::words::AccountLineKind;
using byzantium::words::Counting;
using support::Scene;

int sum_of(const std::vector<byzantium::words::AccountLine>& lines) {
    return std::accumulate(lines.begin(), lines.end() - 1, 0, [](int sum, const auto& line) {
        return line.kind == AccountLineKind::maintenance ? sum - line.bezants : sum + line.bezants;
    });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(accounts)

BOOST_AUTO_TEST_CASE(each_side_of_each_player_has_its_account) {
    Scene scene = three();
    scene.controls(Color::red, "damascus");
    const auto accounts = byzantium::words::turn_accounts(names(), scene.table(), scene.now);
    BOOST_REQUIRE(accounts.sides.size() == 6U);
    const auto& red = accounts.sides.front();
    BOOST_TEST((red.player == Color::red && red.side == Side::byzantine));
    BOOST_TEST(red.lines[1].what == "Damascus");
    BOOST_TEST(red.lines.back().bezants == 9);
    BOOST_TEST(red.shortfall == "");
    BOOST_TEST(sum_of(red.lines) == 9);
    BOOST_TEST(sum_of(accounts.sides[1].lines) == -8);
    BOOST_TEST(is_sentence(accounts.sides[1].shortfall));
}

BOOST_AUTO_TEST_CASE(the_brief_account_has_all_cities_and_all_cubes_on_one_line_each) {
    Scene scene = three();
    scene.controls(Color::red, "damascus");
    scene.controls(Color::red, "ankara");
    const auto accounts = byzantium::words::turn_accounts(names(), scene.table(), scene.now);
    for (const auto& side : accounts.sides) {
        BOOST_TEST(side.brief.size() <= 4U);
        BOOST_TEST(sum_of(side.brief) == sum_of(side.lines));
        BOOST_TEST(side.brief.back().bezants == side.lines.back().bezants);
    }
    const auto& income = accounts.sides.front().brief[1];
    BOOST_TEST(income.what.find("Damascus\u00A0") != std::string::npos, income.what);
    BOOST_TEST(income.what.find("Ankara\u00A0") != std::string::npos, income.what);
}

BOOST_AUTO_TEST_CASE(a_game_that_is_over_has_no_turns_end) {
    Scene scene = three();
    scene.now.awaits = Over{};
    BOOST_TEST(byzantium::words::turn_accounts(names(), scene.table(), scene.now).sides.empty());
}

BOOST_AUTO_TEST_CASE(what_counts_and_how_far_the_half_is) {
    Scene scene = three();
    set_vp(scene, Color::red, 30, 15);
    set_vp(scene, Color::yellow, 41, 18);
    set_vp(scene, Color::blue, 3, 20);
    const auto rows = byzantium::words::standings(names(), scene.now, result(scene.now, EndReason::turns));
    BOOST_TEST((rows[0].counting == Counting::both));
    BOOST_TEST(rows[0].half == "Half is 15: 0 Arab VP above it.");
    BOOST_TEST((rows[1].counting == Counting::byzantine_alone));
    BOOST_TEST(rows[1].half == "3 Arab VP short of half (21).");
    BOOST_TEST((rows[2].counting == Counting::arab_alone));
    BOOST_TEST(rows[2].half == "7 Byzantine VP short of half (10).");
}

// The half that is named is the one the rules mean: one VP less counts one track, there both.
BOOST_AUTO_TEST_CASE(the_half_named_is_where_both_tracks_begin_to_count) {
    for (int higher = 1; higher <= 60; ++higher) {
        const int half = (higher + 1) / 2;
        BOOST_TEST(half_rule(higher, half) == higher + half);
        BOOST_TEST(half_rule(higher, half - 1) == higher);
    }
}

BOOST_AUTO_TEST_CASE(a_running_game_has_two_rankings_and_a_finished_one_its_result) {
    Scene scene = three();
    BOOST_TEST(byzantium::words::rankings(names(), scene.now).size() == 2U);
    scene.now.awaits = Over{result(scene.now, EndReason::turns)};
    BOOST_REQUIRE(byzantium::words::rankings(names(), scene.now).size() == 1U);
    BOOST_TEST(byzantium::words::rankings(names(), scene.now)[0].note == "");
}

BOOST_AUTO_TEST_CASE(the_fall_of_constantinople_is_spelt_out) {
    Scene scene = three();
    scene.now.awaits = Over{result(scene.now, EndReason::fall)};
    const auto fallen = byzantium::words::rankings(names(), scene.now)[0];
    BOOST_TEST(fallen.note == "Constantinople has fallen: only Arab VP count (BYZ-64).");
    BOOST_TEST((fallen.standings[0].counting == Counting::arab_alone));
    BOOST_TEST(fallen.standings[0].half == "");
    BOOST_TEST(holds(byzantium::words::score_text(names(), scene.now, byzantium::VpLedger{scene.now}), fallen.note));
}

BOOST_AUTO_TEST_CASE(a_page_has_all_of_it) {
    const byzantium::text::Session session{support::standard_table(), three_players(),
                                           session::DiceSource::from_seed(1)};
    const auto page = byzantium::words::accounts(names(), session);
    BOOST_REQUIRE(page.players.size() == 3U);
    BOOST_TEST(page.players[1].name == "Basil");
    BOOST_TEST(page.turn.sides.size() == 6U);
    BOOST_TEST(page.sources.front().label == "At the start");
    BOOST_TEST(page.rankings.size() == 2U);
}

BOOST_AUTO_TEST_CASE(sources_are_rows_with_a_cell_for_each_track) {
    Scene scene = three();
    byzantium::VpLedger ledger{scene.now};
    const Entry control = Control{support::city("damascus"), Cube::pool};
    scene.takes(control);
    ledger.add(scene.table(), control, scene.effects);
    const auto rows = byzantium::words::vp_rows(scene.now, ledger);
    BOOST_REQUIRE(rows.size() == 4U);
    BOOST_TEST(rows[1].label == "Control of cities");
    BOOST_TEST(rows[1].cells[0][0] == "3");
    BOOST_TEST(rows[1].cells[1][0] == ".");
    BOOST_TEST(rows[3].cells[0][0] == "+3");
}

BOOST_AUTO_TEST_SUITE_END()
