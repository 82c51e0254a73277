// SPDX-License-Identifier: MIT
// The pages that look back: reports and charts of the open session, and statistics over all sessions.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/frame/library_keeper.h"
#include "gui/frame/page_stack.h"

#include <functional>
#include <string>

namespace gui {
class ChartsPage;
class ReportsPage;
class StatisticsPage;
class Tables;

class LookingBack {
public:
    // What it reads and shows. All of it must outlive this object.
    struct Room {
        PageStack& pages;
        const Theme& theme;
        const FileChoosers& choosers;
        Tables& tables;
        LibraryKeeper& library;
    };
    explicit LookingBack(const Room& room) : in_{room} {}

    // Called when statistics are left and no table is open.
    std::function<void()> on_shelf = [] {};

    // These two need an open session, statistics the library.
    void show_reports();
    void show_charts();
    void show_statistics();
    // Whether reports or charts are visible.
    bool sees_session() const;

    // Call it when the table has changed: updates visible charts.
    void follow();
    // Call it before the library is closed.
    void let_go();

private:
    void fill_charts();
    void back_to_table();
    std::string report(const std::string& key) const;

    Room in_;
    ReportsPage* reports_ = nullptr;  // these three, once they have been asked for
    ChartsPage* charts_ = nullptr;
    StatisticsPage* statistics_ = nullptr;
};

}  // namespace gui
