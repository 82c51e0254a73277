// SPDX-License-Identifier: MIT
#include "byzantium/window/frame/looking_back.h"

#include "byzantium/text/counting.h"
#include "byzantium/window/map/coastline.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/report.h"
#include "byzantium/words/looking_back/report_files.h"
#include "byzantium/words/statistics/counted_game.h"
#include "gui/pages/charts_page.h"
#include "gui/pages/reports_page.h"
#include "gui/pages/statistics_page.h"
#include "gui/table/table_page.h"
#include "present/reports/report_pages.h"
#include "store/program.h"
#include "store/records.h"
#include "store/store_error.h"

#include <memory>

namespace byzantium::window {

using namespace gui;

void LookingBack::show_reports() {
    if (!reports_) {
        reports_ = new ReportsPage{in_.pages.parent(), in_.theme, in_.choosers};
        reports_->on_back = [this] { back_to_table(); };
        in_.pages.add(*reports_, "reports");
    }
    reports_->show(in_.table.session()->details().title, words::report_words(),
                   [this](const std::string& key) { return report(key); });
    in_.pages.bring(*reports_);
    reports_->SetFocus();
}

void LookingBack::show_charts() {
    if (!charts_) {
        charts_ = new ChartsPage{in_.pages.parent(), in_.theme, in_.choosers, words::scoring_page()};
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
    charts_->show(present::chart_page_words(in_.table.session()->details().title), in_.table.session()->charts());
}

void LookingBack::show_statistics() {
    if (!statistics_) {
        statistics_ = new StatisticsPage{in_.pages.parent(), in_.theme, in_.choosers, words::scoring_page()};
        statistics_->on_back = [this] { in_.table.desk() ? back_to_table() : on_shelf(); };
        in_.pages.add(*statistics_, "statistics");
    }
    in_.pages.bring(*statistics_);
    const auto begin_counting = [this] {
        gui::Countings all;
        all.push_back(std::make_unique<byzantium::text::Counting>(in_.library.library(), in_.boards));
        return all;
    };
    statistics_->show(begin_counting, {words::counted_game()});
    statistics_->SetFocus();
}

void LookingBack::back_to_table() {
    in_.pages.bring(in_.table);
    in_.table.show_again();
}

// What the library knows cannot keep anybody from a report: a disk that fails now leaves the times out.
std::string LookingBack::report(const std::string& key) const {
    const present::OpenSession& session = *in_.table.session();
    const store::Details& opened = session.details();
    try {
        return session.report(key, in_.library.library().details(opened.id), in_.library.library().entries(opened.id));
    } catch (const store::StoreError&) {
        return session.report(key, opened, {});
    }
}

}  // namespace byzantium::window
