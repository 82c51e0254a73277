// SPDX-License-Identifier: MIT
#include "gui/table/turn_end_columns.h"

#include "gui/canvas/signs.h"
#include "gui/canvas/sizes.h"
#include "present/journal/hands_view.h"

#include <algorithm>

namespace gui {
namespace {

using present::TurnEndColumn;
using present::TurnEndLine;
using present::TurnEndPart;

constexpr double least_column = 180;  // below that, players stand in two rows
constexpr double column_gap = 8;
constexpr double head_piece = 18;
constexpr double beside_piece = 7;
constexpr double before_amount = 6;
constexpr double tick_room = 19;
constexpr double endless_rows = 1e6;

const TextStyle name_style{letter_sizes::row, Face::serif_bold};
constexpr double sum_points = 10.5;

bool is_deed(const TurnEndLine& line) { return line.kind == TurnEndLine::Kind::deed; }
bool is_missing(const TurnEndLine& line) { return line.kind == TurnEndLine::Kind::missing; }

}  // namespace

TurnEndColumns::TurnEndColumns(Painter& painter, const present::TurnEnd& end, Density density, Heads heads)
    : p_{painter}, t_{painter.theme()}, end_{end}, look_{look_of(density)}, heads_{heads} {}

// Letters are never smaller than those of `dense`: then gaps give way.
TurnEndColumns::Look TurnEndColumns::look_of(Density density) {
    switch (density) {
        case Density::usual:
            return {letter_sizes::told, 11.5, 4, 8, 6, 3, 28};
        case Density::dense:
            return {11.5, 10.5, 2, 5, 6, 3, 28};
        case Density::tight:
            break;
    }
    return {11, 10.5, 1, 3, 3, 1, 24};
}

int TurnEndColumns::in_a_row(double width) const {
    const int players = static_cast<int>(end_.columns.size());
    return column_width(width, players) >= p_.scaled(least_column) ? players : std::min(players, 2);
}

double TurnEndColumns::column_width(double width, int in_row) const {
    const double gap = p_.scaled(column_gap);
    return (width + gap) / in_row - gap;
}

double TurnEndColumns::height(double width) {
    const int players = static_cast<int>(end_.columns.size());
    const int in_row = in_a_row(width);
    double high = 0;
    for (int from = 0; from < players; from += in_row)
        high += row_height(column_width(width, in_row), from, std::min(players, from + in_row));
    return high;
}

double TurnEndColumns::head_height() {
    std::size_t sums = 0;
    if (heads_ == Heads::names_and_sums)
        for (const TurnEndColumn& player : end_.columns) sums = std::max(sums, player.sums.size());
    const double gap = sums > 0 ? p_.scaled(look_.part_gap) : 0;
    return p_.scaled(look_.name_height) + p_.line_height({sum_points, Face::bold}) * static_cast<double>(sums) + gap;
}

double TurnEndColumns::row_height(double wide, int from, int to) {
    double highest = 0;
    for (int i = from; i < to; ++i) {
        double parts = 0;
        for (const TurnEndPart& part : end_.columns[static_cast<std::size_t>(i)].parts)
            parts += part_height(wide, part) + p_.scaled(look_.part_gap);
        highest = std::max(highest, parts);
    }
    return head_height() + highest;
}

void TurnEndColumns::draw(const Rect& box, const Rect& seen, const Ticks& ticks) {
    const int players = static_cast<int>(end_.columns.size());
    const int in_row = in_a_row(box.w);
    const double head = head_height();
    Rect rest = box;
    for (int from = 0; from < players; from += in_row) {
        const int to = std::min(players, from + in_row);
        const Rect row = rest.cut_top(row_height(column_width(box.w, in_row), from, to));
        // Until the next players' heads take their place.
        const double top = std::min(std::max(row.y, seen.y), row.bottom() - head);
        for (int i = from; i < to; ++i) {
            Rect column = Rect{row.x, row.y, row.w + p_.scaled(column_gap), row.h}.column(i - from, in_row);
            column.cut_right(p_.scaled(column_gap));
            p_.clip(seen);
            draw_head({column.x, top, column.w, head}, end_.columns[static_cast<std::size_t>(i)]);
            p_.unclip();
            p_.clip(Rect{seen.x, top + head, seen.w, endless_rows}.within(seen));
            draw_parts({column.x, row.y + head, column.w, endless_rows}, static_cast<std::size_t>(i), ticks);
            p_.unclip();
        }
        p_.area({row.x, top, row.w, head}, "heads:" + std::to_string(from), {});  // rows lie behind it
    }
}

void TurnEndColumns::draw_head(Rect head, const TurnEndColumn& player) {
    Rect line = head.cut_top(p_.scaled(look_.name_height));
    const double piece = p_.scaled(head_piece);
    p_.piece(line.x + piece / 2, line.middle_y(), piece, player.badge);
    line.cut_left(piece + p_.scaled(beside_piece));
    p_.text(line, player.name, name_style);
    if (heads_ == Heads::names) return;
    for (const TurnEndLine& sum : player.sums) {
        TextStyle style = style_of(sum);
        style.size = sum_points;
        p_.text(head.cut_top(p_.line_height({sum_points, Face::bold})), sum.text, style);
    }
}

void TurnEndColumns::draw_parts(Rect rest, std::size_t column, const Ticks& ticks) {
    const auto& parts = end_.columns[column].parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string name =
            std::to_string(end_.entries.first) + ':' + std::to_string(column) + ':' + std::to_string(i);
        draw_part(rest.cut_top(part_height(rest.w, parts[i])), parts[i], name, ticks);
        rest.cut_top(p_.scaled(look_.part_gap));
    }
}

