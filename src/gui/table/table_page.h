// SPDX-License-Identifier: MIT
// One open session of whatever game: assembles the panels of the shell and what the game draws, hands them what to
// show, and brings their clicks to the desk. Decides nothing.
#pragma once

#include "gui/canvas/key_guard.h"
#include "gui/canvas/tool_row.h"
#include "gui/table/parts.h"
#include "gui/table/sheet_book.h"
#include "gui/table/table_clock.h"
#include "present/help/help_topic.h"
#include "present/help/tour.h"
#include "present/journal/hands_view.h"
#include "present/table/open_session.h"
#include "present/window/preferences.h"

#include <wx/eventfilter.h>
#include <wx/panel.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gui {

class ClockStrip;
class DecisionPanel;
class HandsStrip;
class HeaderBar;
class JournalPanel;

class TablePage : public wxPanel {
public:
    // For tables of the game whose parts those are. The theme must outlive the page.
    TablePage(wxWindow* parent, const Theme& theme, const MakeTableParts& make);
    ~TablePage() override;

    // A session of that game.
    void open(std::unique_ptr<present::OpenSession> session, TableClock::EntryTimes times);
    // Nothing is open afterwards; the session is kept already.
    void close();
    // Both nullptr while nothing is open.
    present::OpenSession* session() { return session_.get(); }
    present::Desk* desk() { return session_ ? &session_->desk() : nullptr; }

    // Does something with the desk. What the outside world throws is said on the page; then all is shown anew.
    void act(const std::function<void(present::Desk&)>& doing);
    // A key that is for no text field. False if nothing answers to it.
    bool key(const wxKeyEvent& event);
    // The same while the keyboard is at a list beside the page: letters and digits answer, all else is the list's.
    bool answer(const wxKeyEvent& event);
    // A frame around what is spoken of; none: around nothing.
    void point_at(std::optional<present::TourPlace> place);

    // One of the game's, or the board: SheetBook::board_key.
    void show_sheet(const std::string& key);
    const std::string& sheet() const { return sheets_.chosen(); }
    // Board and sheets are its children.
    wxWindow* sheet_parent() const;
    // Back from another page of the window.
    void show_again();
    // Everything anew, without having done anything.
    void show_all();
    TableParts& parts() { return *parts_; }
    JournalPanel& journal() { return *journal_; }
    DecisionPanel& decision() { return *decision_; }

    // What to read about: of what stands in the place of the board, else of the question.
    present::HelpTopic topic() const;

    // From now on.
    void prefer(const present::Preferences& preferences);
    const present::Preferences& preferences() const { return preferences_; }
    TableClock& clock() { return clock_; }
    void pause_clock();

    // Sizes of text have changed.
    void lay_out();

    // The buttons above, as they are now.
    std::function<std::vector<Tool>()> tools = [] { return std::vector<Tool>{}; };

    // Everything has been drawn anew.
    std::function<void()> on_shown = [] {};
    // Something was done, or tried.
    std::function<void()> on_change = [] {};

private:
    void make_panels();
    void put_panels();
    void connect();
    void give_room(const std::optional<TableLine>& line, int width, bool is_wanted);
    bool has_keyboard() const;
    void show_clock();
    present::EntryRange shown_hands() const;
    wxWindow* pointed() const;
    void draw_pointer(wxPaintEvent& event);
    bool is_meant(const wxKeyEvent& event);
    bool answer_key(const wxKeyEvent& event);
    bool step_back();
    bool walking_key(const wxKeyEvent& event);
    // Keys may be let go over any window.
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

    HeaderBar* header_;
    SheetBook sheets_;
    DecisionPanel* decision_;
    HandsStrip* hands_;
    ClockStrip* clock_strip_;
    JournalPanel* journal_;
    std::unique_ptr<TableParts> parts_;
    std::optional<TableLine> over_board_;
    std::optional<TableLine> in_sight_;
    TableClock clock_;
    KeyGuard guard_;
    Releases releases_{guard_};
    std::optional<present::TourPlace> pointed_at_;
};

}  // namespace gui
