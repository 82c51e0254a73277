// SPDX-License-Identifier: MIT
// Definitions for session/counting.h. Include it in the one source file that instantiates them for a game.
#pragma once

#include "protocol/text.h"
#include "session/counting.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/kept.h"
#include "store/store_error.h"

#include <algorithm>
#include <utility>

namespace session {

template <CountedGame G>
Counting<G>::Counting(store::Library& library, Boards<G> boards) : library_{library}, boards_{std::move(boards)} {
    const auto summaries = library.summaries();
    for (const store::Listed& listed : library.list()) {
        if (!counts(listed, G::id)) continue;
        const auto kept = summaries.find(listed.id);
        auto summary =
            kept == summaries.end() ? std::nullopt : fitting(listed, read_summary(kept->second, G::id, G::measures()));
        if (summary)
            counted_.push_back(counted(listed, *std::move(summary)));
        else
            uncounted_.push_back(listed);
    }
    std::sort(counted_.begin(), counted_.end(), begun_later);
}

template <CountedGame G>
void Counting<G>::step() {
    if (uncounted_.empty()) return;
    const store::Listed listed = std::move(uncounted_.back());
    uncounted_.pop_back();
    auto summary = replayed(listed.id);
    if (!summary) return unreadable_.push_back(listed.title);
    auto one = counted(listed, *std::move(summary));
    const auto place = std::upper_bound(counted_.begin(), counted_.end(), one, begun_later);
    counted_.insert(place, std::move(one));
}

// Nothing if the session cannot be replayed to its end.
template <CountedGame G>
std::optional<Summary> Counting<G>::replayed(store::SessionId id) try {
    const OpenedKept<G> opened = look_at(library_, id, boards_, DiceSource::from_seed(0));
    if (opened.trouble) return std::nullopt;
    std::vector<std::string> times;
    for (const store::Entry& entry : library_.entries(id)) times.push_back(entry.written_at);
    auto summary = counts_of(opened.session, times);
    if (!summary.ended) return std::nullopt;
    keep(opened.details, summary);
    return summary;
} catch (const protocol::FormatError&) {
    return std::nullopt;
} catch (const FileError&) {
    return std::nullopt;
} catch (const store::StoreError& error) {
    if (error.trouble == store::Trouble::damaged) return std::nullopt;
    throw;
}

// If the library cannot keep it, the session is simply counted again the next time.
template <CountedGame G>
void Counting<G>::keep(const store::Details& details, const Summary& summary) const try {
    if (!library_.read_only_because())
        library_.set_summary(details.id, details.state, write_summary(summary, G::measures()));
} catch (const store::StoreError&) {
    return;
}

}  // namespace session
