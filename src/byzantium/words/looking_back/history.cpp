// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/history.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/text/session.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

std::vector<Milestone> milestones(const byzantium::text::Session& session) {
    const auto& journal = session.journal();
    std::vector<Milestone> all{{0, translated("start")}};
    for (std::size_t n = 1; n <= journal.cursor(); ++n) {
        const int turn = journal.position_at(n - 1).turn;
        if (journal.position_at(n).turn != turn) all.push_back({n, say("turn {n}", arg("n", turn))});
    }
    const bool over = std::holds_alternative<byzantium::Over>(session.position().awaits);
    all.push_back({journal.cursor(), over ? translated("end") : translated("now")});
    return all;
}

std::vector<byzantium::VpLedger> ledgers_at(const byzantium::text::Session& session,
                                            const std::vector<Milestone>& moments) {
    const auto& journal = session.journal();
    byzantium::VpLedger ledger{journal.position_at(0)};
    std::vector<byzantium::VpLedger> all;
    std::size_t entries = 0;
    for (const Milestone& moment : moments) {
        for (; entries < moment.entries; ++entries)
            ledger.add(session.table(), journal.record(entries).entry, session.effects(entries));
        all.push_back(ledger);
    }
    return all;
}

}  // namespace byzantium::words
