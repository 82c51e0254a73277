// SPDX-License-Identifier: MIT
// The unit of the goals about odds: a push is one step n[i+h] += w[i]*p[h] of a 16 x 16 loop in first-level cache.
#pragma once

namespace bench {

// Goes through the loop so many times; returns how many pushes that were.
double push(int loops);

}  // namespace bench
