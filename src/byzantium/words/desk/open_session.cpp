// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/open_session.h"

#include "byzantium/words/desk/taken_up.h"
#include "byzantium/words/help/book_pages.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/report.h"
#include "byzantium/words/looking_back/report_files.h"
#include "present/reports/report_facts.h"
#include "present/table/taken_up.h"
#include "present/window/preferences.h"
#include "protocol/land.h"
#include "session/resources.h"
#include "store/program.h"
#include "wording/failure.h"

#include <optional>
#include <utility>

namespace byzantium::words {

namespace {

// Maps are drawn without a coast where there is none.
std::optional<protocol::Land> land() try { return session::Resources::find().land(); } catch (const wording::Failure&) {
    return std::nullopt;
}

}  // namespace

OpenSession::OpenSession(byzantium::text::OpenedKept opened)
    : opened_{std::move(opened)}, desk_{opened_.session, present::Preferences{}.advice} {
    if (!opened_.trouble) return;
    desk_.tell(disagreement(session().table().board, *opened_.trouble) + ' ' +
               present::open_as_far(session().journal().size(), details().state.entries));
    if (opened_.trouble->restoring) desk_.offer(*opened_.trouble->restoring);
}

present::TableChoices OpenSession::choices() const { return choices_of(session().table().rulings); }

std::vector<present::Chart> OpenSession::charts() const { return words::charts(names(), session()); }

std::string OpenSession::report(const std::string& key, const store::Details& details,
                                const std::vector<store::Entry>& entries) const {
    const auto facts = present::report_facts(details, entries, store::program_version());
    const auto coast = land();
    return words::report(report_kind(key).value(), {names(), session(), facts, coast});
}

}  // namespace byzantium::words
