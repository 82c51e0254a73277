// SPDX-License-Identifier: MIT
// The window: assembles the pages and brings one forward. Either the shelf of sessions is shown, a new session is being
// set up, or one table is open. Closing it never asks: everything accepted is on the disk.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "byzantium/window/app/opening.h"
#include "byzantium/window/frame/looking_back.h"
#include "byzantium/window/table_view/table_canvas.h"
#include "gui/app/arguments.h"
#include "gui/canvas/popup_keys.h"
#include "gui/canvas/theme.h"
#include "gui/frame/commands.h"
#include "gui/frame/file_choosers.h"
#include "gui/frame/first_steps.h"
#include "gui/frame/library_keeper.h"
#include "gui/frame/page_list.h"
#include "gui/frame/page_stack.h"
#include "gui/frame/preference_keeper.h"
#include "gui/frame/window_look.h"
#include "gui/pages/help_page.h"
#include "gui/table_view/table_window.h"
#include "present/help/help_topic.h"
#include "present/window/preferences.h"
#include "session/place.h"
#include "session/resources.h"
#include "store/backups.h"
#include "store/records.h"

#include <wx/frame.h>

#include <functional>
#include <future>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class wxBoxSizer;

namespace gui {
class BeginPage;
class GuideStrip;
class HandbookPage;
class ListPanel;
class OwnPage;
class PreferencesPage;
class StartPage;
class TablePage;
class TourStrip;
class TroublePage;
}  // namespace gui

namespace byzantium::window {

class TableParts;

class MainFrame : public wxFrame {
public:
    // The theme is the program's one; the frame changes it when the player wishes, and outlives nothing that reads it.
    // What is being opened ahead is waited for; otherwise it is opened now.
    MainFrame(gui::Theme& theme, const gui::Arguments& arguments, gui::FileChoosers choosers = gui::system_choosers(),
              std::future<Opening> ahead = {});

    // A mistake of the program's own, in words for its user: nothing that was accepted is lost.
    void say_fault(const std::string& what);

    // Something that went wrong, as a sentence on what is shown.
    void say_trouble(const std::string& trouble);

    // Puts a session with that header into the library and opens it.
    void begin_session(const byzantium::Header& header, const session::Place& place);

    gui::TablePage& table() { return *table_; }
    TableParts& parts();
    gui::TableWindow& table_view() { return *table_view_; }
    gui::Commands& commands() { return commands_; }
    // None before they were asked for.
    gui::ListPanel* list_panel() { return list_.panel(); }
    gui::TourStrip* tour() { return first_steps_->tour(); }
    gui::GuideStrip* guide() { return first_steps_->guide(); }
    const present::Preferences& preferences() const { return preferences_.all(); }
    // From now on, at once; they are kept in their file.
    void prefer(present::Preferences preferences) { preferences_.prefer(std::move(preferences)); }
    // How everything looks for now, whatever is preferred.
    void change_look(gui::Tone tone, double text_wish) { look_.change(tone, text_wish); }

private:
    void say_preferences_trouble();
    void apply_preferences();
    void show_preferences();
    void show_backups();
    void put_backup_back(const store::Backup& backup);
    void close_library();
    void open_library();
    void show_first(std::future<Taken> session);
    void say_painted_and_close();
    void make_pages();
    void make_first_steps();
    void make_commands();
    void make_session_commands();
    void make_time_commands();
    void make_view_commands();
    void page_seen();
    void make_new_session_page();
    void begin(const std::function<store::SessionId(store::Library&)>& put_in);
    void begin_new();
    void show_shelf();
    void open_session(store::SessionId id);
    void show_taken(const std::function<Taken()>& take);
    std::vector<std::string> entry_times(store::SessionId id) const;
    void begin_practice();
    bool open_practice();
    void show_help(gui::HelpPage::Page page);
    void show_handbook(const present::HelpTopic& topic);
    present::HelpTopic topic_here() const;
    void make_report_commands();
    void make_help_commands();
    bool took_key(const wxKeyEvent& event);
    void show_as_list();
    void show_boards();
    void leave_boards();
    void begin_on_board(const std::string& id);
    bool may_close();
    void make_table_view();
    void show_table_view();
    void switch_table_view(gui::TableWindow::Extent extent);
    void correct_from_table_view(const byzantium::Setting& current);
    void restyle();

    gui::Theme& theme_;
    gui::Arguments arguments_;
    std::future<Opening> ahead_;  // the first time only
    gui::FileChoosers choosers_;
    byzantium::text::Boards boards_;
    gui::LibraryKeeper library_;
    gui::PreferenceKeeper preferences_;
    gui::WindowLook look_;
    gui::Commands commands_;
    gui::PopupKeys popup_keys_;

    gui::PageStack pages_;
    wxBoxSizer* row_;  // the list and the pages
    gui::PageList list_;
    gui::TroublePage* trouble_ = nullptr;
    gui::StartPage* start_ = nullptr;        // once the library is open
    gui::BeginPage* new_session_ = nullptr;  // once it has been asked for
    gui::TablePage* table_ = nullptr;
    gui::HelpPage* help_ = nullptr;
    gui::HandbookPage* handbook_ = nullptr;  // once it was asked for
    gui::TableWindow* table_view_ = nullptr;
    TableCanvas* table_canvas_ = nullptr;      // in it
    std::optional<LookingBack> looking_back_;  // these two, once the table's page is there
    std::optional<gui::FirstSteps> first_steps_;
    gui::PreferencesPage* preferences_page_ = nullptr;  // once it was asked for
    gui::OwnPage* boards_page_ = nullptr;               // once it was asked for
    bool told_of_unsaved_ = false;
};

}  // namespace byzantium::window
