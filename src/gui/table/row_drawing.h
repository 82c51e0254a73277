// SPDX-License-Identifier: MIT
// A row of choices: its key, its text, a note, its price and its chance, each in its column. A row that cannot be
// chosen now is grey and says so, with the reason where there is room.
#pragma once

#include "gui/canvas/painter.h"
#include "gui/table/row_pages.h"
#include "present/desk/page.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace gui {

// The text: long ones get a line of their own. Left out: only the row in hand says its own, elsewhere; and its price
// too, where texts stand alone.
enum class Notes { beside, below, left_out, texts_alone };
bool says_less(Notes notes);

// The widths of the columns that fit all rows; 0 for a column that no row needs, and for prices that stand below the
// text, before its note.
struct RowColumns {
    double letters;  // their size, 1 is the usual one
    Notes notes;
    double key;
    double text;
    double price;
    double chance;
};
// Whether there is something to tell of one of them.
bool have_chances(const std::vector<present::Row>& rows);
// Whether it is told beside the rows. In large text not of a single one among many, which has its number in its row.
bool are_compared(const Theme& theme, const std::vector<present::Row>& rows);
RowColumns row_columns(Painter& painter, const std::vector<present::Row>& rows, double letters, Notes notes);
// The width of the widest row, notes included.
double row_width(Painter& painter, const std::vector<present::Row>& rows, const RowColumns& columns);
// How much less it can be: then numbers alone say the chances, and no lengths.
double spare_width(const Painter& painter, const RowColumns& columns);
// The height of the highest, with its note below it, in so wide a column.
double row_height(Painter& painter, const std::vector<present::Row>& rows, const RowColumns& columns, double width);

constexpr double question_row_height = 28;  // logical pixels at the usual scale
constexpr double closest_rows = 0.84;       // of that

// Rows in columns that are each only as wide as their own rows: for more of them than find room otherwise.
class NarrowRows {
public:
    struct Placed {
        std::size_t row;
        Rect where;
        RowColumns columns;
    };
    // Painter and rows must outlive it.
    NarrowRows(Painter& painter, const std::vector<present::Row>& rows, const Rect& box, double letters = 1,
               Notes notes = Notes::beside);

    Notes notes() const { return notes_; }
    // Each has as many columns as fit; nothing where chances need the width, or a row is too wide for the box.
    const std::optional<RowPages>& pages() const { return pages_; }
    // The page that begins with that row.
    std::vector<Placed> page(std::size_t first) const;

private:
    std::vector<present::Row> some(std::size_t first, std::size_t count) const;
    std::vector<double> widths_of_columns() const;

    Painter* painter_;
    const std::vector<present::Row>* rows_;
    Rect box_;
    double letters_;
    Notes notes_;
    std::size_t lines_;
    std::optional<RowPages> pages_{};
};

enum class RowLook { plain, hovered, selected };
// Whether its note, or the reason why it cannot be chosen, was written too: there may be no room for it.
enum class NoteWritten { no, yes };
NoteWritten draw_row(Painter& painter, const Rect& where, const present::Row& row, const RowColumns& columns,
                     RowLook look);

// Makes the area of a row. It is told in the order in which a person says it, wherever its words stand: the key, the
// answer, its price and chance, then the note or why it cannot be chosen. What is written has no tip: it would cover
// the next rows.
void row_area(Painter& painter, const Rect& where, const present::Row& row, NoteWritten note,
              std::function<void()> act);

}  // namespace gui
