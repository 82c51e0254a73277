// SPDX-License-Identifier: MIT
#include "gui/pages/help_page.h"

#include "gui/canvas/keys.h"
#include "gui/canvas/sizes.h"
#include "present/help/help_pages.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace gui {
namespace {

using present::KeyGroup;

constexpr double widest_help = 1180;
constexpr double help_margin = 22;
constexpr std::size_t most_columns = 3;
constexpr double key_row = 25;
constexpr double key_letters = 11.5;
constexpr double rows_of_heading = 1.4;
constexpr double rows_between = 0.6;
constexpr double beside_key = 14;
constexpr double after_key = 10;
constexpr double between_columns = 16;
constexpr double credit_letters = 13;

double rows_of(const KeyGroup& group) {
    return static_cast<double>(group.rows.size()) + rows_of_heading + rows_between;
}

// Group by group into so many columns, none longer than need be.
using Columns = std::vector<std::vector<KeyGroup>>;

std::optional<Columns> fitted_into(const std::vector<KeyGroup>& groups, std::size_t count, double rows) {
    Columns columns(count);
    std::size_t column = 0;
    double used = 0;
    for (const KeyGroup& group : groups) {
        if (used + rows_of(group) > rows) {
            if (++column == count) return std::nullopt;
            used = 0;
        }
        columns[column].push_back(group);
        used += rows_of(group);
    }
    return columns;
}

Columns spread(const std::vector<KeyGroup>& groups, std::size_t count) {
    double rows = 0;
    for (const KeyGroup& group : groups) rows = std::max(rows, rows_of(group));
    for (;; rows += 0.5)
        if (auto columns = fitted_into(groups, count, rows)) return *std::move(columns);
}

// Of the frame around its widest key.
double keys_width(Painter& painter, const std::vector<KeyGroup>& groups) {
    double wide = 0;
    for (const KeyGroup& group : groups)
        for (const present::KeyRow& one : group.rows)
            wide = std::max(wide, painter.width(one.keys, {key_letters, Face::bold}));
    return wide + painter.scaled(beside_key);
}

double column_width(Painter& painter, const std::vector<KeyGroup>& groups) {
    double words = 0;
    for (const KeyGroup& group : groups)
        for (const present::KeyRow& one : group.rows) words = std::max(words, painter.width(one.what, {key_letters}));
    return keys_width(painter, groups) + painter.scaled(after_key + between_columns) + words;
}

// As many columns as the words have room in.
Columns columns_within(Painter& painter, const std::vector<KeyGroup>& groups, double wide) {
    for (std::size_t count = most_columns; count > 1; --count) {
        Columns columns = spread(groups, count);
        double all = 0;
        for (const auto& column : columns) all += column_width(painter, column);
        if (all <= wide) return columns;
    }
    return {groups};
}

void draw_row(Painter& painter, Rect line, const present::KeyRow& row, double keys_wide) {
    const TextStyle style{key_letters, Face::bold, {}, Align::centre};
    const double wide = painter.width(row.keys, style) + painter.scaled(beside_key);
    const Rect keys = line.cut_left(keys_wide);
    const Rect cap{keys.x, keys.y + line.h * 0.08, wide, line.h * 0.84};
    painter.fill(cap, painter.theme().raised, 4);
    painter.outline(cap, painter.theme().card_edge, 1, 4);
    painter.text(cap, row.keys, style);
    line.cut_left(painter.scaled(after_key));
    painter.text(line, row.what, painter.fitting(row.what, line.w, {key_letters}));
}

// Returns how high they are.
double draw_groups(Painter& painter, Rect box, const std::vector<KeyGroup>& groups) {
    const double top = box.y;
    const double row = painter.scaled(key_row);
    const double keys = keys_width(painter, groups);
    for (const KeyGroup& group : groups) {
        painter.text(box.cut_top(row * rows_of_heading), group.heading,
                     {key_letters * 1.2, Face::serif_bold, painter.theme().accent});
        for (const present::KeyRow& one : group.rows) draw_row(painter, box.cut_top(row), one, keys);
        box.cut_top(row * rows_between);
    }
    return box.y - top;
}

}  // namespace

HelpPage::HelpPage(wxWindow* parent, const Theme& theme, Sheets sheets)
    : KeyCanvas(parent, theme, "help"), sheets_{std::move(sheets)} {
    Bind(wxEVT_KEY_DOWN, &HelpPage::key_pressed, this);
}

void HelpPage::turn_to(Page page) {
    page_ = page;
    keys_.to(0);
    about_.to(0);
    focus("back");
    SetFocus();
}

bool HelpPage::took_key(int key) { return page_ == Page::about ? about_.took_key(key) : keys_.took_key(key); }

