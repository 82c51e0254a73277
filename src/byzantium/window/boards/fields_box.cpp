// SPDX-License-Identifier: MIT
#include "byzantium/window/boards/fields_box.h"

#include "byzantium/words/boards/board_fields.h"
#include "gui/canvas/native_style.h"
#include "gui/canvas/quiet_wheel.h"
#include "gui/canvas/toolkit.h"
#include "gui/canvas/wx_text.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr int between_fields = 6;
constexpr int fields_scroll_step = 10;
constexpr int fields_in_a_row = 3;

}  // namespace

FieldsBox::FieldsBox(wxWindow* parent, const Theme& theme)
    : wxScrolledWindow{parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxVSCROLL, "board fields"},
      theme_{theme},
      grid_{new wxFlexGridSizer{fields_in_a_row, wxSize{2 * between_fields, between_fields}}},
      said_{new wxStaticText{this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0, "field trouble"}} {
    SetScrollRate(0, fields_scroll_step);
    grid_->AddGrowableCol(1, 1);
    auto* const all = new wxBoxSizer{wxVERTICAL};
    all->Add(grid_, wxSizerFlags{}.Expand().Border(wxRIGHT, 2 * between_fields));
    all->Add(said_, wxSizerFlags{}.Expand().Border(wxTOP, between_fields));  // no field moves when it comes
    SetSizer(all);
    said_->Hide();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (said_->IsShown() && said_within_ != GetClientSize().x) say(sentence_);
    });
}

void FieldsBox::show(std::vector<words::ShownField> fields) {
    const bool same = std::equal(fields.begin(), fields.end(), fields_.begin(), fields_.end(),
                                 [](const auto& one, const auto& other) { return one.key == other.key; });
    const bool remakes = !fits(fields);
    const auto before = std::exchange(fields_, std::move(fields));
    if (!same) say({});
    if (remakes) make_lines();
    for (std::size_t i = 0; i < fields_.size(); ++i)
        if (remakes || !same || fields_[i] != before[i]) fill(i);
    FitInside();
    Layout();
}

// Whether the controls that there are can show them.
bool FieldsBox::fits(const std::vector<words::ShownField>& fields) const {
    return std::equal(fields.begin(), fields.end(), fields_.begin(), fields_.end(),
                      [](const auto& one, const auto& other) {
                          return one.kind == other.kind && one.label == other.label && one.options == other.options;
                      });
}

void FieldsBox::make_lines() {
    lines_.clear();  // first: what goes tells that it loses the keyboard
    grid_->Clear(true);
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const bool is_switch = fields_[i].kind == words::FieldKind::yes_or_no;
        wxStaticText* label = nullptr;
        if (is_switch)
            grid_->AddSpacer(0);
        else
            grid_->Add(label = new wxStaticText{this, wxID_ANY, wx_text(fields_[i].label)},
                       wxSizerFlags{}.CentreVertical());
        wxWindow* const control = made_control(i);
        grid_->Add(control, wxSizerFlags{}.Expand());
        auto* const printed = new wxStaticText{this, wxID_ANY, ""};
        grid_->Add(printed, wxSizerFlags{}.CentreVertical());
        lines_.push_back({label, control, printed});
    }
    restyle();
}

wxWindow* FieldsBox::made_control(std::size_t line) {
    const words::ShownField& field = fields_[line];
    const auto chosen = [this, line](wxCommandEvent& event) {
        set(line, fields_[line].options.at(static_cast<std::size_t>(event.GetInt())));
    };
    switch (field.kind) {
        case words::FieldKind::yes_or_no: {
            auto* const box = new wxCheckBox{this, wxID_ANY, wx_text(field.label)};
            box->Bind(wxEVT_CHECKBOX, chosen);
            return box;
        }
        case words::FieldKind::choice: {
            wxArrayString options;
            for (const std::string& option : field.options) options.Add(wx_text(option));
            auto* const list = new wxChoice{this, wxID_ANY, wxDefaultPosition, wxDefaultSize, options};
            gui::leave_wheel_to_page(*list);
            list->Bind(wxEVT_CHOICE, chosen);
            return list;
        }
        case words::FieldKind::text:
        case words::FieldKind::number:
            break;
    }
    return made_text(line);
}

