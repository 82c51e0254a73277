// SPDX-License-Identifier: MIT
// How chances are corrected before people are told them: by games that were not trained on.
#pragma once

#include "byzantium/counsel/trainer/outcomes.h"
#include "byzantium/counsel/weights.h"

namespace counsel_trainer {

// For each class: the sharpness that makes what happened most likely, and then curves by rank; the doubt that
// every bin of the corrected chances is within, its own error included; silent where the squared error is not below
// that of one in so many players by two standard errors. The outcomes must be of games played with these weights, how
// they ended alone.
byzantium::counsel::Weights with_honesty(byzantium::counsel::Weights weights, const Outcomes& outcomes);

}  // namespace counsel_trainer
