// SPDX-License-Identifier: MIT
// Advice at the moment of decision: what each answer to the question on the table is worth.
#pragma once

#include "byzantium/odds/outlook.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <optional>
#include <vector>

namespace byzantium::odds {

// One legal way to give up the cubes that are asked for.
struct LossAdvice {
    byzantium::Lose split;
    std::optional<double> p_win;  // of the battle under way, for whoever is asked; none: no battle
    std::optional<double>
        p_capture;  // that the attack takes its city, the other side then at its best; none: no attack
    int move_left;  // cubes
    bool operator==(const LossAdvice&) const = default;
};

// Every legal split, the best for its owner first: for an attacker the greatest chance to capture, for a defender the
// smallest; among equals the fewest Elite, then the fewest Main cubes. For an imposed fleet the chance is that of the
// attack the way leads to. Empty if no losses are awaited. Throws OutOfLimits.
std::vector<LossAdvice> loss_advice(const byzantium::Table& table, const byzantium::Position& position);

// One answer of a defender.
struct DefenceAdvice {
    byzantium::Decision decision;  // Stand, Retreat, UseLevy or Decline
    double p_keep;                 // that the city is not taken, all other defenders at their best
    double cubes;                  // the owner is expected to lose by it, of the army or levy that is asked
    bool operator==(const DefenceAdvice&) const = default;
};

// Every legal answer where a defence or a levy is awaited, the best for the city first, then the cheapest in cubes. A
// beaten army's retreat is in the cubes, at its least cost. A retreat that somebody must let go by sea counts as what
// he makes of it for his side, as in `chance_to_capture`. Empty if neither is awaited, or if the table has taken the
// asked army out of the city. Throws OutOfLimits.
std::vector<DefenceAdvice> defence_advice(const byzantium::Table& table, const byzantium::Position& position);

}  // namespace byzantium::odds
