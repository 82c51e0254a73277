// SPDX-License-Identifier: MIT
#include "session/undone.h"

#include "protocol/sessions.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace session {
namespace {

void write_line(std::ostream& out, const store::Entry& entry, std::string_view why,
                const std::optional<std::size_t>& cut, const std::optional<std::string>& cut_at) {
    out << protocol::write_undone({entry.number, why, cut, cut_at, entry.text}) << '\n';
}

}  // namespace

void write_undone(std::ostream& out, const store::Library& library, store::SessionId session) {
    const std::size_t cursor = library.details(session).state.cursor;
    std::size_t number = 0;
    for (const store::Cut& cut : library.cuts(session)) {
        ++number;
        for (const store::Entry& entry : cut.entries)
            write_line(out, entry, cut.reason == store::CutReason::undone ? "undone" : "repaired", number, cut.cut_at);
    }
    for (const store::Entry& entry : library.entries(session))
        if (entry.number > cursor) write_line(out, entry, "redoable", std::nullopt, std::nullopt);
}

}  // namespace session