void HelpPage::key_pressed(wxKeyEvent& event) {
    if (!event.HasModifiers() && took_key(gui::key_of(event))) return;
    switch (gui::key_of(event)) {
        case WXK_ESCAPE:
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            return on_back();
        case '1':
        case WXK_LEFT:
            if (page_ != Page::about) turn_to(Page::keys);
            return;
        case '2':
        case WXK_RIGHT:
            if (page_ != Page::about) turn_to(Page::keys_of_pages);
            return;
        default:
            return event.Skip();
    }
}

void HelpPage::draw(Painter& painter) {
    const double wide = std::min(painter.scaled(widest_help), painter.whole().w - painter.scaled(24));
    const Rect card{painter.whole().middle_x() - wide / 2, painter.scaled(gaps::wide), wide,
                    painter.whole().h - painter.scaled(24)};
    painter.card(card);
    Rect box = card.inset(painter.scaled(help_margin));
    const bool keys = page_ != Page::about;
    draw_heading(painter, box.cut_top(painter.scaled(40)), keys ? present::keys_heading() : present::about_heading());
    box.cut_top(painter.scaled(gaps::wide));
    const present::HelpSheets sheets = sheets_();
    if (!keys)
        return about_.draw(painter, box, [&](const Rect& moved) { return draw_about(painter, moved, sheets.about); });
    draw_keys(painter, box, page_ == Page::keys ? sheets.table : sheets.pages);
}

void HelpPage::draw_heading(Painter& painter, Rect line, const std::string& heading) {
    const Button back{present::back_label(), "Esc"};
    const Rect place = line.cut_right(button_width(painter, back));
    button(painter, {place.x, place.middle_y() - button_height(painter) / 2, place.w, button_height(painter)}, "back",
           back, [this] { on_back(); });
    painter.text(line, heading, {letter_sizes::place, Face::serif_bold, painter.theme().accent});
}

void HelpPage::draw_tabs(Painter& painter, Rect line) {
    const auto weight = [this](Page page) { return page == page_ ? Weight::primary : Weight::plain; };
    button_row(
        painter, line,
        {{"tab:table", {present::table_keys_label(), "1", {}, weight(Page::keys)}, [this] { turn_to(Page::keys); }},
         {"tab:pages", {present::page_keys_label(), "2", {}, weight(Page::keys_of_pages)}, [this] {
              turn_to(Page::keys_of_pages);
          }}});
}

void HelpPage::draw_keys(Painter& painter, Rect box, const std::vector<present::KeyGroup>& groups) {
    draw_tabs(painter, box.cut_top(button_height(painter)));
    box.cut_top(painter.scaled(gaps::middle));
    keys_.draw(painter, box, [&](Rect moved) {
        const Columns columns = columns_within(painter, groups, moved.w);
        double needed = 0;
        for (const auto& column : columns) needed += column_width(painter, column);
        const double more = std::max(0.0, moved.w - needed) / static_cast<double>(columns.size());
        double high = 0;
        for (const auto& column : columns) {
            Rect place = moved.cut_left(column_width(painter, column) + more);
            place.cut_right(painter.scaled(between_columns));
            high = std::max(high, draw_groups(painter, place, column));
        }
        return high;
    });
}

// Returns how high it is.
double HelpPage::draw_about(Painter& painter, Rect box, const present::AboutWords& words) {
    const double top = box.y;
    box.w = std::min(box.w, painter.scaled(860));
    painter.text(box.cut_top(painter.scaled(28)), words.version, {letter_sizes::heading, Face::bold});
    for (const std::string& paragraph : words.paragraphs) {
        box.cut_top(painter.scaled(gaps::usual));
        box.cut_top(painter.wrapped(box, paragraph, {letter_sizes::row, Face::serif}));
    }
    box.cut_top(painter.scaled(24));
    painter.text(box.cut_top(painter.scaled(34)), words.credits_heading,
                 {letter_sizes::title, Face::serif_bold, painter.theme().accent});
    double names = 0;
    double licences = 0;
    for (const present::Credit& credit : words.credits) {
        names = std::max(names, painter.width(credit.name, {credit_letters, Face::bold}) + painter.scaled(gaps::large));
        licences = std::max(licences, painter.width(credit.licence, {credit_letters}) + painter.scaled(gaps::large));
    }
    for (const present::Credit& credit : words.credits) {
        Rect line = box.cut_top(painter.scaled(27));
        painter.text(line.cut_left(names), credit.name, {credit_letters, Face::bold});
        painter.text(line.cut_left(licences), credit.licence, {credit_letters, Face::plain, painter.theme().faint});
        painter.text(line, credit.what_for, painter.fitting(credit.what_for, line.w, {credit_letters}));
    }
    return box.y - top;
}

}  // namespace gui
