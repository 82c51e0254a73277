// SPDX-License-Identifier: MIT
#include "gui/decision_panel.h"

#include "gui/dice_drawing.h"
#include "gui/fonts.h"
#include "present/words_of_panels.h"

#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace gui {
namespace {

constexpr double margin = 14;
constexpr double row_height = 30;
constexpr double key_width = 30;
constexpr double detail_width = 0.42;  // of the panel, where there is something to tell

}  // namespace

DecisionPanel::DecisionPanel(wxWindow* parent, const Theme& theme)
    : Canvas{parent, theme, "decision"},
      number_{new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER,
                             wxDefaultValidator, "number")},
      reason_{new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER,
                             wxDefaultValidator, "reason")} {
    for (wxTextCtrl* const field : {number_, reason_}) {
        field->Hide();
        field->Bind(wxEVT_CHAR_HOOK, &DecisionPanel::typed_key, this);
    }
    number_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        if (desk_) desk_->set_number(number_->GetValue().utf8_string());
    });
    reason_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        if (desk_) desk_->set_reason(reason_->GetValue().utf8_string());
    });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        if (!desk_) return;
        turn_page(event.GetWheelRotation() > 0 ? Turn::back : Turn::on);
    });
}

void DecisionPanel::show(present::Desk* desk) {
    desk_ = desk;
    refresh();
}

void DecisionPanel::turn_page(Turn turn) {
    const std::size_t all = desk_->page().rows.size();
    if (turn == Turn::on && first_row_ + page_rows_ < all) first_row_ += page_rows_;
    if (turn == Turn::back) first_row_ -= std::min(first_row_, page_rows_);
    Refresh();
}

void DecisionPanel::refresh() {
    first_row_ = 0;
    turned_for_.reset();
    show_typed();
    Refresh();
}

// The fields hold what the desk holds, which is theirs unless another number is corrected now.
void DecisionPanel::show_typed() {
    const bool correcting = desk_ && desk_->corrects();
    const auto* typing = desk_ ? desk_->typing() : nullptr;
    const wxString reason = correcting ? wxString::FromUTF8(desk_->reason()) : wxString{};
    if (reason_->GetValue() != reason) reason_->ChangeValue(reason);
    reason_->Show(correcting);
    number_->Show(typing);
    if (!typing) return typed_for_.clear();
    const wxString number = wxString::FromUTF8(typing->number);
    if (number_->GetValue() != number) number_->ChangeValue(number);
    const bool was_open = typed_for_ == desk_->page().heading;
    typed_for_ = desk_->page().heading;
    if (was_open) return;
    number_->SetFocus();
    number_->SelectAll();
}

std::string DecisionPanel::meaning() const {
    if (!desk_) return {};
    const present::Page& page = desk_->page();
    std::string all = std::to_string(static_cast<std::uint64_t>(desk_->session().state())) + page.heading;
    for (const std::string& answer : page.path) all += '\n' + answer;
    for (const present::Row& row : page.rows) all += '\n' + row.text;
    return all;
}

// Keys inside a text field that are not for the field.
void DecisionPanel::typed_key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key == WXK_RETURN || key == WXK_NUMPAD_ENTER) return act([](present::Desk& desk) { desk.confirm(); });
    if (key == WXK_ESCAPE) return act([](present::Desk& desk) { desk.back(); });
    if (key == WXK_TAB && next_field()) return;
    event.Skip();
}

// Round and round: the number, the reason, the rows.
bool DecisionPanel::next_field() {
    if (!reason_->IsShown()) return false;
    wxWindow* const here = FindFocus();
    if (here != reason_) {
        reason_->SetFocus();
    } else if (number_->IsShown()) {
        number_->SetFocus();
    } else {
        SetFocus();
    }
    return true;
}

