// SPDX-License-Identifier: MIT
#include "byzantium/odds/outlook.h"

#include "byzantium/odds/chain.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "values/few.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium::odds {
namespace {

using namespace byzantium;

const byzantium::Attack& attack_of(const Position& now) { return *now.attack; }

Force defending_force(const Position& now, const Defender& defender) {
    return std::visit(
        values::overloaded{[&](const ArmyDefends& d) { return force_of(now[d.army.player][d.army.side]); },
                           [&](const LevyDefends& d) { return levy_of(now[d.army.player][d.army.side]); },
                           [&](const BulgarsDefend&) { return bulgars(now.bulgars); }},
        defender);
}

bool is_under_way(const Position& now, const Defender& defender) {
    return attack_of(now).battle && attack_of(now).battle->defender == defender;
}

// From here on with this force, the battle under way being won.
double chance_of_the_rest(const Table& table, const Position& now, const Force& attacker) {
    return best_defence(table, now, still_defending(table, now), attacker, attack_of(now).city).p_capture;
}

// The battle under way with its dice still to fall, if there is one, and all behind it.
DefenceOdds all_of_it(const Table& table, const Position& now) {
    Defending defending = still_defending(table, now);
    if (attack_of(now).battle) defending.in_battle = defending_force(now, attack_of(now).battle->defender);
    return best_defence(table, now, defending, attacking_force(now), attack_of(now).city);
}

DefenceOdds siege_alone(const Table& table, const Position& now) {
    DefenceOdds odds{attacking_force(now), siege_of(table, now, attack_of(now).city)};
    odds.p_capture = p_capture(odds.attack);
    return odds;
}

double chance_if_won(const Table& table, const Position& now, const Force& attacker, int defenders_strength) {
    return strength(attacker) > defenders_strength ? chance_of_the_rest(table, now, attacker) : 0;
}

Force thinned_by(const Force& force, int hits) { return after(force, std::min(hits, active_cubes(force))); }

// Losses in a retreat decide nothing: the attacker's is the end of its attack, the others' leave it as it is.
double chance_in_retreat(const Table& table, const Position& now) {
    if (now.retreat->why == RetreatFor::beaten_attacker) return 0;
    return chance_of_the_rest(table, now, attacking_force(now));
}

bool must_stand_if_denied(const Table& table, const Position& now, ArmyRef army) {
    const CityId city = attack_of(now).city;
    const auto all = defenders(table, now, {now.active, attack_of(now).army, city}).armies;
    return std::any_of(all.begin(), all.end(), [&](const auto& one) {
        return one.army == army && one.leave_of && one.if_denied == IfDenied::stands;
    });
}

double chance_if_it_stands(const Table& table, const Position& now, ArmyRef army) {
    Defending defending = still_defending(table, now);
    defending.standing.push_back(army);
    return best_defence(table, now, defending, attacking_force(now), attack_of(now).city).p_capture;
}

// Whom the army on its way before battle waits for: if the sea is closed to it, it may have to stand after all
// (BYZ-50), and whoever is asked does what is best for his side.
double chance_of_leave(const Table& table, const Position& now, Color asked) {
    const double allowed = chance_in_retreat(table, now);
    const ArmyRef army = now.retreat->army;
    if (now.retreat->why != RetreatFor::before_battle || !must_stand_if_denied(table, now, army)) return allowed;
    const double denied = chance_if_it_stands(table, now, army);
    return asked == now.active ? std::max(allowed, denied) : std::min(allowed, denied);
}

std::optional<double> chance_given(const Table& table, const Position& now, const AwaitLosses& asked,
                                   const Force& left) {
    switch (asked.from) {
        case LossFrom::fleet:
            return std::nullopt;
        case LossFrom::battle_attacker:
            return chance_if_won(table, now, left, strength_after_hits(now));
        case LossFrom::battle_defender:
            return chance_if_won(table, now, attacking_force(now), strength(left));
        case LossFrom::siege:
            return strength(left) > siege_of(table, now, attack_of(now).city).tokens ? 1 : 0;
        case LossFrom::retreat:
            break;
    }
    return chance_in_retreat(table, now);
}

DefenceOdds odds_of_roll(const Table& table, const Position& now) {
    return attack_of(now).battle ? all_of_it(table, now) : siege_alone(table, now);
}

}  // namespace

