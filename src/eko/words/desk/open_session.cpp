// SPDX-License-Identifier: MIT
#include "eko/words/desk/open_session.h"

#include "eko/rules/awaits.h"
#include "eko/words/looking_back/charts.h"
#include "eko/words/looking_back/finale.h"
#include "eko/words/looking_back/report.h"
#include "eko/words/looking_back/report_files.h"
#include "eko/words/refusals.h"
#include "eko/words/rulings.h"
#include "eko/words/table/watched.h"
#include "present/reports/report_facts.h"
#include "present/table/taken_up.h"
#include "store/program.h"
#include "store/store_error.h"

#include <memory>
#include <utility>
#include <variant>

namespace eko::words {

OpenSession::OpenSession(eko::text::OpenedKept opened) : opened_{std::move(opened)} {
    if (session().journal().size() == 0) begin();
    if (!opened_.trouble) return;
    const auto in_words = [&](const Refusal& why) { return refusal(session().table().board, why); };
    desk_.tell(present::disagreement(*opened_.trouble, in_words) + ' ' +
               present::open_as_far(session().journal().size(), details().state.entries));
}

// What cannot be written down is asked.
void OpenSession::begin() {
    try {
        desk_.take_forced_swaps();
    } catch (const store::StoreError&) {
    }
}

present::TableChoices OpenSession::choices() const { return {{"rulings"}, rulings_chosen(session().table())}; }

present::SeatDesk& OpenSession::seat_desk(std::size_t seat) {
    return seats_.of(seat, [this] { return std::make_unique<Desk>(opened_.session); });
}

std::vector<present::Chart> OpenSession::charts() const { return words::charts(names(), session()); }

bool OpenSession::is_over() const { return std::holds_alternative<Over>(session().position().awaits); }

present::Finale OpenSession::finale() const {
    const auto facts = present::report_facts(details(), {}, store::program_version());
    return words::finale({told_, facts});
}

present::Watched OpenSession::watched() const { return words::watched(told_); }

std::vector<present::WatchedPlace> OpenSession::places() const { return watched_places(session().table().board); }

std::string OpenSession::report(const std::string& key, const store::Details& details,
                                const std::vector<store::Entry>& entries) const {
    const auto facts = present::report_facts(details, entries, store::program_version());
    return words::report({told_, facts}, key);
}

}  // namespace eko::words
