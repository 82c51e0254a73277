// SPDX-License-Identifier: MIT
#include "byzantium/window/sheets/what_if_page.h"

#include "gui/canvas/keys.h"
#include "gui/canvas/sizes.h"
#include "gui/table/bars.h"

#include <algorithm>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

using words::WhatIf;
using words::WhatIfAct;
using words::WhatIfCell;

constexpr double buttons_height = 34;
constexpr double longest_attack_group = 5;  // of the longest group, with its heading
constexpr double widest_group = 260;        // a group
constexpr double narrowest = 216;
constexpr double turning_width = 22;
constexpr double more_share = 0.28;  // of a line: the chance with one more
constexpr double bars_share = 0.5;   // of what lies below the numbers

}  // namespace

WhatIfPage::WhatIfPage(wxWindow* parent, const Theme& theme) : KeyCanvas(parent, theme, "what if") {
    view_ = words::what_if_view(what_if_);
    Bind(wxEVT_KEY_DOWN, &WhatIfPage::key_pressed, this);
}

void WhatIfPage::begin(words::WhatIfStart start) {
    what_if_ = WhatIf{std::move(start)};
    at_ = {0, 1};
    change([](WhatIf&) {});
}

void WhatIfPage::change(const std::function<void(WhatIf&)>& doing) {
    doing(what_if_);
    view_ = words::what_if_view(what_if_);
    at_.group = std::min(at_.group, view_.groups.size() - 1);
    at_.cell = std::min(at_.cell, view_.groups[at_.group].cells.size() - 1);
    Refresh();
}

std::vector<std::size_t> WhatIfPage::cells() const {
    std::vector<std::size_t> all;
    for (const words::WhatIfGroup& group : view_.groups) all.push_back(group.cells.size());
    return all;
}

// --- drawing

void WhatIfPage::draw(Painter& painter) {
    painter.card(painter.whole());
    Rect rest = painter.whole().inset(painter.scaled(cells_margin));
    draw_buttons(painter, rest);
    rest.cut_top(painter.scaled(cells_margin / 2));
    draw_groups(painter, rest.cut_top(std::min(rest.h / 2, painter.scaled(most_cell_row * longest_attack_group))));
    rest.cut_top(painter.scaled(cells_margin / 2));
    painter.line(rest.x, rest.y, rest.right(), rest.y, theme().card_edge);
    rest.cut_top(painter.scaled(cells_margin / 2));
    draw_chance(painter, rest);
}

// In one line where they have room, else in two.
void WhatIfPage::draw_buttons(Painter& painter, Rect& rest) {
    const auto words = words::what_if_words();
    const auto button = [&](WhatIfAct act, const char* name, const std::string& label, const std::string& why_not) {
        return NamedButton{name, {label, words::key_of_act(act), why_not}, [this, act] { perform(act); }};
    };
    const bool as_at_first = what_if_.attack() == what_if_.start().attack;
    std::vector<NamedButton> buttons{
        button(WhatIfAct::add_defender, "add", words.add, view_.no_more_defenders),
        button(WhatIfAct::remove_defender, "remove", words.remove, view_.no_defender),
        button(WhatIfAct::begin_again, "again", words.again, as_at_first ? words.unchanged : ""),
        {"close", {words.close, "Esc"}, [this] { on_close(); }},
    };
    const TextStyle heading{letter_sizes::heading, Face::serif_bold};
    Rect line = rest.cut_top(painter.scaled(buttons_height));
    if (row_width(painter, buttons) > line.w) {
        const std::vector<NamedButton> of_defenders{buttons[0], buttons[1]};
        buttons.erase(buttons.begin(), buttons.begin() + 2);
        button_row(painter, line.cut_right(row_width(painter, of_defenders)), of_defenders);
        line = rest.cut_top(painter.scaled(buttons_height));
    }
    const double wide = row_width(painter, buttons);
    if (wide + painter.width(words.heading, heading) <= line.w) painter.text(line, words.heading, heading);
    button_row(painter, line.cut_right(wide), buttons);
}

