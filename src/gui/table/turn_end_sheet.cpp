// SPDX-License-Identifier: MIT
#include "gui/table/turn_end_sheet.h"

#include "gui/canvas/signs.h"
#include "present/journal/hands_view.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace gui {
namespace {

using present::TurnEndColumn;
using present::TurnEndLine;
using present::TurnEndPart;

constexpr double sheet_margin = 14;
constexpr double least_column = 190;  // below that, players stand in two rows
constexpr double column_gap = 10;
constexpr double card_margin = 8;
constexpr double part_gap = 6;
constexpr double line_gap = 4;
constexpr double line_points = 11.5;
constexpr double foot_points = 11;
constexpr double heading_height = 30;
constexpr double least_rows = 240;  // with less room, keys are told where one scrolls to
constexpr double before_amount = 6;
constexpr double tick_room = 21;
constexpr double bar_room = 8;
constexpr double wheel_step = 60;
constexpr double endless = 1e6;  // what does not fit is scrolled to
constexpr int all_lines_height = 20'000;

const TextStyle close_style{11.5, Face::plain, {}, Align::centre};
const TextStyle next_style{12.5, Face::serif};
const TextStyle part_heading{12, Face::serif_bold};

TextStyle heading_style(const Theme& theme) { return {16, Face::serif_bold, theme.accent}; }
TextStyle keys_style(const Theme& theme) { return {foot_points, Face::plain, theme.faint}; }

TextStyle style_of(const Theme& theme, const TurnEndLine& line) {
    switch (line.kind) {
        case TurnEndLine::Kind::fact:
            return {line_points, Face::plain, theme.faint};
        case TurnEndLine::Kind::deed:
            return {line_points, Face::plain, theme.ink};
        case TurnEndLine::Kind::sum:
            return {line_points, Face::bold, theme.ink};
        case TurnEndLine::Kind::missing:
            break;
    }
    return {line_points, Face::bold, theme.bad};
}

bool is_deed(const TurnEndLine& line) { return line.kind == TurnEndLine::Kind::deed; }
bool is_missing(const TurnEndLine& line) { return line.kind == TurnEndLine::Kind::missing; }

TextStyle amount_style(const Theme& theme, const TurnEndLine& line) {
    TextStyle style = style_of(theme, line);
    if (line.kind != TurnEndLine::Kind::fact) style.face = Face::bold;
    style.align = Align::right;
    return style;
}

// What a line's words have of the width of its part.
double words_width(Painter& painter, double width, const TurnEndLine& line) {
    const double words = width - painter.scaled(tick_room);
    if (line.amount.empty()) return words;
    return words - painter.width(line.amount, amount_style(painter.theme(), line)) - painter.scaled(before_amount);
}

}  // namespace

TurnEndSheet::TurnEndSheet(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "turn end") {
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        scroll_.by(-this->theme().scaled(wheel_step) * event.GetWheelRotation() / event.GetWheelDelta());
        Refresh();
    });
}

void TurnEndSheet::show(present::TurnEnd end) {
    if (!end_ || end_->entries != end.entries) {
        scroll_.to(0);
        follows_missing_ = true;
    }
    end_ = std::move(end);
    words_ = present::turn_end_words();
    Refresh();
}

void TurnEndSheet::tick(const std::string& name) {
    if (!ticked_.insert(name).second) ticked_.erase(name);
    Refresh();
}

// What is scrolled out of sight is told, too.
std::vector<SpokenLine> TurnEndSheet::spoken() {
    const Scroll scroll = std::exchange(scroll_, {});
    const Rect seen = seen_;
    const bool follows = std::exchange(follows_missing_, false);
    auto lines = WalkedCanvas::spoken();
    scroll_ = scroll;
    seen_ = seen;
    follows_missing_ = follows;
    return lines;
}

wxSize TurnEndSheet::spoken_size() const { return {GetClientSize().x, all_lines_height}; }

present::HelpTopic TurnEndSheet::page_topic() const {
    if (!end_ || end_->rules.empty()) return present::HelpContents{};
    return end_->rules;
}

