// SPDX-License-Identifier: MIT
#include "gui/decision_panel.h"

#include "gui/dice_drawing.h"
#include "gui/fonts.h"
#include "present/chance_words.h"
#include "present/words_of_panels.h"

#include <wx/textctrl.h>

#include <algorithm>

namespace gui {
namespace {

constexpr double margin = 14;
constexpr double row_height = 30;
constexpr double key_width = 30;
constexpr double detail_width = 0.42;  // of the panel, where there is something to tell

}  // namespace

DecisionPanel::DecisionPanel(wxWindow* parent, const Theme& theme)
    : Canvas{parent, theme, "decision"},
      number_{new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER, wxDefaultValidator,
                             "number")},
      reason_{new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER, wxDefaultValidator,
                             "reason")} {
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
        desk_->select_next(event.GetWheelRotation() > 0 ? -1 : 1);
        Refresh();
    });
}

void DecisionPanel::show(present::Desk* desk) {
    desk_ = desk;
    refresh();
}

void DecisionPanel::refresh() {
    first_row_ = 0;
    const bool correcting = desk_ && desk_->corrects();
    const auto* typing = desk_ ? desk_->typing() : nullptr;
    if (typing && !number_->IsShown()) {
        number_->ChangeValue(wxString::FromUTF8(typing->number));
        number_->Show();
        number_->SetFocus();
        number_->SelectAll();
    }
    if (!typing) number_->Hide();
    if (correcting != reason_->IsShown()) {
        reason_->ChangeValue("");
        reason_->Show(correcting);
    }
    Refresh();
}

// Keys inside a text field that are not for the field.
void DecisionPanel::typed_key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key == WXK_RETURN || key == WXK_NUMPAD_ENTER) return act([](present::Desk& desk) { desk.confirm(); });
    if (key == WXK_ESCAPE) return act([](present::Desk& desk) { desk.back(); });
    event.Skip();
}

void DecisionPanel::draw(Painter& painter) {
    Rect box = painter.whole().inset(painter.scaled(4));
    painter.card(box);
    if (!desk_) return;
    box = box.inset(painter.scaled(margin));
    draw_heading(painter, box);
    const present::Page& page = desk_->page();
    painter.text(box.cut_bottom(painter.scaled(18)), page.hint, {10, Face::plain, painter.theme().faint});
    if (desk_->dice()) return draw_dice(painter, box);
    if (desk_->corrects()) draw_typing(box.cut_top(painter.scaled(desk_->typing() ? 64 : 34)), painter);
    const bool tells = desk_->selected() < page.rows.size() && page.rows[desk_->selected()].chance;
    if (tells) draw_detail(painter, box.cut_right(box.w * detail_width));
    draw_rows(painter, box);
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

void DecisionPanel::keep_selected_in_sight(std::size_t visible) {
    const std::size_t selected = desk_->selected();
    if (selected < first_row_) first_row_ = selected;
    if (selected >= first_row_ + visible) first_row_ = selected + 1 - visible;
}

// In two columns where one is too short, and scrolled where both are.
void DecisionPanel::draw_rows(Painter& painter, Rect box) {
    const present::Page& page = desk_->page();
    if (!page.below.empty())
        painter.wrapped(box.cut_bottom(painter.wrapped_height(box.w, page.below, {11.5})), page.below,
                        {11.5, Face::plain, painter.theme().faint});
    const double high = painter.scaled(row_height);
    const auto lines = std::max<std::size_t>(1, static_cast<std::size_t>(box.h / high));
    const bool notes_are_long = std::any_of(page.rows.begin(), page.rows.end(),
                                            [](const present::Row& row) { return row.note.size() > 40; });
    const std::size_t columns = page.rows.size() > lines && !notes_are_long && box.w > painter.scaled(520) ? 2 : 1;
    keep_selected_in_sight(lines * columns);
    if (columns == 2) first_row_ -= first_row_ % lines;
    for (std::size_t i = first_row_; i < std::min(page.rows.size(), first_row_ + lines * columns); ++i) {
        const std::size_t place = i - first_row_;
        Rect column = box.column(static_cast<int>(place / lines), static_cast<int>(columns));
        column.w -= painter.scaled(columns == 2 ? 8 : 0);
        draw_row(painter, {column.x, column.y + high * static_cast<double>(place % lines), column.w, high - 2}, i);
    }
}

void DecisionPanel::draw_row(Painter& painter, const Rect& where, std::size_t i) {
    const present::Row& row = desk_->page().rows[i];
    const Theme& look = painter.theme();
    const std::string name = "row:" + row.key;
    const bool selected = i == desk_->selected();
    if (selected) painter.fill(where, look.ink, 5);
    else if (hovered_name() == name) painter.fill(where, look.raised, 5);
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
    painter.area(where, name, [this, i] { act([i](present::Desk& desk) { desk.choose(i); }); }, row.note);
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
        field->SetSize(static_cast<int>(row.x), static_cast<int>(row.y), static_cast<int>(std::min(row.w, painter.scaled(field == number_ ? 90 : 360))),
                       static_cast<int>(row.h - 3));
    };
    if (desk_->typing()) place(number_, present::label_number());
    place(reason_, present::label_reason());
}

}  // namespace gui
