// SPDX-License-Identifier: MIT
// Definitions for session/kept.h. Include it in the one source file that instantiates them for a game. Session files
// that come in are in session/arrival_impl.h.
#pragma once

#include "protocol/text.h"
#include "session/arrival.h"
#include "session/arrival_impl.h"
#include "session/keeping.h"
#include "session/kept.h"
#include "session/open.h"
#include "session/reading_ahead.h"
#include "store/writer.h"
#include "wording/printable.h"

#include <algorithm>
#include <utility>

namespace session {

// Nothing where the header holds the board.
template <Game G>
std::optional<std::string> printed_board(const typename G::Board& board) {
    if constexpr (HasBoards<G>)
        return G::write_board(board);
    else
        return std::nullopt;
}

template <Game G>
std::string board_name(const typename G::Header& header) {
    if constexpr (HasBoards<G>)
        return G::board_id(header);
    else
        return {};
}

template <Game G>
store::NewSession new_record(const Session<G>& session, const typename G::Board& board, const Place& place) {
    const auto& header = session.header();
    store::NewSession record;
    record.game = G::id;
    record.title = wording::printable(place.title);
    record.place = wording::printable(place.where);
    record.board = board_name<G>(header);
    record.printed_board = printed_board<G>(board);
    record.header = G::write_header(header);
    record.players = G::seats(header);
    record.rulings = G::rulings(header);
    record.awaits = G::standing(session.table(), session.journal().position_at(0)).awaits;
    return record;
}

// Each an act of its own.
template <Game G>
std::vector<store::NewEntry> stored_entries(const Session<G>& session) {
    const auto& journal = session.journal();
    std::vector<store::NewEntry> entries;
    for (std::size_t i = 0; i < journal.size(); ++i)
        entries.push_back(stored<G>(session.table(), {journal.record(i).entry,
                                                      journal.position_at(i + 1),
                                                      journal.record(i).position_hash,
                                                      i + 1,
                                                      {},
                                                      session.act_of(i).by}));
    return entries;
}

// Whichever version wrote its header.
template <Game G>
std::optional<store::SessionId> known_already(const store::Library& library, const typename G::Header& header,
                                              const std::vector<std::string>& texts) {
    auto headers = G::older_headers(header);
    headers.insert(headers.begin(), G::write_header(header));
    for (const auto& one : headers)
        if (const auto known = library.same_journal(one, texts); !known.empty()) return known.front();
    return std::nullopt;
}

template <Game G>
std::vector<std::string> stored_texts(const Session<G>& session) {
    std::vector<std::string> texts;
    for (const store::NewEntry& entry : stored_entries(session)) texts.push_back(entry.text);
    return texts;
}

template <Game G>
using WhyNot = decltype(Disagreement<G>::why);

// Takes one entry of a library up again; why not, if it is not as it was.
template <Game G>
std::optional<WhyNot<G>> retake(Session<G>& session, ReadEntry<G>& read) {
    if (const auto* malformed = std::get_if<protocol::Malformed>(&read))
        return protocol::FormatError{"entry " + std::to_string(session.journal().size() + 1), malformed->sentence};
    const auto changed = session.retake(std::move(std::get<Earlier<G>>(read)));
    if (!changed) return std::nullopt;
    return std::visit([](const auto& why) { return WhyNot<G>{why}; }, *changed);
}

// How far the entries of a library are as they were.
template <Game G>
struct Retaken {
    std::optional<WhyNot<G>> trouble;
    std::vector<Earlier<G>> behind;  // from the first that is not as it was to the last before one that cannot be read
    bool readable = true;

