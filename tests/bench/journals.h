// SPDX-License-Identifier: MIT
// Figures about whole journals: lines replayed a second, the memory of a long one, how opening grows.
#pragma once

#include <cstddef>
#include <random>
#include <string>

namespace bench {

// A journal of exactly so many entries: random games one after the other, with the table laid anew between.
std::string journal_of(std::size_t entries, std::mt19937& random);

// `replay` without options, in this process and over random games: lines a second, JSON included.
void report_replay(std::mt19937& random);
// The peak memory of `logothete-cli replay` and `score` on a journal of 5,000 entries.
void report_memory(std::mt19937& random);
// Opening 500, 5,000 and 50,000 entries into a session with every position at hand.
void report_opening(std::mt19937& random);

}  // namespace bench
