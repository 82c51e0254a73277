// SPDX-License-Identifier: MIT
// Curves that chances are led along, by rank: the player with the greatest chance against all others, then the next
// against those behind.
#pragma once

#include "byzantium/counsel/trainer/came_true.h"
#include "byzantium/counsel/weights.h"

#include <array>
#include <vector>

namespace counsel_trainer {

using RealCurve = std::array<double, byzantium::counsel::curve_lines + 1>;
using RealCurves = std::array<RealCurve, 3>;

// The least squares of what came, held to straight lines where few games say otherwise.
RealCurves fitted_curves(const std::vector<ToldAndCame>& all);
// What comes of what was told.
std::array<double, 4> along(const RealCurves& curves, const ToldAndCame& one);
byzantium::counsel::Curves in_millions(const RealCurves& curves);

}  // namespace counsel_trainer
