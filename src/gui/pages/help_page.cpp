// SPDX-License-Identifier: MIT
#include "gui/pages/help_page.h"

#include "gui/canvas/keys.h"
#include "present/help/help_pages.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace gui {
namespace {

using present::KeyGroup;

constexpr double widest_help = 1180;
constexpr double help_margin = 22;
constexpr std::size_t key_columns = 3;
constexpr double rows_of_heading = 1.4;
constexpr double rows_between = 0.6;
constexpr double beside_key = 14;

double rows_of(const KeyGroup& group) {
    return static_cast<double>(group.rows.size()) + rows_of_heading + rows_between;
}

// Group by group into columns, none longer than need be.
using Columns = std::array<std::vector<KeyGroup>, key_columns>;

std::optional<Columns> fitted_into(const std::vector<KeyGroup>& groups, double rows) {
    Columns columns;
    std::size_t column = 0;
    double used = 0;
    for (const KeyGroup& group : groups) {
        if (used + rows_of(group) > rows) {
            if (++column == key_columns) return std::nullopt;
            used = 0;
        }
        columns[column].push_back(group);
        used += rows_of(group);
    }
    return columns;
}

struct Spread {
    Columns columns;
    double rows;
};

Spread spread(const std::vector<KeyGroup>& groups) {
    double rows = 0;
    for (const KeyGroup& group : groups) rows = std::max(rows, rows_of(group));
    for (;; rows += 0.5)
        if (const auto columns = fitted_into(groups, rows)) return {*columns, rows};
}

double letters_of(const Painter& painter, double row) { return std::min(12.0, row * 0.5 / painter.theme().text_scale); }

// Of the frame around its widest key.
double keys_width(Painter& painter, const std::vector<KeyGroup>& groups, double row) {
    double wide = 0;
    for (const KeyGroup& group : groups)
        for (const present::KeyRow& one : group.rows)
            wide = std::max(wide, painter.width(one.keys, {letters_of(painter, row), Face::bold}));
    return wide + painter.scaled(beside_key);
}

void draw_group(Painter& painter, Rect& box, const KeyGroup& group, double row, double keys_wide) {
    const double letters = letters_of(painter, row);
    painter.text(box.cut_top(row * rows_of_heading), group.heading,
                 {letters * 1.2, Face::serif_bold, painter.theme().accent});
    for (const present::KeyRow& one : group.rows) {
        Rect line = box.cut_top(row);
        const TextStyle style{letters, Face::bold, {}, Align::centre};
        const double wide = painter.width(one.keys, style) + painter.scaled(beside_key);
        const Rect keys = line.cut_left(keys_wide);
        const Rect cap{keys.x, keys.y + row * 0.08, wide, row * 0.84};
        painter.fill(cap, painter.theme().raised, 4);
        painter.outline(cap, painter.theme().card_edge, 1, 4);
        painter.text(cap, one.keys, style);
        line.cut_left(painter.scaled(10));
        painter.text(line, one.what, painter.fitting(one.what, line.w, {letters}));
    }
    box.cut_top(row * rows_between);
}

}  // namespace

HelpPage::HelpPage(wxWindow* parent, const Theme& theme, Sheets sheets)
    : KeyCanvas(parent, theme, "help"), sheets_{std::move(sheets)} {
    Bind(wxEVT_KEY_DOWN, &HelpPage::key_pressed, this);
}

void HelpPage::turn_to(Page page) {
    page_ = page;
    focus("back");
    SetFocus();
}

void HelpPage::key_pressed(wxKeyEvent& event) {
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
    const Rect card{painter.whole().middle_x() - wide / 2, painter.scaled(12), wide,
                    painter.whole().h - painter.scaled(24)};
    painter.card(card);
    Rect box = card.inset(painter.scaled(help_margin));
    const bool keys = page_ != Page::about;
    draw_heading(painter, box.cut_top(painter.scaled(40)), keys ? present::keys_heading() : present::about_heading());
    box.cut_top(painter.scaled(12));
    const present::HelpSheets sheets = sheets_();
    if (!keys) return draw_about(painter, box, sheets.about);
    draw_keys(painter, box, page_ == Page::keys ? sheets.table : sheets.pages);
}

void HelpPage::draw_heading(Painter& painter, Rect line, const std::string& heading) {
    const Button back{present::back_label(), "Esc"};
    const Rect place = line.cut_right(button_width(painter, back));
    button(painter, {place.x, place.middle_y() - button_height(painter) / 2, place.w, button_height(painter)}, "back",
           back, [this] { on_back(); });
    painter.text(line, heading, {22, Face::serif_bold, painter.theme().accent});
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
    box.cut_top(painter.scaled(8));
    const Spread all = spread(groups);
    const double row = std::min(painter.scaled(27), box.h / all.rows);
    for (std::size_t i = 0; i < key_columns; ++i) {
        Rect column = box.column(static_cast<int>(i), static_cast<int>(key_columns));
        column.cut_right(painter.scaled(16));
        const double keys = keys_width(painter, all.columns[i], row);
        for (const KeyGroup& group : all.columns[i]) draw_group(painter, column, group, row, keys);
    }
}

void HelpPage::draw_about(Painter& painter, Rect box, const present::AboutWords& words) const {
    box.w = std::min(box.w, painter.scaled(860));
    painter.text(box.cut_top(painter.scaled(28)), words.version, {15, Face::bold});
    for (const std::string& paragraph : words.paragraphs) {
        box.cut_top(painter.scaled(10));
        box.cut_top(painter.wrapped(box, paragraph, {14, Face::serif}));
    }
    box.cut_top(painter.scaled(24));
    painter.text(box.cut_top(painter.scaled(34)), words.credits_heading,
                 {16, Face::serif_bold, painter.theme().accent});
    const double row = std::min(painter.scaled(27), box.h / static_cast<double>(words.credits.size()));
    const double letters = 13 * row / painter.scaled(27);
    for (const present::Credit& credit : words.credits) {
        Rect line = box.cut_top(row);
        painter.text(line.cut_left(painter.scaled(225)), credit.name, {letters, Face::bold});
        painter.text(line.cut_left(painter.scaled(180)), credit.licence, {letters, Face::plain, painter.theme().faint});
        painter.text(line, credit.what_for, {letters});
    }
}

}  // namespace gui
