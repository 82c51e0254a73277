// SPDX-License-Identifier: MIT
// Session files that come in: take_over_file of session/kept.h.
#pragma once

#include "protocol/text.h"
#include "session/arrival.h"
#include "session/kept.h"
#include "store/exchange.h"
#include "wording/sentence.h"

#include <cstdint>
#include <string>

namespace session {

// What the lists say beside the journal, which they must not contradict.
template <Game G>
void check_books(const std::filesystem::path& file, const OpenedKept<G>& opened) {
    const auto& header = opened.session.header();
    bool same_board = true;
    if constexpr (HasBoards<G>) same_board = G::board_id(header) == opened.details.board;
    if (G::seats(header) != opened.details.players || !same_board) refuse_books(file);
    const auto now = G::standing(opened.session.table(), opened.session.position());
    if (now.outcome != opened.details.standing.outcome) refuse_result(file);
}

// They are never replayed, so all that can be asked is that they are entries.
template <Game G>
void check_cuts(const std::filesystem::path& file, const store::SessionFile& in, const Session<G>& session) {
    typename G::EntryReader reader{session.table(), session.header()};
    for (const store::Cut& cut : in.library().cuts(in.session()))
        for (const store::Entry& entry : cut.entries)
            if (const auto read = reader.read(entry.text); !read) refuse_cut(file, entry.number, read.error().sentence);
}

template <Game G>
TakenFile<G> take_over_file(store::Library& library, const std::filesystem::path& file, store::IfDiffers if_differs,
                            const Boards<G>& boards) {
    const store::SessionFile in{file, {}};
    const OpenedKept<G> opened = look_at(in.library(), in.session(), boards, DiceSource::from_seed(0));
    if (opened.trouble) return DisagreementAt<G>{opened.session.table(), *opened.trouble};
    check_books(file, opened);
    check_cuts(file, in, opened.session);
    return std::visit([](const auto& result) { return TakenFile<G>{result}; },
                      store::import_session(library, in, if_differs));
}

}  // namespace session
