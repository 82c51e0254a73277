// SPDX-License-Identifier: MIT
#include "gui/table/row_drawing.h"

#include "gui/canvas/label.h"
#include "gui/canvas/sizes.h"
#include "gui/table/side_room.h"
#include "present/language/list_words.h"
#include "present/language/phrases.h"
#include "present/window/words_of_panels.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

namespace gui {

namespace {

constexpr double between_columns = 12;
constexpr double usual_key = 26;
constexpr double close_key = 22;
constexpr double before_words = gaps::close + gaps::usual;  // around the key
constexpr double beside_columns = 10;                       // a little air between columns of rows
constexpr double above_and_below_row = 6;                   // its lines
constexpr double least_of_note = 0.8;                       // in less room it could not be read
constexpr double least_on_one_line = 0.85;                  // of the letters of notes, where two lines have room
constexpr std::size_t few_rows = 3;                         // beside which also one chance alone is told of
constexpr double meter = 46;                                // the chance as a length
const std::string star = "\u2605 ";
const std::string not_now_sign = "\u2715";

TextStyle row_style(double letters, const wxColour& colour = {}) { return {13 * letters, Face::plain, colour}; }
TextStyle notes(double letters, const wxColour& colour = {}) { return {11 * letters, Face::plain, colour}; }
TextStyle prices(double letters, const wxColour& colour = {}) {
    return {12 * letters, Face::plain, colour, Align::right};
}
TextStyle chances(double letters, const wxColour& colour = {}) {
    return {13 * letters, Face::digits, colour, Align::right};
}
TextStyle keys() { return {letter_sizes::note, Face::bold}; }

// What cannot be chosen says so in words, or by a sign where the line below tells the reason of the row in hand: grey
// alone would tell it by colour.
std::string price_text(const present::Row& row, Notes notes) {
    if (!row.why_not) return notes == Notes::texts_alone ? std::string{} : row.price;
    return says_less(notes) ? not_now_sign : present::not_now_words();
}

// Beside the text, where there is room for it.
const std::string& note_of(const present::Row& row) { return row.why_not ? *row.why_not : row.note; }

std::string chance_text(const present::Row& row) { return (row.best ? star : "") + row.detail->brief; }

void draw_meter(Painter& painter, const Rect& box, double p, const wxColour& full, const wxColour& empty) {
    const double high = painter.scaled(gaps::modest);
    const Rect track{box.x, box.middle_y() - high / 2, box.w, high};
    painter.fill(track, empty, high / 2);
    const double long_enough_to_see = high;
    if (p > 0) painter.fill({track.x, track.y, std::max(long_enough_to_see, track.w * p), high}, full, high / 2);
}

// The price too, where it has no column.
std::string below_text(const present::Row& row, const RowColumns& columns) {
    const std::string& note = note_of(row);
    if (columns.price > 0 || row.why_not || row.price.empty()) return note;
    const std::string& price = row.price;
    return note.empty() ? price : price + ". " + note;
}

// Whether that much room beside the text has its note.
bool fits_beside(Painter& painter, double room, const std::string& note, const TextStyle& style) {
    return room >= least_of_note * painter.width(note, style);
}

struct Inks {
    wxColour words;
    wxColour notes;
};

// What stands below the text, each on as many lines as it takes.
void draw_with_note_below(Painter& painter, const Rect& box, const present::Row& row, const RowColumns& columns,
                          const Inks& inks) {
    const TextStyle words = row_style(columns.letters, inks.words);
    const TextStyle small = notes(columns.letters, inks.notes);
    const std::string text = present::capitalised(row.text);
    const std::string note = below_text(row, columns);
    const double high = label_height(painter, box.w, text, words);
    const double below = note.empty() ? 0 : label_height(painter, box.w, note, small);
    const double top = std::max(box.y, box.middle_y() - (high + below) / 2);
    draw_label(painter, {box.x, top, box.w, std::min(high, box.h)}, text, words);
    const Rect rest{box.x, top + high, box.w, std::max(0.0, box.bottom() - top - high)};
    if (!note.empty()) painter.wrapped_within(rest, note, painter.fitting(note, box.w, small));
}

// A text with nothing beside it, which may go on under the other columns.
bool is_bare(const present::Row& row, Notes notes) {
    if (row.why_not || row.detail) return false;
    if (notes == Notes::texts_alone) return true;
    return notes == Notes::beside && row.note.empty() && row.price.empty();
}

// A note beside its text: on one line, on two where that line would be small, else not at all.
NoteWritten write_beside(Painter& painter, const Rect& box, const std::string& note, const TextStyle& style) {
    TextStyle of_two = style;
    of_two.size *= least_on_one_line;
    const double high = painter.wrapped_height(box.w, note, of_two);
    const bool is_small = box.w < least_on_one_line * painter.width(note, style);
    if (is_small && box.w > 0 && high <= 2.2 * painter.line_height(of_two) && high <= box.h) {
        painter.wrapped({box.x, box.middle_y() - high / 2, box.w, high}, note, of_two);
        return NoteWritten::yes;
    }
    if (!fits_beside(painter, box.w, note, style)) return NoteWritten::no;
    painter.text(box, note, painter.fitting(note, box.w, style));
    return NoteWritten::yes;
}

// Where the price has no room, a loss stands behind the text all the same.
std::string shown_text(const present::Row& row, Notes notes) {
    const std::string text = present::capitalised(row.text);
    return notes == Notes::texts_alone && !row.loss.empty() ? text + " (" + row.loss + ")" : text;
}

double text_width(Painter& painter, const present::Row& row, double letters, Notes notes) {
    return painter.width(shown_text(row, notes), row_style(letters));
}

}  // namespace

bool says_less(Notes notes) { return notes == Notes::left_out || notes == Notes::texts_alone; }

bool have_chances(const std::vector<present::Row>& rows) {
    return std::any_of(rows.begin(), rows.end(), [](const present::Row& row) { return row.detail.has_value(); });
}

bool are_compared(const Theme& theme, const std::vector<present::Row>& rows) {
    const auto told =
        std::count_if(rows.begin(), rows.end(), [](const present::Row& row) { return row.detail.has_value(); });
    const bool is_rare = theme.text_wish > large_text && rows.size() > few_rows && told == 1;
    return told > 0 && !is_rare;
}

RowColumns row_columns(Painter& painter, const std::vector<present::Row>& rows, double letters, Notes notes) {
    RowColumns columns{letters, notes, painter.scaled(says_less(notes) ? close_key : usual_key), 0, 0, 0};
    const double around_key = says_less(notes) ? gaps::modest : gaps::wide;
    const bool all_bare =
        std::all_of(rows.begin(), rows.end(), [&](const present::Row& row) { return is_bare(row, notes); });
    for (const present::Row& row : rows) {
        columns.key = std::max(columns.key, painter.width(row.key, keys()) + painter.scaled(around_key));
        if (all_bare || !is_bare(row, notes))
            columns.text = std::max(columns.text, text_width(painter, row, letters, notes));
        const std::string price = price_text(row, notes);
        if (!price.empty()) columns.price = std::max(columns.price, painter.width(price, prices(letters)));
        if (row.detail) columns.chance = std::max(columns.chance, painter.width(chance_text(row), chances(letters)));
    }
    return columns;
}

double row_height(Painter& painter, const std::vector<present::Row>& rows, const RowColumns& columns, double width) {
    const double gap = painter.scaled(between_columns);
    double taken = columns.key + painter.scaled(before_words) + gap;
    if (columns.price > 0) taken += columns.price + gap;
    if (columns.chance > 0) taken += columns.chance + 2 * gap;
    const double wide = std::max(1.0, width - taken);
    double high = 0;
    for (const present::Row& row : rows) {
        const std::string note = columns.notes == Notes::below ? below_text(row, columns) : std::string{};
        const double below = note.empty() ? 0 : label_height(painter, wide, note, notes(columns.letters));
        high = std::max(
            high, below + label_height(painter, wide, present::capitalised(row.text), row_style(columns.letters)));
    }
    return high + painter.scaled(above_and_below_row);
}

double row_width(Painter& painter, const std::vector<present::Row>& rows, const RowColumns& columns) {
    double note = 0;
    for (const present::Row& row : rows)
        if (!row.note.empty() && !row.why_not && columns.notes == Notes::beside)
            note = std::max(note, painter.width(row.note, notes(columns.letters)));
    const double gap = painter.scaled(between_columns);
    double wide = columns.key + columns.text + gap + painter.scaled(before_words);
    if (!says_less(columns.notes)) wide += painter.scaled(beside_columns);
    if (note > 0) wide += note + gap;
    if (columns.price > 0) wide += columns.price + gap;
    if (columns.chance > 0) wide += columns.chance + 2 * gap + (says_less(columns.notes) ? 0 : painter.scaled(meter));
    for (const present::Row& row : rows)
        if (is_bare(row, columns.notes))
            wide = std::max(wide, columns.key + text_width(painter, row, columns.letters, columns.notes) + gap +
                                      painter.scaled(before_words + (says_less(columns.notes) ? 0 : beside_columns)));
    return wide;
}

double spare_width(const Painter& painter, const RowColumns& columns) {
    return columns.chance > 0 ? painter.scaled(meter + gaps::middle) : 0;
}

namespace {

// Closer together where rows say less already, so that more of them are seen.
std::size_t lines_in(const Painter& painter, double high, double letters, Notes notes) {
    const double row = question_row_height * letters * (says_less(notes) ? closest_rows : 1);
    return static_cast<std::size_t>(std::max(1.0, high / painter.scaled(row)));
}

}  // namespace

NarrowRows::NarrowRows(Painter& painter, const std::vector<present::Row>& rows, const Rect& box, double letters,
                       Notes notes)
    : painter_{&painter},
      rows_{&rows},
      box_{box},
      letters_{letters},
      notes_{notes},
      lines_{lines_in(painter, box.h, letters, notes)} {
    if (rows.empty() || are_compared(painter.theme(), rows)) return;
    std::vector<std::size_t> firsts;
    double rest = 0;
    std::size_t first = 0;
    for (const double wide : widths_of_columns()) {
        if (wide > box.w) return;
        if (firsts.empty() || wide > rest) {
            firsts.push_back(first);
            rest = box.w;
        }
        rest -= wide;
        first += lines_;
    }
    pages_.emplace(std::move(firsts), rows.size());
}

std::vector<double> NarrowRows::widths_of_columns() const {
    std::vector<double> widths;
    for (std::size_t first = 0; first < rows_->size(); first += lines_) {
        const auto column = some(first, lines_);
        widths.push_back(row_width(*painter_, column, row_columns(*painter_, column, letters_, notes_)));
    }
    return widths;
}

std::vector<NarrowRows::Placed> NarrowRows::page(std::size_t first) const {
    std::vector<Placed> all;
    Rect rest = box_;
    const double high = rest.h / static_cast<double>(lines_);
    const std::size_t end = pages_->end(first);
    for (; first < end; first += lines_) {
        const auto rows = some(first, std::min(lines_, end - first));
        const RowColumns columns = row_columns(*painter_, rows, letters_, notes_);
        const Rect column = rest.cut_left(row_width(*painter_, rows, columns));
        for (std::size_t i = 0; i < rows.size(); ++i)
            all.push_back(
                {first + i, {column.x, column.y + high * static_cast<double>(i), column.w, high - 2}, columns});
    }
    return all;
}

std::vector<present::Row> NarrowRows::some(std::size_t first, std::size_t count) const {
    const auto at = [&](std::size_t i) {
        return rows_->begin() + static_cast<std::ptrdiff_t>(std::min(i, rows_->size()));
    };
    return {at(first), at(first + count)};
}

NoteWritten draw_row(Painter& painter, const Rect& where, const present::Row& row, const RowColumns& columns,
                     RowLook look) {
    const Theme& theme = painter.theme();
    const bool selected = look == RowLook::selected;
    if (selected) painter.fill(where, theme.accent, painter.scaled(gaps::nearby));
    if (look == RowLook::hovered) painter.fill(where, theme.raised, painter.scaled(gaps::nearby));
    const wxColour ink = selected ? theme.on_accent : (row.why_not ? theme.faint : theme.ink);
    const wxColour faint = selected ? theme.on_accent : theme.faint;
    const double gap = painter.scaled(between_columns);
    Rect box = where;
    box.cut_left(painter.scaled(gaps::close));
    Rect key = box.cut_left(columns.key);
    const double cap = std::min(key.h - painter.scaled(gaps::close), painter.scaled(22));
    painter.key({key.x, key.middle_y() - cap / 2, key.w, cap}, row.key);
    box.cut_left(painter.scaled(before_words - gaps::close));
    box.cut_right(gap);
    if (columns.chance > 0 && !is_bare(row, columns.notes)) {
        const Rect number = box.cut_right(columns.chance);
        box.cut_right(painter.scaled(gaps::middle));
        const double words_alone = columns.text + columns.price + 2 * gap;
        const bool has_meter = box.w >= words_alone + painter.scaled(meter);  // else the number says it
        const Rect length = has_meter ? box.cut_right(painter.scaled(meter)) : Rect{};
        box.cut_right(gap);
        if (row.detail) {
            painter.text(number, chance_text(row), chances(columns.letters, ink));
            if (has_meter)
                draw_meter(painter, length, row.detail->p, selected ? theme.on_accent : theme.accent,
                           selected ? theme.faint : theme.raised);
        }
    }
    const TextStyle small = notes(columns.letters, faint);
    const std::string& note = note_of(row);
    // Where the reason itself is read it goes without saying that the row cannot be chosen now.
    const double beside = std::max(0.0, box.w - columns.text - 1 - gap);
    const bool says_why = row.why_not && (columns.notes == Notes::below || (columns.notes == Notes::beside &&
                                                                            fits_beside(painter, beside, note, small)));
    if (columns.price > 0 && !says_why && !is_bare(row, columns.notes)) {
        painter.text(box.cut_right(columns.price), price_text(row, columns.notes), prices(columns.letters, faint));
        box.cut_right(gap);
    }
    if (columns.notes == Notes::below) {
        draw_with_note_below(painter, box, row, columns, {ink, faint});
        return NoteWritten::yes;
    }
    const std::string text = shown_text(row, columns.notes);
    const Rect place = box.cut_left(is_bare(row, columns.notes) ? box.w : std::min(box.w, columns.text + 1));
    draw_label(painter, place, text, row_style(columns.letters, ink));
    box.cut_left(gap);
    return columns.notes == Notes::beside ? write_beside(painter, box, note, small) : NoteWritten::no;
}

void row_area(Painter& painter, const Rect& where, const present::Row& row, NoteWritten note,
              std::function<void()> act) {
    const std::string& known = note_of(row);
    painter.area(where, "row:" + row.key, std::move(act), note == NoteWritten::yes ? std::string{} : known);
    std::vector<std::string> words{row.key, present::capitalised(row.text)};
    if (!row.why_not) words.push_back(row.price);
    if (row.detail) words.push_back(chance_text(row));
    words.push_back(known);
    std::erase(words, std::string{});
    painter.area_said(present::spoken_line(words, {}));
}

}  // namespace gui
