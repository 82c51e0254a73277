// SPDX-License-Identifier: MIT
#include "print/pages.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <type_traits>
#include <utility>

namespace print {
namespace {

using namespace paper;

constexpr double left = 48;
constexpr double right = page_width - 48;
constexpr double top = 50;
constexpr double bottom = page_height - 58;
constexpr double column = right - left;
constexpr double points_a_pixel = 0.75;  // of pictures
constexpr double number_width = 38;      // of an entry
constexpr double side_width = 166;       // of a picture beside entries
constexpr double side_gap = 14;

struct HeadingLook {
    double size;
    double above;
    double below;
};
HeadingLook look_of(int level) {
    if (level == 1) return {22, 0, 6};
    return level == 2 ? HeadingLook{15, 18, 7} : HeadingLook{11.5, 12, 4};
}

// No wider than the page, and no higher than a page with a heading and a caption.
double scale_of(const Figure& figure, double scale) {
    return std::min({points_a_pixel * scale, column * figure.widest / figure.picture.width,
                     (bottom - top - 120) / figure.picture.height});
}

double side_scale(const Figure& figure, double scale) {
    return std::min(scale_of(figure, scale), side_width / figure.picture.width);
}

bool has_groups(const Table& table) {
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [](const Column& one) { return one.group.has_value(); });
}

// A part of a chapter that goes on with entries stands beside pictures as they do.
bool heads_entries(const std::vector<Block>& blocks, std::size_t heading) {
    if (std::get<Heading>(blocks[heading]).level < 3 || heading + 1 == blocks.size()) return false;
    return std::holds_alternative<JournalEntry>(blocks[heading + 1]) ||
           std::holds_alternative<SideFigure>(blocks[heading + 1]);
}

// What stands out is larger.
Style style_of(EntryLook look, double scale) {
    if (look == EntryLook::played) return {8.5 * scale, Face::plain, Ink::ink, Anchor::start};
    return look == EntryLook::correction ? Style{9 * scale, Face::serif_bold, Ink::ink, Anchor::start}
                                         : Style{9.8 * scale, Face::serif, Ink::ink, Anchor::start};
}

}  // namespace

Pages::Pages(Brush& brush, double scale, std::function<void(int)> turn)
    : brush_{brush}, scale_{scale}, turn_{std::move(turn)}, y_{top}, beside_{top} {}

void Pages::flow(const Document& document) {
    for (std::size_t i = 0; i < document.blocks.size(); ++i)
        std::visit(
            [&](const auto& block) {
                if constexpr (std::is_same_v<std::decay_t<decltype(block)>, Heading>) {
                    if (!heads_entries(document.blocks, i)) pass_beside();
                    put(block, height_behind(document.blocks, i));
                } else
                    put(block);
            },
            document.blocks[i]);
    pass_beside();
    turn_(page_);
}

// What must stand on the same page as a heading: paragraphs up to a picture, and the picture; else some lines.
double Pages::height_behind(const std::vector<Block>& blocks, std::size_t heading) {
    double high = 0;
    for (std::size_t i = heading + 1; i < blocks.size(); ++i) {
        if (const auto* paragraph = std::get_if<Paragraph>(&blocks[i]))
            high += letters(4) + brush_.paragraph_height(paragraph->text, column, {letters(9.5)});
        else if (const auto* figures = std::get_if<Figures>(&blocks[i]); figures && !figures->figures.empty())
            return high + letters(8) +
                   height(figures->figures.front(), scale_of(figures->figures.front(), scale_), column);
        else
            break;
    }
    return letters(60);
}

double Pages::height(const Figure& figure, double scale, double width) {
    const double caption = figure.caption.empty() ? 0 : brush_.paragraph_height(figure.caption, width, {letters(8)});
    return figure.picture.height * scale + letters(4) + caption;
}

void Pages::need(double height) {
    if (y_ + height > bottom && y_ > top) next_page();
}

void Pages::next_page() {
    turn_(page_++);
    y_ = top;
    beside_ = top;
    put_waiting();
}

