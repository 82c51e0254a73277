// SPDX-License-Identifier: MIT
// One open session: assembles its panels, hands them what to show, and brings their clicks to the desk. Decides
// nothing.
#pragma once

#include "byzantium/text/kept.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/desk/desk.h"
#include "gui/canvas/canvas.h"
#include "gui/canvas/key_guard.h"
#include "gui/canvas/tool_row.h"
#include "present/help/help_topic.h"
#include "present/help/tour.h"
#include "present/journal/clock.h"
#include "present/journal/hands_view.h"
#include "present/window/preferences.h"

#include <wx/eventfilter.h>
#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>

class wxSimplebook;

namespace gui {
class JournalPanel;
class HandsStrip;
class ClockStrip;
class RepairPage;
}  // namespace gui

namespace byzantium::window {

class AccountsPage;
class BoardCanvas;
class CountPage;
class DecisionPanel;
class DisplaysPanel;
class HeaderBar;
class OutlookLine;
class OverlayLine;
class WhatIfPage;

class TablePage : public wxPanel {
public:
    TablePage(wxWindow* parent, const gui::Theme& theme);
    ~TablePage() override;

    // The times at which the session's entries were made, as its library keeps them; asked for while a clock runs.
    using EntryTimes = std::function<std::vector<std::string>()>;
    void open(byzantium::text::OpenedKept opened, EntryTimes times);
    // Nothing is open afterwards; the session is kept already.
    void close();
    words::Desk* desk() { return desk_.get(); }
    // nullptr while nothing is open.
    const byzantium::text::OpenedKept* opened() const { return opened_.get(); }

    // Does something with the desk. What the outside world throws is said on the page; then all is shown anew.
    void act(const std::function<void(words::Desk&)>& doing);
    // A key that is for no text field. False if nothing answers to it.
    bool key(const wxKeyEvent& event);
    // The same while the keyboard is at a list beside the page: letters and digits answer, all else is the list's.
    bool answer(const wxKeyEvent& event);
    // A frame around what is spoken of; none: around nothing.
    void point_at(std::optional<present::TourPlace> place);

    enum class Sheet { map, accounts, scores, count, what_if };
    void show_sheet(Sheet sheet);
    // The numbers of the attack that is planned or under way, to be changed.
    void show_what_if();
    Sheet sheet() const { return sheet_; }
    // Back from another page of the window.
    void show_again();
    // What its key makes of what lies over the map; brings the map forward.
    void press_overlay(words::OverlayKind kind);
    std::optional<words::OverlayKind> overlay_kind() const;
    BoardCanvas& map() { return *map_; }
    gui::JournalPanel& journal() { return *journal_; }

    // What to read about: of what stands in the place of the map, else of the question.
    present::HelpTopic topic() const;

    // From now on.
    void prefer(const present::Preferences& preferences);
    const present::Sitting& sitting() const { return sitting_; }
    void pause_clock();

    // Sizes of text have changed.
    void lay_out();

    // The buttons above, as they are now.
    std::function<std::vector<gui::Tool>()> tools = [] { return std::vector<gui::Tool>{}; };

    // Everything has been drawn anew.
    std::function<void()> on_shown = [] {};
    // Something was done, or tried.
    std::function<void()> on_change = [] {};

private:
    void make_panels();
    void connect();
    bool has_keyboard() const;
    void show_all();
    void show_board();
    void show_overlay();
    void show_count();
    void show_repair();
    gui::Canvas* canvas_of(Sheet sheet) const;
    gui::Canvas* canvas_shown() const;
    bool close_overlay();
    void roll();
    void show_clock();
    void read_times();
    void tumble();
    void moved_on();
    // Keys may be let go over any window.
    class Releases : public wxEventFilter {
    public:
        explicit Releases(gui::KeyGuard& guard);
        ~Releases() override;
        Releases(const Releases&) = delete;
        Releases& operator=(const Releases&) = delete;
        int FilterEvent(wxEvent& event) override;

    private:
        gui::KeyGuard& guard_;
    };
    bool is_meant(const wxKeyEvent& event);
    wxWindow* pointed() const;
    void draw_pointer(wxPaintEvent& event);
    present::EntryRange shown_hands() const;
    bool answer_key(const wxKeyEvent& event);
    bool dice_key(const wxKeyEvent& event);
    bool walking_key(const wxKeyEvent& event);

    const gui::Theme& theme_;
    std::unique_ptr<byzantium::text::OpenedKept> opened_;
    std::unique_ptr<words::Desk> desk_;

    HeaderBar* header_;
    wxSimplebook* sheets_;
    BoardCanvas* map_;
    AccountsPage* accounts_;
    CountPage* count_;
    WhatIfPage* what_if_;
    gui::RepairPage* repair_;
    DecisionPanel* decision_;
    DisplaysPanel* displays_;
    gui::HandsStrip* hands_;
    gui::JournalPanel* journal_;
    OutlookLine* outlook_;
    OverlayLine* overlay_line_;
    std::optional<words::OverlayWish> overlay_;  // none: nothing lies over the map
    Sheet sheet_ = Sheet::map;
    gui::KeyGuard guard_;
    Releases releases_{guard_};
    std::optional<present::TourPlace> pointed_at_;
    present::Preferences preferences_;

    EntryTimes times_;
    std::vector<std::optional<present::Moment>> entered_;
    present::Sitting sitting_{};
    wxTimer clock_timer_;
    gui::ClockStrip* clock_;
};

}  // namespace byzantium::window
