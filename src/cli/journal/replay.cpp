// SPDX-License-Identifier: MIT
// `replay`: the protocol's answer to each line of a journal.
#include "protocol/replay.h"

#include "cli/execute.h"
#include "cli/journal/journal_in.h"
#include "cli/line/answering_input.h"
#include "cli/program.h"
#include "protocol/lines.h"
#include "protocol/text.h"

#include <optional>
#include <utility>
#include <variant>

namespace cli {

namespace {

StartedReplay start(const protocol::Line& header, const ReplayOptions& options, const Games& games) {
    const auto named = game_named(games, header.text);
    if (const auto* unknown = std::get_if<protocol::Malformed>(&named)) return *unknown;
    const auto thought = options.advise ? std::optional{Thought{*options.advise, options.seed}} : std::nullopt;
    return std::get<const Game*>(named)->replay(header, options.board, thought);
}

protocol::Shown shown_refused(const Replay& replay, const ReplayOptions& options) {
    protocol::Shown shown;
    if (options.positions) shown.position = replay.position();
    if (options.legal) shown.legal = replay.legal();
    return shown;
}

protocol::Shown shown(const Replay& replay, const ReplayOptions& options) {
    protocol::Shown all = shown_refused(replay, options);
    all.advice = replay.advice();
    return all;
}

// Answers line n, and says whether it was accepted.
int answer(Replay& replay, const protocol::Line& line, std::size_t n, const ReplayOptions& options, std::ostream& out) {
    const auto why = replay.take(line);
    out << (why ? protocol::write_refused(n, *why, shown_refused(replay, options))
                : protocol::write_accepted(n, shown(replay, options)))
        << '\n';
    return why ? refused : done;
}

}  // namespace

int execute(const ReplayOptions& options, const Games& games, const Console& console) {
    AnsweringInput answering{console};
    std::istream in{&answering};
    protocol::LineReader lines{in};
    const auto header = lines.next();
    const StartedReplay started = start(header ? *header : protocol::Line{""}, options, games);
    if (const auto* malformed = std::get_if<protocol::Malformed>(&started)) {
        console.out << protocol::write_refused(0, *malformed) << '\n';
        return unusable;
    }
    Replay& replay = *std::get<std::unique_ptr<Replay>>(started);
    console.out << protocol::write_accepted(0, shown(replay, options)) << '\n';
    int status = done;
    for (std::size_t n = 1; const auto line = lines.next(); ++n)
        if (answer(replay, *line, n, options, console.out) == refused) status = refused;
    return status;
}

}  // namespace cli
