// SPDX-License-Identifier: MIT
// What a game draws of its open tables, and what it does with keys and commands beside those of the shell.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/canvas/fitted.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace present {
class OpenSession;
struct Preferences;
}  // namespace present

namespace gui {

class Board;
class Commands;
class TablePage;
class TableViewCanvas;

// Something beside the board that has room while there is anything to show.
struct TableLine {
    Canvas* canvas;
    std::function<bool()> is_empty;
    std::function<int(int width)> best_height;  // both in logical pixels
};

// What can stand in the place of the board.
struct TableSheet {
    std::string key;
    Canvas* canvas;                      // several sheets may be pages of one
    std::function<void()> turn = [] {};  // to its page, before it is seen
    // Whether letters and digits answer the question while it has the keyboard, or are typed into it.
    enum class Keys { answer, are_typed } keys = Keys::answer;
};

// A question whose answers are no rows but drawn by the game: dice.
class DrawnQuestion {
public:
    DrawnQuestion() = default;
    virtual ~DrawnQuestion() = default;
    DrawnQuestion(const DrawnQuestion&) = delete;
    DrawnQuestion& operator=(const DrawnQuestion&) = delete;

    // It is the question now.
    virtual bool is_asked() const = 0;
    virtual void draw(Painter& painter, const Rect& box) = 0;
};

// Both ends of the bar above everything, the question between them. Widths are in pixels.
class HeaderEnds {
public:
    HeaderEnds() = default;
    virtual ~HeaderEnds() = default;
    HeaderEnds(const HeaderEnds&) = delete;
    HeaderEnds& operator=(const HeaderEnds&) = delete;

    virtual double left_width(const Fitted& fitted) const = 0;
    virtual double right_width(const Fitted& fitted) const = 0;
    virtual void draw_left(const Fitted& fitted, const Rect& box) = 0;
    virtual void draw_right(const Fitted& fitted, const Rect& box) = 0;
};

// Made once for a page of tables of its game; sessions are opened there one after the other. Its windows are children
// of the page and of its sheets; the page lays them out, wx owns them.
class TableParts {
public:
    TableParts() = default;
    virtual ~TableParts() = default;
    TableParts(const TableParts&) = delete;
    TableParts& operator=(const TableParts&) = delete;

    // --- What it draws
    virtual Board& board() = 0;
    // The players, beside the board.
    virtual Canvas& players() = 0;
    // In the place of the board.
    virtual std::vector<TableSheet> sheets() = 0;
    // What lies over the board in words, and what had better stay in sight; nothing: the game has none.
    virtual std::optional<TableLine> over_board() = 0;
    virtual std::optional<TableLine> in_sight() = 0;
    virtual HeaderEnds& header_ends() = 0;
    virtual DrawnQuestion& drawn_question() = 0;

    // --- The session
    // It is of the game, and outlives `close`.
    virtual void open(present::OpenSession& session) = 0;
    virtual void close() = 0;
    // Everything anew, as the desk shows it now, with that sheet in sight.
    virtual void show(const std::string& sheet) = 0;
    // The table has changed.
    virtual void moved_on() = 0;
    // From now on.
    virtual void prefer(const present::Preferences& preferences) = 0;

    // --- The table view
    // A fresh picture of the table for a window of its own, a child of that window.
    virtual TableViewCanvas& make_view(wxWindow* parent) = 0;
    // All of it anew; one was made, and a session is open.
    virtual void show_view() = 0;
    // Somebody wants to correct something in it: the number is typed on the page.
    std::function<void()> on_correct_in_view = [] {};

    // --- Commands and keys
    // What its own commands do. `at_table`: whether its page is seen with an open session.
    virtual void set_commands(Commands& commands, const std::function<bool()>& at_table) = 0;
    // Somebody is about to answer: what only moves for show stops.
    virtual void settle() = 0;
    // A key for the question that it draws; false: it is none.
    virtual bool key(int key) = 0;
    // Takes away what lies over the board; false: nothing does.
    virtual bool clear_board() = 0;
};

using MakeTableParts = std::function<std::unique_ptr<TableParts>(TablePage& page, const Theme& theme)>;

}  // namespace gui
