// SPDX-License-Identifier: MIT
// Moments that random games do not come to by themselves.
#pragma once

#include "support/eko_model/random_lines.h"

#include <deque>
#include <string>

namespace eko_model {

// Lines that lead from here to such a moment, a correction first, and through it: the last builder's win (A9), the end
// judged after an exchange that was asked for (EKO-55), the emperor besieged at a table with a Wind temple (EKO-45).
// None if the board, the seats or what is awaited do not fit.
std::deque<std::string> rare_moment(Chance&, const Scene&);

}  // namespace eko_model
