// SPDX-License-Identifier: MIT
// Advice at the moment of decision, as JSON, each answer one line without a line feed; see plans.h for the numbers.
// Every answer says what is awaited, as a position does.
#pragma once

#include "byzantium/odds/adviser.h"
#include "byzantium/odds/threats.h"
#include "byzantium/rules/board.h"
#include "byzantium/rules/position.h"

#include <string>
#include <vector>

namespace byzantium::text {

// {"awaits":{...},"losses":[{"elite":E,"main":M,"move":V,"p_win":P or null,"p_capture":P or null,"move_left":N},...]},
// the best first; p_win of the battle for whoever is asked, null without one; p_capture null without an attack.
std::string write_loss_advice(const byzantium::Board& board, const byzantium::Position& position,
                              const std::vector<byzantium::odds::LossAdvice>& advice);

// {"awaits":{...},"answers":[{"entry":{"do":"stand"},"p_keep":P,"expected_cubes":X},...]}, the best first.
std::string write_defence_advice(const byzantium::Board& board, const byzantium::Position& position,
                                 const std::vector<byzantium::odds::DefenceAdvice>& advice);

// {"awaits":{...},"p_capture":P}: of the attack under way.
std::string write_under_way(const byzantium::Board& board, const byzantium::Position& position, double p_capture);

// {"awaits":{...},"attacks":[THREAT,...]}: what can be chosen now, see threats.h; in the order given.
std::string write_attacks(const byzantium::Board& board, const byzantium::Position& position,
                          const std::vector<byzantium::odds::Threat>& threats);

}  // namespace byzantium::text
