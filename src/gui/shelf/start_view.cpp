// SPDX-License-Identifier: MIT
#include "gui/shelf/start_view.h"

#include "gui/canvas/sizes.h"
#include "present/help/manual.h"
#include "present/help/page_keys.h"
#include "present/language/phrases.h"
#include "present/shelf/shelf_words.h"

#include <algorithm>
#include <utility>

namespace gui {
namespace {

using present::key_of_act;
using present::PageAct;

constexpr double shelf_letters = 15;
constexpr double least_shelf_letters = 10;
constexpr double widest_start = 1120;
constexpr double session_row_height = 54;
constexpr double search_width = 220;
constexpr int all_sessions_height = 200'000;  // holds all rows of any library

// The column in the middle of a wide window.
Rect page_column(const Painter& painter) {
    const Rect& whole = painter.whole();
    const double width = std::min(whole.w - painter.scaled(48), painter.scaled(widest_start));
    return {whole.middle_x() - width / 2, whole.y + painter.scaled(gaps::large), width, whole.h - painter.scaled(34)};
}

}  // namespace

StartView::StartView(wxWindow* parent, const Theme& theme, StartActs acts)
    : KeyCanvas{parent, theme, "start"}, acts_{std::move(acts)} {
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) { scroll(event.GetWheelRotation() > 0 ? -1 : 1); });
}

void StartView::show(StartContents contents) {
    if (contents.shelf != contents_.shelf) top_row_ = 0;
    contents_ = std::move(contents);
    scroll(0);
}

std::vector<SpokenLine> StartView::spoken() {
    const auto top = std::exchange(top_row_, 0);
    const auto seen = rows_seen_;
    auto lines = KeyCanvas::spoken();
    top_row_ = top;
    rows_seen_ = seen;
    return lines;
}

wxSize StartView::spoken_size() const { return {GetClientSize().x, all_sessions_height}; }

void StartView::reveal(std::size_t row) {
    if (row < top_row_) top_row_ = row;
    if (row >= top_row_ + rows_seen_) top_row_ = row - rows_seen_ + 1;
    Refresh();
}

void StartView::scroll(int rows) {
    const std::size_t most = contents_.rows.size() > rows_seen_ ? contents_.rows.size() - rows_seen_ : 0;
    if (rows < 0 && top_row_ > 0) --top_row_;
    if (rows > 0) ++top_row_;
    top_row_ = std::min(top_row_, most);
    Refresh();
}

// Of the rows only the chosen one: the arrows walk through the others.
bool StartView::is_stop(const Area& area) const {
    if (!area.name.starts_with("row:")) return KeyCanvas::is_stop(area);
    return area.name == row_name(contents_.selected.value_or(top_row_));
}

// The same button does the same to another session.
std::string StartView::meaning() const {
    std::string all = std::to_string(static_cast<int>(contents_.shelf));
    for (const std::size_t count : contents_.counts) all += ' ' + std::to_string(count);
    return all + (contents_.selected ? ':' + std::to_string(*contents_.selected) : std::string{});
}

present::HelpTopic StartView::page_topic() const { return present::manual_page(present::ManualTopic::sessions); }

void StartView::draw(Painter& painter) {
    painter.fill(painter.whole(), painter.theme().page);
    Rect page = page_column(painter);
    const bool is_low = page.h < painter.scaled(500);
    if (!is_low || !contents_.strip) {
        draw_header(painter, page.cut_top(painter.scaled(46)));
        page.cut_top(painter.scaled(is_low ? 4 : 12));
    }
    draw_strip(painter, page);
    if (contents_.is_first_start) return draw_first_start(painter, page);
    if (contents_.resume) {
        draw_resume(painter, page.cut_top(painter.scaled(is_low ? 160 : 176)));
        page.cut_top(painter.scaled(is_low ? 4 : 14));
    }
    draw_shelves(painter, page.cut_top(painter.scaled(36)));
    const Rect choices = page.cut_bottom(painter.scaled(46));
    draw_rows(painter, page);
    draw_choices(painter, choices);
}

void StartView::draw_header(Painter& painter, Rect strip) {
    const TextStyle style{letter_sizes::begin, Face::serif_bold, painter.theme().accent};
    const std::string read_only = contents_.read_only.value_or("");
    const std::vector<NamedButton> buttons{
        {"new", {words_.new_session, key_of_act(PageAct::new_session), read_only}, acts_.fresh},
        {"practice", {words_.practice, key_of_act(PageAct::practice)}, acts_.practice},
        {"statistics", {words_.statistics, key_of_act(PageAct::statistics)}, acts_.statistics},
        {"import", {words_.import_file, key_of_act(PageAct::import_file), read_only}, acts_.import_file}};
    const double wide = contents_.is_first_start ? 0 : row_width(painter, buttons);
    if (wide + painter.width("Logothete", style) <= strip.w) painter.text(strip, "Logothete", style);
    if (contents_.is_first_start) return;
    const Rect row = strip.cut_right(wide);
    const double high = button_height(painter);
    button_row(painter, {row.x, row.middle_y() - high / 2, row.w, high}, buttons);
}

