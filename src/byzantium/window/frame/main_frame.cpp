// SPDX-License-Identifier: MIT
#include "byzantium/window/frame/main_frame.h"

#include "byzantium/text/kept.h"
#include "byzantium/window/shelf/new_session_page.h"
#include "byzantium/window/shelf/shelf_work.h"
#include "byzantium/window/table/table_parts.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/help/book_pages.h"
#include "byzantium/words/help/guide.h"
#include "byzantium/words/help/help_sheets.h"
#include "byzantium/words/help/own_tour.h"
#include "byzantium/words/shelf/new_session.h"
#include "gui/canvas/canvas.h"
#include "gui/canvas/keys.h"
#include "gui/canvas/list_panel.h"
#include "gui/frame/page_stack.h"
#include "gui/frame/trouble_page.h"
#include "gui/pages/handbook_page.h"
#include "gui/pages/own_page.h"
#include "gui/pages/preferences_page.h"
#include "gui/shelf/begin_page.h"
#include "gui/shelf/start_page.h"
#include "gui/table/board.h"
#include "gui/table/table_page.h"
#include "present/help/help_topic.h"
#include "present/help/tour.h"
#include "present/language/failure_words.h"
#include "present/window/command_words.h"
#include "present/window/words_of_panels.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/library_place.h"
#include "session/place.h"
#include "store/holder.h"
#include "store/program.h"
#include "store/store_error.h"
#include "wording/failure.h"

#include <wx/log.h>
#include <wx/sizer.h>

#include <cstdio>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr int frame_width = 1280;
constexpr int frame_height = 720;

std::string holder_words(const store::Holder& holder) {
    return present::held_elsewhere(holder.program.process, holder.program.host, holder.since);
}

}  // namespace

MainFrame::MainFrame(Theme& theme, const Arguments& arguments, FileChoosers choosers, std::future<Opening> ahead)
    : wxFrame(nullptr, wxID_ANY, "Logothete", wxDefaultPosition, wxSize(frame_width, frame_height)),
      theme_{theme},
      arguments_{arguments},
      ahead_{std::move(ahead)},
      choosers_{std::move(choosers)},
      boards_{session::Resources::find()},
      look_{*this, theme},
      pages_{this},
      row_{new wxBoxSizer{wxHORIZONTAL}},
      list_{*this, *row_, theme} {
    preferences_.load(arguments_.preferences);
    preferences_.put_back(*this);
    look_.begin(preferences_.all());
    SetBackgroundColour(theme_.page);
    row_->Add(pages_.parent(), wxSizerFlags{1}.Expand());
    auto* const all = new wxBoxSizer{wxVERTICAL};
    all->Add(row_, wxSizerFlags{1}.Expand());
    SetSizer(all);
    make_pages();
    make_commands();
    make_table_view();
    Layout();  // so that the map knows how large it will be
    Bind(wxEVT_MENU_OPEN, [this](wxMenuEvent& event) {
        commands_.update(*GetMenuBar());
        event.Skip();
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
        if (event.CanVeto() && !may_close()) return event.Veto();
        preferences_.keep_place(*this);
        preferences_.save();
        library_.end_evening();
        event.Skip();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (!took_key(event)) event.Skip();
    });
    Bind(help_asked, [this](HelpEvent& event) { show_handbook(event.topic()); });
    if (arguments_.stay == Arguments::Stay::until_painted)
        table_->parts().board().on_first_paint = [this] { say_painted_and_close(); };
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        preferences_.keep_place(*this);
        look_.resized();
    });
    look_.on_change = [this] { restyle(); };
    preferences_.on_change = [this] {
        apply_preferences();
        say_preferences_trouble();
    };
    apply_preferences();
    open_library();
    say_preferences_trouble();
}

TableParts& MainFrame::parts() { return dynamic_cast<TableParts&>(table_->parts()); }

void MainFrame::say_painted_and_close() {
    std::puts("painted");
    std::fflush(stdout);
    CallAfter([this] { Close(); });
}

