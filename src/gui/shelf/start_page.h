// SPDX-License-Identifier: MIT
// The start page: the session to go on with, all others by shelf, and actions on them. It reads the sessions from the
// library at each refresh and remembers nothing else. It reports trouble in the page; only the system's file chooser is
// modal.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/frame/file_choosers.h"
#include "gui/shelf/details_page.h"
#include "gui/shelf/start_view.h"
#include "present/help/page_keys.h"
#include "present/shelf/session_row.h"
#include "present/shelf/shelf_acts.h"
#include "present/shelf/shelf_words.h"
#include "present/shelf/shelf_work.h"
#include "store/exchange.h"
#include "store/library.h"
#include "store/records.h"

#include <wx/panel.h>

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class wxTextCtrl;

namespace gui {

class StartPage : public wxPanel {
public:
    // All arguments, and everything that `work` uses, must outlive the page.
    StartPage(wxWindow* parent, const Theme& theme, store::Library& library, present::ShelfWork work,
              const FileChoosers& choosers);

    std::function<void(store::SessionId)> on_open;
    std::function<void()> on_new;
    std::function<void()> on_practice;
    std::function<void()> on_guide;
    std::function<void()> on_tour;
    std::function<void()> on_statistics;

    // Reads the library anew and gives the keyboard to the card, or to the list. Call it whenever the page is shown.
    void refresh();
    // Scrolls to the row of this session, if it is on the shelf that is shown. The mark stays where it is.
    void bring_into_sight(store::SessionId id);
    // As refresh, but details that are being typed stay: call it when another page was over this one, and when sizes or
    // colours have changed.
    void come_back();
    // Imports a journal or a session file that the command line names, and opens its session, even if it was here
    // already. Nothing is opened while there is a question about it.
    void take_in(const std::filesystem::path& file);
    // Shows a message from elsewhere, such as why a session could not be opened.
    void say_trouble(const std::string& sentence);
    // News of what was done before another page was looked at; trouble stays.
    void forget_news();
    // Adds a sentence to the message that is shown.
    void also_say(const std::string& sentence);
    StartView& view() { return *view_; }
    // Whether details are being typed.
    bool shows_details() const { return details_->IsShown(); }

private:
    StartActs acts();
    // Puts a field where the view has left room for it, after the drawing.
    void lay(wxTextCtrl& field, const Rect& place);
    void load();
    void select(store::SessionId id);
    bool search_key(int code);
    void end_search();
    std::string words_of_search() const;
    void show_contents();
    std::optional<present::ShelvedSession> chosen() const;
    std::optional<present::ResumeCard> resume_card();
    std::string length_of(std::size_t row);

    bool key(wxKeyEvent& event);
    bool plain_key(int code);
    bool act_key(const std::string& key);
    void take_from_card(const std::string& key);
    void press_header(present::PageAct act, const char* place);
    void enter();
    void move_selection(int by);
    void choose(std::size_t row);
    void choose_session(store::SessionId id);
    void show_shelf(store::Shelf shelf);
    void go_on();

    void perform(present::ShelfAct act);
    void done(present::ShelfAct act, const present::ShelvedSession& session);
    void begin_rename();
    void ask_title(const std::string& sentence, Mood mood);
    void finish_rename();
    void show_details(const present::ShelvedSession& session);
    void save_details();
    void hide_details();
    void export_session(const present::ShelvedSession& session);
    void say_exported(const std::string& sentence, const std::filesystem::path& file);
    std::string checked(store::SessionId session) const;
    void import_session();
    std::optional<store::SessionId> take_file(const std::filesystem::path& file);
    std::optional<store::SessionId> take_file(const std::filesystem::path& file, store::IfDiffers if_differs);
    std::optional<store::SessionId> take(const present::FileTaken& result, const std::filesystem::path& file);
    // Of a session that a file brought again: nothing, and a sentence, if it is in the trash.
    std::optional<store::SessionId> known(store::SessionId session);
    std::string undone_there(store::SessionId session) const;
    void ask_which(const store::Differs& differs, const std::filesystem::path& file);
    void arrived(store::SessionId id, const std::function<std::string(const std::string&)>& words,
                 std::vector<Strip::Answer> answers = {});
    void ask_empty_trash();

    // Runs this; an exception becomes the message.
    void guarded(const std::function<void()>& doing);
    void say(Strip strip);
    void close_strip();

    const Theme& theme_;
    store::Library& library_;
    const present::ShelfWork work_;
    const FileChoosers& choosers_;
    StartView* view_;
    wxTextCtrl* field_;
    wxTextCtrl* search_;
    DetailsPage* details_;
    std::optional<std::string> read_only_;  // why the library cannot be written
    bool is_read_ = false;                  // the library, the last time
    std::vector<present::ShelvedSession> all_;
    std::vector<present::ShelvedSession> rows_;    // of the shelf that is shown
    std::optional<present::ShelvedSession> last_;  // the one to go on with
    std::optional<present::ResumeCard> resume_;
    store::Shelf shelf_ = store::Shelf::open;
    std::map<std::pair<store::SessionId, std::string>, std::string> lengths_;  // of those seen, by their entries
    std::optional<std::size_t> selected_;
    std::optional<Strip> strip_;
};

}  // namespace gui
