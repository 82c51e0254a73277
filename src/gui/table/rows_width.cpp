// SPDX-License-Identifier: MIT
#include "gui/table/rows_width.h"

#include "gui/canvas/sizes.h"
#include "gui/table/side_room.h"
#include "present/language/phrases.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace gui {

namespace {

using Rows = std::vector<present::Row>;

constexpr std::size_t enough_rows = 5;  // at a time, to choose among them
constexpr std::size_t short_list = 10;  // that is seen as a whole: no page is turned for a few rows
constexpr double small_letters = 0.86;
constexpr double most_of_price = 0.35;  // of a row's width, beside a text that is too wide for its own

RowsWidth beside_notes(Painter& painter, const Rows& rows, double letters) {
    const RowColumns columns = row_columns(painter, rows, letters, Notes::beside);
    return {columns, row_width(painter, rows, columns)};
}

// `usual` where it has room for all rows, or where smaller letters make no more columns.
RowsWidth for_more_columns(Painter& painter, const Rect& box, const Rows& rows, const RowsWidth& usual) {
    const double lines = std::max(1.0, std::floor(box.h / painter.scaled(question_row_height)));
    const double columns = std::floor(box.w / usual.all);
    if (static_cast<double>(rows.size()) <= lines * columns) return usual;
    for (const double letters : {0.93, 0.86}) {
        const RowsWidth smaller = beside_notes(painter, rows, letters);
        if (std::floor(box.w / smaller.all) > columns) return smaller;
    }
    return usual;
}

// In large text rows do without lengths before their letters become smaller.
double least_beside(Painter& painter, const Rows& rows, double letters) {
    const RowsWidth usual = beside_notes(painter, rows, letters);
    return painter.theme().text_wish > large_text ? usual.all - spare_width(painter, usual.columns) : usual.all;
}

// In large text a note that says what the chances are of has no room in most lists: then the row in hand says it.
Notes notes_beside_chances(Painter& painter, const Rect& box, const Rows& rows, double letters) {
    const bool is_large = painter.theme().text_wish > large_text;
    return is_large && least_beside(painter, rows, letters) > box.w ? Notes::left_out : Notes::beside;
}

// All rows in the same letters, smaller only where the texts need it; notes are left out where they have no room, and
// prices where that does not help: the row in hand says them elsewhere.
RowColumns beside_chances(Painter& painter, const Rect& box, const Rows& rows) {
    Rows bare = rows;
    for (present::Row& row : bare) row.note.clear();
    for (const double letters : {1.0, 0.93, 0.86, 0.8, 0.74, 0.7})
        if (least_beside(painter, bare, letters) <= box.w)
            return row_columns(painter, rows, letters, notes_beside_chances(painter, box, rows, letters));
    return row_columns(painter, rows, 1, Notes::texts_alone);
}

bool fits_in_hand(Painter& painter, double room, const std::string& note) {
    return painter.width(note, painter.fitting(note, room, {letter_sizes::note})) <= room;
}

// All rows say their notes below their texts, in smaller letters if all are seen at once then, or if the box is low.
// Where even these have no room for the longest row, none of them does: the row in hand says its own elsewhere.
RowsWidth below_texts(Painter& painter, const Rect& box, const Rows& rows) {
    for (const double seen : {static_cast<double>(rows.size()), 1.0})
        for (const double letters : {1.0, 0.93, 0.86, 0.8}) {
            RowColumns columns = row_columns(painter, rows, letters, Notes::below);
            if (columns.price > most_of_price * box.w) columns.price = 0;
            if (seen * row_height(painter, rows, columns, box.w) <= box.h) return {columns, box.w};
        }
    return {row_columns(painter, rows, 1, Notes::texts_alone), box.w};
}

// In large text a short list does without its prices before the last of them stand on another page.
bool is_short(const Painter& painter, const Rows& rows) {
    return painter.theme().text_wish > large_text && rows.size() <= short_list;
}

// In large text so few of a long list would be seen that nobody could choose among them.
bool shows_too_few(const Painter& painter, std::size_t seen) {
    return painter.theme().text_wish > large_text && seen < enough_rows;
}

bool all_fit_in_hand(Painter& painter, double room, const Rows& rows) {
    return std::all_of(rows.begin(), rows.end(), [&](const present::Row& row) {
        return (row.price.empty() && row.note.empty()) || !note_that_fits(painter, room, row).empty();
    });
}

// More than any can have where none can be made.
std::size_t number_of_pages(const NarrowRows& narrow, const Rows& rows) {
    return narrow.pages() ? narrow.pages()->count() : rows.size() + 1;
}

}  // namespace

