// SPDX-License-Identifier: MIT
// Attacks that one action could bring, as JSON, each answer one line without a line feed. Probabilities stand under
// names that begin with p_, each the shortest text that reads as the same double; cities, colours, cubes as in entries.
#pragma once

#include "byzantium/odds/plan.h"
#include "byzantium/rules/attacks.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"

#include <string>
#include <vector>

namespace byzantium::text {

// The plans of one attacker for one city; `army` null means the Bulgars.
// {"player":COLOR,"army":SIDE or null,"city":CITY,"plans":[PLAN,...]}, empty if there is no way. A PLAN is
// {"advance":ADVANCE (see attack_out.h),"sets_out":FORCE,"cost":N (Move cubes),"bezants":N,"p_arrives":P,
//  "arrivals":[{"elite":..,"main":..,"move":..,"guard":..,"p_arrives":P},...],
//  "spoils":{"side":SIDE,"vp":N,"bezants":N,"tokens":N,"ends_game":BOOL},
//  "garrison":{"cubes":[CUBE,...],"bezants":N} or null,
//  "way_back":{"cubes":N or null,"to":[CITY,...],"leave_of":COLOR or null,"cubes_if_denied":N or null} or null,
//  "defences":[DEFENCE,...],"needs":[NEED,...]}; defences the best for the defenders first, each
// {"standing":[ARMY,...],"retreating":[ARMY,...],"by_leave":[ARMY,...],"given_up":[ARMY,...],"levy":ARMY or null (see
//  attack_out.h),"p_capture":P,"p_destroyed":P,
//  "p_destroyed_if_denied":P or null,"expected_losses":{"elite":..,"main":..,"move":..,"guard":..,"total":..},
//  "expected_vp":X,"expected_bezants":X,
//  "left":[{"elite":..,"main":..,"move":..,"guard":..,"p_taken":P,"p_beaten":P},...]}, and a NEED
// {"p_wanted":P,"main":COSTED or null,"any":COSTED or null}, where COSTED is
// {"elite":N,"main":N,"p_capture":P,"bezants":N,"actions":N,"is_had":BOOL}: cubes more, null if out of reach.
// Throws byzantium::odds::OutOfLimits.
std::string write_plans(const byzantium::Table& table, const byzantium::Position& position,
                        const byzantium::Assault& assault, const std::vector<byzantium::odds::Plan>& plans);

}  // namespace byzantium::text
