// SPDX-License-Identifier: MIT
// The fields of a correction: its number and its reason.
#include "gui/canvas/fonts.h"
#include "gui/canvas/sizes.h"
#include "gui/table/decision_panel.h"
#include "present/window/words_of_panels.h"

#include <wx/textctrl.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <string>
#include <system_error>
#include <utility>

namespace gui {

// With the first correction: fields of text are dear, and at the start nobody types.
void DecisionPanel::make_fields() {
    const auto made = [this](const char* name, auto told) {
        auto* const field = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER,
                                           wxDefaultValidator, name);
        field->Hide();
        field->Bind(wxEVT_CHAR_HOOK, &DecisionPanel::typed_key, this);
        field->Bind(wxEVT_TEXT, [this, field, told](wxCommandEvent&) {
            if (desk_) (desk_->*told)(field->GetValue().utf8_string());
            Refresh();  // the page may say something of it
        });
        return field;
    };
    number_ = made("number", &present::Desk::set_number);
    reason_ = made("reason", &present::Desk::set_reason);
}

// The fields hold what the desk holds, which is theirs unless another number is corrected now.
void DecisionPanel::show_typed() {
    const present::Typing* const typing = desk_ ? desk_->typing() : nullptr;
    if (!number_ && !typing) return;
    if (!number_) make_fields();
    const wxString reason = typing ? wxString::FromUTF8(typing->reason) : wxString{};
    if (reason_->GetValue() != reason) reason_->ChangeValue(reason);
    reason_->Show(typing);
    number_->Show(typing && typing->number);
    if (!typing || !typing->number) return typed_for_.clear();
    const wxString number = wxString::FromUTF8(*typing->number);
    if (number_->GetValue() != number) number_->ChangeValue(number);
    const bool was_open = typed_for_ == desk_->page().heading;
    typed_for_ = desk_->page().heading;
    if (was_open) return;
    number_->SetFocus();
    number_->SelectAll();
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
    if (!reason_ || !reason_->IsShown()) return false;
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

// For whoever has the mouse alone. What is typed stays if it is no number.
void DecisionPanel::step_number(int by) {
    const present::Typing* const typing = desk_ ? desk_->typing() : nullptr;
    if (typing == nullptr || !typing->number) return;
    const std::string& typed = *typing->number;
    int number{};
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc{} || end != typed.data() + typed.size() || number + by < 0) return;
    desk_->set_number(std::to_string(number + by));
    show_typed();
    Refresh();
}

void DecisionPanel::draw_number_buttons(Painter& painter, Rect row) {
    const TextStyle style{letter_sizes::choice, Face::plain, {}, Align::centre};
    const auto button = [&](const char* name, const std::string& label, std::function<void()> doing) {
        row.cut_left(painter.scaled(gaps::usual));
        const Rect box = row.cut_left(painter.width(label, style) + painter.scaled(gaps::large));
        painter.fill(box, painter.theme().raised, painter.scaled(gaps::modest));
        painter.text(box, label, style);
        painter.area(box, name, std::move(doing));
    };
    button("number:less", "\u2212", [this] { step_number(-1); });
    button("number:more", "+", [this] { step_number(1); });
    button("number:set", present::label_done(), [this] { act([](present::Desk& desk) { desk.confirm(); }); });
}

void DecisionPanel::draw_typing(Rect box, const present::Typing& typing, Painter& painter) {
    const TextStyle style{letter_sizes::choice};
    const double labels =
        std::max(painter.width(present::label_number(), style), painter.width(present::label_reason(), style));
    const auto place = [&](wxTextCtrl* field, const std::string& label) {
        Rect row = box.cut_top(painter.scaled(32));
        painter.text(row.cut_left(labels + painter.scaled(gaps::margin)), label, style);
        field->SetFont(font(Face::plain, 12 * painter.theme().text_scale));
        field->SetSize(static_cast<int>(row.x), static_cast<int>(row.y),
                       static_cast<int>(std::min(row.w, painter.scaled(field == number_ ? 90 : 360))),
                       static_cast<int>(row.h - 3));
        if (field != number_) return;
        row.cut_left(field->GetSize().x);
        draw_number_buttons(painter, row.cut_top(row.h - 3));
    };
    if (typing.number) place(number_, present::label_number());
    place(reason_, present::label_reason());
}

}  // namespace gui
