// SPDX-License-Identifier: MIT
// `replay`: the protocol's answer to each line of a journal.
#include "protocol/replay.h"

#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/header.h"
#include "byzantium/text/position.h"
#include "byzantium/text/refusal.h"
#include "byzantium/text/session.h"
#include "cli/line/answering_input.h"
#include "protocol/lines.h"
#include "protocol/text.h"
#include "session/files.h"
#include "session/resources.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace byzantium::prompt {

using namespace cli;

namespace {

using Started = std::variant<byzantium::text::Judge, protocol::Malformed>;

Started start(const protocol::Line& line, const ReplayOptions& options) try {
    const auto header = byzantium::text::read_header(line);
    if (!header) return header.error();
    auto board = boards_for(options.board).board(header->board);
    if (auto wrong = byzantium::text::check_header(board, *header)) return *std::move(wrong);
    return byzantium::text::Judge{{std::move(board), header->rulings}, *header};
} catch (const session::FileError& error) {
    return protocol::Malformed{error.sentence};
} catch (const protocol::FormatError& error) {
    return protocol::Malformed{error.sentence};
}

protocol::Shown shown(const byzantium::text::Judge& judge, const ReplayOptions& options) {
    protocol::Shown shown;
    if (options.positions) shown.position = byzantium::text::write_position(judge.table(), judge.position());
    if (options.legal) shown.legal = byzantium::text::write_legal(judge.table().board, judge.legal());
    return shown;
}

// Answers line n, and says whether it was accepted.
int answer(byzantium::text::Judge& judge, const byzantium::text::Seats& seats, const protocol::Line& line,
           std::size_t n, const ReplayOptions& options, std::ostream& out) {
    const auto& board = judge.table().board;
    const auto entry = byzantium::text::read_entry(board, seats, line);
    if (!entry) {
        out << protocol::write_refused(n, entry.error(), shown(judge, options)) << '\n';
        return refused;
    }
    if (const auto refusal = judge.take(*entry)) {
        out << protocol::write_refused(n, byzantium::text::refused(board, *refusal), shown(judge, options)) << '\n';
        return refused;
    }
    out << protocol::write_accepted(n, shown(judge, options)) << '\n';
    return done;
}

}  // namespace

int execute(const ReplayOptions& options, const Console& console) {
    AnsweringInput answering{console};
    std::istream in{&answering};
    protocol::LineReader lines{in};
    const auto header = lines.next();
    Started started = start(header ? *header : protocol::Line{""}, options);
    if (const auto* malformed = std::get_if<protocol::Malformed>(&started)) {
        console.out << protocol::write_refused(0, *malformed) << '\n';
        return unusable;
    }
    auto& judge = std::get<byzantium::text::Judge>(started);
    const byzantium::text::Seats seats{judge.position()};
    console.out << protocol::write_accepted(0, shown(judge, options)) << '\n';
    int status = done;
    for (std::size_t n = 1; const auto line = lines.next(); ++n) {
        if (answer(judge, seats, *line, n, options, console.out) == refused) status = refused;
    }
    return status;
}

}  // namespace byzantium::prompt
