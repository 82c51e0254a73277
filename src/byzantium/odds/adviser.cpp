// SPDX-License-Identifier: MIT
#include "byzantium/odds/adviser.h"

#include "byzantium/odds/cost_of_standing.h"
#include "byzantium/odds/crossing.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/rules.h"

#include <algorithm>
#include <tuple>

namespace byzantium::odds {
namespace {

using namespace byzantium;

Force without(const Force& force, const Lose& split) {
    return {force.elite - split.elite, force.main - split.main, force.move - split.move, force.guard};
}

// A fleet's hits come before the attack that the link leads to, if it leads to one.
std::optional<double> chance_after_fleet(const Table& table, const Position& now, const Force& left) {
    return city_across(now) ? std::optional{chance_on_arrival(table, now, left)} : std::nullopt;
}

// Both rolls are known, so a battle is decided by what is given up: by the attacker, then by the defender at its best.
std::optional<double> battle_won(const Position& now, const AwaitLosses& asked, const Force& left) {
    if (asked.from != LossFrom::battle_attacker && asked.from != LossFrom::battle_defender) return std::nullopt;
    if (asked.from == LossFrom::battle_attacker) return strength(left) > strength_after_hits(now) ? 1 : 0;
    return strength(attacking_force(now)) > strength(left) ? 0 : 1;
}

LossAdvice advice(const Table& table, const Position& now, const AwaitLosses& asked, const Lose& split) {
    const Force left = without(force_of(now[asked.player][asked.side]), split);
    const auto capture =
        asked.from == LossFrom::fleet ? chance_after_fleet(table, now, left) : chance_after_losses(table, now, left);
    return {split, battle_won(now, asked, left), capture, left.move};
}

auto dearest_last(const Lose& split) { return std::tuple{split.elite, split.main}; }

CityId city_under_attack(const Position& now) { return now.attack->city; }

// The asked army or levy chooses; the others do what is then best for the city.
DefenceOdds others_at_their_best(const Table& table, const Position& now, const Defending& defending) {
    return best_defence(table, now, defending, attacking_force(now), city_under_attack(now));
}

std::size_t place_of(const DefenceOdds& odds, ArmyRef army) {
    const auto& standing = odds.defence.standing;
    return static_cast<std::size_t>(std::find(standing.begin(), standing.end(), army) - standing.begin());
}

// The asked army among those that are still to decide; nothing if the table has taken it out of the city.
std::optional<DefendingArmy> take_asked(const AwaitDefence& asked, Defending& defending) {
    auto& armies = defending.asked.armies;
    const auto found = std::find_if(armies.begin(), armies.end(), [&](const DefendingArmy& one) {
        return one.army == ArmyRef{asked.player, asked.side};
    });
    if (found == armies.end()) return std::nullopt;
    const DefendingArmy army = *found;
    armies.erase(found);
    return army;
}

DefenceAdvice if_it_stands(const Table& table, const Position& now, Defending others, const DefendingArmy& asked) {
    others.asked.levy.reset();
    others.standing.push_back(asked.army);
    const auto odds = others_at_their_best(table, now, others);
    return {Stand{}, 1 - odds.p_capture,
            cost_of_standing(odds.attack, place_of(odds, asked.army), asked.retreat_cubes)};
}

// All its cubes, if nobody lets it go by a way that it survives: denying that costs the attacker nothing, and helps
// nobody else.
double cost_of_retreat(const Position& now, const DefendingArmy& asked) {
    const bool is_denied = asked.leave_of == now.active && asked.if_denied == IfDenied::destroyed;
    if (!asked.survives || is_denied) return active_cubes(now[asked.army.player][asked.army.side]);
    return asked.retreat_cubes.value_or(0);
}

// If it has to be let go by sea, whoever is asked does what is better for his side; denied, it stands or is destroyed
// (BYZ-50).
DefenceAdvice if_it_retreats(const Table& table, const Position& now, const Defending& others,
                             const DefendingArmy& asked) {
    const auto odds = others_at_their_best(table, now, others);
    const DefenceAdvice allowed{Retreat{}, 1 - odds.p_capture, cost_of_retreat(now, asked)};
    if (!asked.leave_of || asked.if_denied == IfDenied::destroyed) return allowed;
    const DefenceAdvice stands = if_it_stands(table, now, others, asked);
    const DefenceAdvice denied{Retreat{}, stands.p_keep, stands.cubes};
    const bool by_attacker = asked.leave_of == now.active;
    return (by_attacker ? denied.p_keep < allowed.p_keep : denied.p_keep > allowed.p_keep) ? denied : allowed;
}

DefenceAdvice with_levy(const Table& table, const Position& now, const AwaitLevy& asked) {
    Defending defending = still_defending(table, now);
    defending.asked.levy.reset();
    defending.in_battle = levy_of(now[asked.player][asked.side]);
    const auto odds = others_at_their_best(table, now, defending);
    return {UseLevy{}, 1 - odds.p_capture, cost_of_standing(odds.attack, 0, 0)};
}

DefenceAdvice without_levy(const Table& table, const Position& now) {
    Defending defending = still_defending(table, now);
    defending.asked.levy.reset();
    return {Decline{}, 1 - others_at_their_best(table, now, defending).p_capture, 0};
}

std::vector<DefenceAdvice> advice_for(const Table& table, const Position& now, const AwaitDefence& asked) {
    Defending others = still_defending(table, now);
    const auto army = take_asked(asked, others);
    if (!army) return {};
    std::vector<DefenceAdvice> list{if_it_stands(table, now, others, *army)};
    if (army->can_retreat) list.push_back(if_it_retreats(table, now, others, *army));
    return list;
}

std::vector<DefenceAdvice> advice_for(const Table& table, const Position& now, const AwaitLevy& asked) {
    std::vector<DefenceAdvice> list{without_levy(table, now)};
    if (now[asked.player][asked.side].levy > 0) list.push_back(with_levy(table, now, asked));
    return list;
}

std::vector<DefenceAdvice> advice_for_the_asked(const Table& table, const Position& now) {
    if (const auto* army = std::get_if<AwaitDefence>(&now.awaits)) return advice_for(table, now, *army);
    if (const auto* levy = std::get_if<AwaitLevy>(&now.awaits)) return advice_for(table, now, *levy);
    return {};
}

}  // namespace

std::vector<LossAdvice> loss_advice(const Table& table, const Position& now) {
    std::vector<LossAdvice> list;
    const auto* asked = std::get_if<AwaitLosses>(&now.awaits);
    if (!asked) return list;
    for (const Decision& decision : legal(table, now))
        list.push_back(advice(table, now, *asked, std::get<Lose>(decision)));
    const double sign = asked->from == LossFrom::battle_defender ? -1 : 1;
    std::stable_sort(list.begin(), list.end(), [&](const LossAdvice& one, const LossAdvice& other) {
        const double by = sign * (one.p_capture.value_or(0) - other.p_capture.value_or(0));
        return by != 0 ? by > 0 : dearest_last(one.split) < dearest_last(other.split);
    });
    return list;
}

std::vector<DefenceAdvice> defence_advice(const Table& table, const Position& now) {
    auto list = advice_for_the_asked(table, now);
    std::stable_sort(list.begin(), list.end(), [](const DefenceAdvice& one, const DefenceAdvice& other) {
        return one.p_keep != other.p_keep ? one.p_keep > other.p_keep : one.cubes < other.cubes;
    });
    return list;
}

}  // namespace byzantium::odds
