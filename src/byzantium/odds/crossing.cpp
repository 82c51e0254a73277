// SPDX-License-Identifier: MIT
#include "byzantium/odds/crossing.h"

#include "byzantium/odds/defence.h"
#include "byzantium/odds/forces.h"
#include "byzantium/odds/hits.h"
#include "byzantium/rules/awaits.h"

#include <algorithm>
#include <variant>

namespace byzantium::odds {
namespace {

using namespace byzantium;

ArmyRef army_at_sea(const Position& now) { return {now.active, now.march->side}; }

Force force_at_sea(const Position& now) {
    const ArmyRef army = army_at_sea(now);
    return force_of(now[army.player][army.side]);
}

// A fleet that leaves no active cube ends the march.
double chance_after_hits(const Table& table, const Position& now, const Force& before, int hits) {
    const Force left = after(before, std::min(hits, active_cubes(before)));
    return active_cubes(left) == 0 ? 0 : chance_on_arrival(table, now, left);
}

double chance_under_fire(const Table& table, const Position& now, const Force& before, int dice) {
    const auto& p = p_hits[static_cast<std::size_t>(dice)];
    double chance = 0;
    for (int hits = 0; hits <= dice; ++hits)
        chance += p[static_cast<std::size_t>(hits)] * chance_after_hits(table, now, before, hits);
    return chance;
}

// After the link has been paid for; none if it cannot be, or if its last cubes go for it (BYZ-8).
std::optional<Force> paid(const Position& now, int cubes) {
    Force force = force_at_sea(now);
    force.move -= cubes;
    return force.move >= 0 && active_cubes(force) > 0 ? std::optional{force} : std::nullopt;
}

double chance_if_imposed(const Table& table, const Position& now) {
    const auto force = paid(now, now.sea_step->imposed);
    return force ? chance_under_fire(table, now, *force, now.sea_step->dice) : 0;
}

double chance_if_allowed(const Table& table, const Position& now) {
    const auto force = paid(now, now.sea_step->plain);
    return force ? chance_on_arrival(table, now, *force) : 0;
}

}  // namespace

std::optional<CityId> city_across(const Position& now) {
    if (!now.sea_step || !now.march) return std::nullopt;
    const CityId to = now.sea_step->to;
    return now[to].side == allegiance(now.march->side) ? std::nullopt : std::optional{to};
}

double chance_on_arrival(const Table& table, const Position& now, const Force& arriving) {
    const ArmyRef army = army_at_sea(now);
    const CityId to = now.sea_step->to;
    const Defending defending{table, now, {army.player, army.side, to}};
    return best_defence(table, now, defending, arriving, to).p_capture;
}

std::optional<double> chance_across(const Table& table, const Position& now) {
    if (!city_across(now)) return std::nullopt;
    if (const auto* const roll = std::get_if<AwaitRoll>(&now.awaits); roll && roll->what == RollFor::fleet)
        return chance_under_fire(table, now, force_at_sea(now), roll->defender);
    if (const auto* const losses = std::get_if<AwaitLosses>(&now.awaits); losses && losses->from == LossFrom::fleet)
        return chance_after_hits(table, now, force_at_sea(now), losses->count);
    return std::nullopt;
}

std::optional<double> chance_across(const Table& table, const Position& now, const Decision& answer) {
    if (!city_across(now)) return std::nullopt;
    const bool is_asked = std::holds_alternative<AwaitFleet>(now.awaits);
    const bool sails_on = std::holds_alternative<AwaitSail>(now.awaits) && std::holds_alternative<Proceed>(answer);
    if (sails_on || (is_asked && std::holds_alternative<Impose>(answer))) return chance_if_imposed(table, now);
    if (is_asked && std::holds_alternative<Allow>(answer)) return chance_if_allowed(table, now);
    return std::nullopt;
}

}  // namespace byzantium::odds
