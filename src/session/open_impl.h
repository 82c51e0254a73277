// SPDX-License-Identifier: MIT
// Definitions for session/open.h. Include it in the one source file that instantiates them for a game.
#pragma once

#include "protocol/lines.h"
#include "protocol/text.h"
#include "session/game_files.h"
#include "session/keeping.h"
#include "session/open.h"
#include "wording/sentence.h"

#include <sstream>
#include <utility>

namespace session {

// Enters them one by one; gives the number of the first that is refused.
template <Game G>
std::optional<NotEntered<G>> enter_all(Session<G>& session, const JournalEntries<G>& read) {
    for (std::size_t i = 0; i < read.entries.size(); ++i) {
        const auto entered = session.submit(session.state(), Act<G>{{read.entries[i]}, {}, read.by[i]});
        // The state is always the present one here, so a rejection is a refusal.
        if (!entered) return NotEntered<G>{i + 2, std::get<typename G::Refusal>(entered.error())};
    }
    return std::nullopt;
}

inline std::string place_in_journal(std::string_view file_name, std::size_t line) {
    return std::string{file_name} + ':' + std::to_string(line);
}

template <Game G>
typename G::Header read_journal_header(protocol::LineReader& lines, std::string_view file_name) {
    const auto line = lines.next();
    if (!line)
        throw protocol::FormatError{std::string{file_name},
                                    {wording::marked("The file is empty; a journal begins with its header.")}};
    auto header = G::read_header(*line);
    if (!header) throw protocol::FormatError{place_in_journal(file_name, lines.count()), header.error().sentence};
    return *std::move(header);
}

template <Game G>
JournalEntries<G> read_journal_entries(protocol::LineReader& lines, const typename G::Table& table,
                                       const typename G::Header& header, std::string_view file_name) {
    typename G::EntryReader reader{table, header};
    JournalEntries<G> read;
    while (const auto line = lines.next()) {
        auto entry = reader.read(*line);
        if (!entry) {
            read.broken.emplace(place_in_journal(file_name, lines.count()), entry.error().sentence);
            break;
        }
        read.entries.push_back(*std::move(entry));
        read.by.push_back(answered_by(line->text));
    }
    return read;
}

template <Game G>
Opened<G> open_journal(std::istream& lines, std::string_view name, const Boards<G>& boards, DiceSource dice) {
    protocol::LineReader reader{lines};
    const auto header = read_journal_header<G>(reader, name);
    const auto board = board_for<G>(header, boards);
    check_board<G>(board, header, place_in_journal(name, 1));
    Session<G> session{G::table(header, board), header, dice};
    auto read = read_journal_entries<G>(reader, session.table(), header, name);
    auto trouble = enter_all(session, read);
    if (!trouble && read.broken) trouble = NotEntered<G>{read.entries.size() + 2, *read.broken};
    return Opened<G>{std::move(session), std::move(trouble)};
}

template <Game G>
Session<G> open_guide(const Resources& resources, const Boards<G>& boards) {
    std::istringstream lines{GameFiles{resources, G::folder()}.guide_journal()};
    auto opened = open_journal(lines, "first-game.jsonl", boards, DiceSource::from_seed(0));
    if (!opened.trouble) return std::move(opened.session);
    if (const auto* broken = std::get_if<protocol::FormatError>(&opened.trouble->why)) throw *broken;
    throw FileError{{wording::marked("The guide to a first game cannot be played on this board.")}};
}

template <Game G>
Session<G> new_session(const typename G::Header& header, const Boards<G>& boards, DiceSource dice) {
    return new_session_on<G>(header, board_for<G>(header, boards), dice);
}

template <Game G>
Session<G> new_session_on(const typename G::Header& header, const typename G::Board& board, DiceSource dice) {
    check_board<G>(board, header, std::string{G::id});
    return Session<G>{G::table(header, board), header, dice};
}

template <Game G>
void write_journal(std::ostream& out, const Session<G>& session) {
    out << G::write_header(session.header()) << '\n';
    const auto& journal = session.journal();
    for (std::size_t i = 0; i < journal.cursor(); ++i)
        out << written<G>(session.table(), journal.record(i).entry, session.act_of(i).by) << '\n';
}

template <Game G>
std::string journal_text(const Session<G>& session) {
    std::ostringstream out;
    write_journal(out, session);
    return std::move(out).str();
}

template <Game G>
void save_journal(const Target& target, const Session<G>& session) {
    put_file(target, [&session](std::ostream& out) { write_journal(out, session); });
}

}  // namespace session
