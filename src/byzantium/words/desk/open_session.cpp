// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/open_session.h"

#include "byzantium/words/accounts/turn_ended.h"
#include "byzantium/words/desk/taken_up.h"
#include "byzantium/words/help/book_pages.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/finale.h"
#include "byzantium/words/looking_back/report.h"
#include "byzantium/words/looking_back/report_files.h"
#include "byzantium/words/table/watched.h"
#include "present/table/taken_up.h"
#include "present/window/preferences.h"

#include <memory>
#include <utility>

namespace byzantium::words {

OpenSession::OpenSession(byzantium::text::OpenedKept opened)
    : opened_{std::move(opened)}, desk_{opened_.session, present::Preferences{}.advice} {
    if (!opened_.trouble) return;
    desk_.tell(disagreement(session().table().board, *opened_.trouble) + ' ' +
               present::open_as_far(session().journal().size(), details().state.entries));
    if (opened_.trouble->restoring) desk_.offer(*opened_.trouble->restoring);
}

present::SeatDesk& OpenSession::seat_desk(std::size_t seat) {
    return seats_.of(seat, [this] { return std::make_unique<Desk>(opened_.session, present::Advice::none); });
}

present::TableChoices OpenSession::choices() const { return choices_of(session().table().rulings); }

std::vector<present::Chart> OpenSession::charts() const { return words::charts(names(), session()); }

std::optional<present::TurnEnd> OpenSession::turn_end(std::size_t entries) const {
    return words::turn_end(names(), session(), entries);
}

bool OpenSession::is_over() const { return words::is_over(session()); }

present::Finale OpenSession::finale() const { return words::finale(names(), session()); }

void OpenSession::keep_review(std::shared_ptr<const Reviewed> reviewed) {
    reviewed_ = std::move(reviewed);
    reviewed_at_ = session().state();
}

present::Watched OpenSession::watched() const { return words::watched(dynamic_cast<const OpenTable&>(desk_.table())); }

std::vector<present::WatchedPlace> OpenSession::places() const {
    return watched_places(dynamic_cast<const OpenTable&>(desk_.table()));
}

std::string OpenSession::report(const std::string& key, const store::Details& details,
                                const std::vector<store::Entry>& entries) const {
    const bool is_told = desk_.advice() == present::Advice::counsel && reviewed_at_ == session().state();
    return report_of({names(), session(), is_told ? reviewed_.get() : nullptr}, key, details, entries);
}

}  // namespace byzantium::words
