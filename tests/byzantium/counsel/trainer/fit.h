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

// What is held to be likely before anything was seen: these weights, each as firmly as so many samples would say it.
struct Prior {
    RealWeights weights{};
    double firmness = 30;
};

// Quantities that never differ between players keep their prior weight.
RealWeights fit(const std::vector<Sample>& samples, const Prior& prior);

// As files hold them: in parts of 65,536, within the limits of a weight.
std::array<int, byzantium::counsel::quantity_count> as_whole_numbers(const RealWeights& weights);

}  // namespace counsel_trainer
