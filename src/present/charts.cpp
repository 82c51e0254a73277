// SPDX-License-Identifier: MIT
#include "present/charts.h"

#include "session/session.h"

namespace present {

std::vector<Chart> charts(const Names& names, const session::Session& session) {
    const odds::LuckReport report = luck_of(session);
    return {vp_chart(names, session),  sources_chart(names, session), money_chart(names, session),
            luck_chart(names, report), fights_chart(names, report),   hits_chart(names, report)};
}

odds::LuckReport luck_of(const session::Session& session) {
    const auto& journal = session.journal();
    std::vector<byzantium::Entry> entries;
    for (std::size_t i = 0; i < journal.cursor(); ++i) entries.push_back(journal.record(i).entry);
    return odds::luck(session.table(), journal.position_at(0), entries);
}

}  // namespace present
