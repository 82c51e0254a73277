// SPDX-License-Identifier: MIT
// How the main frame looks back: reports and charts of the open session, statistics over all of them.
#include "byzantium/window/frame/main_frame.h"
#include "byzantium/window/map/coastline.h"
#include "byzantium/window/pages/statistics_page.h"
#include "byzantium/window/table/table_page.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/report.h"
#include "byzantium/words/looking_back/report_files.h"
#include "gui/pages/charts_page.h"
#include "gui/pages/reports_page.h"
#include "present/reports/report_pages.h"
#include "present/window/command_words.h"
#include "store/program.h"
#include "store/records.h"
#include "store/store_error.h"

namespace byzantium::window {

using namespace gui;
using present::CommandId;

void MainFrame::make_report_commands() {
    const auto session_open = [this] {
        return table_->desk() && (pages_.sees(table_) || pages_.sees(reports_) || pages_.sees(charts_));
    };
    commands_.set(CommandId::reports, {[this] { show_reports(); }, session_open});
    commands_.set(CommandId::charts, {[this] { show_charts(); }, session_open});
    commands_.set(CommandId::statistics, {[this] { show_statistics(); }, [this] { return library_.is_open(); }});
}

void MainFrame::show_reports() {
    if (!reports_) {
        reports_ = new ReportsPage{pages_.parent(), theme_, choosers_};
        reports_->on_back = [this] { back_to_table(); };
        pages_.add(*reports_, "reports");
    }
    reports_->show(table_->opened()->details.title, words::report_words(),
                   [this](const std::string& key) { return report(key); });
    pages_.bring(*reports_);
    reports_->SetFocus();
}

void MainFrame::show_charts() {
    if (!charts_) {
        charts_ = new ChartsPage{pages_.parent(), theme_, choosers_, words::scoring_page()};
        charts_->on_back = [this] { back_to_table(); };
        pages_.add(*charts_, "charts");
    }
    fill_charts();
    pages_.bring(*charts_);
    charts_->SetFocus();
}

void MainFrame::fill_charts() {
    charts_->show(present::chart_page_words(table_->opened()->details.title),
                  words::charts(table_->desk()->names(), table_->desk()->session()));
}

void MainFrame::show_statistics() {
    if (!statistics_) {
        statistics_ = new StatisticsPage{pages_.parent(), theme_, choosers_};
        statistics_->on_back = [this] { table_->desk() ? back_to_table() : show_shelf(); };
        pages_.add(*statistics_, "statistics");
    }
    pages_.bring(*statistics_);
    statistics_->show(library_.library(), boards_);
    statistics_->SetFocus();
}

void MainFrame::back_to_table() {
    pages_.bring(*table_);
    table_->show_again();
}

// What the library knows cannot keep anybody from a report: a disk that fails now leaves the times out.
words::ReportFacts MainFrame::report_facts() const {
    const store::Details& opened = table_->opened()->details;
    try {
        return words::report_facts(library_.library().details(opened.id), library_.library().entries(opened.id),
                                   store::program_version());
    } catch (const store::StoreError&) {
        return words::report_facts(opened, {}, store::program_version());
    }
}

std::string MainFrame::report(const std::string& key) const {
    const auto facts = report_facts();
    const auto coast = coastline();
    return words::report(words::report_kind(key).value(),
                         {table_->desk()->names(), table_->desk()->session(), facts, coast});
}

}  // namespace byzantium::window
