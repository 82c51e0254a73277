// SPDX-License-Identifier: MIT
// Whole-number arithmetic behind chances: no floating point, so that every machine says the same.
#pragma once

#include "byzantium/counsel/chances.h"
#include "values/few.h"

#include <cstdint>

namespace byzantium::counsel {

// e to the power of -x, in parts of 2^30; x in parts of 65,536, not below 0. 0 from x = 32 on.
std::int64_t falling_power(std::int64_t x);

// The x of which falling_power is this chance, in parts of a million, from 1 to `whole`: minus its natural logarithm.
std::int64_t logarithm_below(int chance);

// Parts of a million in proportion to these weights, none below 0 and not all 0; their sum fits into 63 bits. What
// rounding leaves goes to the largest remainders, among equals to the first.
Chances in_proportion(const values::Few<std::int64_t, 4>& weights);

// Chances in proportion to e to the power of each of these, in parts of 65,536.
Chances soft_shares(const values::Few<std::int64_t, 4>& logarithms);

}  // namespace byzantium::counsel
