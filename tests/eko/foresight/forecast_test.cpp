// SPDX-License-Identifier: MIT
#include "eko/foresight/forecast.h"

#include "eko/foresight/late.h"
#include "eko/rules/rules.h"
#include "eko/support/scene.h"
#include "eko/text/position.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace {

using namespace eko;
using namespace eko_support;
using foresight::EmperorGoes;
using foresight::Forecast;
using foresight::Room;
using foresight::Sharing;

Position phase_of(const Position& now, Color player) {
    const auto* phase = std::get_if<AwaitReinforce>(&now.awaits);
    if (phase != nullptr && phase->player == player) return now;
    Position given = now;
    if (given.player != player) given.moon_used = 0;
    given.player = player;
    given.awaits = AwaitReinforce{player, Placed::no};
    return given;
}

std::map<FieldId, int> most_by_stack(const std::vector<Decision>& legal) {
    std::map<FieldId, int> most;
    for (const Decision& decision : legal)
        if (const auto* one = std::get_if<Reinforce>(&decision)) most[one->on] = std::max(most[one->on], one->count);
    return most;
}

std::map<FieldId, int> most_by_stack(const Forecast& forecast) {
    std::map<FieldId, int> most;
    for (const Room& room : forecast.rooms)
        if (room.most > 0) most[room.field] = room.most;
    return most;
}

std::vector<FieldId> moon_fields(const std::vector<Decision>& legal) {
    std::vector<FieldId> fields;
    for (const Decision& decision : legal)
        if (const auto* moon = std::get_if<Moon>(&decision))
            if (fields.empty() || fields.back() != moon->to) fields.push_back(moon->to);
    return fields;
}

bool somehow_shared(const Table& table, const Position& phase) {
    const auto& ways = table.board.all_ways;
    for (const FieldId one : ways)
        for (const FieldId other : ways)
            for (const std::optional<FieldId> emperor : {std::optional<FieldId>{}, std::optional{one}})
                if (one != other && !check(table, phase, Share{{{one, 1}, {other, 1}}, emperor})) return true;
    return false;
}

// An exchange that was overdue can bring an emperor home.
bool is_by_itself(const Effect& effect) {
    return std::holds_alternative<TakenByItself>(effect) || std::holds_alternative<EmperorHome>(effect);
}

// One use after the other: plain discs first, then the emperor, so that most can come. Nothing if one ends the game,
// or if something happens by itself in between, which may take discs too.
std::optional<int> uses_in_a_row(const Table& table, Position phase) {
    for (int uses = 0;; ++uses) {
        const auto listed = legal(table, phase);
        const auto moon = std::find_if(listed.begin(), listed.end(),
                                       [](const Decision& one) { return std::holds_alternative<Moon>(one); });
        if (moon == listed.end()) return uses;
        const Step step = apply(table, phase, *moon).value();
        if (std::holds_alternative<Over>(step.after.awaits)) return std::nullopt;  // it won
        if (step.after.turn != phase.turn) return uses + 1;
        if (std::any_of(step.effects.begin(), step.effects.end(), is_by_itself)) return std::nullopt;
        phase = step.after;
    }
}

int capacity(const Table& table, const Position& phase) {
    int discs = 0;
    for (const FieldId field : table.board.all_ways) {
        const auto stack = phase.cells.stack(field);
        if (!stack) discs += 4;
        if (stack && stack->owner == phase.player) discs += 4 - stack->count;
    }
    return discs;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(forecasts)

BOOST_AUTO_TEST_CASE(it_says_what_is_legal_then) {
    std::size_t rooms = 0;
    std::size_t alone = 0;
    std::size_t shared = 0;
    std::size_t moons = 0;
    for (std::uint64_t seed = 0; seed < positions_to_search(); ++seed) {
        Bits bits{seed + 400'000};
        const Late late = late_position(bits);
        for (const Color player : late.table.seats) {
            const Position phase = phase_of(late.now, player);
            const auto listed = legal(late.table, phase);
            const auto forecast = foresight::forecast_of(late.table, late.now, player);
            BOOST_TEST_REQUIRE(forecast.has_value());
            const auto blind = most_by_stack(listed);
            BOOST_TEST((most_by_stack(*forecast) == blind), fmt::format("seed {}", seed));
            rooms += blind.size();
            for (const Room& room : forecast->rooms) BOOST_TEST(room.refusal.has_value());
            BOOST_TEST((forecast->emperor != EmperorGoes::nowhere) ==
                       (emperor_in_reserve(phase[player]) && !blind.empty()));
            if (forecast->emperor == EmperorGoes::alone) {
                ++alone;
                for (const auto& [field, most] : blind) BOOST_TEST(most == 1);
            }
            const bool several = somehow_shared(late.table, phase);
            shared += several ? 1 : 0;
            BOOST_TEST((forecast->sharing == Sharing::several_stacks) == several,
                       fmt::format("seed {}\n{}", seed, text::write_position(late.table, phase)));
            const auto fields = moon_fields(listed);
            BOOST_TEST(forecast->moon.has_value() == !fields.empty());
            if (!forecast->moon) continue;
            ++moons;
            BOOST_TEST((forecast->moon->fields == fields));
            const auto uses = uses_in_a_row(late.table, phase);
            if (!uses) continue;
            BOOST_TEST(*uses == std::min(forecast->moon->uses, capacity(late.table, phase)),
                       fmt::format("seed {}: {} uses, and {} were forecast", seed, *uses, forecast->moon->uses));
        }
    }
    BOOST_TEST_MESSAGE(
        fmt::format("{} stacks that take discs, {} emperors alone, {} shared, {} moons", rooms, alone, shared, moons));
    BOOST_TEST(rooms > 0U);
    for (const std::size_t often : {alone, shared, moons}) BOOST_TEST((often > 0U || !searches_many()));
}

// The eighth example of the rules' page.
BOOST_AUTO_TEST_CASE(the_pages_example_of_reinforcement) {
    Scene scene{"c1@1,0 c2@3,0 c4@5,0 vC@3,1"};
    scene.captive(Color::cyan, Color::violet);
    scene.reserve(Color::cyan, 5);
    const auto forecast = foresight::forecast_of(scene.table(), scene.now, Color::cyan);
    BOOST_TEST_REQUIRE(forecast.has_value());
    BOOST_TEST_REQUIRE(forecast->rooms.size() == 3U);
    BOOST_TEST(forecast->rooms[0].most == 3);
    BOOST_TEST(forecast->rooms[1].most == 0);
    BOOST_TEST(rule(*forecast->rooms[1].refusal) == eko_rule(43));
    BOOST_TEST(forecast->rooms[2].most == 0);
    BOOST_TEST(rule(*forecast->rooms[2].refusal) == eko_rule(42));
}

BOOST_AUTO_TEST_SUITE_END()
