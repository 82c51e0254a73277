// SPDX-License-Identifier: MIT
// Where everything is decided: the heading, the rows that can be chosen with their price and chance, what the game
// draws in their place, the number of a correction, and what is known of the selected row. One panel for every
// question; it decides no rule.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/table/row_drawing.h"
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

    // What the game draws in the place of rows; it must outlive whatever is shown.
    void set_drawn_question(DrawnQuestion& drawn) { drawn_ = &drawn; }

    // Nothing is shown without a desk. It must outlive the panel, or be taken away before.
    void show(present::Desk* desk);
    // The desk has changed.
    void refresh();

    // Hands the keyboard on from field to field; false if no correction lies over the question.
    bool next_field();

    // All rows, those of other pages too.
    std::vector<SpokenLine> spoken() override;
    // What is asked, in one text: another one is another question.
    std::string meaning() const override;

    // Does something with the desk, however it ends: errors are caught by whoever owns it, and all is drawn anew.
    std::function<void(std::function<void(present::Desk&)>)> act;

private:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override;
    void make_fields();
    wxSize spoken_size() const override;
    void show_typed();
    void draw_heading(Painter& painter, Rect& box);
    bool heading_stands_above() const;
    bool has_chances() const;
    double detail_width(Painter& painter, const Rect& box) const;
    void draw_message(Painter& painter, Rect& box);
    struct RowsWidth {
        RowColumns columns;
        double all;
    };
    RowsWidth rows_width(Painter& painter, const Rect& box) const;
    double letters_beside_chances(Painter& painter, const Rect& box) const;
    void draw_rows(Painter& painter, Rect box, const RowsWidth& widths);
    void place_row(Painter& painter, const Rect& where, std::size_t i, const RowColumns& columns);
    void draw_detail(Painter& painter, Rect box);
    bool is_drawn() const;
    void draw_typing(Rect box, const present::Typing& typing, Painter& painter);
    void typed_key(wxKeyEvent& event);
    std::size_t columns_for(double fitting, std::size_t lines) const;
    void turn_to_selected(std::size_t rows);
    void draw_topic(Painter& painter, Rect& line);
    void draw_pages(Painter& painter, Rect& line);
    enum class Turn { back, on };
    void turn_page(Turn turn);

    DrawnQuestion* drawn_ = nullptr;
    present::Desk* desk_ = nullptr;
    wxTextCtrl* number_ = nullptr;  // both made with the first correction
    wxTextCtrl* reason_ = nullptr;
    std::string typed_for_;  // the correction that the number field was last opened for
    std::size_t first_row_ = 0;
    std::size_t page_rows_ = 1;              // shown at a time
    std::optional<std::size_t> turned_for_;  // the selected row that was last brought into sight
};

}  // namespace gui
