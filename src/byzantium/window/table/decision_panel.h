// SPDX-License-Identifier: MIT
// Where everything is decided: the heading, the rows that can be chosen with their price and chance, the dice, the
// number of a correction, and what is known of the selected row. One panel for every question; it decides no rule.
#pragma once

#include "byzantium/window/table/row_drawing.h"
#include "byzantium/words/desk/desk.h"
#include "gui/canvas/canvas.h"
#include "present/help/help_topic.h"

#include <wx/timer.h>

#include <functional>
#include <optional>
#include <string>

class wxTextCtrl;

namespace byzantium::window {

class DecisionPanel : public gui::Canvas {
public:
    DecisionPanel(wxWindow* parent, const gui::Theme& theme);

    // Nothing is shown without a desk. It must outlive the panel, or be taken away before.
    void show(words::Desk* desk);
    // The desk has changed.
    void refresh();

    // Hands the keyboard on from field to field; false if no correction lies over the question.
    bool next_field();

    // All rows, those of other pages too.
    std::vector<gui::SpokenLine> spoken() override;
    // What is asked, in one text: another one is another question.
    std::string meaning() const override;

    // Does something with the desk, however it ends: errors are caught by whoever owns it, and all is drawn anew.
    std::function<void(std::function<void(words::Desk&)>)> act;
    std::function<void()> on_roll = [] {};

    // The dice seem to roll for half a second before they are shown as they lie; whatever is done ends it.
    void tumble();
    void stop_tumbling();

private:
    void draw(gui::Painter& painter) override;
    present::HelpTopic page_topic() const override;
    void make_fields();
    wxSize spoken_size() const override;
    void show_typed();
    void draw_heading(gui::Painter& painter, gui::Rect& box);
    bool heading_stands_above() const;
    bool has_chances() const;
    double detail_width(gui::Painter& painter, const gui::Rect& box) const;
    void draw_message(gui::Painter& painter, gui::Rect& box);
    struct RowsWidth {
        RowColumns columns;
        double all;
    };
    RowsWidth rows_width(gui::Painter& painter, const gui::Rect& box) const;
    double letters_beside_chances(gui::Painter& painter, const gui::Rect& box) const;
    void draw_rows(gui::Painter& painter, gui::Rect box, const RowsWidth& widths);
    void place_row(gui::Painter& painter, const gui::Rect& where, std::size_t i, const RowColumns& columns);
    void draw_detail(gui::Painter& painter, gui::Rect box);
    void draw_dice(gui::Painter& painter, gui::Rect box);
    void draw_typing(gui::Rect box, gui::Painter& painter);
    void typed_key(wxKeyEvent& event);
    std::size_t columns_for(double fitting, std::size_t lines) const;
    void turn_to_selected(std::size_t rows);
    void draw_topic(gui::Painter& painter, gui::Rect& line);
    void draw_pages(gui::Painter& painter, gui::Rect& line);
    enum class Turn { back, on };
    void turn_page(Turn turn);

    words::Desk* desk_ = nullptr;
    wxTextCtrl* number_ = nullptr;  // both made with the first correction
    wxTextCtrl* reason_ = nullptr;
    std::string typed_for_;  // the correction that the number field was last opened for
    wxTimer tumbling_;
    int tumbles_left_ = 0;
    std::size_t first_row_ = 0;
    std::size_t page_rows_ = 1;              // shown at a time
    std::optional<std::size_t> turned_for_;  // the selected row that was last brought into sight
};

}  // namespace byzantium::window
