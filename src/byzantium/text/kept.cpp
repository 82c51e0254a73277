// SPDX-License-Identifier: MIT
#include "byzantium/text/kept.h"

#include "byzantium/rules/board.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/board.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/header.h"
#include "byzantium/text/open.h"
#include "byzantium/text/words.h"
#include "session/place.h"
#include "session/reading_ahead.h"
#include "store/exchange.h"
#include "store/writer.h"
#include "wording/printable.h"

#include <algorithm>
#include <utility>

namespace byzantium::text {

namespace {

std::string entry_name(std::size_t number) { return "entry " + std::to_string(number); }

Header header_of(const store::Details& details) {
    auto header = read_header(details.header);
    if (!header) throw protocol::FormatError{details.title + ": header", header.error().sentence};
    return *std::move(header);
}

store::NewSession new_record(const Session& session, const session::Place& place) {
    const Header& header = session.header();
    store::NewSession record{wording::printable(place.title),
                             wording::printable(place.where),
                             header.board,
                             write_board(session.table().board),
                             write_header(header),
                             {},
                             {},
                             {}};
    for (const Seat& seat : header.seats) record.players.push_back({std::string{to_text(seat.color)}, seat.name});
    record.rulings = {{"elite_limit", std::string{to_text(header.rulings.elite_limit)}},
                      {"casualty_rounding", std::string{to_text(header.rulings.casualty_rounding)}},
                      {"doomed_retreat", std::string{to_text(header.rulings.doomed_retreat)}}};
    record.awaits = Game::standing(session.table(), session.journal().position_at(0)).awaits;
    return record;
}

// Each an act of its own.
std::vector<store::NewEntry> stored_entries(const Session& session) {
    const Journal& journal = session.journal();
    std::vector<store::NewEntry> entries;
    for (std::size_t i = 0; i < journal.size(); ++i)
        entries.push_back(session::stored<Game>(
            session.table(),
            {journal.record(i).entry, journal.position_at(i + 1), journal.record(i).position_hash, i + 1, {}}));
    return entries;
}

// Whichever version wrote its header.
std::optional<store::SessionId> known_already(const store::Library& library, const Header& header,
                                              const std::vector<std::string>& texts) {
    auto known = library.same_journal(write_header(header), texts);
    const auto of_old = write_header_of_old(header);
    if (known.empty() && of_old) known = library.same_journal(*of_old, texts);
    return known.empty() ? std::nullopt : std::optional{known.front()};
}

using WhyNot = decltype(Disagreement::why);

// Takes one entry of a library up again; why not, if it is not as it was.
std::optional<WhyNot> retake(Session& session, session::ReadEntry<Game>& read) {
    if (const auto* malformed = std::get_if<protocol::Malformed>(&read))
        return protocol::FormatError{entry_name(session.journal().size() + 1), malformed->sentence};
    const auto changed = session.retake(std::move(std::get<Earlier>(read)));
    if (!changed) return std::nullopt;
    return std::visit([](const auto& why) { return WhyNot{why}; }, *changed);
}

// How far the entries of a library are as they were.
struct Retaken {
    std::optional<WhyNot> trouble;
    std::vector<Earlier> behind;  // from the first that is not as it was to the last before one that cannot be read
    bool readable = true;