// --- The message

void StartView::draw_strip(Painter& painter, Rect& page) {
    if (!contents_.strip) return;
    const Strip& strip = *contents_.strip;
    const bool trouble = strip.mood == Mood::trouble;
    double answers = 0;
    for (const auto& answer : strip.answers)
        answers += button_width(painter, answer.button) + painter.scaled(gaps::usual);
    const double field = strip.has_field ? painter.scaled(320) : 0;
    const double text_width = page.w - answers - field - painter.scaled(40);
    const TextStyle style{letter_sizes::text, trouble ? Face::bold : Face::plain,
                          trouble ? painter.theme().bad : painter.theme().ink};
    const double text_height = painter.wrapped_height(text_width, strip.text, style);
    Rect box = page.cut_top(std::max(text_height, button_height(painter)) + painter.scaled(gaps::broad));
    painter.fill(box, painter.theme().note, painter.scaled(gaps::modest));
    painter.outline(box, trouble ? painter.theme().bad : painter.theme().card_edge, 1, painter.scaled(gaps::modest));
    painter.area(box, "strip", {});
    painter.wrapped({box.x + painter.scaled(gaps::margin), box.middle_y() - text_height / 2, text_width, text_height},
                    strip.text, style);
    draw_strip_answers(painter, box);
    page.cut_top(painter.scaled(gaps::wide));
}

void StartView::draw_strip_answers(Painter& painter, Rect box) {
    const double high = button_height(painter);
    box.cut_right(painter.scaled(gaps::usual));
    double x = box.right();
    for (const auto& answer : contents_.strip->answers)
        x -= button_width(painter, answer.button) + painter.scaled(gaps::usual);
    if (contents_.strip->has_field && on_field_place) {
        const double width = painter.scaled(320);
        on_field_place({x - width, box.middle_y() - high / 2, width, high});
    }
    for (const auto& answer : contents_.strip->answers) {
        x += painter.scaled(gaps::usual);
        const double width = button_width(painter, answer.button);
        button(painter, {x, box.middle_y() - high / 2, width, high}, answer.name, answer.button, answer.act);
        x += width;
    }
}

// --- The shelves

// Of their names and how many sessions lie there.
double StartView::shelves_width(Painter& painter, double letters) const {
    double wide = 0;
    for (std::size_t i = 0; i < shelves.size(); ++i)
        wide += painter.width(present::shelf_name(shelves[i]), {letters, Face::serif_bold}) +
                painter.width(std::to_string(contents_.counts[i]), {letter_sizes::told}) + painter.scaled(33);
    return wide;
}

void StartView::draw_shelves(Painter& painter, Rect strip) {
    const Rect search = strip.cut_right(painter.scaled(search_width));
    const double high = painter.scaled(28);
    if (on_search_place) on_search_place({search.x, search.middle_y() - high / 2, search.w, high});
    double letters = shelf_letters;
    while (letters > least_shelf_letters && shelves_width(painter, letters) > strip.w) letters -= 0.5;
    for (std::size_t i = 0; i < shelves.size(); ++i) {
        const store::Shelf shelf = shelves[i];
        const bool shown = shelf == contents_.shelf;
        const std::string name = "shelf:" + std::to_string(i);
        const std::string count = std::to_string(contents_.counts[i]);
        const TextStyle style{letters, shown ? Face::serif_bold : Face::serif,
                              shown || hovered_name() == name ? painter.theme().ink : painter.theme().faint};
        const TextStyle small{letter_sizes::told, Face::plain, painter.theme().faint};
        const double word = painter.width(present::shelf_name(shelf), style);
        const double number = painter.width(count, small);
        const Rect box = strip.cut_left(word + number + painter.scaled(gaps::middle));
        painter.text({box.x, box.y, word + 1, box.h}, present::shelf_name(shelf), style);
        painter.text({box.right() - number, box.y, number + 1, box.h}, count, small);
        if (shown)
            painter.fill({box.x, box.bottom() - painter.scaled(gaps::nearby), word, painter.scaled(gaps::tight)},
                         painter.theme().accent);
        const Rect wide{box.x - painter.scaled(gaps::modest), box.y + 2, box.w + painter.scaled(gaps::wide), box.h - 4};
        ring(painter, wide.inset(2), name, painter.scaled(gaps::close));
        painter.area(
            wide, name, [this, shelf] { acts_.show(shelf); }, present::key_of_shelf(i + 1));
        strip.cut_left(painter.scaled(26));
    }
}

