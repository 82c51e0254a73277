// SPDX-License-Identifier: MIT
// Entries that would make the first refused entry of a draft hold.
#pragma once

#include "present/table/teller.h"
#include "session/repair.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace present {

// An entry to put in front of it.
template <session::Game G>
struct Mend {
    std::size_t before;  // the line of the draft, from 1
    typename G::Entry missing;
    std::size_t refused;  // entries that would still not hold
};

// Of the entries that the game thinks likely, those that leave fewer refused than now, fewest first.
template <Teller T>
std::vector<Mend<typename T::Game>> mends(const T& teller, const session::Repair<typename T::Game>& draft) {
    const auto refused = draft.refused();
    if (refused.empty()) return {};
    const std::size_t first = refused.front();
    std::vector<Mend<typename T::Game>> found;
    for (auto& missing : teller.likely_missing(draft.before(first))) {
        session::Repair<typename T::Game> mended{draft};
        mended.insert(first, missing);
        const auto left = mended.refused().size();
        if (left < refused.size()) found.push_back({first, std::move(missing), left});
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& one, const auto& other) { return one.refused < other.refused; });
    return found;
}

// How many entries must be taken out, one after the other, until all others hold.
template <session::Game G>
std::size_t entries_to_take_out(session::Repair<G> draft) {
    std::size_t count = 0;
    for (auto refused = draft.refused(); !refused.empty(); refused = draft.refused(), ++count)
        draft.remove(refused.front());
    return count;
}

}  // namespace present
