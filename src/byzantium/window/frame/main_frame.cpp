// SPDX-License-Identifier: MIT
#include "byzantium/window/frame/main_frame.h"

#include "byzantium/text/kept.h"
#include "byzantium/text/shelf.h"
#include "byzantium/window/boards/boards_page.h"
#include "byzantium/window/map/board_canvas.h"
#include "byzantium/window/pages/statistics_page.h"
#include "byzantium/window/shelf/new_session_page.h"
#include "byzantium/window/shelf/shelf_work.h"
#include "byzantium/window/table/guide_strip.h"
#include "byzantium/window/table/table_page.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/help/help_sheets.h"
#include "byzantium/words/shelf/new_session.h"
#include "gui/canvas/list_panel.h"
#include "gui/frame/tour_strip.h"
#include "gui/frame/trouble_page.h"
#include "gui/pages/charts_page.h"
#include "gui/pages/handbook_page.h"
#include "gui/pages/preferences_page.h"
#include "gui/pages/reports_page.h"
#include "gui/shelf/start_page.h"
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
#include <wx/simplebook.h>
#include <wx/sizer.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

namespace byzantium::window {

using namespace gui;
namespace {

constexpr int frame_width = 1280;
constexpr int frame_height = 720;
constexpr double usual_inside = 690;  // of it, below the menus
constexpr double least_scale = 0.85;
constexpr double most_text = 1.5;      // of the usual size, in a window of the usual size
constexpr double least_growth = 0.02;  // of the text's growth with the window: less is not worth laying all out anew

// Text grows with the window, but less: a larger window also shows more. However large the text that is wished for, a
// page must find room in the window.
double window_scale(const wxSize& inside, double text_wish) {
    const double larger = std::min(inside.x / static_cast<double>(frame_width), inside.y / usual_inside);
    const double grown = std::clamp(1 + 0.8 * (larger - 1), least_scale, 2.5);
    return std::min(grown, std::max(least_scale, most_text * larger) / text_wish);
}

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
      pages_{new wxSimplebook(this)} {
    load_preferences();
    SetBackgroundColour(theme_.page);
    auto* const across = new wxBoxSizer{wxHORIZONTAL};
    across->Add(pages_, wxSizerFlags{1}.Expand());
    auto* const all = new wxBoxSizer{wxVERTICAL};
    all->Add(across, wxSizerFlags{1}.Expand());
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
        keep_place();
        save_preferences();
        end_evening();
        event.Skip();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (!took_key(event)) event.Skip();
    });
    Bind(help_asked, [this](HelpEvent& event) { show_handbook(event.topic()); });
    if (arguments_.stay == Arguments::Stay::until_painted)
        table_->map().on_first_paint = [this] { say_painted_and_close(); };
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        keep_place();
        const double now = theme_.text_scale / theme_.text_wish;
        if (std::abs(window_scale(GetClientSize(), theme_.text_wish) - now) > least_growth)
            change_look(theme_.tone, theme_.text_wish);
    });
    apply_preferences();
    open_library();
    say_preferences_trouble();
    settle_at_rest();
}

// Every second, so that a copy of the file lacks at most the last one. It costs next to nothing while nothing happens.
void MainFrame::settle_at_rest() {
    constexpr int second = 1000;
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (library_) library_->settle();
    });
    rest_.Start(second);
}

// Nobody is kept from leaving by a backup that fails; the log says why.
void MainFrame::end_evening() {
    if (!library_) return;
    if (const auto trouble = store::back_up_the_evening(*library_))
        wxLogWarning("%s", wxString::FromUTF8(present::failure_words(*trouble)));
}

void MainFrame::say_painted_and_close() {
    std::puts("painted");
    std::fflush(stdout);
    CallAfter([this] { Close(); });
}

void MainFrame::make_pages() {
    trouble_ = new TroublePage{pages_, theme_};
    table_ = new TablePage{pages_, theme_};
    trouble_->on_again = [this] { open_library(); };
    // GTK asks no menu whether it may when its key is pressed: what was last shown counts.
    table_->on_change = [this] {
        commands_.update(*GetMenuBar());
        follow_with_guide();
        if (shown_ == Shown::charts) fill_charts();  // the table view answers too
    };
    help_ = new HelpPage{pages_, theme_, [] { return words::help_sheets(store::program_version()); }};
    help_->on_back = [this] { leave_page(); };
    table_->tools = [this] { return commands_.tools(); };
    pages_->AddPage(trouble_, "trouble", true);
    pages_->AddPage(help_, "help");
    pages_->AddPage(table_, "table");
}

void MainFrame::open_library() {
    std::future<Taken> session;
    try {
        Opening opening = ahead_.valid() ? ahead_.get() : opened(arguments_);
        library_.emplace(std::move(opening.library));
        session = std::move(opening.session);
    } catch (const wording::Failure& error) {
        trouble_->say(present::failure_words(error));
        return bring(Shown::trouble);
    }
    start_ = new StartPage{pages_, theme_, *library_, shelf_work(*library_, boards_), choosers_};
    start_->on_open = [this](store::SessionId id) { open_session(id); };
    start_->on_new = [this] { commands_.run(present::CommandId::new_session); };
    start_->on_practice = [this] { begin_practice(); };
    start_->on_guide = [this] { begin_guide(); };
    start_->on_statistics = [this] { show_statistics(); };
    pages_->AddPage(start_, "shelf");
    show_first(std::move(session));
}

// The shelf is read when it is seen: it would replay a session for its card.
void MainFrame::show_first(std::future<Taken> session) {
    if (arguments_.file || !session.valid()) show_shelf();
    if (arguments_.file) start_->take_in(*arguments_.file);
    if (session.valid()) show_taken([&] { return session.get(); });
}