void TurnEndSheet::reveal(const Rect& place) {
    const double beside = theme().scaled(sheet_margin);
    scroll_.reveal(place.y - seen_.y + scroll_.top - beside, place.h + 2 * beside);
}

void TurnEndSheet::draw(Painter& painter) {
    painter.card(painter.whole());
    if (!end_) return;
    Rect rest = painter.whole().inset(painter.scaled(sheet_margin));
    const Rect heading{0, 0, painter.whole().w, rest.y + painter.scaled(heading_height)};
    draw_heading(painter, rest.cut_top(painter.scaled(heading_height)));
    rest.cut_top(painter.scaled(part_gap));
    if (has_foot(painter, rest)) {
        const double high = painter.wrapped_height(rest.w, words_.keys, keys_style(theme()));
        painter.wrapped(rest.cut_bottom(high), words_.keys, keys_style(theme()));
        rest.cut_bottom(painter.scaled(part_gap));
    }
    seen_ = rest;
    missing_.reset();
    scroll_.page = rest.h;
    painter.clip(rest);
    scroll_.content = draw_page(painter, {rest.x, rest.y - scroll_.top, rest.w - painter.scaled(bar_room), endless});
    scroll_.to(scroll_.top);
    scroll_.draw(painter, rest);
    draw_ring(painter);
    painter.unclip();
    draw_close(painter, heading);
    if (std::exchange(follows_missing_, false) && missing_) {
        reveal(*missing_);
        CallAfter([this] { Refresh(); });
    }
}

Rect TurnEndSheet::beside_heading(Painter& painter, Rect line) const {
    line.cut_right(close_width(painter) + painter.scaled(column_gap));
    line.cut_left(painter.width(end_->heading, heading_style(theme())) + painter.scaled(sheet_margin));
    return line;
}

// What comes next stands beside the heading where it fits.
void TurnEndSheet::draw_heading(Painter& painter, const Rect& line) {
    const Rect beside = beside_heading(painter, line);
    Rect words = line;
    words.w = beside.x - line.x;
    painter.text(words, end_->heading, heading_style(theme()));
    if (painter.width(end_->next, next_style) <= beside.w) painter.text(beside, end_->next, next_style);
}

// Where rows have little room, the keys are told below them.
bool TurnEndSheet::has_foot(const Painter& painter, const Rect& rest) { return rest.h >= painter.scaled(least_rows); }

double TurnEndSheet::draw_page(Painter& painter, const Rect& box) {
    Rect rest = box;
    const Rect line = painter.whole().inset(painter.scaled(sheet_margin));
    if (painter.width(end_->next, next_style) > beside_heading(painter, line).w)
        rest.cut_top(painter.wrapped(rest, end_->next, next_style) + painter.scaled(part_gap));
    rest.cut_top(draw_columns(painter, rest));
    const double below = line.h - painter.scaled(heading_height + part_gap);
    if (!has_foot(painter, {0, 0, 0, below})) rest.cut_top(painter.wrapped(rest, words_.keys, keys_style(theme())));
    return rest.y - box.y;
}

double TurnEndSheet::close_width(Painter& painter) const {
    return painter.width(words_.back, close_style) + painter.scaled(24);
}

// On top of the lines that are scrolled to behind the heading.
void TurnEndSheet::draw_close(Painter& painter, const Rect& heading) {
    painter.area(heading, "heading", {});
    Rect line = heading.inset(painter.scaled(sheet_margin) / 2);
    const Rect close = line.cut_right(close_width(painter));
    painter.fill(close, hovered_name() == "close" ? theme().raised : theme().card, 5);
    painter.outline(close, theme().card_edge, 1, 5);
    painter.text(close, words_.back, close_style);
    painter.area(close, "close", [this] { on_close(); });
    const Area* const walked = at_hand();
    if (HasFocus() && walked && walked->name == "close")
        painter.outline(close.inset(-2), theme().focus, painter.scaled(2.5), 5);
}

