// SPDX-License-Identifier: MIT
// The page of boards within the main frame.
#include "byzantium/window/boards/boards_page.h"
#include "byzantium/window/frame/main_frame.h"
#include "gui/pages/own_page.h"
#include "gui/shelf/begin_page.h"
#include "gui/shelf/start_page.h"
#include "gui/table/table_page.h"
#include "present/language/failure_words.h"
#include "wording/failure.h"

namespace byzantium::window {

using gui::PageStack;

void MainFrame::show_boards() {
    if (pages_.sees(boards_page_)) return boards_page_->show();
    try {
        if (!boards_page_) {
            boards_page_ = new BoardsPage{pages_.parent(), theme_, boards_, choosers_};
            boards_page_->on_back = [this] { leave_boards(); };
            boards_page_->on_begin = [this](const std::string& id) { begin_on_board(id); };
            boards_page_->on_change = [this] {
                told_of_unsaved_ = false;
                commands_.update(*GetMenuBar());
            };
            pages_.add(*boards_page_, "boards", PageStack::Kind::lasting, [this] { boards_page_->show(); });
        }
    } catch (const wording::Failure& error) {
        show_shelf();
        return start_->say_trouble(present::failure_words(error));
    }
    pages_.call_up(*boards_page_);
    boards_page_->show();
}

void MainFrame::leave_boards() {
    pages_.leave();
    if (pages_.sees(new_session_)) new_session_->choices_changed();
}

void MainFrame::begin_on_board(const std::string& id) {
    begin_new();
    new_session_->choose(id);
}

// Once: whoever wants to leave the changes quits again.
bool MainFrame::may_close() {
    const auto unsaved = boards_page_ ? boards_page_->unsaved() : std::nullopt;
    if (!unsaved || told_of_unsaved_) return true;
    show_boards();
    boards_page_->say(*unsaved);
    told_of_unsaved_ = true;
    return false;
}

}  // namespace byzantium::window
