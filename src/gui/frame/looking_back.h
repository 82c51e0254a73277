// SPDX-License-Identifier: MIT
// The pages that look back: reports, charts and the last page of the open session, and statistics over all sessions.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/frame/library_keeper.h"
#include "gui/frame/page_stack.h"
#include "gui/pages/finale_page.h"
#include "present/help/help_topic.h"
#include "session/shelf.h"

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

    // The players of that session want another game.
    std::function<void(const session::OnShelf&, const std::string& header)> on_again = [](const auto&, const auto&) {};

    // These need an open session, the last page one that is over; statistics need the library.
    void show_reports();
    void show_charts();
    void show_finale();
    void show_statistics();
    // Whether reports, charts or the last page are visible.
    bool sees_session() const;
    // The open table instead of whatever page is seen.
    void back_to_table();
    // Whether a session is open that is over.
    bool is_over() const;

    // Call it when the table shows another session: one that is over begins with its last page.
    void begin_session();
    // Call it when the table has changed: updates what is visible, and shows the last page when the game has ended.
    void follow();
    // Call it before the library is closed.
    void let_go();

private:
    void fill_charts();
    void lay(wxWindow& page);
    FinalePage::Shared shared() const;
    present::HelpTopic scoring_topic() const;
    void play_again();
    std::string report(const std::string& key) const;

    Room in_;
    ReportsPage* reports_ = nullptr;  // these, once they have been asked for
    ChartsPage* charts_ = nullptr;
    FinalePage* finale_ = nullptr;
    StatisticsPage* statistics_ = nullptr;
    bool was_over_ = false;  // when the table last changed
};

}  // namespace gui
