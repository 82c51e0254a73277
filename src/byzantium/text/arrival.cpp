// SPDX-License-Identifier: MIT
// Session files that come in.
#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/header.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/session.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "store/exchange.h"
#include "store/library.h"
#include "store/records.h"
#include "wording/sentence.h"

#include <string>
#include <utility>

namespace byzantium::text {

namespace {

using wording::marked;

[[noreturn]] void refuse_file(const std::filesystem::path& file, const wording::Sentence& why) {
    throw protocol::FormatError{file.filename().string(), why};
}

// What the lists say beside the journal, which they must not contradict.
void check_books(const std::filesystem::path& file, const OpenedKept& opened) {
    const Header& header = opened.session.header();
    std::vector<store::Player> players;
    for (const Seat& seat : header.seats) players.push_back({std::string{to_text(seat.color)}, seat.name});
    if (players != opened.details.players || header.board != opened.details.board)
        refuse_file(
            file,
            {marked("its list of players, or its board, does not agree with its header. Ask for the file again.")});
    const auto now = Game::standing(opened.session.table(), opened.session.position());
    if (now.outcome != opened.details.standing.outcome)
        refuse_file(file, {marked("its result does not follow from its entries. Ask for the file again.")});
}

// They are never replayed, so all that can be asked is that they are entries.
void check_cuts(const std::filesystem::path& file, const store::SessionFile& in, const Session& session) {
    Game::EntryReader reader{session.table(), session.header()};
    for (const store::Cut& cut : in.library().cuts(in.session()))
        for (const store::Entry& entry : cut.entries)
            if (const auto read = reader.read(entry.text); !read)
                refuse_file(file,
                            {marked("entry {n}, which was put aside, cannot be read: {why} Ask for the file again."),
                             {{"n", static_cast<std::int64_t>(entry.number)}, {"why", read.error().sentence}}});
}

}  // namespace

TakenFile take_over_file(store::Library& library, const std::filesystem::path& file, store::IfDiffers if_differs,
                         const Boards& boards) {
    const store::SessionFile in{file, {}};
    const OpenedKept opened = look_at(in.library(), in.session(), boards, session::DiceSource::from_seed(0));
    if (opened.trouble) return NotWhole{opened.session.table().board, *opened.trouble};
    check_books(file, opened);
    check_cuts(file, in, opened.session);
    return std::visit([](const auto& result) { return TakenFile{result}; },
                      store::import_session(library, in, if_differs));
}

}  // namespace byzantium::text
