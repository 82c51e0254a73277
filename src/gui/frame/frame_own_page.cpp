// SPDX-License-Identifier: MIT
// The page that only the game at hand has, within the main frame.
#include "gui/frame/main_frame.h"
#include "gui/pages/own_page.h"
#include "gui/shelf/begin_page.h"
#include "gui/shelf/start_page.h"
#include "present/language/failure_words.h"
#include "wording/failure.h"

namespace gui {

void MainFrame::show_own_page() {
    OwnPage* page = nullptr;
    try {
        page = tables_.own_page();
    } catch (const wording::Failure& error) {
        show_shelf();
        return start_->say_trouble(present::failure_words(error));
    }
    if (!pages_.sees(page)) pages_.call_up(*page);
    page->show();
}

void MainFrame::leave_own_page() {
    pages_.leave();
    if (tables_.sees_new_session()) tables_.new_session().choices_changed();
}

void MainFrame::begin_with(const std::string& id) {
    begin_new(tables_.game());
    tables_.new_session().choose(id);
}

// Once: whoever wants to leave the changes quits again.
bool MainFrame::may_close() {
    if (told_of_unsaved_) return true;
    for (const GameWindow& one : tables_.games()) {
        OwnPage* const page = tables_.own_page_of(*one.game);
        const auto unsaved = page ? page->unsaved() : std::nullopt;
        if (!unsaved) continue;
        if (one.game.get() != &tables_.game()) show_shelf();
        turn_to(*one.game);
        show_own_page();
        page->say(*unsaved);
        told_of_unsaved_ = true;
        return false;
    }
    return true;
}

}  // namespace gui
