// SPDX-License-Identifier: MIT
#include "byzantium/window/sheets/count_page.h"

#include "byzantium/words/table/player_marks.h"
#include "gui/canvas/keys.h"
#include "gui/canvas/label.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

using words::CountCell;
using words::CountGroup;
using words::CountSheet;

constexpr double tabs_height = 32;
constexpr double longest_count_group = 7;  // of the longest group, with its heading
constexpr double finding_share = 0.4;      // of the page's height, at most
constexpr double box_width = 0.24;         // of a group's width
constexpr double difference_width = 0.16;
constexpr double beside_box = 3;
constexpr double set_share = 0.42;  // of the page's width, right of what was found; more for the button's words

// In letters so small that its longest word fits; the words may stand below each other.
TextStyle snug_words(Painter& painter, const std::string& text, double width, TextStyle style) {
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find(' ', from), text.size());
        style = snug(painter, text.substr(from, end - from), width, style);
        from = end + 1;
    }
    return style;
}

TextStyle mark_style(const wxColour& ink) { return {letter_sizes::aside, Face::bold, ink}; }

std::string tab_tip(const CountSheet& sheet) {
    return sheet.mark.empty() ? sheet.name : sheet.name + ": " + sheet.mark;
}

// On the piece, so that it does not depend on its ink.
void draw_wrong(Painter& painter, const Rect& box) {
    painter.fill(box, painter.theme().bad, box.w / 2);
    painter.text(box, "!", {letter_sizes::minor, Face::bold, painter.theme().card, Align::centre});
}

}  // namespace

CountPage::CountPage(wxWindow* parent, const Theme& theme) : KeyCanvas(parent, theme, "count") {
    Bind(wxEVT_KEY_DOWN, &CountPage::key_pressed, this);
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        if (!event.IsShown()) was_open_ = false;
        event.Skip();
    });
}

void CountPage::show(std::vector<CountSheet> sheets, std::optional<byzantium::Color> asked) {
    sheets_ = std::move(sheets);
    const auto theirs =
        std::find_if(sheets_.begin(), sheets_.end(), [&](const CountSheet& one) { return one.player == asked; });
    if (!was_open_ && theirs != sheets_.end()) player_ = static_cast<std::size_t>(theirs - sheets_.begin());
    was_open_ = IsShownOnScreen();
    player_ = std::min(player_, sheets_.empty() ? 0 : sheets_.size() - 1);
    Refresh();
}

void CountPage::begin_anew() {
    count_.clear();
    player_ = 0;
    at_ = {};
}

words::TableCount::Cell CountPage::cell_at(CellPlace place) const {
    return {sheet().player, sheet().groups[place.group].cells[place.cell].place};
}

// --- drawing

void CountPage::draw(Painter& painter) {
    painter.card(painter.whole());
    if (sheets_.empty()) return;
    Rect rest = painter.whole().inset(painter.scaled(cells_margin));
    draw_tabs(painter, rest.cut_top(painter.scaled(tabs_height)));
    rest.cut_top(painter.scaled(cells_margin / 2));
    const double grid = std::min(rest.h * (1 - finding_share), painter.scaled(most_cell_row * longest_count_group));
    draw_groups(painter, rest.cut_top(grid));
    rest.cut_top(painter.scaled(cells_margin / 2));
    draw_finding(painter, rest);
}

