// SPDX-License-Identifier: MIT
#include "gui/table/journal_panel.h"

#include "gui/canvas/signs.h"
#include "gui/canvas/sizes.h"
#include "gui/table/journal_line.h"
#include "present/language/list_words.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace gui {
namespace {

using present::JournalLine;
using present::JournalRow;

// It stands for that entry, or for an act that the entry belongs to.
bool covers(const JournalRow& row, std::size_t entry) {
    const auto* act = std::get_if<present::ActRow>(&row);
    return act != nullptr ? act->first <= entry && entry <= act->last : present::looked_at(row) == entry;
}

}  // namespace

JournalPanel::JournalPanel(wxWindow* parent, const Theme& theme) : Canvas(parent, theme, "journal") {
    Bind(wxEVT_KEY_DOWN, &JournalPanel::key_pressed, this);
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        scroll_.by(-3 * row_height() * event.GetWheelRotation() / event.GetWheelDelta());
        Refresh();
    });
    const auto drag = [this](wxMouseEvent& event) {
        event.Skip();
        if (scroll_.dragged(event, list_, this->theme().scaled(gaps::middle))) Refresh();
    };
    Bind(wxEVT_LEFT_DOWN, drag);
    Bind(wxEVT_MOTION, drag);
    const auto redraw = [this](wxFocusEvent& event) {
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, redraw);
    Bind(wxEVT_KILL_FOCUS, redraw);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit_room();
        event.Skip();
    });
}

// --- what is shown
void JournalPanel::show(const present::Looks& table, const present::RepairMarks& marks) {
    table_ = &table;
    marks_ = marks;
    selected_.reset();
    make_rows();
    follow_newest();
    if (is_searching()) search_from_newest();
}

void JournalPanel::make_rows() {
    reader_ = std::make_unique<present::JournalReader>(*table_, marks_);
    rows_ = present::journal_rows(*table_, folds_, marks_);
    lines_.assign(rows_.size(), std::nullopt);
    lay_out();
    Refresh();
}

// Rows that are not seen count as one line: a long session must not be told as a whole to show its end.
void JournalPanel::lay_out() {
    laid_out_at_ = rows_width();
    laid_out_for_ = theme().text_scale;
    heights_.assign(rows_.size(), std::nullopt);
    sum_heights();
}

void JournalPanel::sum_heights() {
    tops_.assign(1, 0);
    for (const auto& height : heights_) tops_.push_back(tops_.back() + height.value_or(row_height()));
    scroll_.content = tops_.back();
}

// Told once, however often it is painted.
const JournalLine& JournalPanel::line_of(std::size_t row) {
    auto& line = lines_[row];
    if (!line) line = reader_->line(rows_[row]);
    return *line;
}

void JournalPanel::measure_rows(Painter& painter, std::size_t from, std::size_t to) {
    bool found_out = false;
    for (std::size_t i = from; i < std::min(to, rows_.size()); ++i) {
        if (heights_[i]) continue;
        heights_[i] = journal_line_height(painter, rows_width(), line_of(i));
        found_out = true;
    }
    if (found_out) sum_heights();
}

void JournalPanel::measure_around(std::size_t row) {
    const auto page = static_cast<std::size_t>(page_rows()) + 1;
    measured([&](Painter& painter) {
        measure_rows(painter, row - std::min(row, page), row + page);
        return 0.0;
    });
}

// What is marked stays in sight.
void JournalPanel::fit_room() {
    const auto marked = selected_;
    follow_newest();
    if (marked) select(*marked);
}

// The newest entry that counts, with some of what was undone below it. Where it does not fit, its beginning is seen:
// the last words of a sentence tell nothing.
void JournalPanel::follow_newest() {
    scroll_.page = GetClientSize().y - heading_height() - theme().scaled(gaps::tight);
    if (!table_) return;
    if (laid_out_at_ != rows_width()) lay_out();
    const auto newest = std::find_if(rows_.rbegin(), rows_.rend(), present::counts_now);
    const auto last = static_cast<std::size_t>(rows_.rend() - newest);
    measure_around(last);
    const double end = tops_[last];
    const double undone = std::min(scroll_.content - end, std::floor(page_rows() / 3) * row_height());
    scroll_.to(std::min(end + undone - scroll_.page, tops_[last > 0 ? last - 1 : 0]));
    Refresh();
}

void JournalPanel::show_nothing() {
    table_ = nullptr;
    reader_.reset();
    rows_.clear();
    lines_.clear();
    heights_.clear();
    tops_.assign(1, 0);
    selected_.reset();
    found_.clear();
    folds_ = {};
    Refresh();
}

