// SPDX-License-Identifier: MIT
#include "eko/window/sheets/count_page.h"

#include "eko/words/names.h"
#include "gui/canvas/keys.h"
#include "gui/canvas/label.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace eko::window {

using namespace gui;

namespace {

using words::CountCell;
using words::CountColumn;

constexpr double count_rows = words::counted_places + 3;  // names above, two sums below
constexpr double count_finding = 0.4;                     // of the page's height, at most
constexpr double labels_part = 0.3;                       // of its width
constexpr double most_labels = 0.4;                       // where a language needs more
constexpr double count_letters = 0.6;                     // points a pixel of a row
constexpr double least_count_row = 17;  // pixels: in lower ones letters could not be read, so they are scrolled
constexpr double sum_letters = 11.3;    // three quarters of it can be read
constexpr double widest_column = 200;
constexpr double count_difference = 0.26;  // of a column's width

}  // namespace

CountPage::CountPage(wxWindow* parent, const Theme& theme) : KeyCanvas(parent, theme, "count") {
    Bind(wxEVT_KEY_DOWN, &CountPage::key_pressed, this);
}

void CountPage::show(words::CountSheet sheet) {
    sheet_ = std::move(sheet);
    at_.group = std::min(at_.group, sheet_.columns.empty() ? 0 : sheet_.columns.size() - 1);
    Refresh();
}

void CountPage::begin_anew() {
    count_.clear();
    at_ = {};
}

words::TableCount::Cell CountPage::cell_at(CellPlace place) const {
    return {sheet_.columns[place.group].player, static_cast<words::CountPlace>(place.cell)};
}

// --- drawing

void CountPage::draw(Painter& painter) {
    painter.card(painter.whole());
    if (sheet_.columns.empty()) return;
    Rect rest = painter.whole().inset(painter.scaled(cells_margin));
    draw_top(painter, rest.cut_top(button_height(painter)));
    rest.cut_top(painter.scaled(cells_margin / 2));
    const double said = painter.wrapped_height(rest.w, sheet_.finding, {letter_sizes::detail, Face::bold}) +
                        painter.scaled(cells_margin);
    const double grid = rest.h - std::min(said, rest.h * count_finding);
    const Rect box = rest.cut_top(std::min(grid, painter.scaled(most_cell_row * count_rows)));
    const double row = std::max(box.h / count_rows, painter.scaled(least_count_row));
    if (row * count_rows > box.h) {
        draw_scrolled(painter, box, row);
    } else {
        draw_grid(painter, box, row);
    }
    rest.cut_top(painter.scaled(cells_margin / 2));
    draw_finding(painter, rest);
}

// The heading only if there is room for all of it: what was found says the same.
void CountPage::draw_top(Painter& painter, Rect line) {
    const auto words = words::count_words();
    const std::string why_not = sheet_.corrections.empty() ? words.nothing : std::string{};
    std::vector<NamedButton> buttons{
        {"correct", Button{words.correct, "Enter", why_not, Weight::primary}, [this] { correct(); }},
        {"close", Button{words.close, "Esc"}, [this] { on_close(); }}};
    const double wide = std::min(line.w, row_width(painter, buttons));
    button_row(painter, line.cut_right(wide), std::move(buttons));
    const TextStyle heading{letter_sizes::heading, Face::serif_bold};
    if (painter.width(sheet_.heading, heading) + painter.scaled(cells_margin) <= line.w)
        painter.text(line, sheet_.heading, heading);
}

// The place that keys came to is brought into sight.
void CountPage::draw_scrolled(Painter& painter, const Rect& box, double row) {
    const auto below = static_cast<double>(at_.cell + 1);  // the names stand above
    if (!(std::exchange(seen_at_, at_) == at_))
        grid_.reveal({box.x, box.y - grid_.place().scroll.top + row * below, box.w, row});
    grid_.draw(painter, box, [&](const Rect& moved) {
        draw_grid(painter, {moved.x, moved.y, moved.w, row * count_rows}, row);
        return row * count_rows;
    });
}