    void keep(ReadEntry<G>& read) {
        auto* earlier = std::get_if<Earlier<G>>(&read);
        readable = readable && earlier != nullptr;
        if (readable) behind.push_back(std::move(*earlier));
    }
};

template <Game G>
Retaken<G> retake_all(Session<G>& session, const store::Library& library, store::SessionId id) {
    ReadingAhead<G> reading{library, id, session.table(), session.header()};
    Retaken<G> retaken;
    for (auto batch = reading.next(); !batch.empty(); batch = reading.next())
        for (ReadEntry<G>& read : batch) {
            if (!retaken.trouble) retaken.trouble = retake(session, read);
            if (retaken.trouble) retaken.keep(read);
        }
    return retaken;
}

// Entries that were undone when the session was left stay undone.
template <Game G>
std::optional<typename G::Restoring> restoring_of(const Session<G>& session, Retaken<G>& retaken, std::size_t cursor) {
    if (!std::holds_alternative<OtherPosition>(*retaken.trouble)) return std::nullopt;
    const std::size_t agreed = session.journal().size();
    if (cursor <= agreed) return std::nullopt;
    auto& behind = retaken.behind;
    behind.erase(behind.begin() + static_cast<std::ptrdiff_t>(std::min(behind.size(), cursor - agreed)), behind.end());
    return G::restoring(session.table(), session.position(), behind);
}

// Repairs that undo and redo can still reach. Those that cannot be read are left out, and stay in the library.
template <Game G>
std::vector<PutAside<G>> repairs(const Session<G>& session, const store::Library& library, store::SessionId id) {
    std::vector<PutAside<G>> all;
    typename G::EntryReader reader{session.table(), session.header()};
    for (const store::Cut& cut : library.repairs(id)) {
        PutAside<G> aside{cut.back.value(), {}, cut.number, {}};
        for (const store::Entry& stored : cut.entries)
            if (auto entry = earlier<G>(
                    reader, {stored.number, stored.text, stored.position_hash, stored.step, stored.step_name}))
                aside.entries.push_back(*std::move(entry));
        if (aside.entries.size() == cut.entries.size()) all.push_back(std::move(aside));
    }
    return all;
}

// The one it was begun on; if a version that did not keep boards began it, the one its header names.
template <Game G>
typename G::Board board_of(const store::Details& details, const typename G::Header& header, const Boards<G>& boards) {
    if constexpr (HasBoards<G>)
        if (details.printed_board) return G::read_board(*details.printed_board, details.title + ": board");
    return board_for<G>(header, boards);
}

template <Game G>
typename G::Header header_of(const store::Details& details) {
    check_game(details, G::id);
    auto header = G::read_header(details.header);
    if (!header) throw protocol::FormatError{details.title + ": header", header.error().sentence};
    return *std::move(header);
}

// A kept session, and the board that it is played on.
template <Game G>
struct Replayed {
    OpenedKept<G> opened;
    typename G::Board board;
};

template <Game G>
Replayed<G> replayed(const store::Library& library, store::SessionId id, const Boards<G>& boards, DiceSource dice) {
    store::Details details = library.details(id);
    const auto header = header_of<G>(details);
    auto board = board_of<G>(details, header, boards);
    OpenedKept<G> opened{new_session_on<G>(header, board, dice), std::move(details), std::nullopt};
    if (auto retaken = retake_all(opened.session, library, id); retaken.trouble) {
        const std::size_t left_out = opened.session.journal().size();
        opened.trouble = Disagreement<G>{left_out + 1, library.entries(id).at(left_out).program, *retaken.trouble,
                                         restoring_of(opened.session, retaken, opened.details.state.cursor)};
    }
    opened.session.set_standing_answers(library.standing_answers(id));
    opened.session.recall(repairs(opened.session, library, id));
    opened.session.go_to(std::min(opened.details.state.cursor, opened.session.journal().size()));
    return {std::move(opened), std::move(board)};
}

template <Game G>
store::SessionId begin_session(store::Library& library, const typename G::Header& header, const Place& place,
                               const Boards<G>& boards) {
    const auto board = board_for<G>(header, boards);
    return library.create(new_record(new_session_on<G>(header, board, DiceSource::from_seed(0)), board, place));
}

template <Game G>
OpenedKept<G> look_at(const store::Library& library, store::SessionId id, const Boards<G>& boards, DiceSource dice) {
    return replayed(library, id, boards, dice).opened;
}

// The writer comes first, so that nobody changes the session while it is replayed.
template <Game G>
std::variant<OpenedKept<G>, store::Holder> take_up(store::Library& library, store::SessionId id,
                                                   const Boards<G>& boards, DiceSource dice) {
    auto writer = library.write(id);
    if (auto* holder = std::get_if<store::Holder>(&writer)) return std::move(*holder);
    auto [opened, board] = replayed(library, id, boards, dice);
    if (const auto printed = printed_board<G>(board); printed && !opened.details.printed_board)
        library.set_printed_board(id, *printed);
    opened.session.keep(Keeping<G>{std::get<store::Writer>(std::move(writer)), opened.session.journal().size()});
    return std::move(opened);
}

template <Game G>
TakenLines<G> take_over(store::Library& library, std::istream& lines, std::string_view name, const Place& place,
                        const Boards<G>& boards) {
    const Opened<G> opened = open_journal(lines, name, boards, DiceSource::from_seed(0));
    const Session<G>& session = opened.session;
    if (opened.trouble) return NotTaken<G>{opened.trouble->line, opened.trouble->why, session.table()};
    const auto entries = stored_entries(session);
    if (const auto known = known_already<G>(library, session.header(), stored_texts(session)))
        return KnownAlready{*known};
    const auto after = G::standing(session.table(), session.position());
    const auto board = board_for<G>(session.header(), boards);
    return TakenOver{library.create(new_record(session, board, place), entries, after), entries.size()};
}

// Where neither goes on where the other ends, one was repaired or played on otherwise. A few entries in common are how
// other evenings of the same players may begin, too.
inline bool is_same_evening(const store::Library::Alike& alike, std::size_t texts) {
    constexpr std::size_t several = 3;
    return alike.first == std::min(alike.entries, texts) || alike.first + alike.last >= several;
}

template <Game G>
std::optional<store::Differs> known_in_part(const store::Library& library, std::istream& lines, std::string_view name,
                                            const Boards<G>& boards) {
    const Opened<G> opened = open_journal(lines, name, boards, DiceSource::from_seed(0));
    const auto& header = opened.session.header();
    const auto texts = stored_texts(opened.session);
    if (opened.trouble || known_already<G>(library, header, texts)) return std::nullopt;
    auto headers = G::older_headers(header);
    headers.insert(headers.begin(), G::write_header(header));
    std::optional<store::Library::Alike> most;
    for (const auto& one : headers)
        for (const store::Library::Alike& alike : library.beginning_alike(one, texts))
            if (is_same_evening(alike, texts.size()) && (!most || alike.first > most->first)) most = alike;
    return most ? std::optional{store::Differs{most->session, most->first, most->entries, texts.size()}} : std::nullopt;
}

template <Game G>
std::vector<NotAsItWas<G>> replay_all(const store::Library& library, const Boards<G>& boards) {
    std::vector<NotAsItWas<G>> wrong;
    for (const store::Listed& listed : library.list()) try {
            if (listed.game != G::id) continue;
            const auto opened = look_at(library, listed.id, boards, DiceSource::from_seed(0));
            if (opened.trouble)
                wrong.push_back({listed.id, listed.title, DisagreementAt<G>{opened.session.table(), *opened.trouble}});
        } catch (const protocol::FormatError& error) {
            wrong.push_back({listed.id, listed.title, error});
        } catch (const FileError& error) {
            wrong.push_back({listed.id, listed.title, protocol::FormatError{listed.title, error.sentence}});
        }
    return wrong;
}

}  // namespace session
