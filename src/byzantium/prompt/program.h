// SPDX-License-Identifier: MIT
// The program that advises on the game and plays it: byzantium/counsel with the weights that come with it.
#pragma once

#include "byzantium/counsel/choices.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/counsel.h"
#include "cli/program.h"

#include <vector>

namespace byzantium::prompt {

// Throws wording::Failure if they are missing, damaged or of another version.
counsel::Weights weights();

// By so many trials, or by the evaluation alone; empty where nobody decides.
std::vector<counsel::Choice> choices_of(const counsel::Weights& weights, const Table& table, const Position& now,
                                        const cli::Thought& thought);

// Each player's chance to win; by the evaluation alone if nobody wants a trial.
byzantium::text::Told chances_told(const counsel::Weights& weights, const Table& table, const Position& now,
                                   int trials);

}  // namespace byzantium::prompt
