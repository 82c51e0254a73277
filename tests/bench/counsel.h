// SPDX-License-Identifier: MIT
// What counsel takes to rank the decisions of one question, and to tell a chance to win, over whole games between
// programs.
#pragma once

#include <random>

namespace bench {

// Processor time for 205 decisions, the usual question of sensible play, and how many times it is that of applying them
// alone, without a judgement; and that of telling a chance, and how many times it is that of ranking. The games are the
// same whatever numbers come before.
void ranked_decisions(std::mt19937& random);

}  // namespace bench