    void keep(session::ReadEntry<Game>& read) {
        auto* earlier = std::get_if<Earlier>(&read);
        readable = readable && earlier != nullptr;
        if (readable) behind.push_back(std::move(*earlier));
    }
};

Retaken retake_all(Session& session, const store::Library& library, store::SessionId id) {
    session::ReadingAhead<Game> reading{library, id, session.table(), session.header()};
    Retaken retaken;
    for (auto batch = reading.next(); !batch.empty(); batch = reading.next())
        for (session::ReadEntry<Game>& read : batch) {
            if (!retaken.trouble) retaken.trouble = retake(session, read);
            if (retaken.trouble) retaken.keep(read);
        }
    return retaken;
}

// What was undone when the session was left stays undone.
std::optional<Restoring> restoring_of(const Session& session, Retaken& retaken, std::size_t cursor) {
    if (!std::holds_alternative<session::OtherPosition>(*retaken.trouble)) return std::nullopt;
    const std::size_t agreed = session.journal().size();
    if (cursor <= agreed) return std::nullopt;
    auto& behind = retaken.behind;
    behind.erase(behind.begin() + static_cast<std::ptrdiff_t>(std::min(behind.size(), cursor - agreed)), behind.end());
    return restoring(session.table(), session.position(), retaken.behind);
}

// Repairs that undo and redo still lead back to; what cannot be read is left out, and stays in the library.
std::vector<session::PutAside<Game>> repairs(const Session& session, const store::Library& library,
                                             store::SessionId id) {
    std::vector<session::PutAside<Game>> all;
    Game::EntryReader reader{session.table(), session.header()};
    for (const store::Cut& cut : library.repairs(id)) {
        session::PutAside<Game> aside{cut.back.value(), {}, cut.number, {}};
        for (const store::Entry& stored : cut.entries)
            if (auto entry = session::earlier<Game>(
                    reader, {stored.number, stored.text, stored.position_hash, stored.step, stored.step_name}))
                aside.entries.push_back(*std::move(entry));
        if (aside.entries.size() == cut.entries.size()) all.push_back(std::move(aside));
    }
    return all;
}

// The one it was begun on; if a version that did not keep boards began it, the one its header names.
Board board_of(const store::Details& details, const Header& header, const Boards& boards) {
    return details.printed_board ? read_board(*details.printed_board, details.title + ": board")
                                 : boards.board(header.board);
}

OpenedKept replayed(const store::Library& library, store::SessionId id, const Boards& boards,
                    session::DiceSource dice) {
    store::Details details = library.details(id);
    const Header header = header_of(details);
    OpenedKept opened{new_session(header, board_of(details, header, boards), dice), std::move(details), std::nullopt};
    if (auto retaken = retake_all(opened.session, library, id); retaken.trouble) {
        const std::size_t left_out = opened.session.journal().size();
        opened.trouble = Disagreement{left_out + 1, library.entries(id).at(left_out).program, *retaken.trouble,
                                      restoring_of(opened.session, retaken, opened.details.state.cursor)};
    }
    opened.session.recall(repairs(opened.session, library, id));
    opened.session.go_to(std::min(opened.details.state.cursor, opened.session.journal().size()));
    return opened;
}

}  // namespace

store::SessionId begin_session(store::Library& library, const Header& header, const session::Place& place,
                               const Boards& boards) {
    return library.create(new_record(new_session(header, boards, session::DiceSource::from_seed(0)), place));
}

OpenedKept look_at(const store::Library& library, store::SessionId id, const Boards& boards, session::DiceSource dice) {
    return replayed(library, id, boards, dice);
}

// The writer comes first, so that nobody changes the session while it is replayed.
std::variant<OpenedKept, store::Holder> take_up(store::Library& library, store::SessionId id, const Boards& boards,
                                                session::DiceSource dice) {
    auto writer = library.write(id);
    if (auto* holder = std::get_if<store::Holder>(&writer)) return std::move(*holder);
    OpenedKept opened = replayed(library, id, boards, dice);
    if (!opened.details.printed_board) library.set_printed_board(id, write_board(opened.session.table().board));
    opened.session.keep(
        session::Keeping<Game>{std::get<store::Writer>(std::move(writer)), opened.session.journal().size()});
    return opened;
}

std::variant<TakenOver, KnownAlready, NotTaken> take_over(store::Library& library, std::istream& lines,
                                                          std::string_view name, const session::Place& place,
                                                          const Boards& boards) {
    const Opened opened = open_journal(lines, name, boards, session::DiceSource::from_seed(0));
    if (opened.trouble) return NotTaken{opened.trouble->line, opened.trouble->why, opened.session.table().board};
    const Session& session = opened.session;
    const auto entries = stored_entries(session);
    std::vector<std::string> texts;
    for (const store::NewEntry& entry : entries) texts.push_back(entry.text);
    if (const auto known = known_already(library, session.header(), texts)) return KnownAlready{*known};
    const auto after = Game::standing(session.table(), session.position());
    return TakenOver{library.create(new_record(session, place), entries, after), entries.size()};
}

void export_session(const store::Library& library, store::SessionId id, const session::Target& target) {
    store::export_session(library, id, session::writable(target), store::CutsToo::yes, target.if_there);
}

std::vector<NotAsItWas> replay_all(const store::Library& library, const Boards& boards) {
    std::vector<NotAsItWas> wrong;
    for (const store::Listed& listed : library.list()) try {
            const auto opened = look_at(library, listed.id, boards, session::DiceSource::from_seed(0));
            if (opened.trouble)
                wrong.push_back(
                    {listed.id, listed.title, DisagreementOn{opened.session.table().board, *opened.trouble}});
        } catch (const protocol::FormatError& error) {
            wrong.push_back({listed.id, listed.title, error});
        } catch (const session::FileError& error) {
            wrong.push_back({listed.id, listed.title, protocol::FormatError{listed.title, error.sentence}});
        }
    return wrong;
}

}  // namespace byzantium::text