void StartView::draw_rows(Painter& painter, Rect card) {
    painter.card(card);
    const Rect inside = card.inset(painter.scaled(gaps::nearby));
    const double high = painter.scaled(session_row_height);
    rows_seen_ = std::max<std::size_t>(1, static_cast<std::size_t>(inside.h / high));
    top_row_ = std::min(top_row_, contents_.rows.size() > rows_seen_ ? contents_.rows.size() - rows_seen_ : 0);
    if (contents_.rows.empty()) {
        painter.text(inside, contents_.nothing, {letter_sizes::row, Face::serif, painter.theme().faint, Align::centre});
        return;
    }
    painter.clip(inside);
    for (std::size_t row = top_row_; row < contents_.rows.size() && row <= top_row_ + rows_seen_; ++row)
        draw_row(painter, {inside.x, inside.y + high * static_cast<double>(row - top_row_), inside.w, high}, row);
    painter.unclip();
    if (contents_.rows.size() <= rows_seen_) return;
    const double all = static_cast<double>(contents_.rows.size());
    const Rect bar{card.right() - painter.scaled(gaps::nearby),
                   inside.y + inside.h * static_cast<double>(top_row_) / all, painter.scaled(gaps::tight),
                   inside.h * static_cast<double>(rows_seen_) / all};
    painter.fill(bar, painter.theme().card_edge, painter.scaled(gaps::line));
}

// With the length of the evening, where there is room for it.
std::string StartView::entries_of(Painter& painter, std::size_t row, double wide, const TextStyle& style) const {
    const std::string& entries = contents_.rows[row].entries;
    const std::string length = contents_.length ? contents_.length(row) : std::string{};
    if (length.empty()) return entries;
    const std::string both = present::side_by_side({length, entries});
    return painter.width(both, style) > wide ? entries : both;
}

void StartView::draw_row(Painter& painter, const Rect& box, std::size_t row) {
    const auto& shown = contents_.rows[row];
    const std::string name = row_name(row);
    const bool chosen = contents_.selected == row;
    if (chosen || hovered_name() == name)
        painter.fill(box.inset(1), painter.theme().raised, painter.scaled(gaps::nearby));
    if (chosen)
        painter.fill({box.x + 1, box.y + 6, painter.scaled(gaps::close), box.h - 12}, painter.theme().accent, 2);
    ring(painter, box.inset(3), name, painter.scaled(gaps::nearby));
    painter.area(box, name, [this, row] { acts_.choose(row); });
    const TextStyle faint{letter_sizes::told, Face::plain, painter.theme().faint};
    Rect inside{box.x + painter.scaled(gaps::broad), box.y + painter.scaled(gaps::nearby), box.w - painter.scaled(32),
                box.h - painter.scaled(gaps::usual)};
    const TextStyle right{letter_sizes::told, Face::plain, painter.theme().faint, Align::right};
    Rect top = inside.cut_top(inside.h / 2);
    painter.text(top.cut_right(painter.scaled(180)), shown.played, right);
    const Rect entries = inside.cut_right(painter.scaled(180));
    painter.text(entries, entries_of(painter, row, entries.w, right), right);
    Rect state = top.cut_right(top.w * 0.46);
    const Rect remark = inside.cut_right(inside.w * 0.46);
    painter.text(top, shown.title, {letter_sizes::row, Face::serif_bold});
    draw_players(painter, inside, shown.players, 12);
    if (shown.speaker) {
        painter.piece(state.x + painter.scaled(gaps::middle), state.middle_y(), painter.scaled(gaps::margin),
                      *shown.speaker);
        state.cut_left(painter.scaled(20));
    }
    painter.text(state, shown.state, {letter_sizes::choice});
    painter.text({state.x, remark.y, remark.w, remark.h}, present::side_by_side({shown.game, shown.remark}), faint);
}

void StartView::draw_choices(Painter& painter, Rect strip) {
    std::vector<NamedButton> buttons;
    for (const auto& choice : contents_.choices)
        buttons.push_back({"act:" + choice.label, {choice.label, choice.key, choice.why_not}, [this, act = choice.act] {
                               acts_.perform(act);
                           }});
    button_row(painter, strip.cut_bottom(button_height(painter)), std::move(buttons));
}

}  // namespace gui