// As many as can be read, the one at hand among them.
void WhatIfPage::draw_groups(Painter& painter, const Rect& box) {
    const auto& groups = view_.groups;
    Rect rest = box;
    const auto fitting = [&] { return static_cast<std::size_t>(std::max(1.0, rest.w / painter.scaled(narrowest))); };
    const bool all_fit = groups.size() <= fitting();
    const Rect before = rest.cut_left(painter.scaled(all_fit ? 0 : turning_width));
    const Rect behind = rest.cut_right(painter.scaled(all_fit ? 0 : turning_width));
    const std::size_t shown = std::min(groups.size(), fitting());
    first_group_ = std::clamp(first_group_, at_.group + 1 - std::min(at_.group + 1, shown),
                              std::min(at_.group, groups.size() - shown));
    if (first_group_ > 0) draw_turning(painter, before, "\u25C0", "groups:before", first_group_ - 1);
    if (first_group_ + shown < groups.size())
        draw_turning(painter, behind, "\u25B6", "groups:next", first_group_ + shown);
    const double wide = std::min(rest.w / static_cast<double>(shown), painter.scaled(widest_group));
    for (std::size_t g = first_group_; g < first_group_ + shown; ++g) draw_group(painter, rest.cut_left(wide), g);
}

void WhatIfPage::draw_turning(Painter& painter, const Rect& box, const char* sign, const char* name,
                              std::size_t group) {
    const Rect place = box.inset(painter.scaled(gaps::line));
    painter.fill(place, theme().raised, 4);
    painter.text(place, sign, {letter_sizes::detail, Face::bold, theme().ink, Align::centre});
    painter.area(
        place, name,
        [this, group] {
            at_ = {group, std::min(at_.cell, view_.groups[group].cells.size() - 1)};
            Refresh();
        },
        view_.groups[group].heading);
}

void WhatIfPage::draw_group(Painter& painter, Rect column, std::size_t group) {
    const double row = column.h / longest_attack_group;
    column.cut_left(painter.scaled(gaps::close));
    column.cut_right(painter.scaled(gaps::usual));
    painter.text(column.cut_top(row), view_.groups[group].heading,
                 {letter_sizes::told, Face::serif_bold, theme().accent});
    for (std::size_t c = 0; c < view_.groups[group].cells.size(); ++c)
        draw_cell(painter, column.cut_top(row), {group, c});
}

// The list has them all side by side.
wxSize WhatIfPage::spoken_size() const {
    const auto wide = theme().scaled(2 * (narrowest + turning_width)) * static_cast<double>(view_.groups.size());
    return {std::max(GetClientSize().x, static_cast<int>(wide)), GetClientSize().y};
}

void WhatIfPage::draw_cell(Painter& painter, Rect line, CellPlace place) {
    const WhatIfCell& cell = view_.groups[place.group].cells[place.cell];
    const bool here = place == at_ && HasFocus();  // elsewhere digits answer something else
    const double letters = std::min(12.0, line.h * 0.46 / theme().text_scale);
    painter.area(
        line, cell.name,
        [this, place] {
            at_ = place;
            Refresh();
        },
        cell.one_more_words);
    TextStyle more{letters * 0.86, Face::plain, theme().faint, Align::right};
    const Rect beside = line.cut_right(line.w * more_share);
    more.size *= std::min(1.0, beside.w / std::max(1.0, painter.width(cell.one_more, more)));
    painter.text(beside, cell.one_more, more);
    const double square = std::min(line.h, painter.scaled(26));
    draw_step(painter, line.cut_right(square).inset(painter.scaled(gaps::thin)), place, 1);
    const Rect box = line.cut_right(square * 1.35).inset(painter.scaled(gaps::line));
    painter.fill(box, theme().raised, 4);
    painter.outline(box, here ? theme().focus : theme().card_edge, here ? painter.scaled(gaps::thin) : 1, 4);
    painter.text(box, std::to_string(cell.count), {letters * 1.15, Face::digits, theme().ink, Align::centre});
    draw_step(painter, line.cut_right(square).inset(painter.scaled(gaps::thin)), place, -1);
    const TextStyle label = painter.fitting(cell.label, line.w, {letters});
    const double high = painter.wrapped_height(line.w, cell.label, label);
    painter.wrapped({line.x, line.middle_y() - high / 2, line.w, high}, cell.label, label);
}