void CountPage::draw_grid(Painter& painter, Rect box, double row) {
    const double letters = std::min(13.0, row * count_letters / theme().text_scale);
    std::vector<std::pair<std::string, TextStyle>> rows;
    for (const std::string& label : sheet_.labels) rows.emplace_back(label, TextStyle{letters});
    for (const std::string& label : sheet_.sum_labels)
        rows.emplace_back(label, TextStyle{std::min(letters, sum_letters), Face::bold});
    double wanted = box.w * labels_part;
    for (const auto& [label, style] : rows)
        wanted = std::max(wanted, painter.width(label, style) + painter.scaled(gaps::middle));
    Rect labels = box.cut_left(std::min(wanted, box.w * most_labels));
    labels.cut_top(row);
    for (const auto& [label, style] : rows)
        painter.text(labels.cut_top(row), label, snug(painter, label, labels.w, style));
    const auto columns = static_cast<double>(sheet_.columns.size());
    const double wide = std::min(box.w / columns, painter.scaled(widest_column));
    for (std::size_t i = 0; i < sheet_.columns.size(); ++i) {
        Rect column = box.cut_left(wide);
        column.cut_right(painter.scaled(gaps::usual));
        draw_column(painter, column, row, i);
    }
}

void CountPage::draw_column(Painter& painter, Rect column, double row, std::size_t number) {
    const CountColumn& one = sheet_.columns[number];
    const double letters = std::min(13.0, row * count_letters / theme().text_scale);
    Rect head = column.cut_top(row);
    const double piece = std::min(row, painter.scaled(gaps::broad));
    painter.piece(head.x + piece / 2, head.middle_y(), piece, words::badge(one.player));
    head.cut_left(piece + painter.scaled(gaps::modest));
    painter.text(head, one.name, snug(painter, one.name, head.w, {letters, Face::serif_bold}));
    for (std::size_t i = 0; i < one.cells.size(); ++i) draw_cell(painter, column.cut_top(row), {number, i});
    const auto sum = [&](const std::string& text, const wxColour& ink) {
        const TextStyle style{std::min(letters, sum_letters), Face::bold, ink};
        painter.text(column.cut_top(row), text, painter.fitting(text, column.w, style));
    };
    sum(one.discs, one.has_all_discs ? theme().ink : theme().bad);
    sum(one.buildings, one.has_all_buildings ? theme().ink : theme().bad);
}

// What should lie there stands pale in the box until something is typed.
void CountPage::draw_cell(Painter& painter, Rect line, CellPlace place) {
    const CountCell& cell = sheet_.columns[place.group].cells.at(place.cell);
    const bool differs = !cell.difference.empty();
    const bool here = place == at_;
    const double letters = std::min(14.0, line.h * count_letters / theme().text_scale);
    painter.area(
        line, cell.name,
        [this, place] {
            at_ = place;
            Refresh();
        },
        cell.spoken);
    painter.text(line.cut_right(line.w * count_difference), cell.difference,
                 {letters, Face::bold, theme().bad, Align::right});
    const Rect box = line.inset(painter.scaled(gaps::line));
    painter.fill(box, theme().raised, 4);
    const wxColour edge = differs ? theme().bad : theme().card_edge;
    painter.outline(box, here ? theme().focus : edge, here || differs ? painter.scaled(gaps::thin) : 1, 4);
    const wxColour ink = !cell.counted ? theme().faint : (differs ? theme().bad : theme().good);
    painter.text(box, std::to_string(cell.counted.value_or(cell.expected)),
                 {letters, cell.counted ? Face::digits : Face::plain, ink, Align::centre});
}

void CountPage::draw_finding(Painter& painter, Rect box) {
    const std::string hint = words::count_words().hint;
    const TextStyle faint{letter_sizes::hint, Face::plain, theme().faint};
    const TextStyle bold{letter_sizes::detail, Face::bold};
    painter.area(box, "finding", {}, sheet_.finding);
    box.cut_top(painter.wrapped_within(box, sheet_.finding, bold));
    if (painter.wrapped_height(box.w, hint, faint) <= box.h) painter.wrapped(box, hint, faint);
}

// --- keys

void CountPage::key_pressed(wxKeyEvent& event) {
    if (!sheet_.columns.empty() && !event.HasModifiers() && took_key(gui::key_of(event))) return Refresh();
    if (!HandleAsNavigationKey(event)) event.Skip();
}

bool CountPage::took_key(int key) {
    if (key == WXK_ESCAPE) return on_close(), true;
    if (key == WXK_RETURN || key == WXK_NUMPAD_ENTER) return correct(), true;
    if (const auto to = walked(at_, key, std::vector<std::size_t>(sheet_.columns.size(), words::counted_places)))
        return at_ = *to, true;
    return typed(key);
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

// What was counted is so from now on.
void CountPage::correct() {
    const auto settings = sheet_.corrections;
    if (!settings.empty()) on_correct(settings);
}

}  // namespace eko::window
