// SPDX-License-Identifier: MIT
// What every army could do within one action, as JSON, each answer one line without a line feed; see plans.h for the
// numbers.
#pragma once

#include "byzantium/odds/threats.h"
#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"

#include <string>
#include <vector>

namespace byzantium::text {

// A THREAT, the fleet at its best:
// {"city":CITY,"advance":ADVANCE (see attack_out.h),"arrives":FORCE or null,"p_capture":P,
//  "defences":[{"standing":[ARMY,...],"retreating":[ARMY,...],"by_leave":[ARMY,...],"given_up":[ARMY,...],"levy":ARMY
//  or null (see attack_out.h),"p_capture":P},...]}: what arrives if no die of an imposed fleet hits, null if that
//  cannot be
// paid; the best for the defenders first, with the chance against all that may arrive.
std::string write_threat(const byzantium::Board& board, const byzantium::Position& position,
                         const byzantium::odds::Threat& threat);

// {"player":COLOR,"may_still_act":BOOL,"threats":[THREAT,...]}
std::string write_threats(const byzantium::Board& board, const byzantium::Position& position, byzantium::Color player,
                          const std::vector<byzantium::odds::Threat>& threats);

// {"dangers":[{"city":CITY,"owner":COLOR,"p_capture":P (0 if out of reach),"worst":THREAT or null},...],
//  "capital":[{"threat":THREAT,"p_without_levy":P,"p_with_levy":P or null,"if_it_falls":RESULT},...]}, RESULT as in a
// position.
std::string write_dangers(const byzantium::Board& board, const byzantium::Position& position,
                          const std::vector<byzantium::odds::Danger>& dangers,
                          const std::vector<byzantium::odds::CapitalThreat>& watch);

}  // namespace byzantium::text
