// SPDX-License-Identifier: MIT
// The picture of the page for a new session of any game: cards in two columns, and the bar with the buttons below them.
// Text is typed into native fields, which this view places; everything else is drawn. It scrolls if the window is too
// low.
#pragma once

#include "gui/canvas/key_canvas.h"
#include "gui/canvas/scroll.h"
#include "paper/table.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

class BeginView : public KeyCanvas {
public:
    // The area of a choice is named by its group and value: "players:3". `groups` are the prefixes of all groups:
    // "players:".
    BeginView(wxWindow* parent, const Theme& theme, std::vector<std::string> groups);

    // Called with the place of the field of that name; nothing if it is not visible now.
    std::function<void(const std::string& field, const std::optional<Rect>& place)> on_field_place = [](const auto&,
                                                                                                        const auto&) {};
    // Label of the field of that name, and what is written in it.
    std::function<std::string(const std::string& field)> words_of_field = [](const std::string& field) {
        return field;
    };
    // A field was clicked.
    std::function<void(const std::string& field)> on_edit = [](const auto&) {};

    // Chooses the neighbour of the focused choice; false if no choice has the keyboard.
    bool choose_beside(Walk direction);
    // Scrolls until the focused area is visible.
    void reveal();

protected:
    struct Choice {
        std::string name;
        std::string label;
        std::function<void()> act;
        std::optional<paper::Badge> mark{};  // before its label
    };
    // A field with its label before it, and its fault below.
    struct FieldLine {
        std::string field;
        std::string label;
        double label_width;
        std::string complaint;
    };
    // A doubtful rule that each table reads as it likes.
    struct Ruling {
        std::string rule;  // its id
        std::string question;
        std::vector<Choice> choices;
        std::string books;  // where they differ, or when it matters
    };
    struct RulingsHead {
        std::string heading;
        std::string remark{};  // may be empty
    };
    struct Bar {
        Button begin;
        std::function<void()> on_begin;
        Button back;
        std::function<void()> on_back;
        std::string said;  // between them where the page scrolls: what chance drew; may be empty
    };

    // --- What a game says
    virtual std::string heading() const = 0;
    // Draws the cards one below the other, cutting them off the columns.
    virtual void draw_columns(Painter& painter, Rect& left, Rect& right) = 0;
    virtual Bar bar() const = 0;
    // The area name of the chosen value of that group: Tab stops only there.
    virtual std::string chosen_name(const std::string& group) const = 0;

    // --- What it draws with Draws a card with room for that height below its heading, cuts it off the column, and
    // returns the room.
    Rect card(Painter& painter, Rect& column, double height, const std::string& heading, const std::string& remark);
    // The inner width of cards in that column.
    static double width_in_card(Painter& painter, const Rect& column) { return column.w - painter.scaled(32); }
    static double line_height(Painter& painter) { return painter.scaled(54); }
    void draw_line(Painter& painter, Rect& inside, const FieldLine& line);
    // With the area that gives it the keyboard.
    void place_field(Painter& painter, const std::string& field, const Rect& box);
    void hide_field(const std::string& field) { on_field_place(field, std::nullopt); }
    // Draws them in a row, and in further rows if they do not fit.
    void choices(Painter& painter, const Rect& box, const std::vector<Choice>& all);
    double choices_height(Painter& painter, double width, const std::vector<Choice>& all);
    void complain(Painter& painter, const Rect& box, const std::string& sentence);
    // Draws a card of rulings.
    void draw_rulings(Painter& painter, Rect& column, const RulingsHead& head, const std::vector<Ruling>& all);

private:
    void draw(Painter& painter) override;
    bool is_stop(const Area& area) const override;
    void draw_bar(Painter& painter, Rect bar);
    void draw_scroll_bar(Painter& painter);
    void draw_choice(Painter& painter, const Rect& box, const Choice& choice);
    double choice_width(Painter& painter, const Choice& choice);
    // The group of a name: everything up to its last colon; empty if it is no choice.
    std::string group_of(const std::string& name) const;
    void scroll_by(double length);

    std::vector<std::string> groups_;
    Scroll scroll_;
    Rect seen_{};
    bool is_writing_ = false;  // one of the fields has the keyboard, as drawn last
};

}  // namespace gui