void JournalPanel::mark(std::optional<std::size_t> entries) {
    selected_.reset();
    // Of an act that is unfolded, the entry itself.
    for (std::size_t i = rows_.size(); i-- > 0;)
        if (entries && covers(rows_[i], *entries)) return select(i);
    follow_newest();
}

std::optional<std::size_t> JournalPanel::marked_entry() const {
    return selected_ && *selected_ < rows_.size() ? present::looked_at(rows_[*selected_]) : std::nullopt;
}

void JournalPanel::text_has_grown() {
    lay_out();
    selected_ ? select(*selected_) : follow_newest();
}

double JournalPanel::page_rows() const { return std::max(1.0, std::floor(scroll_.page / row_height())); }

std::vector<SpokenLine> JournalPanel::spoken() {
    std::vector<SpokenLine> lines;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const JournalLine& line = line_of(row);
        const auto folds = line.entries > 1 ? present::entries_words(line.entries) : std::string{};
        lines.push_back({present::spoken_line({line.number, line.text, folds}, {}), [this, row] { choose(row); },
                         "row:" + std::to_string(row)});
    }
    std::reverse(lines.begin(), lines.end());  // whoever hears it wants to know the newest first
    lines.push_back({present::search_tip(), [this] { open_search(); }, "search"});
    return lines;
}

// --- drawing
void JournalPanel::draw(Painter& painter) {
    if (table_ && laid_out_for_ != theme().text_scale) text_has_grown();
    painter.card(painter.whole());
    if (HasFocus()) painter.outline(painter.whole(), theme().focus, painter.scaled(gaps::thin), 6);
    Rect rest = painter.whole().inset(painter.scaled(gaps::tight));
    draw_heading(painter, rest.cut_top(heading_height() - painter.scaled(gaps::tight)));
    if (!table_) return;
    list_ = rest;
    scroll_.page = rest.h;
    scroll_.to(scroll_.top);
    const std::size_t first = first_seen();
    measure_rows(painter, first, first + static_cast<std::size_t>(page_rows()) + 1);
    painter.clip(whole_lines(painter, first));
    for (auto i = first; i < rows_.size() && place_of(i).y < rest.bottom(); ++i) draw_row(painter, place_of(i), i);
    painter.unclip();
    scroll_.draw(painter, rest);
}

// The row that the page begins in.
std::size_t JournalPanel::first_seen() const {
    const auto after = std::upper_bound(tops_.begin(), tops_.end(), scroll_.top + 1);
    return static_cast<std::size_t>(after - tops_.begin()) - 1;
}

Rect JournalPanel::place_of(std::size_t row) const {
    return {list_.x, list_.y + tops_[row] - scroll_.top, rows_width(), tops_[row + 1] - tops_[row]};
}

// Of a row that begins above the page, or is higher than the page, no line is cut in half.
Rect JournalPanel::whole_lines(Painter& painter, std::size_t first) {
    Rect seen = list_;
    if (first < rows_.size() && place_of(first).y < list_.y - 1)
        seen.cut_top(whole_lines_from(painter, place_of(first), line_of(first), list_.y) - list_.y);
    if (first < rows_.size() && place_of(first).bottom() > list_.bottom() + 1)
        seen.cut_bottom(list_.bottom() - whole_lines_until(painter, place_of(first), line_of(first), list_.bottom()));
    return seen;
}

// Of the entry that is marked.
present::HelpTopic JournalPanel::page_topic() const {
    if (!reader_ || !selected_ || *selected_ >= rows_.size()) return present::HelpContents{};
    auto rules = reader_->rules(rows_[*selected_]);
    return rules.empty() ? present::HelpTopic{} : rules;
}

void JournalPanel::draw_heading(Painter& painter, Rect box) {
    box.cut_left(painter.scaled(gaps::middle));
    const Rect lens = box.cut_right(painter.scaled(28));
    if (is_searching()) {
        const Rect words = box.cut_right(painter.scaled(74));
        if (!search_->IsEmpty()) {
            const auto place = present::search_words({found_at_ + 1, found_.size()});
            painter.text(words, place, {letter_sizes::hint, Face::plain, theme().faint, Align::centre});
        }
        const Rect field = box.inset(painter.scaled(gaps::thin));
        const wxRect wanted(static_cast<int>(field.x), static_cast<int>(field.y), static_cast<int>(field.w),
                            static_cast<int>(field.h));
        if (search_->GetRect() != wanted) search_->SetSize(wanted);
    } else {
        const auto heading = present::journal_heading();
        painter.text(box, heading, {letter_sizes::text, Face::serif_bold});
        box.cut_left(painter.width(heading, {letter_sizes::text, Face::serif_bold}) + painter.scaled(gaps::usual));
        if (table_) {
            painter.text(box, present::entries_words(table_->cursor()),
                         {letter_sizes::hint, Face::plain, theme().faint});
        }
    }
    draw_lens(painter, lens.inset(painter.scaled(gaps::middle)), theme().faint);
    painter.area(
        lens, "search", [this] { open_search(); }, present::search_tip());
}