void DecisionPanel::draw(Painter& painter) {
    Rect box = painter.whole().inset(painter.scaled(4));
    painter.card(box);
    if (!desk_) return;
    box = box.inset(painter.scaled(margin));
    draw_heading(painter, box);
    const present::Page& page = desk_->page();
    Rect hints = box.cut_bottom(painter.scaled(20));
    painter.text(hints, page.hint, {10, Face::plain, painter.theme().faint});
    if (desk_->dice()) return draw_dice(painter, box);
    if (desk_->corrects()) draw_typing(box.cut_top(painter.scaled(desk_->typing() ? 64 : 34)), painter);
    const bool tells = desk_->selected() < page.rows.size() && page.rows[desk_->selected()].chance;
    if (tells) draw_detail(painter, box.cut_right(box.w * detail_width));
    draw_rows(painter, box);
    draw_pages(painter, hints);
}

void DecisionPanel::draw_heading(Painter& painter, Rect& box) {
    const present::Page& page = desk_->page();
    TextStyle style{15, Face::serif_bold};
    const double high = painter.wrapped_height(box.w, page.heading, style);
    painter.wrapped(box.cut_top(high), page.heading, style);
    if (!page.path.empty()) {
        std::string path;
        for (const std::string& answer : page.path) path += (path.empty() ? "" : "  \u203A  ") + answer;
        painter.text(box.cut_top(painter.scaled(20)), path, {11, Face::plain, painter.theme().faint});
    }
    if (!desk_->message().empty()) {
        const TextStyle words{11.5, Face::bold, painter.theme().bad};
        const double lines = painter.wrapped_height(box.w, desk_->message(), words);
        painter.wrapped(box.cut_top(lines + painter.scaled(4)), desk_->message(), words);
    }
    box.cut_top(painter.scaled(6));
}

// As many columns as are needed and fit; what lies beyond them is turned to page by page.
void DecisionPanel::draw_rows(Painter& painter, Rect box) {
    const present::Page& page = desk_->page();
    if (!page.below.empty())
        painter.wrapped(box.cut_bottom(painter.wrapped_height(box.w, page.below, {11.5})), page.below,
                        {11.5, Face::plain, painter.theme().faint});
    const double high = painter.scaled(row_height);
    const auto lines = std::max<std::size_t>(1, static_cast<std::size_t>(box.h / high));
    const std::size_t columns = columns_for(painter, box, lines);
    turn_to_selected(lines * columns);
    for (std::size_t i = first_row_; i < std::min(page.rows.size(), first_row_ + page_rows_); ++i) {
        const std::size_t place = i - first_row_;
        Rect column = box.column(static_cast<int>(place / lines), static_cast<int>(columns));
        column.w -= painter.scaled(columns > 1 ? 8 : 0);
        draw_row(painter, {column.x, column.y + high * static_cast<double>(place % lines), column.w, high - 2}, i);
    }
}

std::size_t DecisionPanel::columns_for(Painter& painter, const Rect& box, std::size_t lines) const {
    const auto& rows = desk_->page().rows;
    const bool notes_are_long =
        std::any_of(rows.begin(), rows.end(), [](const present::Row& row) { return row.note.size() > 40; });
    if (notes_are_long) return 1;
    const auto fitting = static_cast<std::size_t>(box.w / painter.scaled(270));
    return std::clamp<std::size_t>((rows.size() + lines - 1) / lines, 1, std::max<std::size_t>(1, fitting));
}

// The page that holds the selected row, when another row has been selected since.
void DecisionPanel::turn_to_selected(std::size_t rows) {
    page_rows_ = rows;
    const std::size_t selected = desk_->selected();
    if (std::exchange(turned_for_, selected) != selected) first_row_ = selected - selected % rows;
    first_row_ -= first_row_ % rows;
}

// What lies before and behind the rows that are shown, in the line of the hint.
void DecisionPanel::draw_pages(Painter& painter, Rect line) {
    const std::size_t all = desk_->page().rows.size();
    if (all <= page_rows_ || desk_->dice()) return;
    const TextStyle style{10.5, Face::bold, painter.theme().ink, Align::centre};
    const auto turn = [&](const Rect& box, const std::string& sign, const std::string& name, std::size_t to) {
        painter.fill(box.inset(1), painter.theme().raised, 4);
        painter.text(box, sign, style);
        painter.area(box, name, [this, to] {
            first_row_ = to;
            Refresh();
        });
    };
    const Rect next = line.cut_right(painter.scaled(34));
    const Rect between = line.cut_right(painter.scaled(92));
    const Rect before = line.cut_right(painter.scaled(34));
    const std::size_t last = std::min(all, first_row_ + page_rows_);
    painter.text(between, present::rows_of(first_row_ + 1, last, all),
                 {10.5, Face::plain, painter.theme().faint, Align::centre});
    if (first_row_ > 0) turn(before, "\u25C0", "rows:before", first_row_ - page_rows_);
    if (last < all) turn(next, "\u25B6", "rows:next", last);
}

