// SPDX-License-Identifier: MIT
#include "gui/shelf/details_page.h"

#include "gui/canvas/fonts.h"
#include "gui/canvas/native_style.h"
#include "gui/canvas/toolkit.h"
#include "gui/canvas/wx_text.h"
#include "present/help/manual.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace gui {
namespace {

constexpr double details_heading_points = 20;
constexpr int details_margin = 32;
constexpr int between_fields = 10;
constexpr int details_scroll_step = 10;
constexpr double note_height = 64;  // scaled

}  // namespace

DetailsPage::DetailsPage(wxWindow* parent, const Theme& theme)
    : wxScrolledWindow{parent,   wxID_ANY, wxDefaultPosition, parent->GetClientSize(), wxTAB_TRAVERSAL | wxVSCROLL,
                       "details"},
      theme_{theme} {
    SetScrollRate(0, details_scroll_step);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_ESCAPE) return on_back();
        if (key == WXK_TAB && !event.ControlDown()) return walk(event.ShiftDown() ? Walk::back : Walk::forward);
        if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && event.ControlDown()) return on_save();
        event.Skip();
    });
}

void DetailsPage::show(const present::SessionDetails& details, const std::string& length) {
    shown_ = details;
    length_ = length;
    make();
    restyle();
}

present::SessionDetails DetailsPage::wished() const {
    present::SessionDetails wished = shown_;
    wished.title = title_->GetValue().utf8_string();
    wished.place = place_->GetValue().utf8_string();
    wished.begun = begun_->GetValue().utf8_string();
    wished.counts = counts_->GetValue() ? present::Counts::yes : present::Counts::no;
    wished.why_not = why_not_->GetValue().utf8_string();
    for (std::size_t i = 0; i < wished.notes.size(); ++i) wished.notes[i].text = notes_[i]->GetValue().utf8_string();
    wished.new_note = notes_.back()->GetValue().utf8_string();
    return wished;
}

void DetailsPage::say(const std::string& sentence) {
    trouble_->SetLabel(wx_text(sentence));
    trouble_->Wrap(GetClientSize().x - 2 * details_margin);
    trouble_->Show();
    FitInside();
    Layout();
    Scroll(0, 0);
}

void DetailsPage::take_keyboard() { title_->SetFocus(); }

// GTK on its own finds no field behind the first, and takes the keyboard from all of them.
void DetailsPage::walk(Walk way) {
    std::vector<wxWindow*> stops;
    for (wxWindow* const child : GetChildren())
        if (child->CanAcceptFocusFromKeyboard()) stops.push_back(child);
    if (way == Walk::back) std::reverse(stops.begin(), stops.end());
    auto next = std::find(stops.begin(), stops.end(), FindFocus());
    if (next != stops.end()) ++next;
    (next == stops.end() ? stops.front() : *next)->SetFocus();
}

present::HelpTopic DetailsPage::topic() const { return present::manual_page(present::ManualTopic::sessions); }

void DetailsPage::make() {
    const present::DetailsWords words = present::details_words();
    DestroyChildren();
    notes_.clear();
    auto* const column = new wxBoxSizer{wxVERTICAL};
    heading_ = new wxStaticText{this, wxID_ANY, wx_text(words.heading)};
    trouble_ = new wxStaticText{this, wxID_ANY, wxString{}, wxDefaultPosition, wxDefaultSize, 0, "trouble"};
    trouble_->Hide();
    fields_ = new wxFlexGridSizer{2, between_fields, 2 * between_fields};
    fields_->AddGrowableCol(1);
    column->Add(heading_);
    column->Add(new wxStaticText{this, wxID_ANY, wx_text(length_)}, wxSizerFlags{}.Border(wxBOTTOM, between_fields));
    column->Add(trouble_, wxSizerFlags{}.Border(wxBOTTOM, between_fields));
    title_ = add_field(words.title, shown_.title, "title");
    place_ = add_field(words.place, shown_.place, "place");
    begun_ = add_field(words.begun, shown_.begun, "begun");
    begun_->SetToolTip(wx_text(words.begun_help));
    name_for_readers(*begun_, words.begun, words.begun_help);
    counts_ = new wxCheckBox{this,          wxID_ANY, wx_text(words.counts), wxDefaultPosition,
                             wxDefaultSize, 0,        wxDefaultValidator,    "counts"};
    counts_->SetValue(shown_.counts == present::Counts::yes);
    fields_->AddSpacer(0);
    fields_->Add(counts_, wxSizerFlags{}.Expand());  // as wide as a field: narrower, the toolkit complains of it
    why_not_ = add_field(words.why_not, shown_.why_not, "why not");
    why_not_->Enable(!counts_->GetValue());
    counts_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { why_not_->Enable(!counts_->GetValue()); });
    add_notes(shown_.notes);
    column->Add(fields_, wxSizerFlags{}.Expand());
    add_buttons(*column);
    auto* const page = new wxBoxSizer{wxVERTICAL};
    page->Add(column, wxSizerFlags{}.Expand().Border(wxALL, details_margin));
    SetSizer(page);
}

wxTextCtrl* DetailsPage::add_field(const std::string& label, const std::string& text, const char* name, long style) {
    fields_->Add(new wxStaticText{this, wxID_ANY, wx_text(label)}, wxSizerFlags{}.CentreVertical());
    auto* const field = new wxTextCtrl{this,          wxID_ANY, wx_text(text),      wxDefaultPosition,
                                       wxDefaultSize, style,    wxDefaultValidator, name};
    name_for_readers(*field, label);
    fields_->Add(field, wxSizerFlags{}.Expand());
    return field;
}

void DetailsPage::add_notes(const std::vector<present::NoteText>& notes) {
    const present::DetailsWords words = present::details_words();
    const auto add = [&](const std::string& label, const std::string& text, const std::string& name) {
        notes_.push_back(add_field(label, text, name.c_str(), wxTE_MULTILINE));
        notes_.back()->SetMinSize({-1, static_cast<int>(theme_.scaled(note_height))});
    };
    for (std::size_t i = 0; i < notes.size(); ++i) add(words.notes, notes[i].text, "note " + std::to_string(i + 1));
    add(words.new_note, {}, "new note");
}

void DetailsPage::add_buttons(wxSizer& column) {
    const present::DetailsWords words = present::details_words();
    auto* const line = new wxBoxSizer{wxHORIZONTAL};
    const auto add = [&](const std::string& label, const char* name, const std::function<void()>& act) {
        auto* const button =
            new wxButton{this, wxID_ANY, wx_text(label), wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator, name};
        button->Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
        line->Add(button, wxSizerFlags{}.Border(wxRIGHT, between_fields));
    };
    // Later, for saving destroys nothing while its own button still speaks.
    add(words.save, "save", [this] { CallAfter([this] { on_save(); }); });
    add(words.back, "back", [this] { CallAfter([this] { on_back(); }); });
    column.Add(line, wxSizerFlags{}.Border(wxTOP, 2 * between_fields));
}

void DetailsPage::restyle() {
    SetBackgroundColour(theme_.page);
    for (wxWindow* const child : GetChildren()) style_natives(*child, theme_);
    heading_->SetFont(font(Face::serif_bold, details_heading_points * theme_.text_scale));
    heading_->SetForegroundColour(theme_.accent);
    trouble_->SetForegroundColour(theme_.bad);
    FitInside();
    Layout();
}

}  // namespace gui
