// SPDX-License-Identifier: MIT
// The picture of a page on which a session is set up, whatever its game asks there: cards in two columns, and the bar
// with the buttons below them. What is written stands in native fields, whose places this tells; all else is drawn.
// Scrolls where the window is too low.
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
    // Places that are choices are named by their group and what is chosen, "players:3"; these are the beginnings of all
    // groups: "players:".
    BeginView(wxWindow* parent, const Theme& theme, std::vector<std::string> groups);

    // Where the field of that name belongs; nothing: it is not seen now.
    std::function<void(const std::string& field, const std::optional<Rect>& place)> on_field_place = [](const auto&,
                                                                                                        const auto&) {};
    // A field was clicked.
    std::function<void(const std::string& field)> on_edit = [](const auto&) {};

    // The choice beside this one takes its place; false if the keyboard is on no choice.
    bool choose_beside(Walk direction);
    // Scrolls until what has the keyboard is seen.
    void reveal();

protected:
    struct Choice {
        std::string name;
        std::string label;
        std::function<void()> act;
        std::optional<paper::Badge> mark{};  // before its label
    };
    // A field with its label before it, and what is wrong with it below.
    struct FieldLine {
        std::string field;
        std::string label;
        double label_width;
        std::string complaint;
    };
    // A doubtful rule that a table reads as it likes.
    struct Ruling {
        std::string rule;  // its id
        std::string question;
        std::vector<Choice> choices;
        std::string books;  // where they differ
    };
    struct Bar {
        Button begin;
        std::function<void()> on_begin;
        Button back;
        std::function<void()> on_back;
    };

    // --- What a game says
    virtual std::string heading() const = 0;
    // Card below card; each column's top goes down with them.
    virtual void draw_columns(Painter& painter, Rect& left, Rect& right) = 0;
    virtual Bar bar() const = 0;
    // What is chosen in that group, by its name: the one place of the group where Tab stops.
    virtual std::string chosen_name(const std::string& group) const = 0;

    // --- What it draws with
    // The card is drawn, with room for that height below its heading; the room is returned, and the column goes on
    // below.
    Rect card(Painter& painter, Rect& column, double height, const std::string& heading, const std::string& remark);
    // How wide it is within cards of that column.
    static double width_in_card(Painter& painter, const Rect& column) { return column.w - painter.scaled(32); }
    static double line_height(Painter& painter) { return painter.scaled(54); }
    void draw_line(Painter& painter, Rect& inside, const FieldLine& line);
    void place_field(Painter& painter, const std::string& field, const Rect& box);
    void hide_field(const std::string& field) { on_field_place(field, std::nullopt); }
    // In a row, and on the next where they do not fit.
    void choices(Painter& painter, const Rect& box, const std::vector<Choice>& all);
    double choices_height(Painter& painter, double width, const std::vector<Choice>& all);
    void complain(Painter& painter, const Rect& box, const std::string& sentence);
    // A card of them.
    void draw_rulings(Painter& painter, Rect& column, const std::string& heading, const std::vector<Ruling>& all);

private:
    void draw(Painter& painter) override;
    bool is_stop(const Area& area) const override;
    void draw_bar(Painter& painter, Rect bar);
    void draw_scroll_bar(Painter& painter);
    void draw_choice(Painter& painter, const Rect& box, const Choice& choice);
    double choice_width(Painter& painter, const Choice& choice);
    // Choices of one group differ only behind the last colon; empty for what is no choice.
    std::string group_of(const std::string& name) const;
    void scroll_by(double length);

    std::vector<std::string> groups_;
    Scroll scroll_;
    Rect seen_{};
};

}  // namespace gui
