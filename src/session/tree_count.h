// SPDX-License-Identifier: MIT
// How many ways a game can go on: for holding two implementations of the rules against each other.
#pragma once

#include "session/game.h"

#include <cstdint>
#include <vector>

namespace session {

template <Game G>
struct Branch {
    typename G::Entry entry;
    std::uint64_t sequences;
};

// Sequences of `depth` entries from here, each entry one of G::continuations; depth is 0 or more. A sequence that the
// game's end cuts short does not count.
template <Game G>
std::uint64_t sequences(const typename G::Table& table, const typename G::Position& position, int depth) {
    if (depth == 0) return 1;
    const auto entries = G::continuations(table, position);
    if (depth == 1) return entries.size();  // each of them is legal
    std::uint64_t sum = 0;
    for (const auto& entry : entries) sum += sequences<G>(table, (*G::apply(table, position, entry)).after, depth - 1);
    return sum;
}

// For each entry that can be made here, in the order of G::continuations, how many sequences of `depth` entries begin
// with it; depth is 1 or more.
template <Game G>
std::vector<Branch<G>> divide(const typename G::Table& table, const typename G::Position& position, int depth) {
    std::vector<Branch<G>> branches;
    for (const auto& entry : G::continuations(table, position))
        branches.push_back({entry, sequences<G>(table, (*G::apply(table, position, entry)).after, depth - 1)});
    return branches;
}

}  // namespace session