int strength_after_hits(const Position& now) {
    const Battle& battle = *attack_of(now).battle;
    return strength(thinned_by(defending_force(now, battle.defender), battle.hits_on_defender));
}

Force attacking_force(const Position& now) {
    const auto& army = attack_of(now).army;
    return army ? force_of(now[now.active][*army]) : bulgars(now.bulgars);
}

Defending still_defending(const Table& table, const Position& now) {
    const byzantium::Attack& attack = attack_of(now);
    Defending defending{table, now, {now.active, attack.army, attack.city}};
    auto& asked = defending.asked;
    const auto decided = [&](const DefendingArmy& army) { return !contains(attack.undecided, army.army); };
    asked.armies.erase(std::remove_if(asked.armies.begin(), asked.armies.end(), decided), asked.armies.end());
    for (const ArmyRef army : attack.standing)
        if (!is_under_way(now, ArmyDefends{army}) && now[army.player][army.side].at == attack.city)
            defending.standing.push_back(army);
    const bool levy_too_late = attack.stage > Stage::levy && !std::holds_alternative<AwaitLevy>(now.awaits);
    if (attack.army_stood || levy_too_late) asked.levy.reset();
    if (attack.stage == Stage::siege) asked.bulgars = 0;
    return defending;
}

std::optional<double> chance_to_capture(const Table& table, const Position& now) {
    if (!now.attack) return std::nullopt;
    const auto in_retreat = [&](const auto&) -> std::optional<double> { return chance_in_retreat(table, now); };
    const auto to_be_defended = [&](const auto&) -> std::optional<double> {
        return chance_of_the_rest(table, now, attacking_force(now));
    };
    const auto none = [](const auto&) -> std::optional<double> { return std::nullopt; };
    return std::visit(
        values::overloaded{
            [&](const AwaitDefence& a) { return to_be_defended(a); },
            [&](const AwaitLevy& a) { return to_be_defended(a); },
            [&](const AwaitFight& a) { return to_be_defended(a); },
            [&](const AwaitSeaRetreat& a) -> std::optional<double> { return chance_of_leave(table, now, a.player); },
            [&](const AwaitRetreat& a) { return in_retreat(a); },
            [&](const AwaitRoll&) -> std::optional<double> { return odds_of_roll(table, now).p_capture; },
            [&](const AwaitLosses& asked) {
                const Force force = force_of(now[asked.player][asked.side]);
                return chance_given(table, now, asked, thinned_by(force, asked.count));
            },
            [&](const AwaitGarrison&) -> std::optional<double> { return 1; },
            [&](const AwaitAction& a) { return none(a); },
            [&](const AwaitIncrease& a) { return none(a); },
            [&](const AwaitMarch& a) { return none(a); },
            [&](const AwaitFleet& a) { return none(a); },
            [&](const AwaitSail& a) { return none(a); },
            [&](const AwaitUpkeep& a) { return none(a); },
            [&](const Over& a) { return none(a); },
        },
        now.awaits);
}

std::optional<DefenceOdds> attack_under_way(const Table& table, const Position& now) {
    if (!now.attack) return std::nullopt;
    if (std::holds_alternative<AwaitRoll>(now.awaits)) return odds_of_roll(table, now);
    const bool to_be_defended = std::holds_alternative<AwaitDefence>(now.awaits) ||
                                std::holds_alternative<AwaitLevy>(now.awaits) ||
                                std::holds_alternative<AwaitFight>(now.awaits);
    return to_be_defended ? std::optional{all_of_it(table, now)} : std::nullopt;
}

std::optional<double> chance_after_losses(const Table& table, const Position& now, const Force& left) {
    const auto* asked = std::get_if<AwaitLosses>(&now.awaits);
    return asked && now.attack ? chance_given(table, now, *asked, left) : std::nullopt;
}

}  // namespace byzantium::odds