// As many as have room on this page, each below the one before.
void Pages::put_waiting() {
    const Style style{letters(7.5), Face::plain, Ink::faint, Anchor::start};
    while (!waiting_.empty()) {
        const Figure& figure = waiting_.front();
        const double scale = side_scale(figure, scale_);
        const double at = std::max(y_, beside_);
        const double high = height(figure, scale, side_width);
        if (at + high > bottom && at > top) return;
        brush_.picture(figure.picture, {right - side_width, at}, scale);
        brush_.paragraph(figure.caption, {right - side_width, at + figure.picture.height * scale + letters(3)},
                         side_width, style);
        beside_ = at + high + letters(8);
        waiting_.erase(waiting_.begin());
    }
}

// Below what stands at the right; what still waits to stand there comes in a row.
void Pages::pass_beside() {
    if (beside_ > top) y_ = std::max(y_, beside_);
    Figures rest{std::exchange(waiting_, {})};
    if (rest.figures.empty()) return;
    for (Figure& figure : rest.figures) figure.widest = side_width / column;
    put(rest);
}

double Pages::text_right() const { return y_ < beside_ ? right - side_width - side_gap : right; }

void Pages::put(const NewPage&) {
    pass_beside();
    if (y_ > top) next_page();
}

void Pages::put(const Heading& heading, double height_behind) {
    const HeadingLook look = look_of(heading.level);
    const Style style{letters(look.size), Face::serif_bold, Ink::accent, Anchor::start};
    const double high = brush_.paragraph_height(heading.text, column, style);
    need(letters(look.above) + high + letters(look.below) + height_behind);
    if (y_ > top) y_ += letters(look.above);
    y_ += brush_.paragraph(heading.text, {left, y_}, column, style);
    if (heading.level == 2) brush_.item(Line{{left, y_ + 2}, {right, y_ + 2}, {Ink::rule, 1, Dash::solid}});
    y_ += letters(look.below);
}

void Pages::put(const Paragraph& paragraph) {
    pass_beside();
    const Style style = paragraph.voice == Voice::lead    ? Style{letters(11), Face::serif, Ink::ink, Anchor::start}
                        : paragraph.voice == Voice::plain ? Style{letters(9.5), Face::plain, Ink::ink, Anchor::start}
                                                          : Style{letters(8.5), Face::plain, Ink::faint, Anchor::start};
    need(brush_.paragraph_height(paragraph.text, column, style));
    y_ += brush_.paragraph(paragraph.text, {left, y_}, column, style) + letters(4);
}

void Pages::put(const Table& table) {
    pass_beside();
    const TableLayout layout = lay_out(brush_, table, column, scale_);
    need(std::min(height(table, layout), bottom - top));  // whole, if one page can hold it
    if (!table.caption.empty()) put(Paragraph{table.caption, Voice::aside});
    put_headings(table, layout);
    for (const Row& row : table.rows) {
        const int page = page_;
        need(letters(14));
        if (page_ != page) put_headings(table, layout);
        put_row(table, row.cells, layout, row.look == RowLook::sum ? Face::bold : Face::plain, 0.5);
    }
    y_ += letters(8);
}

double Pages::height(const Table& table, const TableLayout& layout) {
    const auto row_height = [&](const auto& cell_at) {
        double high = 0;
        for (std::size_t i = 0; i < layout.widths.size(); ++i)
            high = std::max(high, cell_height(cell_at(i), layout.widths[i] - cell_gap, {layout.size, Face::bold}));
        return high + letters(4);
    };
    double high = letters(table.caption.empty() ? 0 : 16);
    if (has_groups(table)) high += letters(16);
    high += row_height([&](std::size_t i) -> const Cell& { return table.columns[i].heading; });
    for (const Row& row : table.rows) high += row_height([&](std::size_t i) -> const Cell& { return row.cells[i]; });
    return high;
}

void Pages::put_headings(const Table& table, const TableLayout& layout) {
    if (has_groups(table)) put_groups(table, layout);
    std::vector<Cell> headings;
    for (const Column& one : table.columns) headings.push_back(one.heading);
    put_row(table, headings, layout, Face::bold, 1.2);
}

