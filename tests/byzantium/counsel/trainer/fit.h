// SPDX-License-Identifier: MIT
// The weights that make what happened most likely: a softmax over the players of a table (a conditional logit),
// fitted by Newton's steps with a ridge. The same samples in the same order give the same weights.
#pragma once

#include "byzantium/counsel/quantities.h"
#include "byzantium/counsel/trainer/samples.h"

#include <array>
#include <vector>

namespace counsel_trainer {

using RealWeights = std::array<double, byzantium::counsel::quantity_count>;

// Starts from these weights and comes back with better ones. Quantities that never differ between players keep 0.
RealWeights fit(const std::vector<Sample>& samples, const RealWeights& start);

// As files hold them: in parts of 65,536, within the limits of a weight.
std::array<int, byzantium::counsel::quantity_count> as_whole_numbers(const RealWeights& weights);

}  // namespace counsel_trainer
