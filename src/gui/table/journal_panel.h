// SPDX-License-Identifier: MIT
// The journal as a list, newest entry at the bottom: to read, to search, and to look at earlier positions.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/canvas/scroll.h"
#include "gui/canvas/sizes.h"
#include "present/help/help_topic.h"
#include "present/journal/journal_rows.h"
#include "present/journal/repair_marks.h"
#include "present/table/looks.h"

#include <wx/textctrl.h>

#include <cmath>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace gui {

class JournalPanel : public Canvas {
public:
    JournalPanel(wxWindow* parent, const Theme& theme);

    // The user wants to see the position after so many entries, and what can be done with the last of them: a line was
    // clicked, by either button, or chosen with Enter or F2.
    std::function<void(std::size_t entries)> on_look = [](std::size_t) {};

    // Shows the journal as it is now; call it after each change. Lines are marked while the journal is being repaired.
    // The table must live until the next call.
    void show(const present::Looks& table, const present::RepairMarks& marks);
    // Shows no journal any more.
    void show_nothing();
    // Marks the entry whose position is shown; without a number, the newest.
    void mark(std::optional<std::size_t> entries);
    // The number of the entry that is marked, by `mark` or by somebody who walks through the lines; nothing if none is.
    std::optional<std::size_t> marked_entry() const;

    void open_search();
    bool is_searching() const;
    // The search must be open. The journal has the keyboard then.
    void close_search();
    // Searching began or ended: it needs room.
    std::function<void()> on_search = [] {};

    // Every line, including those that are scrolled away.
    std::vector<SpokenLine> spoken() override;
    bool takes_f2() const override { return HasFocus() && marked_entry().has_value(); }
    double heading_height() const { return theme().scaled(32); }

protected:
    void draw(Painter& painter) override;
    bool is_framed() const override { return true; }
    present::HelpTopic page_topic() const override;

private:
    void make_rows();
    void fit_room();
    void follow_newest();
    void lay_out();
    void sum_heights();
    const present::JournalLine& line_of(std::size_t row);
    void measure_rows(Painter& painter, std::size_t from, std::size_t to);
    void measure_around(std::size_t row);
    void text_has_grown();
    void select(std::size_t row);
    void select_by(int rows);
    void choose(std::size_t row);
    void look_at(std::size_t row);
    void toggle_fold(const present::JournalRow& row);

    bool has_tooltip(const Area& area) const override;
    void draw_heading(Painter& painter, Rect box);
    void draw_row(Painter& painter, const Rect& box, std::size_t row);
    std::size_t first_seen() const;
    Rect place_of(std::size_t row) const;
    Rect whole_lines(Painter& painter, std::size_t first);

    void key_pressed(wxKeyEvent& event);
    bool took_key(const wxKeyEvent& event);
    bool took_moving_key(int key);

    void make_search();
    void search_key(wxKeyEvent& event);
    void search_from_newest();
    void next_found(int step);

    // Of a row that takes one line.
    double row_height() const { return theme().scaled(22); }
    double page_rows() const;
    double rows_width() const { return GetClientSize().x - theme().scaled(gaps::margin + gaps::tight); }

    const present::Looks* table_ = nullptr;  // none before the first one is shown
    present::RepairMarks marks_;
    std::unique_ptr<present::JournalReader> reader_;
    present::Folds folds_;
    std::vector<present::JournalRow> rows_;
    std::vector<std::optional<present::JournalLine>> lines_;  // of those that have been told
    std::vector<std::optional<double>> heights_;              // of those that have been measured
    std::vector<double> tops_{0.0};                           // where each of them begins, and where the last one ends
    double laid_out_at_ = 0;                                  // rows' width
    double laid_out_for_ = 0;                                 // the text's scale
    std::optional<std::size_t> selected_;                     // index in rows_
    Scroll scroll_;
    Rect list_;  // where rows were drawn

    wxTextCtrl* search_ = nullptr;    // made with the first search
    std::vector<std::size_t> found_;  // indexes in rows_
    std::size_t found_at_ = 0;
};

}  // namespace gui