// Few rows are written large; many a little smaller, where more of them stand on a page then.
RowsWidth rows_width(Painter& painter, const Rect& box, const Rows& rows) {
    const bool is_compared = are_compared(painter.theme(), rows);
    const double room =
        box.h / painter.scaled(question_row_height) / static_cast<double>(std::max<std::size_t>(rows.size(), 3));
    for (const double letters : {1.35, 1.2, 1.0}) {
        if (letters > 1.0 && letters * 1.05 > room) continue;
        const RowsWidth widths = beside_notes(painter, rows, letters);
        if (widths.all <= box.w) return is_compared ? widths : for_more_columns(painter, box, rows, widths);
    }
    if (is_compared) return {beside_chances(painter, box, rows), box.w};
    return below_texts(painter, box, rows);
}

double least_width_beside_chances(Painter& painter, Rows rows) {
    for (present::Row& row : rows) row.note.clear();
    return least_beside(painter, rows, small_letters);
}

std::string note_that_fits(Painter& painter, double room, const present::Row& row) {
    for (const std::string& note : {present::side_by_side({row.price, row.note}), row.price, row.note})
        if (!note.empty() && fits_in_hand(painter, room, note)) return note;
    return {};
}

NarrowRows most_rows(Painter& painter, const Rect& box, const Rows& rows, const RoomForRows& room) {
    NarrowRows most{painter, rows, box};
    const bool need_their_notes = std::any_of(
        rows.begin(), rows.end(), [&](const present::Row& row) { return !fits_in_hand(painter, room.note, row.note); });
    const auto first_page = [](const RowPages& pages) { return pages.end(0); };
    const std::size_t seen = std::max(first_page(room.usual), most.pages() ? first_page(*most.pages()) : 0);
    if (!need_their_notes && (seen < enough_rows || rows.size() <= short_list)) {
        for (const double letters : {1.0, 0.93, 0.86}) {
            if (number_of_pages(most, rows) == 1) break;
            const NarrowRows bare{painter, rows, box, letters, Notes::left_out};
            const std::size_t pages = number_of_pages(bare, rows);
            if (pages == 1 || (seen < enough_rows && pages < number_of_pages(most, rows))) most = bare;
        }
    }
    if (number_of_pages(most, rows) == 1 || room.usual.count() == 1) return most;
    const std::size_t seen_now = std::max(seen, most.pages() ? first_page(*most.pages()) : 0);
    if (!is_short(painter, rows) && !shows_too_few(painter, seen_now)) return most;
    if (all_fit_in_hand(painter, room.note_of_one_page, rows))
        for (const double letters : {1.0, 0.93, 0.86, 0.8, 0.74, 0.7})
            if (const NarrowRows bare{painter, rows, box, letters, Notes::texts_alone};
                number_of_pages(bare, rows) == 1)
                return bare;
    if (!all_fit_in_hand(painter, room.note, rows)) return most;
    // The fewest pages, and of these the one that begins with the most rows.
    std::size_t pages = std::min(number_of_pages(most, rows), room.usual.count());
    std::size_t first = std::max(seen, most.pages() ? first_page(*most.pages()) : 0);
    for (const double letters : {1.0, 0.93, 0.86, 0.8, 0.74}) {
        const NarrowRows bare{painter, rows, box, letters, Notes::texts_alone};
        if (!bare.pages() || bare.pages()->count() > pages) continue;
        if (bare.pages()->count() == pages && first_page(*bare.pages()) <= first) continue;
        pages = bare.pages()->count();
        first = first_page(*bare.pages());
        most = bare;
    }
    return most;
}

}  // namespace gui
