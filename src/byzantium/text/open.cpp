// SPDX-License-Identifier: MIT
#include "byzantium/text/open.h"

#include "byzantium/rules/entry.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/header.h"
#include "byzantium/text/journal_text.h"
#include "protocol/lines.h"
#include "session/files.h"
#include "wording/sentence.h"

#include <sstream>
#include <string>
#include <utility>

namespace byzantium::text {

namespace {

// Enters them one by one; gives the number of the first that is refused.
std::optional<NotEntered> enter_all(Session& session, const std::vector<Entry>& entries) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto entered = session.submit(session.state(), entries[i]);
        // The state is always the present one here, so a rejection is a refusal.
        if (!entered) return NotEntered{i + 2, std::get<Refusal>(entered.error())};
    }
    return std::nullopt;
}

}  // namespace

Opened open_journal(std::istream& lines, std::string_view name, const Boards& boards, session::DiceSource dice) {
    protocol::LineReader reader{lines};
    const Header header = read_journal_header(reader, name);
    Board board = boards.board(header.board);
    auto read = read_journal_entries(reader, board, header, name);
    Session session{{std::move(board), header.rulings}, header, dice};
    std::optional<NotEntered> trouble = enter_all(session, read.entries);
    if (!trouble && read.broken) trouble = NotEntered{read.entries.size() + 2, *read.broken};
    return Opened{std::move(session), std::move(trouble)};
}

Session open_guide(const session::Resources& resources, const Boards& boards) {
    std::istringstream lines{files(resources).guide_journal()};
    Opened opened = open_journal(lines, "first-game.jsonl", boards, session::DiceSource::from_seed(0));
    if (!opened.trouble) return std::move(opened.session);
    if (const auto* broken = std::get_if<protocol::FormatError>(&opened.trouble->why)) throw *broken;
    throw session::FileError{{wording::marked("The guide to a first game cannot be played on this board.")}};
}

Session new_session(const Header& header, const Boards& boards, session::DiceSource dice) {
    return new_session(header, boards.board(header.board), dice);
}

Session new_session(const Header& header, Board board, session::DiceSource dice) {
    if (const auto wrong = check_header(board, header)) {
        throw protocol::FormatError{"a new game", wrong->sentence};
    }
    return Session{{std::move(board), header.rulings}, header, dice};
}

void write_journal(std::ostream& out, const Session& session) {
    write_journal_header(out, session.header());
    for (const auto& record : session.journal().played()) {
        write_journal_entry(out, session.table().board, record.entry);
    }
}

std::string journal_text(const Session& session) {
    std::ostringstream out;
    write_journal(out, session);
    return std::move(out).str();
}

void save_journal(const session::Target& target, const Session& session) {
    session::put_file(target, [&session](std::ostream& out) { write_journal(out, session); });
}

}  // namespace byzantium::text