double TurnEndSheet::draw_columns(Painter& painter, const Rect& box) {
    const int players = static_cast<int>(end_->columns.size());
    const int in_row = box.w / players >= painter.scaled(least_column) ? players : std::min(players, 2);
    Rect rest = box;
    for (int from = 0; from < players; from += in_row) {
        double high = 0;
        for (int i = from; i < std::min(players, from + in_row); ++i) {
            Rect column = rest.column(i - from, in_row);
            column.cut_right(painter.scaled(column_gap));
            high = std::max(high, draw_column(painter, column, static_cast<std::size_t>(i)));
        }
        rest.cut_top(high + painter.scaled(part_gap));
    }
    return rest.y - box.y;
}

double TurnEndSheet::draw_column(Painter& painter, const Rect& box, std::size_t column) {
    const TurnEndColumn& player = end_->columns[column];
    Rect rest = box;
    Rect head = rest.cut_top(painter.scaled(28));
    const double piece = painter.scaled(18);
    painter.piece(head.x + piece / 2, head.middle_y(), piece, player.badge);
    head.cut_left(painter.scaled(25));
    painter.text(head, player.name, {14, Face::serif_bold});
    for (std::size_t i = 0; i < player.parts.size(); ++i) {
        const std::string name =
            std::to_string(end_->entries.first) + ':' + std::to_string(column) + ':' + std::to_string(i);
        rest.cut_top(draw_part(painter, rest, player.parts[i], name) + painter.scaled(part_gap));
    }
    return rest.y - box.y;
}

// Its card is drawn behind it, so it is measured first.
double TurnEndSheet::draw_part(Painter& painter, const Rect& box, const TurnEndPart& part, const std::string& name) {
    const double margin = painter.scaled(card_margin);
    const double inside = box.w - 2 * margin;
    const double heading = painter.wrapped_height(inside, part.heading, part_heading) + painter.scaled(3);
    double high = 2 * margin + heading;
    for (const TurnEndLine& line : part.lines)
        high += painter.wrapped_height(words_width(painter, inside, line), line.text, style_of(theme(), line)) +
                painter.scaled(line_gap);
    const bool is_short = std::any_of(part.lines.begin(), part.lines.end(), is_missing);
    const Rect card{box.x, box.y, box.w, high};
    if (is_short) missing_ = card;
    painter.fill(card, theme().raised, 6);
    painter.outline(card, is_short ? theme().bad : theme().card_edge, is_short ? 2 : 1, 6);
    Rect rest{card.x + margin, card.y + margin, inside, endless};
    painter.wrapped(rest, part.heading, part_heading);
    rest.cut_top(heading);
    for (const TurnEndLine& line : part.lines)
        rest.cut_top(draw_line(painter, rest, line, name + ':' + line.text + ':' + line.amount) +
                     painter.scaled(line_gap));
    return high;
}

double TurnEndSheet::draw_line(Painter& painter, const Rect& box, const TurnEndLine& line, const std::string& name) {
    TextStyle style = style_of(theme(), line);
    const bool done = is_deed(line) && ticked_.contains(name);
    if (done) style.colour = theme().faint;
    const double one = painter.line_height(style);
    Rect words = box;
    const Rect mark = words.cut_left(painter.scaled(tick_room));
    words.w = words_width(painter, box.w, line);
    const double high = painter.wrapped(words, line.text, style);
    if (!line.amount.empty()) {
        TextStyle amount = amount_style(theme(), line);
        amount.colour = style.colour;
        painter.text({words.right(), box.y, box.right() - words.right(), one}, line.amount, amount);
    }
    const Rect whole{box.x, box.y, box.w, high};
    if (!is_deed(line)) return high;
    draw_tick(painter, {mark.x, mark.y + one * 0.08, one * 0.84, one * 0.84}, done ? Tick::done : Tick::open);
    painter.area(
        whole, "tick:" + name, [this, name] { tick(name); }, done ? present::done_words() : present::not_done_words());
    painter.area_rules(line.rules);
    return high;
}

}  // namespace gui