double TurnEndColumns::part_height(double wide, const TurnEndPart& part) {
    const double margin = p_.scaled(look_.card_margin);
    const double inside = wide - 2 * margin;
    double high = 2 * margin + heading_height(inside, part) + p_.scaled(look_.below_heading - look_.line_gap);
    for (const TurnEndLine& line : part.lines) high += line_height(inside, line) + p_.scaled(look_.line_gap);
    return high;
}

// The amount stands beside the heading, or below it where it finds no room.
bool TurnEndColumns::fits_beside_heading(double wide, const TurnEndPart& part) {
    return p_.width(part.heading, part_heading_style()) + p_.scaled(before_amount) +
               p_.width(part.amount, part_amount_style()) <=
           wide;
}

double TurnEndColumns::heading_height(double wide, const TurnEndPart& part) {
    const double heading = p_.wrapped_height(wide, part.heading, part_heading_style());
    const bool is_below = !part.amount.empty() && !fits_beside_heading(wide, part);
    return is_below ? heading + p_.line_height(part_amount_style()) : heading;
}

double TurnEndColumns::draw_heading(const Rect& box, const TurnEndPart& part) {
    const double high = heading_height(box.w, part);
    p_.wrapped(box, part.heading, part_heading_style());
    if (part.amount.empty()) return high;
    const double line = p_.line_height(part_amount_style());
    p_.text({box.x, box.y + high - line, box.w, line}, part.amount, part_amount_style());
    return high;
}

void TurnEndColumns::draw_part(const Rect& card, const TurnEndPart& part, const std::string& name, const Ticks& ticks) {
    const bool is_short = std::any_of(part.lines.begin(), part.lines.end(), is_missing);
    if (is_short) missing_ = card;
    p_.fill(card, t_.raised, 6);
    p_.outline(card, is_short ? t_.bad : t_.card_edge, is_short ? 2 : 1, 6);
    Rect rest = card.inset(p_.scaled(look_.card_margin));
    rest.h = endless_rows;
    rest.cut_top(draw_heading(rest, part) + p_.scaled(look_.below_heading));
    for (const TurnEndLine& line : part.lines)
        rest.cut_top(draw_line(rest, line, name + ':' + line.text + ':' + line.amount, ticks) +
                     p_.scaled(look_.line_gap));
}

double TurnEndColumns::draw_line(const Rect& box, const TurnEndLine& line, const std::string& name,
                                 const Ticks& ticks) {
    TextStyle style = style_of(line);
    const bool done = is_deed(line) && ticks.is_done(name);
    if (done) style.colour = t_.faint;
    const double one = p_.line_height(style);
    Rect words = box;
    const Rect mark = words.cut_left(p_.scaled(tick_room));
    draw_words(words, line, style);
    const double high = line_height(box.w, line);
    if (!is_deed(line)) return high;
    draw_tick(p_, {mark.x, mark.y + one * 0.08, one * 0.84, one * 0.84}, done ? Tick::done : Tick::open);
    p_.area(
        {box.x, box.y, box.w, high}, "tick:" + name, [turn = ticks.turn, name] { turn(name); },
        done ? present::done_words() : present::not_done_words());
    p_.area_rules(line.rules);
    return high;
}

double TurnEndColumns::line_height(double wide, const TurnEndLine& line) {
    const auto lines = broken(wide - p_.scaled(tick_room), line);
    return p_.line_height(style_of(line)) * static_cast<double>(lines.size());
}

// The amount stands behind the last of its words, or below them where it finds no room.
std::vector<std::string> TurnEndColumns::broken(double wide, const TurnEndLine& line) {
    const TextStyle style = style_of(line);
    auto lines = p_.lines(wide, line.text, style);
    if (line.amount.empty() || lines.empty()) return lines;
    const double amount = p_.width(line.amount, amount_style(line)) + p_.scaled(before_amount);
    if (p_.width(lines.back(), style) + amount > wide) lines.emplace_back();
    return lines;
}

void TurnEndColumns::draw_words(Rect box, const TurnEndLine& line, const TextStyle& style) {
    const double one = p_.line_height(style);
    TextStyle amount = amount_style(line);
    amount.colour = style.colour;
    const auto lines = broken(box.w, line);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Rect row = box.cut_top(one);
        if (i + 1 == lines.size() && !line.amount.empty())
            p_.text(row.cut_right(p_.width(line.amount, amount) + p_.scaled(before_amount)), line.amount, amount);
        if (!lines[i].empty()) p_.text(row, lines[i], style);
    }
}

TextStyle TurnEndColumns::style_of(const TurnEndLine& line) const {
    switch (line.kind) {
        case TurnEndLine::Kind::fact:
            return {look_.points, Face::plain, t_.faint};
        case TurnEndLine::Kind::deed:
            return {look_.points, Face::plain, t_.ink};
        case TurnEndLine::Kind::sum:
            return {look_.points, Face::bold, t_.ink};
        case TurnEndLine::Kind::missing:
            break;
    }
    return {look_.points, Face::bold, t_.bad};
}

TextStyle TurnEndColumns::part_heading_style() const { return {look_.heading_points, Face::serif_bold}; }

TextStyle TurnEndColumns::part_amount_style() const { return {look_.points, Face::plain, t_.ink, Align::right}; }

TextStyle TurnEndColumns::amount_style(const TurnEndLine& line) const {
    TextStyle style = style_of(line);
    if (line.kind != TurnEndLine::Kind::fact) style.face = Face::bold;
    style.align = Align::right;
    return style;
}

}  // namespace gui
