// SPDX-License-Identifier: MIT
// The main window: assembles the pages and shows one of them. It shows the shelf of sessions, or a new session being
// set up, or one open table. It closes without a question, because every accepted entry is on the disk.
#pragma once

#include "gui/app/arguments.h"
#include "gui/app/opening.h"
#include "gui/canvas/popup_keys.h"
#include "gui/canvas/theme.h"
#include "gui/frame/commands.h"
#include "gui/frame/file_choosers.h"
#include "gui/frame/first_steps.h"
#include "gui/frame/game_window.h"
#include "gui/frame/library_keeper.h"
#include "gui/frame/looking_back.h"
#include "gui/frame/own_pages.h"
#include "gui/frame/page_list.h"
#include "gui/frame/page_room.h"
#include "gui/frame/page_stack.h"
#include "gui/frame/preference_keeper.h"
#include "gui/frame/preferring.h"
#include "gui/frame/reading.h"
#include "gui/frame/showing_phones.h"
#include "gui/frame/tables.h"
#include "gui/frame/window_look.h"
#include "gui/shelf/begin_page.h"
#include "gui/table_view/seen_from_afar.h"
#include "gui/table_view/table_window.h"
#include "present/help/help_topic.h"
#include "present/shelf/start_words.h"
#include "present/window/preferences.h"
#include "session/place.h"
#include "session/resources.h"
#include "store/backups.h"
#include "store/records.h"

#include <wx/frame.h>

#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class wxBoxSizer;

namespace gui {

class GamesPage;
class GuideStrip;
class ListPanel;
class StartPage;
class TablePage;
class TourStrip;
class TroublePage;

class MainFrame : public wxFrame {
public:
    // `theme` is the program's theme. The frame changes it when the user asks for that, and nothing that reads it
    // outlives the frame. If the library is being opened ahead, the frame waits for it; otherwise it opens the library
    // now.
    MainFrame(GameWindows games, Theme& theme, const Arguments& arguments, FileChoosers choosers = system_choosers(),
              std::future<Opening> ahead = {});

    // Reports a fault of the program to the user; nothing that was accepted is lost.
    void say_fault(const std::string& what);

    // Shows a sentence about something that went wrong on the current page.
    void say_trouble(const std::string& trouble);

    // Puts a session into the library and opens it.
    void begin(const BeginPage::Begin& put_in);

    // The table of the game whose table is open, or was open last.
    TablePage& table() { return tables_.page(); }
    TableWindow& table_view() { return view_->window(); }
    Commands& commands() { return commands_; }
    // None before they were asked for.
    ListPanel* list_panel() { return list_.panel(); }
    TourStrip* tour() { return first_steps_->tour(); }
    // nullptr in a program without that part.
    Phones* phones() { return showing_phones_->phones(); }
    GuideStrip* guide() { return first_steps_->guide(); }
    const present::Preferences& preferences() const { return preferences_.all(); }

    // The user wishes another language, and nothing is half decided: whoever owns the window makes another one with
    // these arguments in its place (spoken_anew). Without it, the language holds from the next start.
    std::function<void(const Arguments& next)> on_other_language;
    // Lets go of the library and hides, so that another window can take this one's place; phones go on seeing the
    // session from there.
    std::unique_ptr<Phones> hand_over();
    void take_over(std::unique_ptr<Phones> phones) { showing_phones_->take_over(std::move(phones)); }
    bool sees_preferences() const { return preferring_->is_seen(); }

    // Applies at once and from now on, and is kept in the preferences file.
    void prefer(present::Preferences preferences) { preferences_.prefer(std::move(preferences)); }
    // Changes how everything looks for now, whatever the preferences say.
    void change_look(Tone tone, double text_wish) { look_.change(tone, text_wish); }

private:
    void say_preferences_trouble();
    void apply_preferences();
    bool is_half_decided();
    void follow_language();
    std::string put_backup_back(const store::Backup& backup);
    void close_library();
    void open_library();
    void show_first(std::future<present::Game::TakenUp> session);
    void say_painted_and_close();
    void make_pages();
    void make_first_steps();
    void make_rooms();
    void page_seen();
    void join_table(TablePage& table);
    void follow_game();
    void turn_to(const present::Game& game);
    void choose_game(present::GameWanted wanted, const std::function<void(const present::Game&)>& then);
    void with_a_game(present::GameWanted wanted, const std::function<void()>& then);
    void show_own_page();
    void begin_new();
    void begin_new(const present::Game& game);
    void show_shelf();
    void leave_new();
    void open_session(store::SessionId id);
    void show_taken(const std::function<present::Game::TakenUp()>& take);
    std::vector<std::string> entry_times(store::SessionId id) const;
    void begin_practice();
    bool open_practice();
    bool took_key(const wxKeyEvent& event);
    void show_as_list();
    void begin_with(const std::string& id);
    void restyle();
    void follow_size();

    Theme& theme_;
    Arguments arguments_;
    std::string language_;        // as it was preferred when the window was made
    std::future<Opening> ahead_;  // the first time only
    FileChoosers choosers_;
    LibraryKeeper library_;
    PreferenceKeeper preferences_;
    WindowLook look_;
    Commands commands_;
    PopupKeys popup_keys_;

    PageRoom* room_;
    PageStack pages_;
    Tables tables_;
    wxBoxSizer* row_;  // the list and the pages
    PageList list_;
    TroublePage* trouble_ = nullptr;
    StartPage* start_ = nullptr;       // once the library is open
    GamesPage* games_page_ = nullptr;  // once a game was to be chosen
    // These need the pages' parent window.
    std::optional<Reading> reading_;
    std::optional<Preferring> preferring_;
    std::optional<LookingBack> looking_back_;
    std::optional<FirstSteps> first_steps_;
    std::optional<OwnPages> own_pages_;
    std::optional<SeenFromAfar> view_;
    std::optional<ShowingPhones> showing_phones_;
};

}  // namespace gui
