// SPDX-License-Identifier: MIT
#include "gui/table/decision_panel.h"

#include "gui/canvas/sizes.h"
#include "gui/table/bars.h"
#include "gui/table/message_strip.h"
#include "gui/table/parts.h"
#include "gui/table/question_heading.h"
#include "gui/table/row_pages.h"
#include "gui/table/side_room.h"
#include "present/language/key_words.h"
#include "present/language/phrases.h"
#include "present/window/words_of_panels.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace gui {

namespace {

constexpr double decision_margin = 14;
constexpr double most_question_row_height = 38;
constexpr double most_detail = 0.37;   // of the panel, where there is something to tell
constexpr double least_detail = 0.27;  // where the rows need the room
constexpr double detail_words = 250;   // in which a sentence in large text does not break after each word
constexpr double most_large_detail = 0.46;
constexpr double least_row = 460;
constexpr double least_drawn = 130;
constexpr double hint_line = 20;
const TextStyle hint_style{letter_sizes::hint};
const TextStyle told_style{letter_sizes::heading, Face::serif};

// Of the key, with the gap before it.
double escape_width(Painter& painter) {
    return painter.width(present::key_words("Esc"), {letter_sizes::note, Face::bold}) +
           painter.scaled(gaps::margin + gaps::middle);
}

}  // namespace

DecisionPanel::DecisionPanel(wxWindow* parent, const Theme& theme) : Canvas{parent, theme, "decision"} {
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        if (!desk_ || is_drawn()) return;
        if (only_tells() || beside_rows_.has_at(event.GetPosition())) return event.Skip();
        turn_page(event.GetWheelRotation() > 0 ? Turn::back : Turn::on);
    });
}

void DecisionPanel::show(present::Desk* desk) {
    desk_ = desk;
    asked_.clear();
    refresh();
}

void DecisionPanel::turn_page(Turn turn) {
    if (turn == Turn::on && pages_.end(first_row_) < pages_.all()) first_row_ = pages_.end(first_row_);
    if (turn == Turn::back) first_row_ = pages_.before(first_row_);
    Refresh();
}

// While one question goes on, its page stays under the pointer, unless the marked row is spoken of.
void DecisionPanel::refresh() {
    const std::string before = std::exchange(asked_, meaning());
    const bool goes_on = desk_ && asked_ == before && desk_->page().typed.empty();
    if (!goes_on) first_row_ = 0;
    if (!goes_on) turned_for_.reset();
    show_typed();
    Refresh();
}

present::HelpTopic DecisionPanel::page_topic() const { return desk_ ? desk_->topic() : present::HelpTopic{}; }

// Not by what was answered so far: where heading and rows stay, whoever strikes a key twice means two.
std::string DecisionPanel::meaning() const {
    if (!desk_) return {};
    const present::Page& page = desk_->page();
    std::string all = std::to_string(static_cast<std::uint64_t>(desk_->table().state())) + page.heading;
    for (const present::Row& row : page.rows) all += '\n' + row.text;
    return all;
}

// --- Drawing

bool DecisionPanel::is_drawn() const { return drawn_ != nullptr && drawn_->is_asked(); }