void WhatIfPage::draw_step(Painter& painter, const Rect& box, CellPlace place, int by) {
    const WhatIfCell& cell = view_.groups[place.group].cells[place.cell];
    const bool can = by > 0 ? cell.can_rise : cell.can_fall;
    painter.outline(box, can ? theme().faint : theme().card_edge, 1, 4);
    const TextStyle style{letter_sizes::told, Face::bold, can ? theme().ink : theme().card_edge, Align::centre};
    painter.text(box, by > 0 ? "+" : "\u2212", painter.fitting("\u2212", box.w, style));
    if (!can) return;
    painter.area(box, cell.name + (by > 0 ? ":more" : ":less"), [this, place, by] {
        at_ = place;
        change([&](WhatIf& all) { all.change(this->place(), by); });
    });
}

// To the left in words, to the right what is left of the attacker.
void WhatIfPage::draw_chance(Painter& painter, Rect box) {
    const auto words = words::what_if_words();
    Rect bars = box.cut_right(box.w * bars_share);
    bars.cut_left(painter.scaled(cells_margin));
    if (!view_.chance.bars.empty()) draw_bars(painter, bars, view_.chance);
    const TextStyle digits{letter_sizes::number, Face::digits, theme().accent};
    painter.area(box, "chance", {}, told());
    painter.text(box.cut_top(painter.line_height(digits)), view_.chance.brief, digits);
    told_.draw(painter, box, [&](const Rect& moved) {
        Rect rest = moved;
        rest.cut_top(painter.wrapped(rest, view_.chance.sentence, {letter_sizes::told, Face::serif}) +
                     painter.scaled(gaps::tight));
        for (const std::string& detail : view_.details)
            rest.cut_top(painter.wrapped(rest, detail, {letter_sizes::detail}) + painter.scaled(gaps::hair));
        rest.cut_top(painter.wrapped(rest, words.hint, {letter_sizes::minor, Face::plain, theme().faint}));
        return rest.y - moved.y;
    });
}

// All of it, however little room there is.
std::string WhatIfPage::told() const {
    std::string all = view_.chance.sentence;
    for (const std::string& detail : view_.details) all += '\n' + detail;
    return all;
}

// --- keys

void WhatIfPage::key_pressed(wxKeyEvent& event) {
    if (!event.HasModifiers() && took_key(gui::key_of(event))) return Refresh();
    if (!HandleAsNavigationKey(event)) event.Skip();
}

bool WhatIfPage::took_key(int key) {
    if (key == WXK_ESCAPE) return on_close(), true;
    if (const auto act = words::what_if_act(key)) return perform(*act), true;
    if (const auto to = walked(at_, key, cells())) return at_ = *to, true;
    return changed_by(key);
}

void WhatIfPage::perform(WhatIfAct act) {
    change([&](WhatIf& all) {
        if (act == WhatIfAct::add_defender) return all.add_defender();
        if (act == WhatIfAct::remove_defender) return all.remove_defender();
        all.begin_again();
    });
}

bool WhatIfPage::changed_by(int key) {
    const auto by = [&](auto doing) { return change([&](WhatIf& all) { doing(all); }), true; };
    if (const auto digit = digit_of(key)) return by([&](WhatIf& all) { all.type(place(), *digit); });
    switch (key) {
        case '+':
        case '=':
            return by([&](WhatIf& all) { all.change(place(), 1); });
        case '-':
            return by([&](WhatIf& all) { all.change(place(), -1); });
        case WXK_BACK:
            return by([&](WhatIf& all) { all.erase(place()); });
        default:
            return false;
    }
}

}  // namespace byzantium::window