wxTextCtrl* FieldsBox::made_text(std::size_t line) {
    auto* const text = new wxTextCtrl{this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER};
    text->Bind(wxEVT_TEXT_ENTER, [this, line](wxCommandEvent&) { leave(line); });
    text->Bind(wxEVT_KILL_FOCUS, [this, line](wxFocusEvent& event) {
        event.Skip();
        leave(line);
    });
    return text;
}

void FieldsBox::fill(std::size_t line) {
    const words::ShownField& field = fields_[line];
    wxWindow* const control = lines_[line].control;
    control->SetName(wx_text(field.key));
    if (auto* const box = dynamic_cast<wxCheckBox*>(control)) box->SetValue(field.value == field.options.back());
    if (auto* const list = dynamic_cast<wxChoice*>(control)) list->SetStringSelection(wx_text(field.value));
    if (auto* const text = dynamic_cast<wxTextCtrl*>(control)) text->ChangeValue(wx_text(field.value));
    lines_[line].printed->SetLabel(wx_text(field.printed));
    name_for_readers(*control, field.label, field.printed);
}

bool FieldsBox::set(std::size_t line, const std::string& text) {
    const std::string wrong = on_set(fields_.at(line).key, text);
    say(wrong);
    const bool is_text = dynamic_cast<wxTextCtrl*>(lines_.at(line).control) != nullptr;
    if (wrong.empty() || !is_text) fill(line);  // as the board has it: "02" is 2
    return wrong.empty();
}

bool FieldsBox::is_pending(std::size_t line) const {
    const auto* const text = dynamic_cast<wxTextCtrl*>(lines_[line].control);
    return text && text->GetValue().utf8_string() != fields_[line].value;
}

void FieldsBox::leave(std::size_t line) {
    if (line >= lines_.size()) return;  // it is being made anew
    if (is_pending(line)) {
        set(line, dynamic_cast<wxTextCtrl*>(lines_[line].control)->GetValue().utf8_string());
    } else if (said_->IsShown()) {
        say({});
    }
}

bool FieldsBox::commit() {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (!is_pending(i)) continue;
        auto* const text = dynamic_cast<wxTextCtrl*>(lines_[i].control);
        if (set(i, text->GetValue().utf8_string())) continue;
        text->SetFocus();
        return false;
    }
    return true;
}

bool FieldsBox::put_back() {
    bool was_pending = false;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (!is_pending(i)) continue;
        fill(i);
        was_pending = true;
    }
    if (was_pending) say({});
    return was_pending;
}

void FieldsBox::say(const std::string& sentence) {
    if (said_->IsShown() == sentence.empty()) said_->Show(!sentence.empty());
    sentence_ = sentence;
    said_within_ = GetClientSize().x;
    said_->SetLabel(wx_text(sentence));
    said_->Wrap(std::max(GetClientSize().x - 2 * between_fields, FromDIP(200)));
    name_for_readers(*said_, sentence);
    FitInside();
    Layout();
    const bool is_below = said_->IsShown() && said_->GetRect().GetBottom() > GetClientSize().y;
    if (is_below) Scroll(-1, GetVirtualSize().y / fields_scroll_step);
}

int FieldsBox::needed_height() const { return grid_->CalcMin().y + between_fields + said_->GetCharHeight(); }

void FieldsBox::restyle() {
    style_natives(*this, theme_);
    said_->SetForegroundColour(theme_.bad);
    for (const Line& line : lines_) line.printed->SetForegroundColour(theme_.bad);
    FitInside();
    Layout();
}

}  // namespace byzantium::window