// Each over its columns, at their right as their numbers are.
void Pages::put_groups(const Table& table, const TableLayout& layout) {
    const Style style{layout.size, Face::bold, Ink::ink, Anchor::end};
    double x = left;
    double high = 0;
    for (std::size_t i = 0, end = 0; i < table.columns.size(); i = end) {
        end = end_of_group(table, i);
        double wide = 0;
        for (std::size_t one = i; one < end; ++one) wide += layout.widths[one];
        if (const auto& group = table.columns[i].group)
            high = std::max(high, cell(*group, {x, y_}, wide - cell_gap, style));
        x += wide;
    }
    y_ += high + letters(2);
}

void Pages::put_row(const Table& table, const std::vector<Cell>& cells, const TableLayout& layout, Face face,
                    double rule) {
    double x = left;
    double high = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool at_right = table.columns[i].align == paper::Align::right;
        const Style style{layout.size, face, Ink::ink, at_right ? Anchor::end : Anchor::start};
        high = std::max(high, cell(cells[i], {x, y_}, layout.widths[i] - cell_gap, style));
        x += layout.widths[i];
    }
    y_ += high + letters(2);
    const double wide = std::accumulate(layout.widths.begin(), layout.widths.end(), 0.0) - cell_gap;
    brush_.item(Line{{left, y_}, {left + wide, y_}, {Ink::rule, rule, Dash::solid}});
    y_ += letters(2);
}

void Pages::put(const Figures& figures) {
    pass_beside();
    double x = left;
    double row = 0;
    const Style style{letters(8), Face::plain, Ink::faint, Anchor::start};
    for (const Figure& figure : figures.figures) {
        const double scale = scale_of(figure, scale_);
        const double wide = figure.picture.width * scale;
        const double high = height(figure, scale, wide);
        if (x + wide > right + 0.5) {
            y_ += std::exchange(row, 0.0) + letters(6);
            x = left;
        }
        if (x == left) need(high);
        brush_.picture(figure.picture, {x, y_}, scale);
        brush_.paragraph(figure.caption, {x, y_ + figure.picture.height * scale + letters(3)}, wide, style);
        row = std::max(row, high);
        x += wide + letters(12);
    }
    y_ += row + letters(8);
}

void Pages::put(const SideFigure& beside) {
    waiting_.push_back(beside.figure);
    put_waiting();
}

void Pages::put(const JournalEntry& entry) {
    const Style number{letters(7.5), Face::plain, Ink::faint, Anchor::end};
    const Style what = style_of(entry.look, scale_);
    const Style line{letters(8), Face::plain, Ink::faint, Anchor::start};
    const double x = left + number_width + 8;
    const auto height = [&] {
        double high = cell_height(entry.who, text_right() - x, what);
        for (const Cell& one : entry.lines) high += cell_height(one, text_right() - x, line);
        return high;
    };
    need(height());
    const double wide = text_right() - x;
    const double from = y_;
    brush_.paragraph(entry.number, {left, y_ + letters(0.8)}, number_width, number);
    y_ += cell(entry.who, {x, y_}, wide, what);
    for (const Cell& one : entry.lines) y_ += cell(one, {x, y_}, wide, line);
    if (entry.look == EntryLook::correction)
        for (const double by : {3.0, 5.5})
            brush_.item(Line{{x - by, from}, {x - by, y_}, {Ink::accent, 1, Dash::solid}});
    y_ += letters(entry.look == EntryLook::played ? 2.2 : 4);
}

double Pages::cell_height(const Cell& cell, double width, const Style& style) {
    return brush_.paragraph_height(cell.text, width - badge_room(cell, style.size), style);
}

double Pages::cell(const Cell& cell, Point at, double width, const Style& style) {
    const double room = badge_room(cell, style.size);
    const double high = brush_.paragraph(cell.text, {at.x + room, at.y}, width - room, style);
    if (!cell.badge) return high;
    const double taken = std::min(width - room, brush_.text_width(cell.text, style));
    const double x = style.anchor == Anchor::end ? at.x + width - taken - room : at.x;
    brush_.item(mark_of(*cell.badge, {x + style.size * 0.62, at.y + style.size * 0.6}, style.size * 1.2));
    return high;
}

}  // namespace print
