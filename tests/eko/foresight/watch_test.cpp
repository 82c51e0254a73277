// SPDX-License-Identifier: MIT
#include "eko/foresight/watch.h"

#include "eko/foresight/blind.h"
#include "eko/foresight/late.h"
#include "eko/rules/rules.h"
#include "eko/support/scene.h"
#include "eko/text/entry.h"
#include "eko/text/position.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <limits>
#include <string>

namespace {

using namespace eko;
using namespace eko_support;
using foresight::Ending;
using foresight::Line;
using foresight::Prospect;

constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
constexpr std::size_t most_entries = 10'000;

// Lengths of the shortest lines to each kind of end.
struct Lengths {
    std::size_t alone = none;
    std::size_t shared = none;
    std::size_t nobody = none;
    bool operator==(const Lengths&) const = default;
};

std::string said(const Lengths& lengths) {
    const auto one = [](std::size_t length) { return length == none ? std::string{"-"} : std::to_string(length); };
    return fmt::format("alone {} shared {} nobody {}", one(lengths.alone), one(lengths.shared), one(lengths.nobody));
}

void count(Lengths& lengths, const Result& result, Color player, std::size_t length) {
    if (result.winners.empty()) lengths.nobody = std::min(lengths.nobody, length);
    if (!contains(result.winners, player)) return;
    std::size_t& kind = result.winners.size() == 1 ? lengths.alone : lengths.shared;
    kind = std::min(kind, length);
}

// Nothing if there are too many lines to look at all of them.
std::optional<Lengths> blind_lengths(const Table& table, const Position& now, Color player) {
    Lengths lengths;
    const auto turn = blind_turn(table, now, player);
    if (!turn) return lengths;
    const auto look = [&](const Position&, const BlindLine& line, const Position& after) {
        if (const auto* over = std::get_if<Over>(&after.awaits)) count(lengths, over->result, player, line.size());
    };
    return each_line(table, *turn, most_entries, look) ? std::optional{lengths} : std::nullopt;
}

std::size_t length_of(const std::optional<Ending>& ending) { return ending ? ending->line.size() : none; }

// Whether the line, entered by hand, comes to this end.
bool holds_true(const Table& table, const Position& now, Color player, const std::optional<Ending>& ending) {
    if (!ending) return true;
    auto turn = blind_turn(table, now, player);
    for (const Decision& decision : ending->line) {
        const auto step = apply(table, *turn, decision);
        if (!step) return false;
        turn = step->after;
    }
    const auto* over = std::get_if<Over>(&turn->awaits);
    return over != nullptr && over->result == ending->result;
}

// Twelve building fields beside the usual ones; or these letters instead.
Layout with_letters(const std::string& letters) {
    Layout layout = board_t();
    layout.rows.push_back({{0, 4}, letters});
    return layout;
}
Layout wide_board() { return with_letters("mmmmmmmmmmmm"); }

// Buildings of cyan worth ten points, none on the capital 3,1.
constexpr std::string_view ten = " cK@0,4 cT@1,4 cT@2,4 cC@3,4 cC@4,4 cC@5,4";

std::string lines_of(const Scene& scene, const std::optional<Ending>& ending) {
    std::string text;
    if (ending)
        for (const Decision& decision : ending->line) text += text::write_entry(scene.table(), decision);
    return text;
}

bool all_hold_true(const Table& table, const Position& now, const Prospect& prospect) {
    return holds_true(table, now, prospect.player, prospect.alone) &&
           holds_true(table, now, prospect.player, prospect.shared) &&
           holds_true(table, now, prospect.player, prospect.nobody);
}

// What was looked at, so that a test that looks at nothing fails.
struct Looked {
    std::size_t searched = 0;
    std::size_t given_up = 0;
    std::array<std::size_t, 8> alone{};  // by length
    std::size_t shared = 0;
    std::size_t nobody = 0;
};

void note(Looked& looked, const Lengths& lengths) {
    ++looked.searched;
    if (lengths.alone != none) ++looked.alone[std::min<std::size_t>(lengths.alone, 7)];
    if (lengths.shared != none) ++looked.shared;
    if (lengths.nobody != none) ++looked.nobody;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(watch)

BOOST_AUTO_TEST_CASE(every_end_is_found_that_a_blind_search_finds_and_no_other) {
    Looked looked;
    for (std::uint64_t seed = 0; seed < positions_to_search(); ++seed) {
        Bits bits{seed};
        const Late late = late_position(bits);
        for (const Prospect& found : foresight::watch(late.table, late.now)) {
            const auto blind = blind_lengths(late.table, late.now, found.player);
            if (!blind) {
                ++looked.given_up;
                continue;
            }
            note(looked, *blind);
            const Lengths ours{length_of(found.alone), length_of(found.shared), length_of(found.nobody)};
            BOOST_TEST(said(ours) == said(*blind),
                       fmt::format("seed {}, {}: {} instead of {}\n{}", seed, to_text(found.player), said(ours),
                                   said(*blind), text::write_position(late.table, late.now)));
            BOOST_TEST(all_hold_true(late.table, late.now, found), fmt::format("seed {}: a line is wrong", seed));
            BOOST_TEST(found.can_win() == foresight::some_win_of(late.table, late.now, found.player).has_value());
        }
    }
    BOOST_TEST_MESSAGE(fmt::format("{} turns searched, {} given up; won alone by length {}, shared {}, nobody {}",
                                   looked.searched, looked.given_up, fmt::join(looked.alone, " "), looked.shared,
                                   looked.nobody));
    BOOST_TEST(looked.given_up < looked.searched);
    BOOST_TEST(looked.alone[1] > 0U);
    for (const std::size_t often : {looked.alone[2], looked.alone[3], looked.alone[4], looked.nobody})
        BOOST_TEST((often > 0U || !searches_many()));
}

BOOST_AUTO_TEST_CASE(eko_52_the_twelfth_point_by_a_building) {
    const Scene scene{"c2@3,0 v1@0,0 b1@1,0 cC@3,1" + std::string{ten}, wide_board()};
    const Prospect cyan = foresight::prospect_of(scene.table(), scene.now, Color::cyan);
    BOOST_TEST_REQUIRE(cyan.alone.has_value());
    BOOST_TEST(cyan.alone->line.size() == 1U);
    BOOST_TEST(cyan.alone->result.points[index(Color::cyan)] == 12);
    BOOST_TEST(!cyan.shared.has_value());
    BOOST_TEST(!foresight::prospect_of(scene.table(), scene.now, Color::violet).can_win());
}

BOOST_AUTO_TEST_CASE(eko_33_a_second_action_brings_what_one_cannot) {
    Scene scene{"c2@3,0 c2@1,0 v1@5,-1 v1@0,0 cC@1,1 cC@3,1" + std::string{ten}, wide_board()};
    scene.now.cells.clear(scene.field("4,4"));
    scene.now.cells.clear(scene.field("5,4"));
    BOOST_TEST(scene.points(Color::cyan) == 10);
    const Prospect cyan = foresight::prospect_of(scene.table(), scene.now, Color::cyan);
    BOOST_TEST_REQUIRE(cyan.alone.has_value());
    BOOST_TEST(cyan.alone->line.size() == 3U);
    scene.reserve(Color::cyan, 0);  // two discs come back by the first building, and three are needed
    BOOST_TEST(!foresight::prospect_of(scene.table(), scene.now, Color::cyan).can_win());
}

BOOST_AUTO_TEST_CASE(eko_54_a_last_disc_that_wins_for_both) {
    const Scene scene{"c1@3,0 v4*@4,0 v1@0,0 cC@3,1 cK@0,4 cT@1,4 cT@2,4 cC@3,4", wide_board(), {}, 2};
    const Prospect cyan = foresight::prospect_of(scene.table(), scene.now, Color::cyan);
    BOOST_TEST(lines_of(scene, cyan.shared) == move("3,0", "4,0"));
    BOOST_TEST((cyan.shared->result.winners == Seats{Color::cyan, Color::violet}));
}

BOOST_AUTO_TEST_CASE(eko_54_a_last_disc_that_wins_for_nobody) {
    const Scene scene{"c1@3,0 v4@4,0", board_t(), {}, 2};
    const Prospect cyan = foresight::prospect_of(scene.table(), scene.now, Color::cyan);
    BOOST_TEST(lines_of(scene, cyan.nobody) == move("3,0", "4,0"));
    BOOST_TEST(!cyan.can_win());
}

BOOST_AUTO_TEST_CASE(eko_75_the_sand_temple_takes_a_disc_and_an_attack_the_other) {
    const Scene scene{"c2@3,0 v1@0,0 v1@1,0 cC@0,4", with_letters("d"), {}, 2};
    const Prospect cyan = foresight::prospect_of(scene.table(), scene.now, Color::cyan);
    BOOST_TEST_REQUIRE(cyan.alone.has_value());
    BOOST_TEST(cyan.alone->line.size() == 2U);
    BOOST_TEST(std::holds_alternative<Sand>(cyan.alone->line.front()));
}

// The pyramid lies on two fields beside the row; cyan owns the Moon temple and has ten points.
BOOST_AUTO_TEST_CASE(eko_74_the_moon_temple_wins_a_pyramid) {
    Layout layout = with_letters("lmmmmm");
    layout.rows.push_back({{0, 6}, "s..s"});
    layout.groups = {{GroupKind::pyramid, {{1, 6}, {2, 6}}, "S"}};
    Scene scene{"c1@0,0 v1@5,-1 v1@5,0 cC@0,4 cC@3,1 cK@1,4 cT@2,4 cT@3,4 cC@4,4", layout, {}, 2};
    scene.now.awaits = AwaitReinforce{Color::cyan, Placed::no};
    BOOST_TEST(scene.points(Color::cyan) == 10);
    const Prospect cyan = foresight::prospect_of(scene.table(), scene.now, Color::cyan);
    BOOST_TEST_REQUIRE(cyan.alone.has_value());
    BOOST_TEST(std::holds_alternative<Moon>(cyan.alone->line.front()));
}

BOOST_AUTO_TEST_CASE(nobody_has_a_turn_when_the_game_is_over) {
    Scene scene{"c2@3,0 v1@4,0"};
    scene.takes(move("3,0", "4,0"));
    for (const Prospect& prospect : foresight::watch(scene.table(), scene.now)) {
        BOOST_TEST(!prospect.can_win());
        BOOST_TEST(!prospect.nobody.has_value());
    }
}

BOOST_AUTO_TEST_SUITE_END()