void DecisionPanel::draw_row(Painter& painter, const Rect& where, std::size_t i) {
    const present::Row& row = desk_->page().rows[i];
    const Theme& look = painter.theme();
    const std::string name = "row:" + row.key;
    const bool selected = i == desk_->selected();
    if (selected)
        painter.fill(where, look.ink, 5);
    else if (hovered_name() == name)
        painter.fill(where, look.raised, 5);
    const wxColour ink = selected ? look.card : look.ink;
    const wxColour faint = selected ? look.card_edge : look.faint;
    Rect box = where;
    painter.key(box.cut_left(painter.scaled(key_width)).inset(painter.scaled(4)), row.key);
    box.cut_left(painter.scaled(8));
    box.cut_right(painter.scaled(10));
    if (row.chance) {
        const TextStyle style{12.5, Face::bold, ink, Align::right};
        const std::string chance = (row.best ? "\u2605 " : "") + row.chance->brief;
        painter.text(box.cut_right(std::max(painter.scaled(64), painter.width(chance, style))), chance, style);
    }
    if (!row.price.empty()) {
        const TextStyle style{11.5, Face::plain, faint, Align::right};
        painter.text(box.cut_right(painter.width(row.price, style) + painter.scaled(8)), row.price, style);
    }
    const TextStyle words{13, Face::plain, ink};
    painter.text(box, row.text, words);
    box.cut_left(painter.width(row.text, words) + painter.scaled(12));
    if (!row.note.empty() && box.w > painter.scaled(30)) painter.text(box, row.note, {11, Face::plain, faint});
    painter.area(
        where, name, [this, i] { act([i](present::Desk& desk) { desk.choose(i); }); }, row.note);
}

// What is known of the selected row: the sentence, and how it is spread.
void DecisionPanel::draw_detail(Painter& painter, Rect box) {
    const present::RowChance& chance = *desk_->page().rows[desk_->selected()].chance;
    box.cut_left(painter.scaled(18));
    const TextStyle words{11.5, Face::serif};
    painter.wrapped(box.cut_top(painter.wrapped_height(box.w, chance.sentence, words) + painter.scaled(6)),
                    chance.sentence, words);
    if (!chance.bars.empty() && box.h > painter.scaled(60)) draw_bars(painter, box, chance);
}

void DecisionPanel::draw_dice(Painter& painter, Rect box) {
    const DiceClicks clicks{
        [this](present::DiceSide side, std::size_t die) {
            act([=](present::Desk& desk) { desk.turn_die(side, die); });
        },
        [this](present::DiceSide side) { act([=](present::Desk& desk) { desk.count_hits(side); }); },
        [this] { act([](present::Desk& desk) { desk.roll(); }); },
        [this] { act([](present::Desk& desk) { desk.other_way_of_dice(); }); },
        [this] { act([](present::Desk& desk) { desk.confirm(); }); }};
    draw_dice_tray(painter, box, *desk_->dice(), clicks);
}

void DecisionPanel::draw_typing(Rect box, Painter& painter) {
    const auto place = [&](wxTextCtrl* field, const std::string& label) {
        Rect row = box.cut_top(painter.scaled(30));
        painter.text(row.cut_left(painter.scaled(110)), label, {12});
        field->SetFont(font(Face::plain, 12 * painter.theme().text_scale));
        field->SetSize(static_cast<int>(row.x), static_cast<int>(row.y),
                       static_cast<int>(std::min(row.w, painter.scaled(field == number_ ? 90 : 360))),
                       static_cast<int>(row.h - 3));
    };
    if (desk_->typing()) place(number_, present::label_number());
    place(reason_, present::label_reason());
}

}  // namespace gui
