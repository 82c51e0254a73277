// SPDX-License-Identifier: MIT
#include "gui/what_if_page.h"

#include "gui/dice_drawing.h"

#include <algorithm>
#include <utility>

namespace gui {
namespace {

using present::WhatIf;
using present::WhatIfCell;

constexpr double buttons_height = 34;
constexpr double rows = 5;           // of the longest group, with its heading
constexpr double widest = 260;       // a group
constexpr double more_share = 0.24;  // of a line: the chance with one more
constexpr double bars_share = 0.5;   // of what lies below the numbers

}  // namespace

WhatIfPage::WhatIfPage(wxWindow* parent, const Theme& theme) : KeyCanvas(parent, theme, "what if") {
    view_ = present::what_if_view(what_if_);
    Bind(wxEVT_KEY_DOWN, &WhatIfPage::key_pressed, this);
}

void WhatIfPage::begin(present::WhatIfStart start) {
    what_if_ = WhatIf{std::move(start)};
    at_ = {0, 1};
    change([](WhatIf&) {});
}

void WhatIfPage::change(const std::function<void(WhatIf&)>& doing) {
    doing(what_if_);
    view_ = present::what_if_view(what_if_);
    at_.group = std::min(at_.group, view_.groups.size() - 1);
    at_.cell = std::min(at_.cell, view_.groups[at_.group].cells.size() - 1);
    Refresh();
}

std::vector<std::size_t> WhatIfPage::cells() const {
    std::vector<std::size_t> all;
    for (const present::WhatIfGroup& group : view_.groups) all.push_back(group.cells.size());
    return all;
}

// --- drawing

void WhatIfPage::draw(Painter& painter) {
    painter.card(painter.whole());
    Rect rest = painter.whole().inset(painter.scaled(cells_margin));
    draw_buttons(painter, rest.cut_top(painter.scaled(buttons_height)));
    rest.cut_top(painter.scaled(cells_margin / 2));
    draw_groups(painter, rest.cut_top(std::min(rest.h / 2, painter.scaled(most_cell_row * rows))));
    rest.cut_top(painter.scaled(cells_margin / 2));
    painter.line(rest.x, rest.y, rest.right(), rest.y, theme().card_edge);
    rest.cut_top(painter.scaled(cells_margin / 2));
    draw_chance(painter, rest);
}

void WhatIfPage::draw_buttons(Painter& painter, Rect line) {
    const auto words = present::what_if_words();
    const bool as_at_first = what_if_.attack() == what_if_.start().attack;
    struct Place {
        const char* name;
        Button label;
        std::function<void()> act;
    };
    const Place places[] = {
        {"close", {words.close, "Esc"}, [this] { on_close(); }},
        {"again",
         {words.again, "R", as_at_first ? words.unchanged : ""},
         [this] { change([](WhatIf& all) { all.begin_again(); }); }},
        {"remove",
         {words.remove, "X", view_.no_defender},
         [this] { change([](WhatIf& all) { all.remove_defender(); }); }},
        {"add", {words.add, "N", view_.no_more_defenders}, [this] { change([](WhatIf& all) { all.add_defender(); }); }},
    };
    for (const Place& place : places) {
        button(painter, line.cut_right(button_width(painter, place.label)), place.name, place.label, place.act);
        line.cut_right(painter.scaled(6));
    }
    painter.text(line, words.heading, painter.fitting(words.heading, line.w, {15, Face::serif_bold}));
}

void WhatIfPage::draw_groups(Painter& painter, const Rect& box) {
    const auto& groups = view_.groups;
    const double row = box.h / rows;
    const double wide = std::min(box.w / static_cast<double>(groups.size()), painter.scaled(widest));
    Rect rest = box;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        Rect column = rest.cut_left(wide);
        column.cut_right(painter.scaled(14));
        Rect heading = column.cut_top(row);
        painter.text(heading, groups[g].heading, {12, Face::serif_bold, theme().accent});
        for (std::size_t c = 0; c < groups[g].cells.size(); ++c) draw_cell(painter, column.cut_top(row), {g, c});
    }
}

