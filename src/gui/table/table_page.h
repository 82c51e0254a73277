// SPDX-License-Identifier: MIT
// One open session of any game. The page assembles the shell's panels and the game's parts, gives them what to show,
// and passes their clicks to the desk. It decides nothing.
#pragma once

#include "gui/canvas/key_guard.h"
#include "gui/canvas/tool_row.h"
#include "gui/table/parts.h"
#include "gui/table/sheet_book.h"
#include "gui/table/table_clock.h"
#include "present/help/help_topic.h"
#include "present/help/tour.h"
#include "present/journal/hands_left.h"
#include "present/journal/put_back.h"
#include "present/journal/told.h"
#include "present/table/open_session.h"
#include "present/window/preferences.h"

#include <wx/eventfilter.h>
#include <wx/panel.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace gui {

class ClockStrip;
class DecisionPanel;
class HandsStrip;
class HeaderBar;
class JournalPanel;
class StandingStrip;

class TablePage : public wxPanel {
public:
    // For tables of the game whose parts `make` makes. The theme must outlive the page.
    TablePage(wxWindow* parent, const Theme& theme, const MakeTableParts& make);
    ~TablePage() override;

    // Opens a session of that game.
    void open(std::unique_ptr<present::OpenSession> session, TableClock::EntryTimes times);
    // Closes the session, which is kept already.
    void close();
    // Both nullptr while nothing is open.
    present::OpenSession* session() { return session_.get(); }
    present::Desk* desk() { return session_ ? &session_->desk() : nullptr; }

    // Runs this on the desk, shows on the page whatever it throws, and updates everything.
    void act(const std::function<void(present::Desk&)>& doing);
    // The same for what was done elsewhere, on a phone: the keyboard stays where it is.
    void follow_elsewhere(const std::function<void(present::Desk&)>& doing);
    // Handles a key that is not for a text field; false if it means nothing here.
    bool key(const wxKeyEvent& event);
    // The same while a list beside the page has the keyboard: letters and digits answer the question, other keys belong
    // to the list.
    bool answer(const wxKeyEvent& event);
    // Draws a frame around the part that a guide speaks of; without one, removes it.
    void point_at(std::optional<present::TourPlace> place);

    // Shows a sheet of the game, or the board: SheetBook::board_key.
    void show_board();
    void show_sheet(const std::string& key);
    const std::string& sheet() const { return sheets_.chosen(); }
    // Shows the last end of a turn, and gives it the keyboard; the board if none is there.
    void open_turn_end();
    bool has_turn_end() const;
    // Board and sheets are its children.
    wxWindow* sheet_parent() const;
    // Call it on return from another page of the window.
    void show_again();
    // Updates everything although nothing was done.
    void show_all();
    // Updates the buttons above alone.
    void show_tools();
    // Updates who asks for a seat.
    void show_asked_for();
    TableParts& parts() { return *parts_; }
    JournalPanel& journal() { return *journal_; }
    DecisionPanel& decision() { return *decision_; }

    // The help topic of the sheet in the place of the board, else of the question.
    present::HelpTopic topic() const;

    // From now on.
    void prefer(const present::Preferences& preferences);
    const present::Preferences& preferences() const { return preferences_; }
    TableClock& clock() { return clock_; }
    void pause_clock();

    // Call it when text sizes have changed.
    void lay_out();
    // Where the page is scrolled: the question stays in sight at that height, in pixels. Gives what stays.
    const wxWindow* keep_header_at(int scrolled);

    // The buttons above, as they are now.
    std::function<std::vector<Tool>()> tools = [] { return std::vector<Tool>{}; };

    // The seats that phones ask for, by their labels; and what leads to who asks.
    std::function<std::vector<std::string>()> asked_for = [] { return std::vector<std::string>{}; };
    std::function<void()> on_asked_for = [] {};

    // Whether something below the page explains it: rows then leave their room to the board, and stand side by side.
    std::function<bool()> is_explained = [] { return false; };

    // The texts of what explains it.
    std::function<std::vector<std::string>()> read_below = [] { return std::vector<std::string>{}; };
    // Call it when they have changed.
    void show_places();

    // Called after everything was updated.
    std::function<void()> on_shown = [] {};
    // Called after something was done, or tried.
    std::function<void()> on_change = [] {};

private:
    void make_panels();
    void put_panels();
    void connect();
    wxSizer* below_players();
    int side_height() const;
    void put_header();
    bool journal_is_read() const;
    int height_between() const;
    void tell(Telling telling, int width);
    void give_players_room(int width);
    void give_hands_room(int width);
    void give_journal_room();
    void give_standing_room(int width);
    void give_room(const std::optional<TableLine>& line, int width, bool is_wanted);
    bool has_keyboard() const;
    bool folds() const;
    double question_height() const;
    double most_of_height() const;
    int decision_room() const;
    int line_from_question() const;
    void leave_hands();
    void come_back_to_hands();
    void do_and_show(const std::function<void(present::Desk&)>& doing);
    void show_clock();
    void show_standing();
    void show_hands();
    bool turn_ends_now() const;
    void follow_turn_end(std::size_t entries_before);
    void show_turn_end();
    present::EntryRange shown_hands() const;
    wxWindow* pointed() const;
    void draw_pointer(wxPaintEvent& event);
    bool is_meant(const wxKeyEvent& event);
    bool corrects(const wxWindow* focus);
    bool answer_key(const wxKeyEvent& event);
    bool step_back();
    bool walking_key(const wxKeyEvent& event);
    // Keys may be released over any window.
    class Releases : public wxEventFilter {
    public:
        explicit Releases(KeyGuard& guard);
        ~Releases() override;
        Releases(const Releases&) = delete;
        Releases& operator=(const Releases&) = delete;
        int FilterEvent(wxEvent& event) override;

    private:
        KeyGuard& guard_;
    };

    const Theme& theme_;
    std::unique_ptr<present::OpenSession> session_;
    present::Preferences preferences_;

    int scrolled_ = 0;
    std::vector<std::string> hands_texts_;
    SheetBook sheets_;
    DecisionPanel* decision_;
    HandsStrip* hands_;
    StandingStrip* standing_;
    ClockStrip* clock_strip_;
    JournalPanel* journal_;
    std::unique_ptr<TableParts> parts_;
    std::optional<TableLine> over_board_;
    std::optional<TableLine> in_sight_;
    HeaderBar* header_;  // the last child, so it lies above those that scroll below it
    TableClock clock_;
    present::PutBack put_back_;
    struct LeftHands {
        present::Desk::ForHands desk;
        present::PutBack put_back;
        std::set<std::string> ticked;
        std::set<std::string> ticked_at_turn_end;
    };
    present::HandsLeft<LeftHands> left_;
    KeyGuard guard_;
    long typed_at_ = 0;  // the last answer; milliseconds
    Releases releases_{guard_};
    std::optional<present::TourPlace> pointed_at_;
};

}  // namespace gui
