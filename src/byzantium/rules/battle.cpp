// SPDX-License-Identifier: MIT
#include "byzantium/rules/inside.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium {
namespace {

constexpr int most_dice = 3;  // of a Main box, a levy, the Bulgars

}  // namespace

int field_dice(const Display& display) {
    return std::min(display.main, most_dice) + display.elite + (display.guard ? 1 : 0);
}

namespace inside {
namespace {

// BYZ-40: one die for each cube, at most three for a Main box, a levy and the Bulgars.
int attacker_dice(const Position& now) {
    const Attack& attack = *now.attack;
    return attack.army ? field_dice(now[now.active][*attack.army]) : std::min(now.bulgars, most_dice);
}

int defender_dice(const Position& now, const Defender& defender) {
    return std::visit(
        values::overloaded{
            [&](const ArmyDefends& d) { return field_dice(now[d.army.player][d.army.side]); },
            [&](const LevyDefends& d) { return std::min(now[d.army.player][d.army.side].levy, most_dice); },
            [&](const BulgarsDefend&) { return std::min(now.bulgars, most_dice); }},
        defender);
}

// BYZ-42
int defender_strength(const Position& now, const Defender& defender) {
    return std::visit(
        values::overloaded{[&](const ArmyDefends& d) { return field_strength(now[d.army.player][d.army.side]); },
                           [&](const LevyDefends& d) { return now[d.army.player][d.army.side].levy; },
                           [&](const BulgarsDefend&) { return now.bulgars; }},
        defender);
}

// BYZ-43: a beaten army retreats, a beaten levy stays on its display.
void after_victory(Change& change, const Defender& beaten) {
    const auto* army = std::get_if<ArmyDefends>(&beaten);
    if (!army) return advance_attack(change);
    auto& standing = change.now.attack->standing;
    standing.erase(std::find(standing.begin(), standing.end(), army->army));
    if (!change.display(army->army).at) return advance_attack(change);
    begin_retreat(change, {army->army, change.now.attack->city, RetreatFor::beaten_defender, Sea::not_asked});
}

// BYZ-42: a tie is the defender's.
void decide_battle(Change& change) {
    const Defender defender = change.now.attack->battle->defender;
    change.now.attack->battle.reset();
    if (attacker_strength(change.now) > defender_strength(change.now, defender)) {
        change.tell(BattleWon{defender});
        return after_victory(change, defender);
    }
    change.tell(BattleLost{defender});
    attack_fails(change);
}

void levy_loses(Change& change, ArmyRef army, int hits) {
    const int lost = std::min(hits, change.display(army).levy);
    change.cubes(army.player, ArmyBox{army.side, Box::levy}, InCasualties{}, lost);
    after_defender_losses(change);
}

void bulgars_lose(Change& change, int hits) { change.bulgars(-std::min(hits, change.now.bulgars)); }

// BYZ-41: with fewer cubes than hits all go, the guard last of all (BYZ-16).
void lose_all(Change& change, ArmyRef army, int hits) {
    const Display& display = change.display(army);
    const bool guard_too = display.guard && hits > nameable(display);
    change.thin(army);  // even one that a correction had emptied
    to_casualties(change, army, {display.elite, display.main, display.move});
    if (guard_too) change.guard(army, Arrival::leaves);
}

void after_losses(Change& change, LossFrom from) {
    switch (from) {
        case LossFrom::fleet:
            return after_fleet_losses(change);
        case LossFrom::battle_attacker:
            return after_attacker_losses(change);
        case LossFrom::battle_defender:
            return after_defender_losses(change);
        case LossFrom::siege:
            return after_siege_losses(change);
        case LossFrom::retreat:
            return after_retreat_losses(change);
    }
}

Reason wrong_losses(LossFrom from) {
    switch (from) {
        case LossFrom::fleet:
            return Reason::wrong_losses_fleet;
        case LossFrom::battle_attacker:
        case LossFrom::battle_defender:
            return Reason::wrong_losses_battle;
        case LossFrom::siege:
            return Reason::wrong_losses_siege;
        case LossFrom::retreat:
            break;
    }
    return Reason::wrong_losses_retreat;
}

}  // namespace

int attacker_strength(const Position& now) {
    const Attack& attack = *now.attack;
    return attack.army ? field_strength(now[now.active][*attack.army]) : now.bulgars;
}

void begin_battle(Change& change, const Defender& defender) {
    change.now.attack->battle = Battle{defender, 0};
    const AwaitRoll roll{change.now.active, RollFor::battle, attacker_dice(change.now),
                         defender_dice(change.now, defender)};
    if (roll.attacker + roll.defender == 0) return decide_battle(change);
    change.now.awaits = roll;
}

// BYZ-41: first the attacker removes cubes, then the defender.
void battle_rolled(Change& change, const Hits& hits) {
    change.now.attack->battle->hits_on_defender = hits.attacker;
    if (change.now.attack->army)
        return lose(change, {change.now.active, *change.now.attack->army}, {hits.defender, LossFrom::battle_attacker});
    bulgars_lose(change, hits.defender);
    after_attacker_losses(change);
}

void after_attacker_losses(Change& change) {
    destroy_empty_armies(change);
    const Battle battle = *change.now.attack->battle;
    std::visit(values::overloaded{[&](const ArmyDefends& d) {
                                      lose(change, d.army, {battle.hits_on_defender, LossFrom::battle_defender});
                                  },
                                  [&](const LevyDefends& d) { levy_loses(change, d.army, battle.hits_on_defender); },
                                  [&](const BulgarsDefend&) {
                                      bulgars_lose(change, battle.hits_on_defender);
                                      after_defender_losses(change);
                                  }},
               battle.defender);
}

void after_defender_losses(Change& change) {
    destroy_empty_armies(change);
    decide_battle(change);
}

void lose(Change& change, ArmyRef army, Loss loss) {
    if (loss.hits == 0) return after_losses(change, loss.from);
    if (loss.hits >= nameable(change.display(army))) {
        lose_all(change, army, loss.hits);
        return after_losses(change, loss.from);
    }
    change.now.awaits = AwaitLosses{army.player, army.side, loss.hits, loss.from};
}

// The owner's choice among active cubes (BYZ-41), as many as the fleet, the battle, the siege or the way cost.
Judgement judge(const Table&, const Position& now, const Lose& lost) {
    const auto& asked = std::get<AwaitLosses>(now.awaits);
    const Display& display = now[asked.player][asked.side];
    const auto within = [](int count, int cubes) { return count >= 0 && count <= cubes; };
    const bool there =
        within(lost.elite, display.elite) && within(lost.main, display.main) && within(lost.move, display.move);
    if (there && lost.elite + lost.main + lost.move == asked.count) return std::nullopt;
    return Refusal{.reason = wrong_losses(asked.from), .need = asked.count};
}

void carry_out(Change& change, const Lose& lost) {
    const auto asked = std::get<AwaitLosses>(change.now.awaits);
    to_casualties(change, {asked.player, asked.side}, lost);
    after_losses(change, asked.from);
}

void list(const Table&, const Position& now, const AwaitLosses& asked, Decisions& out) {
    const Display& display = now[asked.player][asked.side];
    for (int elite = 0; elite <= std::min(asked.count, display.elite); ++elite)
        for (int main = 0; main <= std::min(asked.count - elite, display.main); ++main) {
            const int move = asked.count - elite - main;
            if (move > display.move) continue;
            if (out.full()) return;
            out.add(Lose{elite, main, move});
        }
}

}  // namespace inside
}  // namespace byzantium