// What stands below comes last in the list too.
void DecisionPanel::draw(Painter& painter) {
    Rect box = painter.whole();
    painter.card(box);
    if (!desk_) return;
    if (is_folded(painter)) return draw_folded(painter, box, folded());
    box = {box.x + painter.scaled(decision_margin), box.y + painter.scaled(gaps::usual),
           box.w - painter.scaled(2 * decision_margin), box.h - painter.scaled(gaps::margin)};
    const Rect hints = box.cut_bottom(hint_height(painter, box.w));
    if (!only_tells()) told_.restore({});
    if (are_compared(theme(), desk_->page().rows))
        draw_detail(painter, box.cut_right(detail_width(painter, box)));
    else
        beside_rows_.restore({});
    draw_heading(painter, box);
    if (is_drawn()) {
        drawn_->draw(painter, box);
    } else {
        if (const auto* const typing = desk_->typing())
            draw_typing(box.cut_top(painter.scaled(typing->number ? 68 : 36)), *typing, painter);
        draw_rows(painter, box, rows_width(painter, box, desk_->page().rows));
    }
    Rect line = Rect{hints}.cut_bottom(painter.scaled(hint_line));
    if (message_at_foot_) return draw_message(painter, line, desk_->message(), desk_->mood(), line.h);
    const bool needs_room = foot_needs_room(painter, line);
    if (!needs_room)
        draw_rules_link(painter, line, rules_here(),
                        {[this](const present::RuleIds& asked) { ask_help(asked); }, painter.whole()});
    if (!needs_room || desk_->page().typed.empty()) draw_pages(painter, line);
    draw_hint(painter, {hints.x, hints.y, line.w, hints.h});
}

bool DecisionPanel::has_rows_alone() const {
    return desk_ != nullptr && !is_drawn() && desk_->typing() == nullptr && desk_->repair() == nullptr;
}

bool DecisionPanel::can_fold() const {
    if (!has_rows_alone()) return false;
    const bool is_told_of_trouble = !desk_->message().empty() && desk_->mood() == present::Desk::Mood::trouble;
    return desk_->page().path.empty() && !is_told_of_trouble && !have_sentences(desk_->page().rows) &&
           (heading_stands_above() || !only_tells());
}

int DecisionPanel::folded_height(int width) {
    if (!desk_) return 0;
    return static_cast<int>(
        std::ceil(measured([&](Painter& painter) { return gui::folded_height(painter, width, folded()); })));
}

bool DecisionPanel::is_folded(Painter& painter) {
    return can_fold() && is_height_of_folded(painter, painter.whole(), folded());
}

FoldedQuestion DecisionPanel::folded() {
    return {desk_->page(), desk_->selected(), heading(),
            [this](Painter& painter, const Rect& where, std::size_t i) { place_area(painter, where, i); },
            [this](std::size_t i) { act([i](present::Desk& desk) { desk.select(i); }); }};
}

// Rows are read before what is told of them; in large text they do without their notes and lengths for it.
double DecisionPanel::detail_width(Painter& painter, const Rect& box) const {
    const auto& rows = desk_->page().rows;
    const double needed = row_width(painter, rows, row_columns(painter, rows, 1, Notes::beside));
    const double usual = std::clamp(box.w - needed, box.w * least_detail, box.w * most_detail);
    if (theme().text_wish <= large_text) return usual;
    const double wished = std::min(painter.scaled(detail_words), box.w * most_large_detail);
    return std::max(usual, std::min(wished, box.w - least_width_beside_chances(painter, rows)));
}

// The bar above asks the first question already.
bool DecisionPanel::heading_stands_above() const {
    const bool of_repair = desk_->repair() && !desk_->repair()->is_asking();
    return of_repair || desk_->page().heading == desk_->question_shown();
}

bool DecisionPanel::can_continue_question() const { return heading_stands_above() && !is_drawn(); }

std::string DecisionPanel::heading() const {
    return heading_stands_above() ? rest_of_question_ : desk_->page().heading;
}

void DecisionPanel::continue_question(std::string rest) {
    if (rest_of_question_ == rest) return;
    rest_of_question_ = std::move(rest);
    Refresh();
}

void DecisionPanel::draw_heading(Painter& painter, Rect& box) {
    draw_question_heading(painter, box, {heading(), path_words(desk_->page()), rows_below(painter, box.w)});
    message_at_foot_ = stands_at_foot(painter, box);
    if (!desk_->message().empty() && !message_at_foot_)
        draw_message(painter, box, desk_->message(), desk_->mood(), least_for_rows(painter));
}

