// SPDX-License-Identifier: MIT
#include "gui/frame/main_frame.h"

#include "gui/app/paths.h"
#include "gui/canvas/canvas.h"
#include "gui/canvas/keys.h"
#include "gui/canvas/list_panel.h"
#include "gui/frame/first_size.h"
#include "gui/frame/page_stack.h"
#include "gui/frame/shell_commands.h"
#include "gui/frame/trouble_page.h"
#include "gui/shelf/begin_page.h"
#include "gui/shelf/games_page.h"
#include "gui/shelf/start_page.h"
#include "gui/table/board.h"
#include "gui/table/table_page.h"
#include "present/help/help_topic.h"
#include "present/help/tour.h"
#include "present/language/failure_words.h"
#include "present/shelf/shelf_game.h"
#include "present/window/command_words.h"
#include "present/window/kept_choices.h"
#include "present/window/words_of_panels.h"
#include "session/files.h"
#include "store/holder.h"
#include "store/program.h"
#include "store/store_error.h"
#include "wording/failure.h"

#include <wx/log.h>
#include <wx/sizer.h>

#include <cstdio>
#include <utility>

namespace gui {

namespace {

std::string holder_words(const store::Holder& holder) {
    return present::held_elsewhere(holder.program.process, holder.program.host, holder.since);
}

}  // namespace

MainFrame::MainFrame(GameWindows games, Theme& theme, const Arguments& arguments, FileChoosers choosers,
                     std::future<Opening> ahead)
    : wxFrame(nullptr, wxID_ANY, "Logothete", wxDefaultPosition, first_window_size()),
      theme_{theme},
      arguments_{arguments},
      ahead_{std::move(ahead)},
      choosers_{std::move(choosers)},
      look_{*this, theme},
      room_{new PageRoom{this}},
      pages_{room_},
      tables_{std::move(games), {pages_, theme, choosers_}},
      row_{new wxBoxSizer{wxHORIZONTAL}},
      list_{*this, *row_, theme} {
    preferences_.load(arguments_.preferences);
    preferences_.put_back(*this);
    language_ = preferences_.all().language;
    look_.begin(preferences_.all());
    SetMinSize(least_window_size());
    SetBackgroundColour(theme_.page);
    room_->hold(*pages_.parent());
    row_->Add(room_, wxSizerFlags{1}.Expand());
    auto* const all = new wxBoxSizer{wxVERTICAL};
    all->Add(row_, wxSizerFlags{1}.Expand());
    SetSizer(all);
    make_pages();
    room_->keep_in_sight = [this](int scrolled) {
        return pages_.sees(&table()) ? table().keep_header_at(scrolled) : nullptr;
    };
    make_rooms();
    follow_game();
    Layout();  // so that the board knows how large it will be
    Bind(wxEVT_MENU_OPEN, [this](wxMenuEvent& event) {
        commands_.update(*GetMenuBar());
        event.Skip();
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
        if (event.CanVeto() && !own_pages_->may_close()) return event.Veto();
        preferences_.keep_place(*this);
        preferences_.save();
        library_.end_evening();
        event.Skip();
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (!took_key(event)) event.Skip();
    });
    Bind(help_asked, [this](HelpEvent& event) { reading_->show_handbook(event.topic()); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        preferences_.keep_place(*this);
        follow_size();
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

void MainFrame::say_painted_and_close() {
    std::puts("painted");
    std::fflush(stdout);
    CallAfter([this] { Close(); });
}

void MainFrame::make_pages() {
    trouble_ = new TroublePage{pages_.parent(), theme_};
    trouble_->on_again = [this] { open_library(); };
    pages_.add(*trouble_, "trouble");
    pages_.on_seen = [this] { page_seen(); };
    tables_.on_table = [this](TablePage& table) { join_table(table); };
    tables_.on_new_session = [this](BeginPage& page) {
        page.on_begin = [this](const BeginPage::Begin& put_in) { begin(put_in); };
        page.on_back = [this] { leave_new(); };
        page.on_own_page = [this] { own_pages_->show(); };
        page.on_chosen = [this](const std::string& id) {
            preferences_.keep_choice(present::board_choice(tables_.game().id()), id);
        };
    };
    reading_.emplace(Reading::Room{pages_, theme_, choosers_, tables_, list_});
    looking_back_.emplace(LookingBack::Room{pages_, theme_, choosers_, tables_, library_});
    looking_back_->on_shelf = [this] { show_shelf(); };
    looking_back_->on_again = [this](const session::OnShelf& last, const std::string& header) {
        begin_new(tables_.game());
        tables_.new_session().seat_again(last, header);
    };
    make_first_steps();
    tables_.page();  // of the first game: what it paints ahead is ready when a session is opened
}

void MainFrame::join_table(TablePage& table) {
    // GTK asks no menu whether it may when its key is pressed: what was last shown counts.
    table.on_change = [this] {
        commands_.update(*GetMenuBar());
        first_steps_->follow();
        looking_back_->follow();  // the table view answers too
        showing_phones_->follow();
        follow_language();
    };
    table.is_explained = [this] { return first_steps_ && first_steps_->is_shown(); };
    table.read_below = [this] { return first_steps_ ? first_steps_->guide_texts() : std::vector<std::string>{}; };
    table.tools = [this] { return commands_.tools(); };
    table.asked_for = [this] { return showing_phones_ ? showing_phones_->asked_for() : std::vector<std::string>{}; };
    table.on_asked_for = [this] { showing_phones_->show(); };
    table.on_shown = [this] { view_->show(); };
    table.parts().on_correct_in_view = [this] { view_->make_room_to_correct(); };
    if (arguments_.stay == Arguments::Stay::until_painted)
        table.parts().board().on_first_paint = [this] { say_painted_and_close(); };
}

void MainFrame::make_first_steps() {
    first_steps_.emplace(FirstSteps::Room{*this, theme_, pages_, preferences_, tables_});
    first_steps_->open_practice = [this] { return open_practice(); };
    first_steps_->open_session = [this](store::SessionId id) { open_session(id); };
    first_steps_->show_shelf = [this] { show_shelf(); };
    first_steps_->say_trouble = [this](const std::string& trouble) { say_trouble(trouble); };
    first_steps_->show_rules = [this](const present::RuleIds& rules) { reading_->show_handbook(rules); };
}

// What is done with the pages, and the commands that do it.
void MainFrame::make_rooms() {
    view_.emplace(SeenFromAfar::Room{*this, tables_, preferences_});
    view_->on_command = [this](const wxKeyEvent& event) { return commands_.run_key(event); };
    view_->on_key = [this](const wxKeyEvent& event) { return commands_.run_key(event) || table().key(event); };
    own_pages_.emplace(OwnPages::Room{pages_, tables_});
    own_pages_->on_begin = [this](const std::string& id) { begin_with(id); };
    own_pages_->on_change = [this] { commands_.update(*GetMenuBar()); };
    own_pages_->turn_to = [this](const present::Game& game) {
        show_shelf();
        turn_to(game);
    };
    own_pages_->on_trouble = [this](const std::string& trouble) {
        show_shelf();
        start_->say_trouble(trouble);
    };
    preferring_.emplace(Preferring::Room{pages_, theme_, preferences_, library_, tables_});
    preferring_->on_keys = [this] { reading_->show_help(HelpPage::Page::keys); };
    preferring_->put_back = [this](const store::Backup& one) { return put_backup_back(one); };
    showing_phones_.emplace(ShowingPhones::Room{*this, pages_, theme_, choosers_, tables_});
    showing_phones_->on_count = [this] {
        commands_.update(*GetMenuBar());
        table().show_tools();
    };
    showing_phones_->on_asked_for = [this] { table().show_asked_for(); };
    reading_->listening = [this] { return showing_phones_->listening(); };
    reading_->not_offered = [this] { return commands_.not_offered(); };
    set_shell_commands(commands_,
                       {*this, theme_, pages_, tables_, library_, preferences_, *reading_, *preferring_, *looking_back_,
                        *first_steps_, *own_pages_, *view_, *showing_phones_, [this] { begin_new(); },
                        [this](const std::function<void()>& then) { with_a_game(present::GameWanted::to_play, then); },
                        [this] { begin_practice(); }, [this] { show_shelf(); }, [this] { show_as_list(); }});
}

// --- Games

// Commands, menus, table view and what is told by pages are those of the game at hand.
void MainFrame::follow_game() {
    commands_.follow(tables_.game().commands());
    const auto at_table = [this] { return pages_.sees(&table()) && table().desk(); };
    table().parts().set_commands(commands_, at_table);
    if (tables_.at_hand().own)
        commands_.set(tables_.at_hand().own->command,
                      {[this] { show_own_page(); }, [this] { return library_.is_open(); }});
    commands_.make_menus(*this);
    view_->follow_game();
}

void MainFrame::turn_to(const present::Game& game) {
    if (!tables_.turn_to(game)) return;
    reading_->follow_game();
    follow_game();
}

void MainFrame::open_library() {
    std::future<present::Game::TakenUp> session;
    std::optional<std::filesystem::path> made;
    try {
        Opening opening = ahead_.valid() ? ahead_.get() : opened(games_of(tables_.games()), arguments_);
        library_.open(std::move(opening.library));
        session = std::move(opening.session);
        made = std::move(opening.made);
    } catch (const wording::Failure& error) {
        trouble_->say(present::failure_words(error));
        return pages_.bring(*trouble_);
    }
    for (const GameWindow& one : tables_.games()) one.at_library(library_.library().file());
    std::vector<present::ShelfGame> of_games;
    for (const GameWindow& one : tables_.games()) of_games.push_back(one.game->shelf_game(library_.library()));
    start_ = new StartPage{pages_.parent(), theme_, library_.library(),
                           present::shelf_work(library_.library(), std::move(of_games)), choosers_};
    start_->on_open = [this](store::SessionId id) { open_session(id); };
    start_->on_new = [this] { commands_.run(present::CommandId::new_session); };
    for (const auto& [on, id] : {std::pair{&start_->on_practice, present::CommandId::practice},
                                 std::pair{&start_->on_guide, present::CommandId::first_game},
                                 std::pair{&start_->on_tour, present::CommandId::tour}})
        *on = [this, id = id] { commands_.run(id); };
    start_->on_statistics = [this] { looking_back_->show_statistics(); };
    pages_.add(*start_, "shelf", PageStack::Kind::lasting, [this] { start_->come_back(); });
    show_first(std::move(session));
    if (made) start_->also_say(present::library_made(text_of(*made)));
}

// The library must be closed for it, and is open again whatever comes of it.
std::string MainFrame::put_backup_back(const store::Backup& backup) {
    const auto file = library_.library().file();
    close_library();
    std::string said = LibraryKeeper::put_back(file, backup);
    arguments_.file.reset();  // they were for the first time
    arguments_.session.reset();
    open_library();
    return said;
}

void MainFrame::close_library() {
    table().close();
    SetTitle("Logothete");
    pages_.remove(*std::exchange(start_, nullptr));
    looking_back_->let_go();
    library_.close();
}

// The shelf is read when it is seen: it would replay a session for its card.
void MainFrame::show_first(std::future<present::Game::TakenUp> session) {
    if (arguments_.file || !session.valid()) show_shelf();
    if (arguments_.file) start_->take_in(*arguments_.file);
    if (session.valid()) show_taken([&] { return session.get(); });
}

void MainFrame::page_seen() {
    commands_.update(*GetMenuBar());
    const bool leaves_table = pages_.sees(start_) || pages_.sees(games_page_) || tables_.sees_new_session();
    if (leaves_table) first_steps_->end();
    list_.show(pages_.seen());
    if (!view_) return;
    follow_language();
    showing_phones_->follow();  // a table may have been closed
}

// With one game there is nothing to choose.
void MainFrame::begin_new() {
    if (tables_.games().size() == 1) return begin_new(tables_.game());
    choose_game(present::GameWanted::to_play, [this](const present::Game& game) { begin_new(game); });
}

void MainFrame::begin_new(const present::Game& game) {
    if (&game != &tables_.game()) table().close();
    turn_to(game);
    BeginPage& page = tables_.new_session();
    pages_.bring(page);
    page.remember(present::kept_choice(preferences_.all(), present::board_choice(game.id())));
    page.begin_with(library_.library());
}

void MainFrame::choose_game(present::GameWanted wanted, const std::function<void(const present::Game&)>& then) {
    if (!games_page_) {
        games_page_ = new GamesPage{pages_.parent(), theme_, games_of(tables_.games())};
        games_page_->on_back = [this] { leave_new(); };
        pages_.add(*games_page_, "games");
    }
    games_page_->on_game = [this, then](const present::Game& game) {
        preferences_.keep_choice(std::string{present::game_choice}, std::string{game.id()});
        then(game);
    };
    pages_.bring(*games_page_);
    games_page_->begin(present::kept_choice(preferences_.all(), present::game_choice), wanted);
}

// That of the table, where somebody sits at one.
void MainFrame::with_a_game(present::GameWanted wanted, const std::function<void()>& then) {
    if (tables_.games().size() == 1 || table().desk() != nullptr) return then();
    choose_game(wanted, [this, then](const present::Game& game) {
        turn_to(game);
        then();
    });
}

// From the shelf nobody knows yet whose.
void MainFrame::show_own_page() {
    if (!pages_.sees(start_)) return own_pages_->show();
    with_a_game(present::GameWanted::its_boards, [this] {
        show_shelf();
        own_pages_->show();
    });
}

void MainFrame::begin_with(const std::string& id) {
    begin_new(tables_.game());
    tables_.new_session().choose(id);
}

void MainFrame::show_as_list() {
    list_.turn(pages_.seen());
    if (list_.is_shown()) return;
    pages_.sees(&table()) ? table().show_again() : pages_.seen().SetFocus();
}

bool MainFrame::took_key(const wxKeyEvent& event) {
    if (const auto step = text_step(event)) return preferences_.step_text(*step), true;
    if (commands_.run_other_key(event)) return true;
    if (looking_back_->sees_session() && commands_.waits_for_table(event)) {
        looking_back_->back_to_table();
        return commands_.run_key(event);
    }
    const bool at_table = pages_.sees(&table());
    if (!list_.has_keyboard()) return at_table && table().key(event);
    const bool taken = list_.panel()->key(event) || (at_table ? table().answer(event) : list_.panel()->hand_on(event));
    if (taken) CallAfter([this] { list_.panel()->hold_keyboard(); });
    return taken;
}

void MainFrame::show_shelf() {
    const auto left = table().session() ? std::optional{table().session()->details().id} : std::nullopt;
    view_->leave();
    table().close();
    SetTitle("Logothete");
    pages_.bring(*start_);
    start_->forget_news();
    start_->refresh();
    if (left) start_->bring_into_sight(*left);
}

// Whoever sat at a table sits there still.
void MainFrame::leave_new() {
    if (!table().desk()) return show_shelf();
    pages_.bring(table());
    table().show_again();
}

void MainFrame::open_session(store::SessionId id) {
    table().close();
    show_taken([&] { return take_up(games_of(tables_.games()), library_.library(), id); });
}

void MainFrame::show_taken(const std::function<present::Game::TakenUp()>& take) {
    try {
        auto taken = take();
        if (const auto* holder = std::get_if<store::Holder>(&taken)) {
            if (!pages_.sees(start_)) show_shelf();
            return start_->say_trouble(holder_words(*holder));
        }
        auto session = std::get<std::unique_ptr<present::OpenSession>>(std::move(taken));
        const auto id = session->details().id;
        turn_to(*present::game_of(games_of(tables_.games()), session->details().game));
        SetTitle(wxString::FromUTF8(session->details().title + " - Logothete"));
        pages_.bring(table());
        table().open(std::move(session), [this, id] { return entry_times(id); });
        looking_back_->begin_session();
        showing_phones_->forget();
        showing_phones_->follow();
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

void MainFrame::begin_practice() {
    if (open_practice() && preferences_.all().tour == present::Tour::not_seen) first_steps_->begin_tour();
}

// At the game at hand. False: why was said.
bool MainFrame::open_practice() {
    try {
        open_session(tables_.game().begin_practice(library_.library()));
        return table().desk() != nullptr;
    } catch (const wording::Failure& error) {
        start_->say_trouble(present::failure_words(error));
        return false;
    }
}

void MainFrame::say_preferences_trouble() {
    if (const auto trouble = preferences_.take_trouble()) say_trouble(*trouble);
}

void MainFrame::say_trouble(const std::string& trouble) {
    wxLogWarning("%s", wxString::FromUTF8(trouble));
    if (pages_.sees(start_)) return start_->say_trouble(trouble);
    if (table().desk()) table().act([&](present::Desk& desk) { desk.tell(trouble); });
}

void MainFrame::apply_preferences() {
    tables_.prefer(preferences_.all());
    view_->prefer();
    preferring_->follow();
    look_.follow(preferences_.all());
    commands_.update(*GetMenuBar());
    follow_language();
}

void MainFrame::say_fault(const std::string& what) {
    wxLogError("%s", wxString::FromUTF8(what));
    if (pages_.sees(&table()) && table().desk())
        table().act([&](present::Desk& desk) { desk.tell(present::fault_of_ours(what)); });
}

void MainFrame::restyle() {
    SetBackgroundColour(theme_.page);
    tables_.restyle();
    view_->window().Refresh();
    preferring_->restyle();
    list_.restyle();
    first_steps_->restyle();
    if (pages_.sees(start_)) start_->come_back();
    room_->set_scale(look_.page_scale());
    Layout();
    Refresh();
}

void MainFrame::follow_size() {
    look_.resized();
    room_->set_scale(look_.page_scale());
}

}  // namespace gui