void WhatIfPage::draw_cell(Painter& painter, Rect line, CellPlace place) {
    const WhatIfCell& cell = view_.groups[place.group].cells[place.cell];
    const bool here = place == at_;
    const double letters = std::min(12.0, line.h * 0.46 / theme().text_scale);
    painter.area(
        line, cell.name,
        [this, place] {
            at_ = place;
            Refresh();
        },
        cell.one_more_words);
    painter.text(line.cut_right(line.w * more_share), cell.one_more,
                 {letters * 0.86, Face::plain, theme().faint, Align::right});
    const double square = std::min(line.h, painter.scaled(26));
    draw_step(painter, line.cut_right(square).inset(painter.scaled(2)), place, 1);
    const Rect box = line.cut_right(square * 1.35).inset(painter.scaled(1.5));
    painter.fill(box, theme().raised, 4);
    painter.outline(box, here ? theme().focus : theme().card_edge, here ? painter.scaled(2) : 1, 4);
    painter.text(box, std::to_string(cell.count), {letters * 1.15, Face::digits, theme().ink, Align::centre});
    draw_step(painter, line.cut_right(square).inset(painter.scaled(2)), place, -1);
    painter.text(line, cell.label, {letters});
}

void WhatIfPage::draw_step(Painter& painter, const Rect& box, CellPlace place, int by) {
    const WhatIfCell& cell = view_.groups[place.group].cells[place.cell];
    const bool can = by > 0 ? cell.can_rise : cell.can_fall;
    painter.outline(box, can ? theme().faint : theme().card_edge, 1, 4);
    painter.text(box, by > 0 ? "+" : "\u2212", {12, Face::bold, can ? theme().ink : theme().card_edge, Align::centre});
    if (!can) return;
    painter.area(box, cell.name + (by > 0 ? ":more" : ":less"), [this, place, by] {
        at_ = place;
        change([&](WhatIf& all) { all.change(this->place(), by); });
    });
}

// To the left in words, to the right what is left of the attacker.
void WhatIfPage::draw_chance(Painter& painter, Rect box) {
    const auto words = present::what_if_words();
    Rect bars = box.cut_right(box.w * bars_share);
    bars.cut_left(painter.scaled(cells_margin));
    if (!view_.chance.bars.empty()) draw_bars(painter, bars, view_.chance);
    const TextStyle digits{26, Face::digits, theme().accent};
    painter.area(box, "chance", {}, view_.chance.sentence);
    painter.text(box.cut_top(painter.line_height(digits)), view_.chance.brief, digits);
    box.cut_top(painter.wrapped(box, view_.chance.sentence, {12, Face::serif}) + painter.scaled(3));
    for (const std::string& detail : view_.details)
        box.cut_top(painter.wrapped(box, detail, {10.5}) + painter.scaled(1));
    const TextStyle faint{9.5, Face::plain, theme().faint};
    if (painter.wrapped_height(box.w, words.hint, faint) <= box.h) painter.wrapped(box, words.hint, faint);
}

// --- keys

void WhatIfPage::key_pressed(wxKeyEvent& event) {
    const bool shifted = event.GetModifiers() == wxMOD_SHIFT;  // as + is on many keyboards
    if ((!event.HasAnyModifiers() || shifted) && took_key(event.GetKeyCode())) return Refresh();
    if (!HandleAsNavigationKey(event)) event.Skip();
}

bool WhatIfPage::took_key(int key) {
    switch (key) {
        case WXK_ESCAPE:
            return on_close(), true;
        case 'N':
            return change([](WhatIf& all) { all.add_defender(); }), true;
        case 'X':
            return change([](WhatIf& all) { all.remove_defender(); }), true;
        case 'R':
            return change([](WhatIf& all) { all.begin_again(); }), true;
        default:
            break;
    }
    if (const auto to = walked(at_, key, cells())) return at_ = *to, true;
    return changed_by(key);
}

bool WhatIfPage::changed_by(int key) {
    const auto by = [&](auto doing) { return change([&](WhatIf& all) { doing(all); }), true; };
    if (const auto digit = digit_of(key)) return by([&](WhatIf& all) { all.type(place(), *digit); });
    switch (key) {
        case '+':
        case '=':
        case WXK_NUMPAD_ADD:
            return by([&](WhatIf& all) { all.change(place(), 1); });
        case '-':
        case WXK_NUMPAD_SUBTRACT:
            return by([&](WhatIf& all) { all.change(place(), -1); });
        case WXK_BACK:
            return by([&](WhatIf& all) { all.erase(place()); });
        default:
            return false;
    }
}

}  // namespace gui
