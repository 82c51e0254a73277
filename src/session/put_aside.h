// SPDX-License-Identifier: MIT
// The entries that repairs put aside, and how undo and redo bring them back: an accepted repair is one step. Only
// values; the session moves its journal, and its library has the same (table `repairs`, db/schema.sql).
#pragma once

#include "session/act.h"
#include "session/game.h"
#include "store/records.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace session {

// Entries that a repair put aside, or that the undo of a repair did.
template <Game G>
struct PutAside {
    store::WayBack way;  // `within` says nothing here: what comes back with these entries is in `inner`
    std::vector<Earlier<G>> entries;
    std::optional<std::size_t> cut;  // its number in the library; none where nothing is kept
    std::vector<PutAside> inner;     // ways that are open again once these entries are back
};

// As a library lists them, with `way.within` and `cut`, in their order: each in the `inner` of what must come back
// before. What names a cut that is not among them is left out.
template <Game G>
std::vector<PutAside<G>> nested(const std::vector<PutAside<G>>& listed,
                                std::optional<std::size_t> within = std::nullopt) {
    std::vector<PutAside<G>> found;
    for (const auto& one : listed) {
        if (one.way.within != within) continue;
        found.push_back(one);
        found.back().inner = nested(listed, one.cut);
    }
    return found;
}

// The ways back that are open now, the latest last.
template <Game G>
class WaysBack {
public:
    using By = store::WayBack::By;
    using PutAside = session::PutAside<G>;

    // The latest that this command would go while so many entries count; nullptr if there is none.
    const PutAside* at(By by, std::size_t cursor) const {
        const auto found = std::find_if(open_.rbegin(), open_.rend(), leads_from(by, cursor));
        return found == open_.rend() ? nullptr : &*found;
    }
    // Removes that one, which must be there.
    PutAside take(By by, std::size_t cursor) {
        const auto found = std::find_if(open_.rbegin(), open_.rend(), leads_from(by, cursor));
        PutAside taken = std::move(*found);
        open_.erase(std::next(found).base());
        return taken;
    }
    void open(PutAside aside) { open_.push_back(std::move(aside)); }

    // Other entries follow the first `entries`: ways by redo are closed, and those by undo that need a later entry.
    void close(std::size_t entries) {
        close_redo();
        std::erase_if(open_, [&](const PutAside& one) { return one.way.offered_at > entries; });
    }
    void close_redo() {
        std::erase_if(open_, [](const PutAside& one) { return one.way.by == By::redo; });
    }
    // The open ways that need an entry from `first` on, no longer open.
    std::vector<PutAside> hide(std::size_t first) {
        const auto needs_it = [&](const PutAside& one) { return one.way.offered_at >= first; };
        const auto hidden = std::stable_partition(open_.begin(), open_.end(), std::not_fn(needs_it));
        std::vector<PutAside> taken{std::make_move_iterator(hidden), std::make_move_iterator(open_.end())};
        open_.erase(hidden, open_.end());
        return taken;
    }

private:
    static auto leads_from(By by, std::size_t cursor) {
        return [=](const PutAside& one) { return one.way.by == by && one.way.offered_at == cursor; };
    }

    std::vector<PutAside> open_;  // oldest first
};

}  // namespace session
