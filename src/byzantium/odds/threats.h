// SPDX-License-Identifier: MIT
// What every army could do within one action, and what that means for the cities: threats, danger, and the watch on
// Constantinople.
#pragma once

#include "byzantium/odds/plan.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "values/few.h"

#include <optional>
#include <vector>

namespace byzantium::odds {

// An attack that a player could make with one action.
struct Threat {
    // As DefenceOdds; to be filled where it is to stand.
    Threat() {}  // NOLINT(modernize-use-equals-default): that would set every place of the lists first

    Advance
        advance;  // of several ways the one with the greatest chance; the fleet imposed where it can be, if that hurts
    byzantium::CityId city{};
    Force arrives;         // the attacker, if nothing befalls it on the way
    DefenceList defences;  // against that force, the best for the defenders first
    double p_capture = 0;  // the defence and the fleet at their best

    byzantium::Color player() const;
};

// What arrives of it, with the fleet as its advance says; nothing arrives if that cannot be paid.
Approach approach_of(const byzantium::Position& position, const Threat& threat);
// The chance if the defenders do this, whatever arrives.
double chance_against(const Approach& coming, const DefenceOdds& defence);

// By army, Byzantine before Arab, then the Bulgars; each in board order. Whether it is the player's turn does not
// matter; see byzantium::may_still_act. Throws OutOfLimits.
std::vector<Threat> threats(const byzantium::Table& table, const byzantium::Position& position,
                            byzantium::Color player);

// The same of several players, one after the other.
std::vector<Threat> threats(const byzantium::Table& table, const byzantium::Position& position,
                            const values::Few<byzantium::Color, 4>& players);

// A controlled city, and the worst that another player could do to it within one action.
struct Danger {
    byzantium::CityId city;
    byzantium::Color owner;
    std::optional<Threat> worst;  // of players who may still act this turn; none: nobody can attack it
};

// Every controlled city, in board order. Throws OutOfLimits.
std::vector<Danger> dangers(const byzantium::Table& table, const byzantium::Position& position);

// An attack on Constantinople that is possible within one action.
struct CapitalThreat {
    Threat threat;
    double p_without_levy;              // all field armies there standing or retreating as is best for the city
    std::optional<double> p_with_levy;  // none: no Emperor of another player with a levy, or an army must stand
    byzantium::Result if_it_falls;      // the game's end, 5 Arab VP for the attacker added (BYZ-55, 64)
};

// Of every player who may still act this turn, clockwise from the active one. Throws OutOfLimits.
std::vector<CapitalThreat> capital_watch(const byzantium::Table& table, const byzantium::Position& position);

}  // namespace byzantium::odds
