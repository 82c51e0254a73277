// SPDX-License-Identifier: MIT
// Files of weights, for whoever plays whole games.
#pragma once

#include "byzantium/counsel/weights.h"

#include <string>

namespace counsel_games {

// Throws std::runtime_error if there is no such file, or with the sentence of the refusal.
byzantium::counsel::Weights weights_in(const std::string& file);
// Those that come with the program.
byzantium::counsel::Weights shipped_weights();

}  // namespace counsel_games
