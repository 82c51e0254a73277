// SPDX-License-Identifier: MIT
// What a game draws of its open tables, and its own keys and commands.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/canvas/fitted.h"

#include <cstdint>
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

// How much a part beside the board says. Where there is little room, players go before its details.
enum class Telling : std::uint8_t { all, the_newest };

// Which part has less room while a line about the board is shown: the board below it, or the question below that.
enum class GivesRoom : std::uint8_t { board, question };

// A part beside the board that takes room only while it has something to show.
struct TableLine {
    Canvas* canvas;
    std::function<bool()> is_empty;
    std::function<int(int width)> best_height;  // both in logical pixels
    std::function<void(Telling)> tell = [](Telling) {};
    GivesRoom gives_room = GivesRoom::board;
};

// A sheet that can be shown in the place of the board.
struct TableSheet {
    std::string key;
    Canvas* canvas;                      // several sheets may be pages of one
    std::function<void()> turn = [] {};  // to its page, before it is seen
    // Whether letters and digits answer the question while it has the keyboard, or are typed into it.
    enum class Keys { answer, are_typed } keys = Keys::answer;
};

// A question whose answers the game draws instead of rows: dice.
class DrawnQuestion {
public:
    DrawnQuestion() = default;
    virtual ~DrawnQuestion() = default;
    DrawnQuestion(const DrawnQuestion&) = delete;
    DrawnQuestion& operator=(const DrawnQuestion&) = delete;

    // Whether this is the question now.
    virtual bool is_asked() const = 0;
    virtual void draw(Painter& painter, const Rect& box) = 0;
};

// Both ends of the bar at the top; the question is between them. Widths are in pixels.
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

// Made once for the table page of a game; sessions are opened there one after the other. Its windows are children of
// the page or of the parent of sheets. The page lays them out, and wx owns them.
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
    // A line about what is laid over the board, above it if the board gives it room, else below it; and a line that
    // should stay visible. Nothing if the game has none.
    virtual std::optional<TableLine> over_board() = 0;
    virtual std::optional<TableLine> in_sight() = 0;
    // The height, in pixels, beyond which the players have no use for more in that width; nothing: they use all.
    virtual std::optional<int> most_players_height(int) const { return std::nullopt; }
    // The least in which all players are seen, if their side has so much; nothing: they scroll.
    virtual std::optional<int> least_players_height(int) const { return std::nullopt; }
    virtual HeaderEnds& header_ends() = 0;
    // How high the question should be, in logical pixels at the usual scale; less where the board shows the answers.
    virtual double question_height(double usual) const { return usual; }
    virtual DrawnQuestion& drawn_question() = 0;

    // --- The session The session is of this game and lives until `close`.
    virtual void open(present::OpenSession& session) = 0;
    virtual void close() = 0;
    // Updates everything to what the desk shows now, with that sheet visible.
    virtual void show(const std::string& sheet) = 0;
    // What is read beside the board from now on: what hands have to do, a step of the guide. A board that does not show
    // the names of its places can mark those that are named there.
    virtual void read_beside(const std::vector<std::string>&) {}
    // The table has changed.
    virtual void moved_on() = 0;
    // From now on.
    virtual void prefer(const present::Preferences& preferences) = 0;

    // --- The table view Makes a picture of the table for a separate window, as a child of that window.
    virtual TableViewCanvas& make_view(wxWindow* parent) = 0;
    // Updates that picture. It must have been made, and a session must be open.
    virtual void show_view() = 0;
    // The user wants to correct something in it; the number is typed on the page.
    std::function<void()> on_correct_in_view = [] {};

    // --- Commands and keys
    // What its own commands do. `at_table`: whether its page is seen with an open session.
    virtual void set_commands(Commands& commands, const std::function<bool()>& at_table) = 0;
    // The user is about to answer: stops animations.
    virtual void settle() = 0;
    // Handles a key for the question that it draws; false if the key means nothing there.
    virtual bool key(int key) = 0;
    // Removes what is laid over the board; false if nothing is.
    virtual bool clear_board() = 0;
};

using MakeTableParts = std::function<std::unique_ptr<TableParts>(TablePage& page, const Theme& theme)>;

}  // namespace gui
