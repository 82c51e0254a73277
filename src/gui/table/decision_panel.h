// SPDX-License-Identifier: MIT
// The panel where everything is decided: the heading, the rows to choose from with their price and chance (or what the
// game draws instead), the number field of a correction, and details of the selected row. One panel serves every
// question; it decides no rule.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/canvas/scrolled_part.h"
#include "gui/table/folded_question.h"
#include "gui/table/row_drawing.h"
#include "gui/table/row_pages.h"
#include "gui/table/rows_width.h"
#include "present/desk/desk.h"
#include "present/help/help_topic.h"

#include <functional>
#include <optional>
#include <string>

class wxTextCtrl;

namespace gui {

class DrawnQuestion;

class DecisionPanel : public Canvas {
public:
    DecisionPanel(wxWindow* parent, const Theme& theme);

    // Moves a long page that only tells something. False if there is nothing to move.
    bool scrolled_by(int key) { return only_tells() && told_.took_key(key); }
    // What the game draws instead of rows. It must outlive everything shown.
    void set_drawn_question(DrawnQuestion& drawn) { drawn_ = &drawn; }

    // Shows nothing without a desk. The desk must outlive the panel, or be taken away before it dies.
    void show(present::Desk* desk);
    // The height in logical pixels for the question on one line of that width, or on two if its answers need them. With
    // no more height than that it is drawn so.
    int folded_height(int width);
    // Whether nothing would be lost then: a drawn question, a field to type into, sentences of rows and what was
    // refused need their room. How a game ended is told in one line.
    bool can_fold() const;
    // Whether rows alone are asked: no dice, no fields, and no way out of a repair.
    bool has_rows_alone() const;
    // Whether the game draws what is asked now.
    bool is_drawn() const;
    // Call it when the desk has changed.
    void refresh();
    // Whether a question that is too long for the bar above may continue here. What the game draws says it all itself.
    bool can_continue_question() const;
    bool continues_question() const { return !rest_of_question_.empty() && can_continue_question(); }
    // Whether a part of the question is asked here in other words.
    bool asks_a_part() const { return desk_ && !heading_stands_above() && !is_drawn(); }
    // The rest of a question that is too long for the bar above; empty: it stands there.
    void continue_question(std::string rest);

    // As many as are shown at a time.
    // The row in the next column to the left or to the right of the selected one, as high as that; none if there is no
    // such column on this page.
    std::optional<std::size_t> row_beside(int key) const;
    int rows_a_page() const { return static_cast<int>(pages_.end(first_row_) - first_row_); }

    // Moves the keyboard from field to field; false if there is no correction over the question.
    bool next_field();

    // All rows, including those on other pages.
    std::vector<SpokenLine> spoken() override;
    // Identifies the question: another text means another question.
    std::string meaning() const override;

    // Runs this on the desk. The owner catches errors and redraws everything.
    std::function<void(std::function<void(present::Desk&)>)> act;

private:
    void draw(Painter& painter) override;
    bool is_framed() const override { return true; }
    const Area* at_hand() const override;
    present::HelpTopic page_topic() const override;
    void make_fields();
    wxSize spoken_size() const override;
    void show_typed();
    bool is_folded(Painter& painter);
    FoldedQuestion folded();
    void draw_heading(Painter& painter, Rect& box);
    bool stands_at_foot(Painter& painter, const Rect& box) const;
    std::string heading() const;
    double least_for_rows(Painter& painter) const;
    std::size_t rows_below(Painter& painter, double wide) const;
    double detail_width(Painter& painter, const Rect& box) const;
    void draw_rows(Painter& painter, Rect box, const RowsWidth& widths);
    present::Row without_what_is_said(present::Row row) const;
    void place_row(Painter& painter, const Rect& where, std::size_t i, const RowColumns& columns);
    void place_area(Painter& painter, const Rect& where, std::size_t i);
    void draw_detail(Painter& painter, Rect box);
    // Whether the bar above asks what is asked here.
    bool heading_stands_above() const;
    void draw_typing(Rect box, const present::Typing& typing, Painter& painter);
    void draw_number_buttons(Painter& painter, Rect row);
    void step_number(int by);
    void typed_key(wxKeyEvent& event);
    struct RoomForLines {
        Rect box;
        double row_height;
        double row_width;
    };
    std::size_t lines_for(const RoomForLines& room) const;
    std::size_t columns_for(double fitting, std::size_t lines) const;
    void turn_to_selected(RowPages pages);
    present::RuleIds rules_here() const;
    double hint_height(Painter& painter, double wide) const;
    bool only_tells() const;
    void draw_told(Painter& painter, const Rect& box);
    void draw_hint(Painter& painter, Rect line);
    void draw_escape(Painter& painter, Rect& line);
    void place_way_back(Painter& painter, const Rect& line, const std::string& hint);
    const present::Row* row_in_hand() const;
    const std::string* why_not_in_hand() const;
    std::string note_in_hand(Painter& painter, double room) const;
    double beside_note(Painter& painter) const;
    bool foot_needs_room(Painter& painter, const Rect& line) const;
    void draw_pages(Painter& painter, Rect& line);
    enum class Turn { back, on };
    void turn_page(Turn turn);

    DrawnQuestion* drawn_ = nullptr;
    present::Desk* desk_ = nullptr;
    wxTextCtrl* number_ = nullptr;  // both made with the first correction
    wxTextCtrl* reason_ = nullptr;
    std::string rest_of_question_;
    bool message_at_foot_ = false;           // as it was drawn last
    std::string asked_;                      // the question, by its meaning, when the desk changed last
    std::string typed_for_;                  // the correction that the number field was last opened for
    Notes notes_ = Notes::beside;            // of the rows that are shown
    RowPages pages_{{0}, 1};                 // of the rows
    std::size_t first_row_ = 0;              // on the page that is shown
    ScrolledPart told_{*this};               // a page that asks nothing
    std::string told_of_;                    // its text
    ScrolledPart beside_rows_{*this};        // what is told of a row, where it is longer than its room
    std::string beside_rows_of_;             // its sentence
    std::optional<std::size_t> turned_for_;  // the selected row that was last brought into sight
};

}  // namespace gui
