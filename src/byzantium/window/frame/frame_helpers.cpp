// SPDX-License-Identifier: MIT
// What stands beside a page of the main frame, and what is called up from any: the list of all that is drawn on it,
// the rules, the tour, the first-game guide.
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

#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <utility>

namespace byzantium::window {

using namespace gui;

bool MainFrame::took_key(const wxKeyEvent& event) {
    if (const auto step = text_step(event)) return change_text(*step), true;
    const bool at_table = shown_ == Shown::table;
    if (!is_listed() || !list_panel_->has_keyboard()) return at_table && table_->key(event);
    const bool taken = list_panel_->key(event) || (at_table && table_->answer(event));
    if (taken) CallAfter([this] { list_panel_->hold_keyboard(); });
    return taken;
}

// --- The list

bool MainFrame::is_listed() const { return list_panel_ && list_panel_->IsShown(); }

void MainFrame::show_as_list() {
    if (!list_panel_) {
        list_panel_ = new ListPanel{this, theme_};
        GetSizer()->GetItem(std::size_t{0})->GetSizer()->Insert(0, list_panel_, wxSizerFlags{}.Expand());
        Bind(canvas_painted, [this](wxCommandEvent&) { list_drawn_anew(); });
    }
    list_panel_->Show(!list_panel_->IsShown());
    list_panel_->restyle();
    Layout();
    if (!list_panel_->IsShown()) return shown_ == Shown::table ? table_->show_again() : window_of(shown_)->SetFocus();
    list_panel_->show(*window_of(shown_));
    list_panel_->take_keyboard();
}

// Once for all that is drawn in one go.
void MainFrame::list_drawn_anew() {
    if (!is_listed() || std::exchange(list_is_due_, true)) return;
    CallAfter([this] {
        list_is_due_ = false;
        if (is_listed()) list_panel_->refresh();
    });
}

// --- The rules

void MainFrame::show_handbook(const present::HelpTopic& topic) {
    if (shown_ == Shown::handbook) return handbook_->look_up(topic);
    if (!handbook_) {
        handbook_ =
            new HandbookPage{pages_, theme_, choosers_, [] { return words::handbook(session::Resources::find()); }};
        handbook_->on_back = [this] { leave_handbook(); };
        pages_->AddPage(handbook_, "handbook");
    }
    before_handbook_ = shown_;
    focus_before_handbook_ = wxWindow::FindFocus();
    bring(Shown::handbook);
    std::optional<present::TableChoices> choices;
    if (table_->desk()) choices = words::choices_of(table_->desk()->session().table().rulings);
    handbook_->show(topic, std::move(choices));
}

// To the very place that was asked about.
void MainFrame::leave_handbook() {
    return_to(before_handbook_);
    if (focus_before_handbook_ && focus_before_handbook_->IsShownOnScreen()) focus_before_handbook_->SetFocus();
}

// About what has the keyboard. The question has it whenever nobody gave it to something else.
present::HelpTopic MainFrame::topic_here() const {
    if (is_listed() && list_panel_->has_keyboard()) return list_panel_->topic();
    const Canvas* canvas = nullptr;
    for (wxWindow* window = wxWindow::FindFocus(); window != nullptr && canvas == nullptr; window = window->GetParent())
        canvas = dynamic_cast<Canvas*>(window);
    const auto topic = canvas == nullptr ? present::HelpTopic{} : canvas->topic();
    const bool of_question =
        canvas == nullptr || canvas->GetName() == "decision" || std::holds_alternative<present::HelpContents>(topic);
    return of_question && shown_ == Shown::table ? table_->topic() : topic;
}

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
    auto wish = preferences_;
    wish.tour = present::Tour::seen;
    prefer(std::move(wish));
    if (!table_->desk()) begin_practice();
    if (!table_->desk()) return;  // there is no table to be shown, and why was said
    if (shown_ != Shown::table) bring(Shown::table);
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
    if (guide_ && guide_->is_shown() && shown_ == Shown::table) return guide_->take_keyboard();
    words::GuideWalk walk = guide_walk(boards_);
    const bool goes_on = table_->desk() && walk.guide().goes_on_at(table_->desk()->session());
    if (!goes_on && !open_practice()) return;
    if (shown_ != Shown::table) bring(Shown::table);
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
