// SPDX-License-Identifier: MIT
// An attack that one action could bring, read from the table: how it gets there, what the defenders may do about it,
// and what comes of each.
#pragma once

#include "byzantium/odds/approach.h"
#include "byzantium/odds/defence.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"

#include <optional>
#include <variant>
#include <vector>

namespace byzantium::odds {

// A field army on its way.
struct Marching {
    byzantium::ArmyRef army;
    byzantium::Way way;
    Fleet fleet;  // `imposed` wherever it can be, or nowhere
};
// The Bulgars, sent by a player who lays down this cube.
struct Sending {
    byzantium::Color player;
    byzantium::Cube cube;
};
using Advance = std::variant<Marching, Sending>;

// Cubes that may be left of the attacker when the attack is over, before any way back or control cube.
struct Left {
    Force cubes;
    double p_taken;
    double p_beaten;
    bool operator==(const Left&) const = default;
};

// What comes of it if the defenders do this.
struct PlanLine {
    Defence defence;
    double p_capture;
    double p_destroyed;                           // on the way, in the fights, or on the way back
    std::optional<double> p_destroyed_if_denied;  // the same if the way back by sea is denied; none: nobody can deny it
    ExpectedLosses expected;  // by hits, on the way, arrived or not, and in the fights; spent cubes are not among them
    std::vector<Left> left;   // of those who arrived: the most cubes first; none that cannot be
    double expected_vp;
    double expected_bezants;
};

struct Plan {
    Advance advance;
    byzantium::CityId city;
    Force sets_out;  // the attacker before it spends anything
    int move_cubes;  // spent on the way
    int bezants;     // for the cube of a civil war or of the Bulgars; 0 from the pool
    double p_arrives;
    byzantium::Spoils spoils;                         // of a capture
    std::optional<byzantium::GarrisonCost> garrison;  // of its control cube; none: there is no control cube
    std::optional<byzantium::WayBack> back;           // of a beaten army; none: the Bulgars stay in their box
    std::vector<PlanLine> lines;                      // one for each defence, the best for the defenders first

    // The best for the defenders that wants no leave of the attacker; nullptr if nothing can arrive.
    const PlanLine* best_line() const;
    // With that defence, chosen beforehand, and with the one that is worst for the defenders; 0 if nothing can arrive.
    // Where it matters what arrives, Threat::p_capture is less than the first.
    double least_chance() const;
    double greatest_chance() const { return lines.empty() ? 0 : lines.back().p_capture; }
};

// Bezants for a cube from there (BYZ-7); 0 for none.
int price_of(std::optional<byzantium::Cube> cube);

// Every way of the army to attack that city within one action, as byzantium::ways lists them; a way that can meet an
// imposed fleet comes twice, allowed and then imposed. Empty if there is none. Throws OutOfLimits.
std::vector<Plan> plans(const byzantium::Table& table, const byzantium::Position& position, byzantium::ArmyRef army,
                        byzantium::CityId city);

// The civil war where the army stands, with a cube from there laid down for it: one of the army itself fights no more.
// None if it can start none, as `ways` says. Throws OutOfLimits.
std::optional<Plan> plan_of_civil_war(const Table& table, const Position& now, ArmyRef army, Cube cube);

// The Bulgars sent against that city by this player; nothing if they cannot be. Throws OutOfLimits.
std::optional<Plan> plan_of_bulgars(const byzantium::Table& table, const byzantium::Position& position,
                                    byzantium::Color player, byzantium::CityId city);

}  // namespace byzantium::odds