void JournalPanel::draw_row(Painter& painter, const Rect& box, std::size_t row) {
    const JournalLine& line = line_of(row);
    const std::string name = "row:" + std::to_string(row);
    const Rect inner{box.x + painter.scaled(gaps::thin), box.y + painter.scaled(gaps::hair), box.w,
                     box.h - painter.scaled(gaps::thin)};
    if (line.author == present::Author::table || line.mark) painter.fill(inner, theme().note, 4);
    if (line.mark) painter.fill({inner.x, inner.y, painter.scaled(gaps::tight), inner.h}, theme().accent, 1);
    if (hovered_name() == name) painter.fill(inner, theme().raised, 4);
    if (selected_ == row) {
        painter.fill(inner, theme().raised, 4);
        painter.outline(inner, theme().accent, painter.scaled(gaps::thin), 4);
    }
    draw_journal_line(painter, inner, line, list_.bottom());
    painter.area(
        inner.within(list_), name, [this, row] { choose(row); }, line.text);
    painter.area_other([this, row] { look_at(row); });  // where it can be changed, as all else by that button
}

// --- the mouse and the keyboard
// A line is always written whole: a tip would only say it twice, and cover the next one.
bool JournalPanel::has_tooltip(const Area& area) const { return !area.name.starts_with("row:"); }

void JournalPanel::choose(std::size_t row) {
    if (row >= rows_.size()) return;
    const JournalRow chosen = rows_[row];
    select(row);
    toggle_fold(chosen);
    if (const auto entries = present::looked_at(chosen)) on_look(*entries);
}

// Whatever it folds stays as it is.
void JournalPanel::look_at(std::size_t row) {
    select(row);
    if (const auto entries = marked_entry()) on_look(*entries);
}

void JournalPanel::toggle_fold(const JournalRow& row) {
    if (const auto* tail = std::get_if<present::CutFold>(&row)) {
        if (!folds_.open_cuts.insert(tail->cut).second) folds_.open_cuts.erase(tail->cut);
        make_rows();
    } else if (const auto* act = std::get_if<present::ActRow>(&row)) {
        if (act->first == act->last) return;
        if (!folds_.open_acts.insert(act->first).second) folds_.open_acts.erase(act->first);
        make_rows();
    } else if (std::holds_alternative<present::UndoneFold>(row)) {
        using present::Folding;
        folds_.undone = folds_.undone == Folding::open ? Folding::folded : Folding::open;
        make_rows();
    }
}

void JournalPanel::select(std::size_t row) {
    selected_ = row;
    measure_around(row);
    const double high = tops_[row + 1] - tops_[row];
    scroll_.reveal(tops_[row], high);
    if (high > scroll_.page) scroll_.to(tops_[row]);  // its beginning says what it is
    Refresh();
}

void JournalPanel::select_by(int rows) {
    if (rows_.empty()) return;
    const auto last = static_cast<int>(rows_.size()) - 1;
    const int from = selected_ ? static_cast<int>(*selected_) : last + (rows < 0 ? 1 : 0);
    select(static_cast<std::size_t>(std::clamp(from + rows, 0, last)));
}

void JournalPanel::key_pressed(wxKeyEvent& event) {
    if (took_key(event)) return;
    if (!HandleAsNavigationKey(event)) event.Skip();
}

bool JournalPanel::took_key(const wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (event.ControlDown()) {
        if (key != 'F') return false;
        open_search();
        return true;
    }
    if (key == WXK_F2) {
        if (selected_) look_at(*selected_);
        return true;
    }
    if (key == WXK_F3 && is_searching()) {
        next_found(event.ShiftDown() ? 1 : -1);
        return true;
    }
    if (key == WXK_RETURN || key == WXK_NUMPAD_ENTER || key == WXK_SPACE) {
        if (selected_) choose(*selected_);
        return true;
    }
    if (key == WXK_ESCAPE && is_searching()) {
        close_search();
        return true;
    }
    return !event.HasAnyModifiers() && took_moving_key(key);
}

bool JournalPanel::took_moving_key(int key) {
    const int page = static_cast<int>(page_rows());
    const int all = static_cast<int>(rows_.size());
    switch (key) {
        case WXK_UP:
            return select_by(-1), true;
        case WXK_DOWN:
            return select_by(1), true;
        case WXK_PAGEUP:
            return select_by(-page), true;
        case WXK_PAGEDOWN:
            return select_by(page), true;
        case WXK_HOME:
            return select_by(-all), true;
        case WXK_END:
            return select_by(all), true;
        default:
            return false;
    }
}

}  // namespace gui
