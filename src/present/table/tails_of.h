// SPDX-License-Identifier: MIT
// Entries of a session that were cut off: where they are shown, and how to replay them.
#pragma once

#include "journal/journal.h"
#include "present/journal/told.h"
#include "session/session.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace present {

template <session::Game G>
class TailsOf {
public:
    // The session must outlive it.
    explicit TailsOf(const session::Session<G>& session) : session_{session} {}

    // Oldest first.
    std::vector<Tail> list() const {
        const auto places = places_of_cuts();
        std::vector<Tail> tails;
        for (std::size_t cut = 0; cut < places.size(); ++cut) {
            const auto& [at, records] = cuts()[cut];
            const bool is_shown = !stands_again(cut) && !comes_again(cut);
            tails.push_back({places[cut], at, records.size(), is_shown, redo_of(cut)});
        }
        return tails;
    }

    // Each entry of the tail in order, with the position it was made at.
    template <class Told>
    void replay(std::size_t cut, Told told) const {
        const auto entries = entries_with(cut);
        std::size_t i = 0;
        while (i < journal().size() && i < entries.size() && entries[i] == &journal().record(i)) ++i;
        typename G::Position before = journal().position_at(i);
        for (; i < entries.size(); ++i) {
            if (i >= cuts()[cut].at) told(before, entries[i]->entry);
            const auto verdict = G::apply(session_.table(), before, entries[i]->entry);  // it was accepted once
            before = (*verdict).after;
        }
    }

private:
    using Record = journal::Record<G>;

    const auto& journal() const { return session_.journal(); }
    const auto& cuts() const { return journal().cut_off(); }

    // Where each tail leaves the journal as it is today: a cut further ahead takes later ones with it.
    std::vector<std::size_t> places_of_cuts() const {
        std::vector<std::size_t> places(cuts().size());
        std::size_t nearest = journal().size();
        for (std::size_t i = cuts().size(); i-- > 0;) places[i] = nearest = std::min(nearest, cuts()[i].at);
        return places;
    }

    // The undo or the redo of a repair brought its entries back.
    bool stands_again(std::size_t cut) const {
        const auto& [at, records] = cuts()[cut];
        if (at + records.size() > journal().size()) return false;
        for (std::size_t i = 0; i < records.size(); ++i)
            if (journal().record(at + i).position_hash != records[i].position_hash) return false;
        return true;
    }

    // Undo brought its entries back, and they were put aside once more.
    bool comes_again(std::size_t cut) const {
        const auto same = [&](const auto& later) {
            return later.at == cuts()[cut].at &&
                   std::equal(later.records.begin(), later.records.end(), cuts()[cut].records.begin(),
                              cuts()[cut].records.end(), is_same);
        };
        return std::any_of(cuts().begin() + static_cast<std::ptrdiff_t>(cut) + 1, cuts().end(), same);
    }

    static bool is_same(const Record& one, const Record& other) {
        return one.entry == other.entry && one.position_hash == other.position_hash;
    }

    // With all entries counting, only a repair can be done again: its undo was the last that put entries aside.
    std::string redo_of(std::size_t cut) const {
        const auto redo = session_.redo_step();
        const bool all_count = journal().cursor() == journal().size();
        return redo && all_count && cut + 1 == cuts().size() ? redo->name : std::string{};
    }

    // All entries as they stood when this tail was still their end.
    std::vector<const Record*> entries_with(std::size_t cut) const {
        std::vector<const Record*> entries;
        for (std::size_t i = 0; i < journal().size(); ++i) entries.push_back(&journal().record(i));
        for (std::size_t i = cuts().size(); i-- > cut;) {
            entries.resize(std::min(entries.size(), cuts()[i].at));
            for (const Record& record : cuts()[i].records) entries.push_back(&record);
        }
        return entries;
    }

    const session::Session<G>& session_;
};

}  // namespace present
