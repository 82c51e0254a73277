// SPDX-License-Identifier: MIT
#include "eko/foresight/threats.h"

#include "eko/foresight/blind.h"
#include "eko/foresight/late.h"
#include "eko/rules/rules.h"
#include "eko/support/scene.h"
#include "eko/text/entry.h"
#include "eko/text/position.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace {

using namespace eko;
using namespace eko_support;
using foresight::MoveKind;
using foresight::Threats;

constexpr std::size_t most_threat_entries = 10'000;

// The best way to each target: entries, discs lost in storms, whether it is a kamikaze or the price.
using Targets = std::map<FieldId, std::tuple<std::size_t, int, int>>;

void keep_target(Targets& best, FieldId field, const BlindLine& line, int last) {
    const std::tuple way{line.size(), lost_in(line), last};
    const auto [known, is_new] = best.emplace(field, way);
    if (!is_new) known->second = std::min(known->second, way);
}

void look_at_target(Targets& best, const Position& before, const BlindLine& line, const Position& after) {
    if (const auto* move = std::get_if<Move>(&line.back())) {
        const auto target = before.cells.stack(move->to);
        if (!target || target->owner == before.player) return;
        keep_target(best, move->to, line, after.cells.holds_stack_of(move->to, before.player) ? 0 : 1);
    }
    if (const auto* build = std::get_if<Build>(&line.back())) {
        const auto target = before.cells.building(build->on);
        if (target && target->owner != before.player) keep_target(best, build->on, line, number(build->size) + 1);
    }
}

std::optional<Targets> blind_threats(const Table& table, const Position& now, Color player) {
    Targets best;
    const auto turn = blind_turn(table, now, player, Acting::must_act);
    if (!turn || !has_discs(table.board, now, player)) return best;
    const auto look = [&](const Position& before, const BlindLine& line, const Position& after) {
        look_at_target(best, before, line, after);
    };
    return each_line(table, *turn, most_threat_entries, look) ? std::optional{best} : std::nullopt;
}

Targets targets_of(const Threats& threats) {
    Targets best;
    for (const auto& one : threats.stacks)
        best[one.field] = {one.line.size(), one.cost.storm, one.kind == MoveKind::kamikaze ? 1 : 0};
    for (const auto& one : threats.buildings) best[one.field] = {one.line.size(), one.cost.storm, one.price};
    return best;
}

std::string said_of_targets(const Table& table, const Targets& best) {
    std::string text;
    for (const auto& [field, way] : best)
        text += fmt::format("{} in {}, {} lost, {}; ", table.board.id(field), std::get<0>(way), std::get<1>(way),
                            std::get<2>(way));
    return text;
}

// Whether each line, entered by hand, is legal.
template <class All>
bool are_legal(const Table& table, const Position& now, Color player, const All& threats) {
    for (const auto& threat : threats) {
        auto turn = blind_turn(table, now, player, Acting::must_act);
        for (const Decision& decision : threat.line) {
            const auto step = apply(table, *turn, decision);
            if (!step) return false;
            turn = step->after;
        }
    }
    return true;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(threats)

BOOST_AUTO_TEST_CASE(every_target_is_found_that_a_blind_search_finds_at_the_same_cost) {
    std::size_t searched = 0;
    std::array<std::size_t, 6> by_length{};
    for (std::uint64_t seed = 0; seed < positions_to_search(); ++seed) {
        Bits bits{seed + 200'000};
        const Late late = late_position(bits);
        for (const Threats& found : foresight::threats(late.table, late.now)) {
            const auto blind = blind_threats(late.table, late.now, found.by);
            if (!blind) continue;
            ++searched;
            for (const auto& [field, way] : *blind) ++by_length[std::min<std::size_t>(std::get<0>(way), 5)];
            BOOST_TEST(said_of_targets(late.table, targets_of(found)) == said_of_targets(late.table, *blind),
                       fmt::format("seed {}, {}: {} instead of {}\n{}", seed, to_text(found.by),
                                   said_of_targets(late.table, targets_of(found)), said_of_targets(late.table, *blind),
                                   text::write_position(late.table, late.now)));
            BOOST_TEST(are_legal(late.table, late.now, found.by, found.stacks));
            BOOST_TEST(are_legal(late.table, late.now, found.by, found.buildings));
        }
    }
    BOOST_TEST_MESSAGE(fmt::format("{} turns searched; targets after 1, 2, 3, 4 entries: {} {} {} {}", searched,
                                   by_length[1], by_length[2], by_length[3], by_length[4]));
    for (std::size_t length = 1; length <= 4; ++length) BOOST_TEST((by_length[length] > 0U || !searches_many()));
}

BOOST_AUTO_TEST_CASE(who_beats_what_and_what_it_costs) {
    Scene scene{"c2@3,0 v1@5,0 b4@5,-1 w1@0,0 vC@3,1"};
    scene.reserve(Color::white, 0);
    const Threats cyan = foresight::threats_by(scene.table(), scene.now, Color::cyan);
    BOOST_TEST(cyan.stacks.size() == 3U);
    BOOST_TEST(cyan.stacks[0].line.size() == 1U);
    BOOST_TEST(cyan.stacks[1].line.size() ==
               3U);  // four discs: after a march, by a stack made as strong or a lone disc
    BOOST_TEST(cyan.stacks[2].line.size() == 1U);
    BOOST_TEST(cyan.buildings.size() == 1U);
    BOOST_TEST(cyan.buildings[0].price == 2);
    BOOST_TEST((cyan.stacks[0].cost == foresight::Cost{}));
    const Threats white = foresight::threats_by(scene.table(), scene.now, Color::white);
    BOOST_TEST(white.stacks.empty());  // one disc beats nothing smaller, and the four are behind others
}

BOOST_AUTO_TEST_SUITE_END()
