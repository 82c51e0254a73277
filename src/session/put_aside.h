// SPDX-License-Identifier: MIT
// What repairs put aside, and how undo and redo bring it back: an accepted repair is one step. Values alone; the
// session moves its journal, and its library holds the same (table `repairs`, db/schema.sql).
#pragma once

#include "byzantium/rules/entry.h"
#include "store/records.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace session {

// An entry of earlier, as it was kept.
struct Earlier {
    byzantium::Entry entry;
    std::optional<std::uint64_t> position_hash;  // of the position it led to then; nothing if it cannot be compared
    std::size_t step;                            // number, from 1, of the first entry of its act
    std::string step_name;
};

// Entries that a repair put aside, or that the undo of a repair did.
struct PutAside {
    store::WayBack way;  // `within` says nothing here: what comes back with these entries is in `inner`
    std::vector<Earlier> entries;
    std::optional<std::size_t> cut;  // its number in the library; none where nothing is kept
    std::vector<PutAside> inner;     // ways that are open again once these entries are back
};

// As a library lists them, with `way.within` and `cut`, in their order: each in the `inner` of what must come back
// before. What names a cut that is not among them is left out.
std::vector<PutAside> nested(const std::vector<PutAside>& listed);

// The ways back that are open now, the latest last.
class WaysBack {
public:
    using By = store::WayBack::By;

    // The latest that this command would go while so many entries count; nullptr if there is none.
    const PutAside* at(By by, std::size_t cursor) const;
    // Removes that one, which must be there.
    PutAside take(By by, std::size_t cursor);
    void open(PutAside aside);

    // Other entries follow the first `entries`: ways by redo are closed, and those by undo that need a later entry.
    void close(std::size_t entries);
    void close_redo();
    // The open ways that need an entry from `first` on, no longer open.
    std::vector<PutAside> hide(std::size_t first);

private:
    std::vector<PutAside> open_;  // oldest first
};

}  // namespace session