void CountPage::draw_tabs(Painter& painter, Rect line) {
    const auto words = words::count_words();
    const double sum = painter.width(sheet().sum, sum_style()) + painter.scaled(gaps::usual);
    Button close{words.close, "Esc"};
    marks_ = Marks::words;
    if (tabs_width(painter) + sum + button_width(painter, {words.close}) > line.w) marks_ = Marks::signs;
    if (tabs_width(painter) + sum + button_width(painter, close) > line.w) close.key.clear();
    button(painter, line.cut_right(button_width(painter, close)), "close", close, [this] { on_close(); });
    const TextStyle heading{letter_sizes::heading, Face::serif_bold};
    const double title = painter.width(words.heading, heading) + painter.scaled(gaps::large);
    if (title + tabs_width(painter) + sum <= line.w) painter.text(line.cut_left(title), words.heading, heading);
    const bool has_names = tabs_width(painter) + sum <= line.w;  // else the pieces say it
    for (std::size_t i = 0; i < sheets_.size(); ++i) {
        const bool open = i == player_;
        const TextStyle style{letter_sizes::text, Face::serif_bold, open ? theme().on_accent : theme().ink};
        const double piece = painter.scaled(gaps::broad);
        Rect tab = line.cut_left(has_names ? tab_width(painter, i) : piece + painter.scaled(gaps::broad));
        line.cut_left(painter.scaled(gaps::nearby));
        if (open) painter.fill(tab, theme().accent, 5);
        const bool differs = !sheets_[i].mark.empty();
        if (differs) painter.outline(tab, theme().bad, 2, 5);
        painter.area(
            tab, "player:" + std::to_string(i), [this, i] { choose_player(i); },
            has_names ? sheets_[i].mark : tab_tip(sheets_[i]));
        tab.cut_left(painter.scaled(gaps::middle));
        painter.piece(tab.x + piece / 2, tab.middle_y(), piece, words::badge(sheets_[i].player));
        if (differs) draw_wrong(painter, {tab.x + piece * 0.6, tab.y, piece * 0.7, piece * 0.7});
        tab.cut_left(piece + painter.scaled(gaps::modest));
        if (!has_names) continue;
        painter.text(tab.cut_left(painter.width(sheets_[i].name, style) + 1), sheets_[i].name, style);
        tab.cut_left(painter.scaled(gaps::modest));
        if (mark_width(painter, i) > 0) painter.text(tab, sheets_[i].mark, mark_style(theme().bad));
    }
    line.cut_left(painter.scaled(gaps::usual));
    painter.text(line, sheet().sum, snug(painter, sheet().sum, line.w, sum_style()));
}

// What is wrong stands beside the tabs for the open one; on the others it is left out where it has no room.
double CountPage::mark_width(Painter& painter, std::size_t player) const {
    const std::string& mark = sheets_[player].mark;
    if (mark.empty() || player == player_ || marks_ == Marks::signs) return 0;
    return painter.width(mark, mark_style({})) + painter.scaled(gaps::middle);
}

double CountPage::tab_width(Painter& painter, std::size_t player) const {
    return painter.width(sheets_[player].name, {letter_sizes::text, Face::serif_bold}) + mark_width(painter, player) +
           painter.scaled(43);
}

double CountPage::tabs_width(Painter& painter) const {
    double all = 0;
    for (std::size_t i = 0; i < sheets_.size(); ++i) all += tab_width(painter, i) + painter.scaled(gaps::nearby);
    return all;
}

TextStyle CountPage::sum_style() const {
    const bool is_right = sheet().total == CountSheet::Total::right;
    return {letter_sizes::text, Face::digits, is_right ? theme().ink : theme().bad};
}

void CountPage::draw_groups(Painter& painter, const Rect& box) {
    const auto& groups = sheet().groups;
    const double row = box.h / longest_count_group;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        Rect column = box.column(static_cast<int>(g), static_cast<int>(groups.size()));
        column.cut_right(painter.scaled(gaps::usual));
        const TextStyle style{letter_sizes::aside, Face::serif_bold, theme().accent};
        draw_label(painter, column.cut_top(row), groups[g].heading, style);
        for (std::size_t c = 0; c < groups[g].cells.size(); ++c) draw_cell(painter, column.cut_top(row), {g, c});
    }
}

// What should lie there stands pale in the box until something is typed.
void CountPage::draw_cell(Painter& painter, Rect line, CellPlace place) {
    const CountCell& cell = sheet().groups[place.group].cells[place.cell];
    const bool differs = !cell.difference.empty();
    const bool here = place == at_;
    const double letters = std::min(12.0, line.h * 0.5 / theme().text_scale);
    painter.area(line, cell.name,
                 [this, place] {
                     at_ = place;
                     Refresh();
                 },
                 {});
    const TextStyle more{letters, Face::bold, theme().bad, Align::right};
    if (has_differences(place.group)) {
        const Rect beside = line.cut_right(line.w * difference_width);
        painter.text(beside, cell.difference, snug(painter, cell.difference, beside.w, more));
    }
    const Rect box = line.cut_right(line.w * box_width).inset(painter.scaled(gaps::line));
    painter.fill(box, theme().raised, 4);
    const wxColour edge = differs ? theme().bad : (here ? theme().focus : theme().card_edge);
    painter.outline(box, here ? theme().focus : edge, here || differs ? painter.scaled(gaps::thin) : 1, 4);
    const wxColour ink = !cell.counted ? theme().faint : (differs ? theme().bad : theme().good);
    const std::string number = std::to_string(cell.counted.value_or(cell.expected));
    const TextStyle digits{letters * 1.15, cell.counted ? Face::digits : Face::plain, ink, Align::centre};
    painter.text(box, number, snug(painter, number, box.w, digits));
    line.cut_right(painter.scaled(beside_box));
    draw_label(painter, line, cell.label, snug_words(painter, cell.label, line.w, {letters}));
}

