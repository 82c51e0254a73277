// SPDX-License-Identifier: MIT
// A journal of any game replayed line by line, as the protocol says a replay answers.
#pragma once

#include "protocol/lines.h"
#include "protocol/replay.h"
#include "protocol/text.h"
#include "session/game.h"
#include "session/replayer.h"

#include <cstddef>
#include <istream>
#include <ostream>
#include <string>

namespace support {

// What each line shows beside its verdict.
struct ReplayShows {
    bool positions = false;
    bool legal = false;
};

// How it went, as the exit status of a replay.
enum class ReplayEnd : int { all_accepted = 0, some_refused = 1, no_header = 2 };

template <session::Game G>
std::string legal_json(const typename G::Table& table, const typename G::Position& now) {
    std::string list = "[";
    for (const auto& entry : G::legal(table, now)) {
        if (list.size() > 1) list += ',';
        list += G::write_entry(table, entry);
    }
    return list + ']';
}

// One answer a line. The game's header must hold its board.
template <session::Game G>
ReplayEnd replay(std::istream& journal, std::ostream& out, const ReplayShows& shows) {
    protocol::LineReader lines{journal};
    const auto first = lines.next();
    const auto header = G::read_header(first ? *first : protocol::Line{""});
    if (!header) {
        out << protocol::write_refused(0, header.error()) << '\n';
        return ReplayEnd::no_header;
    }
    session::Replayer<G> replayer{G::table(*header, {}), *header};
    typename G::EntryReader reader{replayer.table(), *header};
    const auto shown = [&] {
        protocol::Shown all;
        if (shows.positions) all.position = G::write_position(replayer.table(), replayer.position());
        if (shows.legal) all.legal = legal_json<G>(replayer.table(), replayer.position());
        return all;
    };
    out << protocol::write_accepted(0, shown()) << '\n';
    ReplayEnd end = ReplayEnd::all_accepted;
    const auto refuse = [&](std::size_t n, const auto& why) {
        out << protocol::write_refused(n, why, shown()) << '\n';
        end = ReplayEnd::some_refused;
    };
    for (std::size_t n = 1; const auto line = lines.next(); ++n) {
        const auto entry = reader.read(*line);
        if (!entry) {
            refuse(n, entry.error());
        } else if (const auto refusal = replayer.take(*entry)) {
            refuse(n, G::refused(replayer.table(), *refusal));
        } else {
            out << protocol::write_accepted(n, shown()) << '\n';
        }
    }
    return end;
}

}  // namespace support
