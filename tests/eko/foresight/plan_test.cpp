// SPDX-License-Identifier: MIT
#include "eko/foresight/plan.h"

#include "eko/foresight/blind.h"
#include "eko/foresight/late.h"
#include "eko/rules/rules.h"
#include "eko/support/scene.h"
#include "eko/text/position.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace {

using namespace eko;
using namespace eko_support;
using foresight::MoveKind;
using foresight::Plan;

constexpr std::size_t most_plan_entries = 10'000;

// By field and what is done there: entries, and discs lost in storms.
using Feats = std::map<std::pair<FieldId, std::string>, std::pair<std::size_t, int>>;

void keep_feat(Feats& best, FieldId field, const std::string& what, const BlindLine& line) {
    const std::pair way{line.size(), lost_in(line)};
    const auto [known, is_new] = best.emplace(std::pair{field, what}, way);
    if (!is_new) known->second = std::min(known->second, way);
}

// Before the last entry.
FieldId followed(FieldId field, const BlindLine& line) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        if (const auto* move = std::get_if<Move>(&line[i]); move != nullptr && move->from == field) field = move->to;
    return field;
}

std::string what_move(const Position& before, const Move& move) {
    const auto target = before.cells.stack(move.to);
    const int left = before.cells.stack(move.from)->count - static_cast<int>(move.zones.size());
    if (left == 0) return "";
    if (!target) return "empty";
    if (target->owner == before.player) return "stacking";
    return left == 1 && target->count == 4 ? "kamikaze" : "attack";
}

void look_at_feat(Feats& best, const Position& before, const BlindLine& line, FieldId stack) {
    const FieldId field = followed(stack, line);
    if (!stack_of(before, before.player, field)) return;
    if (const auto* move = std::get_if<Move>(&line.back()); move != nullptr && move->from == field)
        if (const std::string what = what_move(before, *move); !what.empty()) keep_feat(best, move->to, what, line);
    if (const auto* build = std::get_if<Build>(&line.back()); build != nullptr && build->from == field)
        keep_feat(best, build->on, std::string{to_text(build->size)}, line);
}

std::optional<Feats> blind_plan(const Table& table, const Position& now, FieldId field) {
    Feats best;
    const auto turn = blind_turn(table, now, now.cells.stack(field)->owner, Acting::must_act);
    const auto look = [&](const Position& before, const BlindLine& line, const Position&) {
        look_at_feat(best, before, line, field);
    };
    return each_line(table, *turn, most_plan_entries, look) ? std::optional{best} : std::nullopt;
}

std::string word(MoveKind kind) {
    constexpr std::array words{"empty", "stacking", "attack", "kamikaze"};
    return words[static_cast<std::size_t>(kind)];
}

Feats feats_of(const Plan& plan) {
    Feats best;
    for (const auto& one : plan.destinations) best[{one.to, word(one.kind)}] = {one.line.size(), one.cost.storm};
    for (const auto& one : plan.payables)
        best[{one.on, std::string{to_text(one.size)}}] = {one.line.size(), one.cost.storm};
    return best;
}

std::string said_of_feats(const Table& table, const Feats& best) {
    std::string text;
    for (const auto& [key, way] : best)
        text += fmt::format("{} {} in {}, {} lost; ", table.board.id(key.first), key.second, way.first, way.second);
    return text;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(plans)

BOOST_AUTO_TEST_CASE(all_is_found_that_a_blind_search_finds) {
    std::size_t searched = 0;
    std::array<std::size_t, 6> by_length{};
    for (std::uint64_t seed = 0; seed < positions_to_search(); ++seed) {
        Bits bits{seed + 300'000};
        const Late late = late_position(bits);
        std::vector<FieldId> stacks;
        for (const FieldId field : late.table.board.all_ways)
            if (late.now.cells.holds_stack(field)) stacks.push_back(field);
        if (stacks.empty()) continue;
        const FieldId field = bits.one_of(stacks);
        const auto blind = blind_plan(late.table, late.now, field);
        if (!blind) continue;
        ++searched;
        for (const auto& [what, way] : *blind) ++by_length[std::min<std::size_t>(way.first, 5)];
        const auto plan = foresight::plan_of(late.table, late.now, field);
        BOOST_TEST_REQUIRE(plan.has_value());
        BOOST_TEST(said_of_feats(late.table, feats_of(*plan)) == said_of_feats(late.table, *blind),
                   fmt::format("seed {}, field {}\n{}", seed, late.table.board.id(field),
                               text::write_position(late.table, late.now)));
    }
    BOOST_TEST_MESSAGE(fmt::format("{} stacks; things after 1, 2, 3, 4 entries: {} {} {} {}", searched, by_length[1],
                                   by_length[2], by_length[3], by_length[4]));
    for (std::size_t length = 1; length <= 4; ++length) BOOST_TEST((by_length[length] > 0U || !searches_many()));
}

// The first example of the rules' page.
BOOST_AUTO_TEST_CASE(the_rulebooks_example_of_moving) {
    Scene scene{"c2@3,0 c1@2,0 c2@4,1 v1@5,0 v2@4,-1 c3@5,-1"};
    scene.reserve(Color::cyan, 0);
    const auto plan = foresight::plan_of(scene.table(), scene.now, scene.field("3,0"));
    BOOST_TEST_REQUIRE(plan.has_value());
    std::string text;
    for (const auto& one : plan->destinations)
        if (one.line.size() == 1) text += scene.table().board.id(one.to) + " " + word(one.kind) + " ";
    BOOST_TEST(text == "2,0 stacking 4,0 empty 4,1 stacking 5,0 attack ");
}

BOOST_AUTO_TEST_CASE(no_stack_no_plan) {
    const Scene scene{"c2@3,0 v1@0,0"};
    BOOST_TEST(!foresight::plan_of(scene.table(), scene.now, scene.field("2,0")).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
