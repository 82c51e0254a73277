// SPDX-License-Identifier: MIT
// What Ekö draws of its open tables: the board, the players' displays, turn and points, the table view.
#pragma once

#include "eko/rules/ids.h"
#include "eko/window/table/foreseer.h"
#include "eko/window/table/turn_and_points.h"
#include "eko/words/desk/open_session.h"
#include "eko/words/foresight/board_marks.h"
#include "gui/table/outlook_line.h"
#include "gui/table/parts.h"
#include "present/table/open_session.h"
#include "present/window/preferences.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gui {
class OverlayLine;
class TablePage;
}  // namespace gui

namespace eko::window {

class BoardCanvas;
class CountPage;
class DisplaysPanel;
class TableCanvas;

class TableParts : public gui::TableParts {
public:
    // The page and the theme must outlive them.
    TableParts(gui::TablePage& page, const gui::Theme& theme);

    gui::Board& board() override;
    gui::Canvas& players() override;
    std::vector<gui::TableSheet> sheets() override;
    std::optional<gui::TableLine> over_board() override;
    std::optional<gui::TableLine> in_sight() override;
    std::optional<int> most_players_height(int width) const override;
    std::optional<int> least_players_height(int width) const override;
    gui::HeaderEnds& header_ends() override { return turn_and_points_; }
    double question_height(double usual) const override;
    gui::DrawnQuestion& drawn_question() override { return drawn_; }

    void open(present::OpenSession& session) override;
    void close() override;
    void show(const std::string& sheet) override;
    void read_beside(const std::vector<std::string>& texts) override;
    void moved_on() override {}
    void prefer(const present::Preferences& preferences) override { preferences_ = preferences; }
    void settle() override {}
    gui::TableViewCanvas& make_view(wxWindow* parent) override;
    void show_view() override;
    void set_commands(gui::Commands& commands, const std::function<bool()>& at_table) override;
    bool key(int) override { return false; }
    bool clear_board() override;

private:
    // Every answer is a row.
    class NoDrawnQuestion : public gui::DrawnQuestion {
    public:
        bool is_asked() const override { return false; }
        void draw(gui::Painter&, const gui::Rect&) override {}
    };

    // What a key lays over the board. It lasts while the game goes on.
    struct ThreatsWished {};
    struct ReachWished {
        FieldId of;
        std::optional<FieldId> chosen;  // that led to the question; another one that is chosen takes the place of `of`
    };
    struct ReachAsked {};  // of a stack that is still to be clicked
    using Wish = std::variant<ThreatsWished, ReachWished, ReachAsked>;

    struct HeadingRoom {
        int width;
        int height;
    };

    void connect();
    int room_of_heading(int width);
    // Does something with the desk of the open table.
    void act(const std::function<void(words::Desk&)>& doing);
    void correct(const Setting& current);
    void show_board();
    void show_count();
    void show_outlook();
    void show_marks();
    words::BoardMarks wished_marks();
    words::BoardMarks threat_marks();
    words::BoardMarks reach_marks(ReachWished& wish);
    void click_field(FieldId field);
    bool is_asked_for_reach() const;
    void show_reach_of(FieldId field);
    void learn();
    void leave_page_about_board();
    void press_threats();
    void press_reach();
    std::optional<FieldId> stack_at_hand() const;
    template <class Kind>
    bool is_wished() const {
        return wish_ && std::holds_alternative<Kind>(*wish_);
    }

    gui::TablePage& page_;
    const gui::Theme& theme_;
    TableCanvas* view_ = nullptr;  // the one that was made last
    words::OpenSession* session_ = nullptr;
    present::Preferences preferences_;
    BoardCanvas* board_;
    gui::OverlayLine* over_board_;
    CountPage* count_;
    DisplaysPanel* displays_;
    gui::OutlookLine* outlook_;
    TurnAndPoints turn_and_points_;
    NoDrawnQuestion drawn_;
    std::optional<Wish> wish_;  // none: nothing is laid over the board, but by a page
    HeadingRoom heading_room_{};
    gui::OutlookNote watch_said_;  // of the last position of which it is known; without a sentence: nobody can win
    Foreseer foreseer_;
};

std::unique_ptr<gui::TableParts> make_table_parts(gui::TablePage& page, const gui::Theme& theme);

}  // namespace eko::window
