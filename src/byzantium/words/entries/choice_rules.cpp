// SPDX-License-Identifier: MIT
// Which rule a decision is made under.
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/entries/choices.h"
#include "values/overloaded.h"

namespace byzantium::words {

namespace {

int rule_of_move(const Position& now, const Move& move) {
    if (now[move.to].side != allegiance(move.side)) return 32;
    return std::holds_alternative<AwaitMarch>(now.awaits) ? 33 : 27;
}

int of_loss(const Position& now) {
    const auto* losses = std::get_if<AwaitLosses>(&now.awaits);
    if (losses == nullptr) return 41;
    switch (losses->from) {
        case LossFrom::fleet:
            return 18;
        case LossFrom::battle_attacker:
        case LossFrom::battle_defender:
            return 41;
        case LossFrom::siege:
            return 45;
        case LossFrom::retreat:
            return 47;
    }
    return 41;
}

// BYZ-44 speaks of the way back over the last link, BYZ-49 of all other retreats.
int of_sea_retreat(const Position& now) {
    const bool goes_back = now.retreat && now.retreat->why == RetreatFor::beaten_attacker && now.attack &&
                           now.attack->last_link.has_value();
    return goes_back ? 44 : 49;
}

}  // namespace

RuleId rule_of(const Position& now, const Decision& decision) {
    return byz(std::visit(values::overloaded{
                              [](const Control&) { return 9; },
                              [](const Increase&) { return 11; },
                              [](const Improve&) { return 14; },
                              [](const Fortify&) { return 15; },
                              [](const Emperor&) { return 16; },
                              [](const Caliph&) { return 16; },
                              [](const ByzantineFleet&) { return 18; },
                              [](const ArabFleet&) { return 17; },
                              [](const BulgarsAttack&) { return 21; },
                              [](const BulgarsReinforce&) { return 20; },
                              [](const Tax&) { return 25; },
                              [](const Church&) { return 26; },
                              [](const Mosque&) { return 26; },
                              [](const Place&) { return 31; },
                              [&](const Move& d) { return rule_of_move(now, d); },
                              [](const CivilWar&) { return 24; },
                              [](const Pass&) { return 56; },
                              [&](const Stop&) { return std::holds_alternative<AwaitIncrease>(now.awaits) ? 11 : 34; },
                              [](const Impose&) { return 18; },
                              [&](const Allow&) {
                                  return std::holds_alternative<AwaitSeaRetreat>(now.awaits) ? of_sea_retreat(now) : 18;
                              },
                              [&](const Deny&) { return of_sea_retreat(now); },
                              [](const Proceed&) { return 19; },
                              [](const Withdraw&) { return 19; },
                              [](const Stand&) { return 35; },
                              [](const Retreat&) { return 35; },
                              [](const RetreatTo&) { return 48; },
                              [](const UseLevy&) { return 37; },
                              [](const Decline&) { return 37; },
                              [](const Fight&) { return 39; },
                              [&](const Lose&) { return of_loss(now); },
                              [](const Garrison&) { return 54; },
                              [](const GarrisonFromArmy&) { return 54; },
                              [](const GiveUp&) { return 59; },
                          },
                          decision));
}

}  // namespace byzantium::words