// The differences stand beside the boxes, and take their room only where there are any.
bool CountPage::has_differences(std::size_t group) const {
    const auto& cells = sheet().groups[group].cells;
    return std::any_of(cells.begin(), cells.end(), [](const CountCell& cell) { return !cell.difference.empty(); });
}

// To the left what was found, to the right the entries that may have done it.
void CountPage::draw_finding(Painter& painter, Rect box) {
    const auto words = words::count_words();
    const CountSheet& now = sheet();
    if (now.differences.empty())
        painter.hint(box.cut_bottom(painter.scaled(gaps::large)), words.hint,
                     {letter_sizes::minor, Face::plain, theme().faint});
    const Button set{words.correct, "Enter", now.corrections.empty() ? words.nothing : "", Weight::primary};
    Rect right = box.cut_right(std::min(box.w, std::max(box.w * set_share, button_width(painter, set))));
    Rect place = right.cut_top(button_height(painter));
    button(painter, place.cut_right(button_width(painter, set)), "correct", set, [this] { correct(); });
    if (!now.entries.empty())
        painter.text(right.cut_top(painter.line_height({10}) + painter.scaled(gaps::thin)), words.entries,
                     {letter_sizes::hint, Face::plain, theme().faint});
    for (const std::string& entry : now.entries) {
        const double high = painter.line_height({10.5}) + painter.scaled(gaps::hair);
        if (right.h < high) break;
        painter.text(right.cut_top(high), entry, {letter_sizes::detail});
    }
    box.cut_right(painter.scaled(cells_margin));
    painter.area(box, "finding", {}, now.finding);
    box.cut_top(painter.wrapped_within(box, now.finding, {letter_sizes::aside, Face::bold}) +
                painter.scaled(gaps::tight));
    std::string differences;
    for (const std::string& difference : now.differences) differences += difference + ' ';
    painter.wrapped_within(box, differences, {letter_sizes::detail});
}

// --- keys

void CountPage::key_pressed(wxKeyEvent& event) {
    if (!sheets_.empty() && !event.HasModifiers() && took_key(gui::key_of(event))) return Refresh();
    if (!HandleAsNavigationKey(event)) event.Skip();
}

bool CountPage::took_key(int key) {
    switch (key) {
        case WXK_ESCAPE:  // or the next Enter would set what was typed long before
            count_.clear();
            return on_close(), true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return correct(), true;
        case WXK_PAGEDOWN:
            return turn_player(Walk::forward), true;
        case WXK_PAGEUP:
            return turn_player(Walk::back), true;
        default:
            break;
    }
    if (const auto to = walked(at_, key, cells())) return at_ = *to, true;
    return typed(key);
}

std::vector<std::size_t> CountPage::cells() const {
    std::vector<std::size_t> all;
    for (const CountGroup& group : sheet().groups) all.push_back(group.cells.size());
    return all;
}

bool CountPage::typed(int key) {
    if (const auto digit = digit_of(key)) {
        count_.type(cell_at(at_), *digit);
    } else if (key == WXK_BACK) {
        count_.erase(cell_at(at_));
    } else if (key == WXK_DELETE) {
        count_.forget(cell_at(at_));
    } else {
        return false;
    }
    on_counted();
    return true;
}

void CountPage::turn_player(Walk direction) {
    const std::size_t by = direction == Walk::forward ? 1 : sheets_.size() - 1;
    choose_player((player_ + by) % sheets_.size());
}

void CountPage::choose_player(std::size_t player) {
    player_ = player;
    Refresh();
}

// What was counted of this player is so from now on.
void CountPage::correct() {
    const auto settings = sheet().corrections;
    if (!settings.empty()) on_correct(settings);
}

}  // namespace byzantium::window