// Below a long question in large text it would leave no answer the height of its letters. What was refused stays above.
bool DecisionPanel::stands_at_foot(Painter& painter, const Rect& box) const {
    if (desk_->message().empty() || desk_->mood() == present::Desk::Mood::trouble) return false;
    if (theme().text_wish <= large_text || !has_rows_alone() || desk_->page().rows.empty()) return false;
    return box.h - painter.scaled(hint_line + gaps::middle) < painter.scaled(question_row_height * closest_rows);
}

// What is only told is so many rows high.
std::size_t DecisionPanel::rows_below(Painter& painter, double wide) const {
    if (!only_tells()) return desk_->page().rows.size();
    const double high = painter.wrapped_height(wide, desk_->page().below, told_style);
    return static_cast<std::size_t>(std::ceil(high / painter.scaled(question_row_height)));
}

// All of them in two columns; what the game draws in large text is no lower. Fields have their room anyway.
double DecisionPanel::least_for_rows(Painter& painter) const {
    if (theme().text_wish <= large_text) return 0;
    if (is_drawn()) return painter.scaled(least_drawn);
    if (!has_rows_alone()) return 0;
    return painter.scaled(question_row_height) * std::ceil(static_cast<double>(desk_->page().rows.size()) / 2);
}

// As many columns as are needed and fit; what lies beyond them is turned to page by page.
void DecisionPanel::draw_rows(Painter& painter, Rect box, const RowsWidth& widths) {
    const present::Page& page = desk_->page();
    if (page.rows.empty()) pages_ = RowPages{{0}, 0};
    if (!page.below.empty()) {
        if (only_tells()) return draw_told(painter, box);
        const TextStyle style{letter_sizes::aside, Face::plain, painter.theme().faint};
        painter.wrapped_within(box.cut_bottom(painter.wrapped_height(box.w, page.below, style)), page.below, style);
    }
    if (page.rows.empty()) return;
    const bool wraps = widths.columns.notes == Notes::below || widths.columns.notes == Notes::texts_alone;
    const double least = wraps ? std::min(box.h, row_height(painter, page.rows, widths.columns, box.w))
                               : painter.scaled(question_row_height);
    notes_ = widths.columns.notes;
    const std::size_t most_lines = lines_for({box, least, widths.all});
    const std::size_t columns = columns_for(box.w / widths.all, most_lines);
    const double note = theme().text_wish > large_text ? box.w : box.w - beside_note(painter);
    const RoomForRows room{RowPages::of_so_many(columns * most_lines, page.rows.size()),
                           note - row_pages_width(painter, page.rows.size()), note};
    const NarrowRows narrow = most_rows(painter, box, page.rows, room);
    if (narrow.pages() && narrow.pages()->count() < room.usual.count()) {
        notes_ = narrow.notes();
        turn_to_selected(*narrow.pages());
        for (const auto& one : narrow.page(first_row_)) place_row(painter, one.where, one.row, one.columns);
        return;
    }
    const std::size_t lines = std::min(most_lines, (page.rows.size() + columns - 1) / columns);
    const bool says_reasons = std::any_of(page.rows.begin(), page.rows.end(),
                                          [](const present::Row& row) { return row.why_not.has_value(); });
    if (columns == 1 && !says_reasons) box.w = std::min(box.w, std::max(widths.all, painter.scaled(least_row)));
    turn_to_selected(RowPages::of_so_many(lines * columns, page.rows.size()));
    const double high = std::min(std::max(least, painter.scaled(most_question_row_height) * widths.columns.letters),
                                 box.h / static_cast<double>(lines));
    for (std::size_t i = first_row_; i < pages_.end(first_row_); ++i) {
        const std::size_t place = i - first_row_;
        Rect column = box.column(static_cast<int>(place / lines), static_cast<int>(columns));
        column.w -= painter.scaled(columns > 1 ? 10 : 0);
        const Rect where{column.x, column.y + high * static_cast<double>(place % lines), column.w, high - 2};
        place_row(painter, where, i, widths.columns);
    }
}

