// SPDX-License-Identifier: MIT
#include "gui/frame/looking_back.h"

#include "gui/frame/tables.h"
#include "gui/pages/charts_page.h"
#include "gui/pages/reports_page.h"
#include "gui/pages/statistics_page.h"
#include "gui/table/table_page.h"
#include "present/reports/report_pages.h"
#include "store/program.h"
#include "store/records.h"
#include "store/store_error.h"

#include <memory>

namespace gui {

void LookingBack::show_reports() {
    if (!reports_) {
        reports_ = new ReportsPage{in_.pages.parent(), in_.theme, in_.choosers};
        reports_->on_back = [this] { back_to_table(); };
        in_.pages.add(*reports_, "reports");
    }
    reports_->show(in_.tables.page().session()->details().title, in_.tables.game().reports(),
                   [this](const std::string& key) { return report(key); });
    in_.pages.bring(*reports_);
    reports_->SetFocus();
}

void LookingBack::show_charts() {
    if (!charts_) {
        charts_ = new ChartsPage{in_.pages.parent(), in_.theme, in_.choosers, in_.tables.game().scoring_page()};
        charts_->on_back = [this] { back_to_table(); };
        in_.pages.add(*charts_, "charts");
    }
    fill_charts();
    in_.pages.bring(*charts_);
    charts_->SetFocus();
}

bool LookingBack::sees_session() const { return in_.pages.sees(reports_) || in_.pages.sees(charts_); }

void LookingBack::follow() {
    if (in_.pages.sees(charts_)) fill_charts();
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
        statistics_ = new StatisticsPage{in_.pages.parent(), in_.theme, in_.choosers, in_.tables.game().scoring_page()};
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