void MainFrame::make_pages() {
    trouble_ = new TroublePage{pages_.parent(), theme_};
    table_ = new TablePage{pages_.parent(), theme_, make_table_parts};
    trouble_->on_again = [this] { open_library(); };
    // GTK asks no menu whether it may when its key is pressed: what was last shown counts.
    table_->on_change = [this] {
        commands_.update(*GetMenuBar());
        first_steps_->follow();
        looking_back_->follow();  // the table view answers too
    };
    help_ = new HelpPage{pages_.parent(), theme_, [] { return words::help_sheets(store::program_version()); }};
    help_->on_back = [this] { pages_.leave(); };
    table_->tools = [this] { return commands_.tools(); };
    pages_.add(*trouble_, "trouble");
    pages_.add(*help_, "help", PageStack::Kind::passing);
    pages_.add(*table_, "table", PageStack::Kind::lasting, [this] { table_->show_again(); });
    pages_.on_seen = [this] { page_seen(); };
    looking_back_.emplace(LookingBack::Room{pages_, theme_, choosers_, *table_, library_, boards_});
    looking_back_->on_shelf = [this] { show_shelf(); };
    make_first_steps();
}

void MainFrame::make_first_steps() {
    first_steps_.emplace(
        FirstSteps::Room{*this,
                         theme_,
                         pages_,
                         preferences_,
                         {*table_, [this] { return table_->desk(); }, [this](const auto& doing) { table_->act(doing); },
                          [this](std::optional<present::TourPlace> place) { table_->point_at(place); },
                          [this] { table_->show_again(); }}});
    first_steps_->make_guide = [this] { return words::first_game_guide(session::Resources::find(), boards_); };
    first_steps_->own_tour = [] { return words::own_tour(); };
    first_steps_->open_practice = [this] { return open_practice(); };
    first_steps_->show_shelf = [this] { show_shelf(); };
    first_steps_->say_trouble = [this](const std::string& trouble) { say_trouble(trouble); };
    first_steps_->show_rules = [this](const present::RuleIds& rules) { show_handbook(rules); };
}

void MainFrame::open_library() {
    std::future<Taken> session;
    try {
        Opening opening = ahead_.valid() ? ahead_.get() : opened(arguments_);
        library_.open(std::move(opening.library));
        session = std::move(opening.session);
    } catch (const wording::Failure& error) {
        trouble_->say(present::failure_words(error));
        return pages_.bring(*trouble_);
    }
    start_ =
        new StartPage{pages_.parent(), theme_, library_.library(), shelf_work(library_.library(), boards_), choosers_};
    start_->on_open = [this](store::SessionId id) { open_session(id); };
    start_->on_new = [this] { commands_.run(present::CommandId::new_session); };
    start_->on_practice = [this] { begin_practice(); };
    start_->on_guide = [this] { first_steps_->begin_guide(); };
    start_->on_statistics = [this] { looking_back_->show_statistics(); };
    pages_.add(*start_, "shelf", PageStack::Kind::lasting, [this] { start_->refresh(); });
    show_first(std::move(session));
}

// The shelf is read when it is seen: it would replay a session for its card.
void MainFrame::show_first(std::future<Taken> session) {
    if (arguments_.file || !session.valid()) show_shelf();
    if (arguments_.file) start_->take_in(*arguments_.file);
    if (session.valid()) show_taken([&] { return session.get(); });
}

void MainFrame::page_seen() {
    commands_.update(*GetMenuBar());
    const bool leaves_table = pages_.sees(start_) || pages_.sees(new_session_);
    if (leaves_table) first_steps_->end();
    list_.show(pages_.seen());
}

void MainFrame::make_new_session_page() {
    new_session_ = new NewSessionPage{pages_.parent(), theme_, boards_, choosers_};
    new_session_->on_begin = [this](const BeginPage::Begin& put_in) { begin(put_in); };
    new_session_->on_back = [this] { show_shelf(); };
    pages_.add(*new_session_, "new session");
}

void MainFrame::begin_new() {
    if (!new_session_) make_new_session_page();
    pages_.bring(*new_session_);
    new_session_->begin_with(library_.library());
}

void MainFrame::show_help(HelpPage::Page page) {
    pages_.call_up(*help_);
    help_->turn_to(page);
}

void MainFrame::show_handbook(const present::HelpTopic& topic) {
    if (pages_.sees(handbook_)) return handbook_->look_up(topic);
    if (!handbook_) {
        handbook_ = new HandbookPage{pages_.parent(), theme_, choosers_,
                                     [] { return words::handbook(session::Resources::find()); }};
        handbook_->on_back = [this] { pages_.leave(); };
        pages_.add(*handbook_, "handbook", PageStack::Kind::passing);
    }
    pages_.lay_over(*handbook_);
    std::optional<present::TableChoices> choices;
    if (table_->session()) choices = table_->session()->choices();
    handbook_->show(topic, std::move(choices));
}