bool DecisionPanel::only_tells() const {
    return desk_ && desk_->page().rows.empty() && !desk_->page().below.empty() && !desk_->typing();
}

// All of it: in smaller letters if it has room then, else scrolled.
void DecisionPanel::draw_told(Painter& painter, const Rect& box) {
    const std::string& text = desk_->page().below;
    if (std::exchange(told_of_, text) != text) told_.to(0);
    for (const double letters : {letter_sizes::heading, letter_sizes::text, letter_sizes::note}) {
        const TextStyle style{letters, Face::serif};
        if (painter.wrapped_height(box.w, text, style) > box.h) continue;
        painter.wrapped(box, text, style);
        return;
    }
    told_.draw(painter, box, [&](const Rect& moved) { return painter.wrapped(moved, text, told_style); });
}

// A little closer together where all of them fit then, so that nobody turns a page for one or two, and where one column
// holds them then: a message above must not fold the rows into two.
std::size_t DecisionPanel::lines_for(const RoomForLines& room) const {
    const auto lines = [&](double high) {
        return std::max<std::size_t>(1, static_cast<std::size_t>(room.box.h / high));
    };
    const std::size_t rows = desk_->page().rows.size();
    const auto hold_all = [&](std::size_t most) {
        return columns_for(room.box.w / room.row_width, most) * most >= rows;
    };
    const std::size_t usual = lines(room.row_height);
    const std::size_t close = lines(closest_rows * room.row_height);
    const bool is_gained = hold_all(usual) ? usual < rows && rows <= close : hold_all(close);
    return notes_ != Notes::below && is_gained ? close : usual;
}

std::size_t DecisionPanel::columns_for(double fitting, std::size_t lines) const {
    const std::size_t rows = desk_->page().rows.size();
    const auto most = std::max<std::size_t>(1, static_cast<std::size_t>(fitting));
    return std::clamp<std::size_t>((rows + lines - 1) / lines, 1, most);
}

// The page that holds the selected row, when another row has been selected since.
void DecisionPanel::turn_to_selected(RowPages pages) {
    pages_ = std::move(pages);
    const std::size_t selected = desk_->selected();
    first_row_ = pages_.first(std::exchange(turned_for_, selected) != selected ? selected : first_row_);
}

// That the marked row, or what was just refused, stands on.
present::RuleIds DecisionPanel::rules_here() const {
    const auto topic = desk_->topic();
    const auto* rules = std::get_if<present::RuleIds>(&topic);
    return rules == nullptr ? present::RuleIds{} : *rules;
}

// A line; more below dice, which leave room for all that keys do there.
double DecisionPanel::hint_height(Painter& painter, double wide) const {
    const double line = painter.scaled(hint_line);
    if (!is_drawn() || !desk_->page().typed.empty()) return line;
    const double beside = rules_link_width(painter, rules_here());
    return std::max(line, painter.wrapped_height(wide - beside, desk_->page().hint, hint_style));
}

// What stands in the line at the foot beside a note, with the key that leads back.
double DecisionPanel::beside_note(Painter& painter) const {
    return rules_link_width(painter, rules_here()) + (desk_->leads_back() ? escape_width(painter) : 0);
}

void DecisionPanel::draw_pages(Painter& painter, Rect& line) {
    if (pages_.count() == 1 || is_drawn()) return;
    draw_row_pages(painter, line, pages_, first_row_, [this](std::size_t to) {
        first_row_ = to;
        Refresh();
    });
}

