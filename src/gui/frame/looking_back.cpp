// SPDX-License-Identifier: MIT
#include "gui/frame/looking_back.h"

#include "gui/frame/tables.h"
#include "gui/pages/charts_page.h"
#include "gui/pages/finale_page.h"
#include "gui/pages/reports_page.h"
#include "gui/pages/statistics_page.h"
#include "gui/table/table_page.h"
#include "present/help/manual.h"
#include "present/language/failure_words.h"
#include "present/reports/report_pages.h"
#include "store/program.h"
#include "store/records.h"
#include "store/store_error.h"
#include "wording/failure.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace gui {

void LookingBack::show_reports() {
    if (!reports_) {
        reports_ = new ReportsPage{in_.pages.parent(), in_.theme, in_.choosers};
        reports_->on_back = [this] { in_.pages.leave(); };
        in_.pages.add(*reports_, "reports");
    }
    reports_->show(in_.tables.page().session()->details().title, in_.tables.game().reports(),
                   [this](const std::string& key) { return report(key); });
    lay(*reports_);
    reports_->SetFocus();
}

void LookingBack::show_charts() {
    if (!charts_) {
        charts_ = new ChartsPage{in_.pages.parent(), in_.theme, in_.choosers, [this] { return scoring_topic(); }};
        charts_->on_back = [this] { in_.pages.leave(); };
        in_.pages.add(*charts_, "charts");
    }
    fill_charts();
    lay(*charts_);
    charts_->SetFocus();
}

void LookingBack::show_finale() {
    if (!finale_) {
        finale_ = new FinalePage{in_.pages.parent(), in_.theme, in_.choosers, [this] { return scoring_topic(); }};
        finale_->on_back = [this] { in_.pages.leave(); };
        finale_->on_charts = [this] { show_charts(); };
        finale_->on_reports = [this] { show_reports(); };
        finale_->on_again = [this] { play_again(); };
        finale_->on_share = [this] { return shared(); };
        in_.pages.add(*finale_, "finale");
    }
    const present::OpenSession& session = *in_.tables.page().session();
    finale_->show(session.details().title, session.finale());
    lay(*finale_);
    finale_->SetFocus();
}

// Asked anew each time: a page outlives the game that it was made for.
present::HelpTopic LookingBack::scoring_topic() const { return in_.tables.game().scoring_page(); }

void LookingBack::play_again() {
    const auto id = in_.tables.page().session()->details().id;
    try {
        const auto sessions = session::shelf(in_.library.library());
        const auto last = std::find_if(sessions.begin(), sessions.end(), [&](const auto& one) { return one.id == id; });
        if (last != sessions.end()) on_again(*last, in_.library.library().details(id).header);
    } catch (const wording::Failure& error) {
        finale_->say_trouble(present::failure_words(error));
    }
}

// The first report that can be copied.
FinalePage::Shared LookingBack::shared() const {
    const auto& kinds = in_.tables.game().reports();
    const auto text =
        std::find_if(kinds.begin(), kinds.end(), [](const auto& kind) { return kind.copied == present::Copied::yes; });
    return text == kinds.end() ? FinalePage::Shared{} : FinalePage::Shared{text->label, report(text->key)};
}

// Charts and reports take each other's place; what was below them is below them still.
void LookingBack::lay(wxWindow& page) {
    if (in_.pages.sees(reports_) || in_.pages.sees(charts_)) in_.pages.leave();
    in_.pages.call_up(page);
}

bool LookingBack::sees_session() const {
    return in_.pages.sees(reports_) || in_.pages.sees(charts_) || in_.pages.sees(finale_);
}

bool LookingBack::is_over() const {
    const present::OpenSession* const session = in_.tables.page().session();
    return session && session->is_over();
}

void LookingBack::begin_session() {
    was_over_ = is_over();
    if (was_over_) show_finale();
}

void LookingBack::follow() {
    const bool was_over = std::exchange(was_over_, is_over());
    const bool ends_now = was_over_ && !was_over;
    if (in_.pages.sees(charts_)) fill_charts();
    if (in_.pages.sees(finale_) && !is_over()) return in_.pages.leave();
    if (in_.pages.sees(finale_) || (ends_now && in_.pages.sees(&in_.tables.page()))) show_finale();
}

void LookingBack::let_go() {
    if (statistics_) statistics_->let_go();
}

void LookingBack::fill_charts() {
    charts_->show(present::chart_page_words(in_.tables.page().session()->details().title),
                  in_.tables.page().session()->charts());
}

void LookingBack::show_statistics() {
    if (!statistics_) {
        statistics_ = new StatisticsPage{in_.pages.parent(), in_.theme, in_.choosers,
                                         [] { return present::manual_page(present::ManualTopic::statistics); }};
        statistics_->on_back = [this] { in_.tables.page().desk() ? back_to_table() : on_shelf(); };
        in_.pages.add(*statistics_, "statistics");
    }
    in_.pages.bring(*statistics_);
    const auto begin_counting = [this] {
        Countings all;
        for (const GameWindow& one : in_.tables.games()) all.push_back(one.game->begin_counting(in_.library.library()));
        return all;
    };
    present::CountedGames counted;
    for (const GameWindow& one : in_.tables.games()) counted.push_back(one.game->counted_game());
    statistics_->show(begin_counting, std::move(counted));
    statistics_->SetFocus();
}

void LookingBack::back_to_table() {
    in_.pages.bring(in_.tables.page());
    in_.tables.page().show_again();
}

// What the library knows cannot keep anybody from a report: a disk that fails now leaves the times out.
std::string LookingBack::report(const std::string& key) const {
    const present::OpenSession& session = *in_.tables.page().session();
    const store::Details& opened = session.details();
    try {
        return session.report(key, in_.library.library().details(opened.id), in_.library.library().entries(opened.id));
    } catch (const store::StoreError&) {
        return session.report(key, opened, {});
    }
}

}  // namespace gui
