// SPDX-License-Identifier: MIT
// The strips below the table of the main frame: the tour, the first-game guide.
#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/window/frame/main_frame.h"
#include "byzantium/window/table/guide_strip.h"
#include "byzantium/window/table/table_page.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/help/book_pages.h"
#include "byzantium/words/help/guide.h"
#include "gui/canvas/canvas.h"
#include "gui/canvas/keys.h"
#include "gui/canvas/list_panel.h"
#include "gui/frame/tour_strip.h"
#include "gui/pages/handbook_page.h"
#include "present/help/help_topic.h"
#include "present/help/tour.h"
#include "present/language/failure_words.h"
#include "present/language/language.h"
#include "present/window/preferences.h"
#include "session/resources.h"
#include "wording/failure.h"

#include <wx/sizer.h>

#include <utility>

namespace byzantium::window {

using namespace gui;

// --- The tour

void MainFrame::begin_tour() {
    if (!tour_) {
        tour_ = new TourStrip{this, theme_};
        GetSizer()->Add(tour_, wxSizerFlags{}.Expand());
        tour_->on_step = [this](std::optional<present::TourPlace> place) {
            table_->point_at(place);
            if (!place) table_->show_again();
        };
        tour_->on_guide = [this] { begin_guide(); };
    }
    preferences_.tour_was_seen();
    if (!table_->desk()) begin_practice();
    if (!table_->desk()) return;  // there is no table to be shown, and why was said
    if (!pages_.sees(table_)) pages_.bring(*table_);
    if (guide_ && guide_->is_shown()) guide_->end();
    tour_->begin();
    Layout();
}

// --- The first-game guide

namespace {

words::GuideWalk guide_walk(const byzantium::text::Boards& boards) {
    const auto resources = session::Resources::find();
    return words::GuideWalk{words::Guide{byzantium::text::files(resources).guide(present::spoken_language()),
                                         byzantium::text::open_guide(resources, boards)}};
}

}  // namespace

// Where it was left, if the table has come along with it so far; else at a new practice table.
void MainFrame::begin_guide() try {
    if (guide_ && guide_->is_shown() && pages_.sees(table_)) return guide_->take_keyboard();
    words::GuideWalk walk = guide_walk(boards_);
    const bool goes_on = table_->desk() && walk.guide().goes_on_at(table_->desk()->session());
    if (!goes_on && !open_practice()) return;
    if (!pages_.sees(table_)) pages_.bring(*table_);
    if (tour_ && tour_->is_shown()) tour_->end();
    if (!guide_) make_guide();
    guide_->begin(std::move(walk), table_->desk()->session());
    Layout();
} catch (const wording::Failure& error) {
    if (!table_->desk()) show_shelf();
    say_trouble(present::failure_words(error));
}

void MainFrame::make_guide() {
    guide_ = new GuideStrip{this, theme_};
    GetSizer()->Add(guide_, wxSizerFlags{}.Expand());
    guide_->act = [this](const std::function<void(words::Desk&)>& doing) { table_->act(doing); };
    guide_->on_rules = [this](const present::RuleIds& rules) { show_handbook(rules); };
    guide_->on_answer = [this] { table_->show_again(); };
}

void MainFrame::follow_with_guide() {
    if (guide_) guide_->follow(table_->desk() ? &table_->desk()->session() : nullptr);
}

}  // namespace byzantium::window