// What was typed and what is waited for, else why the row in hand cannot be chosen, else what keys do here.
void DecisionPanel::draw_hint(Painter& painter, Rect line) {
    const present::Page& page = desk_->page();
    if (!page.typed.empty()) {
        const TextStyle typed{letter_sizes::note, Face::bold, painter.theme().accent};
        return painter.text(line, page.typed, painter.fitting(page.typed, line.w, typed));
    }
    const std::string* const why = why_not_in_hand();
    const std::string said = why != nullptr && desk_->message().empty() ? *why : note_in_hand(painter, line.w);
    if (said.empty()) {
        if (desk_->leads_back()) place_way_back(painter, line, page.hint);
        return painter.hint(line, page.hint, {hint_style.size, hint_style.face, painter.theme().faint});
    }
    const TextStyle style{letter_sizes::note, Face::plain, painter.theme().ink};
    const double beside_escape = line.w - escape_width(painter);
    const bool has_room = painter.width(said, painter.fitting(said, beside_escape, style)) <= beside_escape;
    if (desk_->leads_back() && (has_room || theme().text_wish <= large_text)) draw_escape(painter, line);
    painter.text(line, said, painter.fitting(said, line.w, style));
}

// Where the line has no room to say what Esc does: at its end, since before a note it would read as what Esc does.
void DecisionPanel::draw_escape(Painter& painter, Rect& line) {
    const Rect cap = line.cut_right(escape_width(painter) - painter.scaled(gaps::middle));
    painter.key(cap, present::key_words("Esc"));
    painter.area(cap, "back", [this] { act([](present::Desk& desk) { desk.back(); }); });
    line.cut_right(painter.scaled(gaps::middle));
}

// What Esc does can be clicked, where the hint says it.
void DecisionPanel::place_way_back(Painter& painter, const Rect& line, const std::string& hint) {
    const auto begin = hint.find("Esc");
    if (begin == std::string::npos) return;
    const std::string words = hint.substr(begin, hint.find("   ", begin) - begin);
    const double x = line.x + painter.width(hint.substr(0, begin), hint_style);
    const double wide = painter.width(words, hint_style);
    if (x + wide > line.right()) return;
    painter.area({x, line.y, wide, line.h}, "back", [this] { act([](present::Desk& desk) { desk.back(); }); });
}

// Its reason stands above all rows once somebody has chosen it: beside it, that would only say it twice.
present::Row DecisionPanel::without_what_is_said(present::Row row) const {
    if (!row.why_not || *row.why_not != desk_->message() || notes_ != Notes::beside) return row;
    row.why_not.reset();
    row.note.clear();
    row.price = present::not_now_words();
    return row;
}

void DecisionPanel::place_row(Painter& painter, const Rect& where, std::size_t i, const RowColumns& columns) {
    const present::Row& row = desk_->page().rows[i];
    const std::string name = "row:" + row.key;
    const RowLook look =
        i == desk_->selected() ? RowLook::selected : (hovered_name() == name ? RowLook::hovered : RowLook::plain);
    const NoteWritten note = draw_row(painter, where, without_what_is_said(row), columns, look);
    row_area(painter, where, row, note, [this, i] { act([i](present::Desk& desk) { desk.choose(i); }); });
}

void DecisionPanel::place_area(Painter& painter, const Rect& where, std::size_t i) {
    row_area(painter, where, desk_->page().rows[i], NoteWritten::no,
             [this, i] { act([i](present::Desk& desk) { desk.choose(i); }); });
}

// What is known of the selected row: the sentence, and how it is spread.
void DecisionPanel::draw_detail(Painter& painter, Rect box) {
    const auto& rows = desk_->page().rows;
    box.cut_left(painter.scaled(20));
    painter.line(box.x, box.y + 4, box.x, box.bottom() - 4, painter.theme().card_edge);
    box.cut_left(painter.scaled(gaps::large));
    if (desk_->selected() >= rows.size() || !rows[desk_->selected()].detail) return beside_rows_.restore({});
    const present::Detail& detail = *rows[desk_->selected()].detail;
    if (std::exchange(beside_rows_of_, detail.sentence) != detail.sentence) beside_rows_.to(0);
    if (least_height(painter, box.w, detail) > box.h)
        return beside_rows_.draw(painter, box,
                                 [&](const Rect& moved) { return draw_sentence(painter, moved, detail); });
    beside_rows_.restore({});
    draw_sentence_and_bars(painter, box, detail);
}

}  // namespace gui
