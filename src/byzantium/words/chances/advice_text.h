// SPDX-License-Identifier: MIT
// Advice at the moment of decision: the best answer in a sentence, then every answer with what it is worth.
#pragma once

#include "byzantium/odds/adviser.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/table/names.h"

#include <string>
#include <vector>

namespace byzantium::words {

// Losses must be awaited, and the advice be that of byzantium::odds::loss_advice, not empty.
std::string loss_advice_text(const Names& names, const byzantium::Position& now,
                             const std::vector<byzantium::odds::LossAdvice>& advice);

// A defence or a levy must be awaited, and the advice be that of byzantium::odds::defence_advice, not empty.
std::string defence_advice_text(const Names& names, const byzantium::Position& now,
                                const std::vector<byzantium::odds::DefenceAdvice>& advice);

// The chance of the attack under way, whatever is awaited.
std::string under_way_text(const Names& names, const byzantium::Position& now, double p_capture);

}  // namespace byzantium::words