// About what has the keyboard. The question has it whenever nobody gave it to something else.
present::HelpTopic MainFrame::topic_here() const {
    if (list_.has_keyboard()) return list_.panel()->topic();
    const Canvas* canvas = nullptr;
    for (wxWindow* window = wxWindow::FindFocus(); window != nullptr && canvas == nullptr; window = window->GetParent())
        canvas = dynamic_cast<Canvas*>(window);
    const auto topic = canvas == nullptr ? present::HelpTopic{} : canvas->topic();
    const bool of_question =
        canvas == nullptr || canvas->GetName() == "decision" || std::holds_alternative<present::HelpContents>(topic);
    return of_question && pages_.sees(table_) ? table_->topic() : topic;
}

void MainFrame::show_as_list() {
    list_.turn(pages_.seen());
    if (list_.is_shown()) return;
    pages_.sees(table_) ? table_->show_again() : pages_.seen().SetFocus();
}

bool MainFrame::took_key(const wxKeyEvent& event) {
    if (const auto step = text_step(event)) return preferences_.step_text(*step), true;
    const bool at_table = pages_.sees(table_);
    if (!list_.has_keyboard()) return at_table && table_->key(event);
    const bool taken = list_.panel()->key(event) || (at_table && table_->answer(event));
    if (taken) CallAfter([this] { list_.panel()->hold_keyboard(); });
    return taken;
}

void MainFrame::show_shelf() {
    if (table_view_->IsShown()) table_view_->leave();
    table_->close();
    SetTitle("Logothete");
    pages_.bring(*start_);
    start_->refresh();
}

void MainFrame::open_session(store::SessionId id) {
    table_->close();
    show_taken(
        [&] { return byzantium::text::take_up(library_.library(), id, boards_, session::DiceSource::from_system()); });
}

void MainFrame::show_taken(const std::function<Taken()>& take) {
    try {
        auto taken = take();
        if (const auto* holder = std::get_if<store::Holder>(&taken)) {
            if (!pages_.sees(start_)) show_shelf();
            return start_->say_trouble(holder_words(*holder));
        }
        auto& opened = std::get<byzantium::text::OpenedKept>(taken);
        SetTitle(wxString::FromUTF8(opened.details.title + " - Logothete"));
        pages_.bring(*table_);
        const auto id = opened.details.id;
        table_->open(std::make_unique<words::OpenSession>(std::move(opened)), [this, id] { return entry_times(id); });
        commands_.update(*GetMenuBar());
        first_steps_->follow();
    } catch (const wording::Failure& error) {
        show_shelf();
        start_->say_trouble(present::failure_words(error));
    }
}

std::vector<std::string> MainFrame::entry_times(store::SessionId id) const {
    std::vector<std::string> times;
    for (const store::Entry& entry : library_.library().entries(id)) times.push_back(entry.written_at);
    return times;
}

void MainFrame::begin(const BeginPage::Begin& put_in) {
    try {
        open_session(put_in(library_.library()));
    } catch (const wording::Failure& error) {
        show_shelf();
        start_->say_trouble(present::failure_words(error));
    }
}

void MainFrame::begin_session(const byzantium::Header& header, const session::Place& place) {
    begin([&](store::Library& library) { return byzantium::text::begin_session(library, header, place, boards_); });
}

void MainFrame::begin_practice() {
    if (open_practice() && preferences_.all().tour == present::Tour::not_seen) first_steps_->begin_tour();
}

// Three players, so that everything of the game can be tried; it never counts. False: why was said.
bool MainFrame::open_practice() {
    const auto header = words::practice_header(boards_.usual_id());
    try {
        const auto id =
            byzantium::text::begin_session(library_.library(), header, {present::practice_title(), ""}, boards_);
        library_.library().set_not_counted(id, present::practice_title());
        open_session(id);
        return table_->desk() != nullptr;
    } catch (const wording::Failure& error) {
        start_->say_trouble(present::failure_words(error));
        return false;
    }
}

void MainFrame::say_fault(const std::string& what) {
    wxLogError("%s", wxString::FromUTF8(what));
    if (pages_.sees(table_) && table_->desk())
        table_->act([&](present::Desk& desk) { desk.tell(present::fault_of_ours(what)); });
}

void MainFrame::restyle() {
    SetBackgroundColour(theme_.page);
    table_->lay_out();
    table_view_->Refresh();
    if (preferences_page_) preferences_page_->restyle();
    if (boards_page_) boards_page_->restyle();
    list_.restyle();
    first_steps_->restyle();
    if (pages_.sees(start_)) start_->refresh();
    Layout();
    Refresh();
}

}  // namespace byzantium::window
