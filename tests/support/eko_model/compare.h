// SPDX-License-Identifier: MIT
// Two replays of one journal held against each other, line by line.
#pragma once

#include "support/eko_model/rare_counts.h"

#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <vector>

namespace eko_model {

// A journal in; out come the lines of `replay --positions --legal`.
using Replay = std::function<std::vector<std::string>(std::istream&)>;

// What differs first: in `ok`, the rule of a refusal, the position, or the set of legal entries.
struct Difference {
    std::size_t line = 0;  // of the journal, the header being 0
    std::string what{};
    std::string expected{};
    std::string got{};
};

std::optional<Difference> first_difference(const std::vector<std::string>& expected,
                                           const std::vector<std::string>& got);

std::string text(const std::vector<std::string>& journal);  // as a file
std::vector<std::string> replay_of(const Replay&, const std::vector<std::string>& journal);

// How much was held against each other.
struct Compared {
    std::size_t games = 0;
    std::size_t lines = 0;
    std::size_t refusals = 0;
    std::size_t headers_refused = 0;
    std::size_t ends = 0;
    std::size_t legal = 0;
    RareMoments rare{};
};

struct Found {
    std::uint64_t seed = 0;
    std::vector<std::string> journal{};  // up to the line that differs
    Difference difference{};
};

// Plays the random game of this seed through the replay. Adds to `compared`.
std::optional<Found> differs(const Replay&, std::uint64_t seed, Compared& compared);

// The line of the journal that differs, and how.
std::string told(const Difference&, const std::vector<std::string>& journal);
// The seed, the journal as a ready file, and the difference.
std::string told(const Found&);

}  // namespace eko_model
