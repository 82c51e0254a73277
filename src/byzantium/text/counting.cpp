// SPDX-License-Identifier: MIT
#include "byzantium/text/counting.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/shelf.h"
#include "byzantium/text/summing.h"
#include "protocol/text.h"
#include "session/files.h"
#include "store/store_error.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace byzantium::text {

namespace {

// Archived sessions count too, as far as they were played to the end.
bool counts(const store::Listed& listed) {
    return listed.game == Game::id && listed.finished && !listed.not_counted && listed.shelf != store::Shelf::trashed;
}

// As the library has it: of the same players, for an index into one is used for the other.
std::optional<SessionSummary> summary_of(const store::Listed& listed,
                                         const std::map<store::SessionId, std::string>& summaries) {
    const auto found = summaries.find(listed.id);
    auto summary = found == summaries.end() ? std::nullopt : read_summary(found->second);
    const auto is_same = [](const Seat& seat, const PlayerSummary& player) { return seat.color == player.player; };
    if (!summary || !summary->ended || !std::ranges::equal(seats_of(listed.players), summary->players, is_same))
        return std::nullopt;
    return summary;
}

bool begun_later(const CountedSession& a, const CountedSession& b) {
    return std::tie(a.begun, a.id) > std::tie(b.begun, b.id);
}

}  // namespace

Counting::Counting(store::Library& library, const Boards& boards) : library_{library}, boards_{boards} {
    const auto summaries = library.summaries();
    for (const store::Listed& listed : library.list()) {
        if (!counts(listed)) continue;
        if (auto summary = summary_of(listed, summaries))
            take(listed, *std::move(summary));
        else
            uncounted_.push_back(listed);
    }
    std::sort(counted_.begin(), counted_.end(), begun_later);
}

void Counting::step() {
    if (uncounted_.empty()) return;
    const store::Listed listed = std::move(uncounted_.back());
    uncounted_.pop_back();
    auto summary = replayed(listed.id);
    if (!summary) return unreadable_.push_back(listed.title);
    take(listed, *std::move(summary));
    const auto place = std::upper_bound(counted_.begin(), counted_.end() - 1, counted_.back(), begun_later);
    std::rotate(place, counted_.end() - 1, counted_.end());
}

// Nothing if it cannot be replayed to its end.
std::optional<SessionSummary> Counting::replayed(store::SessionId id) try {
    const OpenedKept opened = look_at(library_, id, boards_, session::DiceSource::from_seed(0));
    if (opened.trouble) return std::nullopt;
    std::vector<std::string> times;
    for (const store::Entry& entry : library_.entries(id)) times.push_back(entry.written_at);
    auto summary = summary_of(opened.session, times);
    if (!summary.ended) return std::nullopt;
    keep(opened.details, summary);
    return summary;
} catch (const protocol::FormatError&) {
    return std::nullopt;
} catch (const session::FileError&) {
    return std::nullopt;
} catch (const store::StoreError& error) {
    if (error.trouble == store::Trouble::damaged) return std::nullopt;
    throw;
}

// A library that cannot take it has the session counted anew the next time, and that is all there is to it.
void Counting::keep(const store::Details& details, const SessionSummary& summary) const try {
    if (!library_.read_only_because()) library_.set_summary(details.id, details.state, write_summary(summary));
} catch (const store::StoreError&) {
    return;
}

void Counting::take(const store::Listed& listed, SessionSummary summary) {
    counted_.push_back({listed.id, listed.uuid, listed.title, listed.place, listed.board, listed.created_at,
                        seats_of(listed.players), std::move(summary)});
}

Counting count_all(store::Library& library, const Boards& boards) {
    Counting counting{library, boards};
    while (counting.left() > 0) counting.step();
    return counting;
}

}  // namespace byzantium::text