wxWindow* MainFrame::window_of(Shown page) {
    switch (page) {
        case Shown::trouble:
            return trouble_;
        case Shown::shelf:
            return start_;
        case Shown::new_session:
            return new_session_;
        case Shown::table:
            return table_;
        case Shown::help:
            return help_;
        case Shown::handbook:
            return handbook_;
        case Shown::reports:
            return reports_;
        case Shown::charts:
            return charts_;
        case Shown::statistics:
            return statistics_;
        case Shown::boards:
            return boards_page_;
        case Shown::preferences:
            break;
    }
    return preferences_page_;
}

void MainFrame::bring(Shown page) {
    shown_ = page;
    pages_->ChangeSelection(static_cast<std::size_t>(pages_->FindPage(window_of(page))));
    commands_.update(*GetMenuBar());
    const bool leaves_table = page == Shown::shelf || page == Shown::new_session;
    if (leaves_table && tour_ && tour_->is_shown()) tour_->end();
    if (leaves_table && guide_ && guide_->is_shown()) guide_->end();
    if (is_listed()) list_panel_->show(*window_of(page));
}

void MainFrame::make_new_session_page() {
    new_session_ = new NewSessionPage{pages_, theme_, boards_, choosers_};
    new_session_->on_begin = [this](const auto& header, const auto& place) { begin_session(header, place); };
    new_session_->on_back = [this] { show_shelf(); };
    pages_->AddPage(new_session_, "new session");
}

void MainFrame::begin_new() {
    if (!new_session_) make_new_session_page();
    bring(Shown::new_session);
    new_session_->begin_with(byzantium::text::shelf(*library_));
}

void MainFrame::show_help(HelpPage::Page page) {
    come_from_page();
    bring(Shown::help);
    help_->turn_to(page);
}

void MainFrame::come_from_page() {
    if (shown_ != Shown::help && shown_ != Shown::preferences && shown_ != Shown::handbook) before_page_ = shown_;
}

void MainFrame::leave_page() { return_to(before_page_); }

void MainFrame::return_to(Shown page) {
    bring(page);
    if (page == Shown::table) return table_->show_again();
    if (page == Shown::shelf) return start_->refresh();
    if (page == Shown::boards) return boards_page_->show();
    window_of(page)->SetFocus();
}

void MainFrame::show_shelf() {
    if (table_view_->IsShown()) table_view_->leave();
    table_->close();
    SetTitle("Logothete");
    bring(Shown::shelf);
    start_->refresh();
}

void MainFrame::open_session(store::SessionId id) {
    table_->close();
    show_taken([&] { return byzantium::text::take_up(*library_, id, boards_, session::DiceSource::from_system()); });
}

void MainFrame::show_taken(const std::function<Taken()>& take) {
    try {
        auto taken = take();
        if (const auto* holder = std::get_if<store::Holder>(&taken)) {
            if (shown_ != Shown::shelf) show_shelf();
            return start_->say_trouble(holder_words(*holder));
        }
        auto& opened = std::get<byzantium::text::OpenedKept>(taken);
        SetTitle(wxString::FromUTF8(opened.details.title + " - Logothete"));
        bring(Shown::table);
        const auto id = opened.details.id;
        table_->open(std::move(opened), [this, id] { return entry_times(id); });
        commands_.update(*GetMenuBar());
        follow_with_guide();
    } catch (const wording::Failure& error) {
        show_shelf();
        start_->say_trouble(present::failure_words(error));
    }
}

std::vector<std::string> MainFrame::entry_times(store::SessionId id) const {
    std::vector<std::string> times;
    for (const store::Entry& entry : library_->entries(id)) times.push_back(entry.written_at);
    return times;
}

void MainFrame::begin_session(const byzantium::Header& header, const session::Place& place) {
    try {
        open_session(
            byzantium::text::begin_session(*library_, header, place, new_session_ ? new_session_->boards() : boards_));
    } catch (const wording::Failure& error) {
        show_shelf();
        start_->say_trouble(present::failure_words(error));
    }
}

void MainFrame::begin_practice() {
    if (open_practice() && preferences_.tour == present::Tour::not_seen) begin_tour();
}

// Three players, so that everything of the game can be tried; it never counts. False: why was said.
bool MainFrame::open_practice() {
    const auto header = words::practice_header(boards_.usual_id());
    try {
        const auto id = byzantium::text::begin_session(*library_, header, {present::practice_title(), ""}, boards_);
        library_->set_not_counted(id, present::practice_title());
        open_session(id);
        return table_->desk() != nullptr;
    } catch (const wording::Failure& error) {
        start_->say_trouble(present::failure_words(error));
        return false;
    }
}

void MainFrame::say_fault(const std::string& what) {
    wxLogError("%s", wxString::FromUTF8(what));
    if (shown_ == Shown::table && table_->desk())
        table_->act([&](words::Desk& desk) { desk.tell(present::fault_of_ours(what)); });
}

void MainFrame::change_look(Tone tone, double text_wish) {
    theme_ = theme(tone, text_wish, window_scale(GetClientSize(), text_wish), preferences_.colours);
    restyle();
}

void MainFrame::restyle() {
    SetBackgroundColour(theme_.page);
    table_->lay_out();
    table_view_->Refresh();
    if (preferences_page_) preferences_page_->restyle();
    if (boards_page_) boards_page_->restyle();
    if (list_panel_) list_panel_->restyle();
    if (tour_) tour_->restyle();
    if (guide_) guide_->restyle();
    if (shown_ == Shown::shelf) start_->refresh();
    Layout();
    Refresh();
}

}  // namespace byzantium::window
