// SPDX-License-Identifier: MIT
// Entries that would make the first refused entry of a draft hold.
#pragma once

#include "present/table/teller.h"
#include "session/repair.h"
#include "session/session.h"

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

// Where an entry may be missing: in front of the first that does not hold, and before it in front of the first that
// somebody else answers with now, because what followed from a missing answer can hold for the wrong player.
template <Teller T>
std::vector<std::size_t> may_miss_before(const T& teller, const session::Session<typename T::Game>& session,
                                         const session::Repair<typename T::Game>& draft) {
    std::vector<std::size_t> all;
    const auto& lines = draft.lines();
    const std::size_t refused = draft.refused().front();
    for (std::size_t line = 1; line < refused && all.empty(); ++line) {
        const auto was = lines[line - 1].was;
        if (was && !T::Game::is_by_table(lines[line - 1].entry) &&
            teller.awaited(session.journal().position_at(*was - 1)) != teller.awaited(draft.before(line)))
            all.push_back(line);
    }
    all.push_back(refused);
    return all;
}

// Of the entries that the game thinks likely, those that leave fewer refused than now, fewest first.
template <Teller T>
std::vector<Mend<typename T::Game>> mends(const T& teller, const session::Session<typename T::Game>& session,
                                          const session::Repair<typename T::Game>& draft) {
    const auto refused = draft.refused();
    if (refused.empty()) return {};
    std::vector<Mend<typename T::Game>> found;
    for (const std::size_t place : may_miss_before(teller, session, draft))
        for (auto& missing : teller.likely_missing(draft.before(place))) {
            session::Repair<typename T::Game> mended{draft};
            mended.insert(place, missing);
            const auto left = mended.refused().size();
            if (left < refused.size()) found.push_back({place, std::move(missing), left});
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
