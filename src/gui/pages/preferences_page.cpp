// SPDX-License-Identifier: MIT
#include "gui/pages/preferences_page.h"

#include "gui/canvas/fonts.h"
#include "gui/canvas/native_style.h"
#include "gui/canvas/quiet_wheel.h"
#include "gui/canvas/toolkit.h"
#include "gui/canvas/wx_text.h"
#include "gui/pages/pieces_sample.h"
#include "present/help/help_pages.h"
#include "present/help/manual.h"
#include "present/language/key_words.h"
#include "present/window/preference_words.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace gui {
namespace {

constexpr double preference_heading_points = 15;
constexpr double faint_points = 10;
constexpr int preference_margin = 24;
constexpr int between_rows = 6;
constexpr int below_group = 14;
constexpr int preference_scroll_step = 10;
constexpr int least_preference_column = 240;  // logical pixels

}  // namespace

PreferencesPage::PreferencesPage(wxWindow* parent, const Theme& theme, std::vector<present::Preference> list,
                                 std::vector<NamedPiece> pieces)
    : wxScrolledWindow{parent,       wxID_ANY, wxDefaultPosition, parent->GetClientSize(), wxTAB_TRAVERSAL | wxVSCROLL,
                       "preferences"},
      theme_{theme},
      list_{std::move(list)},
      sample_{std::move(pieces)} {
    SetScrollRate(0, preference_scroll_step);
    auto* const columns = new wxBoxSizer{wxHORIZONTAL};
    columns->Add(made_preferences(), wxSizerFlags{1}.Expand().Border(wxALL, preference_margin));
    columns->Add(made_right_side(), wxSizerFlags{1}.Expand().Border(wxTOP | wxBOTTOM | wxRIGHT, preference_margin));
    SetSizer(columns);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) return on_back();
        if (!turn_page(event)) event.Skip();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        wrap_sentences();
        event.Skip();
    });
    restyle();
}

wxBoxSizer* PreferencesPage::made_preferences() {
    auto* const column = new wxBoxSizer{wxVERTICAL};
    add_heading(*column, present::preference_words().heading);
    std::optional<present::PreferenceGroup> group;
    for (std::size_t i = 0; i < list_.size(); ++i) {
        if (group != list_[i].group) add_heading(*column, present::group_heading(list_[i].group));
        group = list_[i].group;
        wxWindow* const control = made_control(i);
        name_for_readers(*control, list_[i].label, list_[i].help);
        auto* const line = new wxBoxSizer{wxHORIZONTAL};
        if (!list_[i].is_switch())
            line->Add(new wxStaticText{this, wxID_ANY, wx_text(list_[i].label)},
                      wxSizerFlags{1}.CentreVertical().Border(wxRIGHT, between_rows));
        // A box gets the whole line: the toolkit complains of one that is narrower than its letters will be.
        line->Add(control, wxSizerFlags{list_[i].is_switch() ? 1 : 0}.CentreVertical());
        column->Add(line, wxSizerFlags{}.Expand().Border(wxTOP, between_rows));
        add_sentence(*column, list_[i].help);
        if (list_[i].name != "piece_colours") continue;
        pieces_ = new PiecesSample{this, theme_, sample_};
        column->Add(pieces_, wxSizerFlags{}.Expand());
    }
    return column;
}

wxBoxSizer* PreferencesPage::made_right_side() {
    const auto words = present::preference_words();
    auto* const column = new wxBoxSizer{wxVERTICAL};
    const auto add_button = [&](const std::string& label, const wxString& name, wxSizerFlags flags) {
        auto* const made =
            new wxButton{this, wxID_ANY, wx_text(label), wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator, name};
        column->Add(made, flags);
        return made;
    };
    back_ = add_button(present::back_label() + " (" + present::key_words("Esc") + ")", "back", wxSizerFlags{}.Right());
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_back(); });
    add_heading(*column, words.backups_heading);
    add_sentence(*column, words.backups);
    backups_ = new BackupsBox{this};
    column->Add(backups_, wxSizerFlags{1}.Expand().Border(wxTOP, between_rows));
    add_heading(*column, words.keys_heading);
    add_sentence(*column, words.keys);
    add_button(words.show_keys, "show keys", wxSizerFlags{}.Border(wxTOP, between_rows))
        ->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_keys(); });
    return column;
}

void PreferencesPage::add_heading(wxBoxSizer& column, const std::string& heading) {
    headings_.push_back(new wxStaticText{this, wxID_ANY, wx_text(heading)});
    column.Add(headings_.back(), wxSizerFlags{}.Border(wxTOP, column.IsEmpty() ? 0 : below_group));
}

void PreferencesPage::add_sentence(wxBoxSizer& column, const std::string& sentence) {
    sentences_.push_back({new wxStaticText{this, wxID_ANY, wx_text(sentence)}, wx_text(sentence)});
    column.Add(sentences_.back().label, wxSizerFlags{}.Expand());
}

wxWindow* PreferencesPage::made_control(std::size_t index) {
    const present::Preference& one = list_[index];
    if (one.is_switch()) {
        auto* const box = new wxCheckBox{this,          wxID_ANY, wx_text(one.label), wxDefaultPosition,
                                         wxDefaultSize, 0,        wxDefaultValidator, one.name};
        box->Bind(wxEVT_CHECKBOX, [this, index](wxCommandEvent& event) { chosen(index, event.IsChecked() ? 1 : 0); });
        controls_.push_back(box);
        return box;
    }
    wxArrayString labels;
    for (const auto& option : one.options) labels.Add(wx_text(option.label));
    auto* const list =
        new wxChoice{this, wxID_ANY, wxDefaultPosition, wxDefaultSize, labels, 0, wxDefaultValidator, one.name};
    list->Bind(wxEVT_CHOICE,
               [this, index](wxCommandEvent& event) { chosen(index, static_cast<std::size_t>(event.GetSelection())); });
    leave_wheel_to_page(*list);
    controls_.push_back(list);
    return list;
}

// The choices would take these keys for themselves and choose something else; the list of backups may have them.
bool PreferencesPage::turn_page(const wxKeyEvent& event) {
    const bool down = event.GetKeyCode() == WXK_PAGEDOWN || event.GetKeyCode() == WXK_NUMPAD_PAGEDOWN;
    const bool up = event.GetKeyCode() == WXK_PAGEUP || event.GetKeyCode() == WXK_NUMPAD_PAGEUP;
    if (event.HasAnyModifiers() || (!down && !up) || backups_->IsDescendant(FindFocus())) return false;
    ScrollPages(down ? 1 : -1);
    return true;
}

void PreferencesPage::chosen(std::size_t index, std::size_t option) {
    list_[index].choose(preferences_, option);
    on_prefer(preferences_);
}

void PreferencesPage::show(const present::Preferences& preferences) {
    preferences_ = preferences;
    for (std::size_t i = 0; i < list_.size(); ++i) {
        const auto option = list_[i].chosen(preferences);
        if (auto* const box = dynamic_cast<wxCheckBox*>(controls_[i])) box->SetValue(option == 1);
        if (auto* const list = dynamic_cast<wxChoice*>(controls_[i])) list->SetSelection(static_cast<int>(option));
    }
}

present::HelpTopic PreferencesPage::topic() const {
    using present::ManualTopic;
    const bool of_backups = backups_->IsDescendant(FindFocus());
    return present::manual_page(of_backups ? ManualTopic::backups : ManualTopic::preferences);
}

void PreferencesPage::take_keyboard() { controls_.front()->SetFocus(); }

void PreferencesPage::restyle() {
    SetBackgroundColour(theme_.page);
    for (wxWindow* const child : GetChildren()) style_natives(*child, theme_);
    const auto scaled = [this](double size) { return size * theme_.text_scale; };
    for (wxWindow* const heading : headings_) {
        heading->SetFont(font(Face::serif_bold, scaled(preference_heading_points)));
        heading->SetForegroundColour(theme_.accent);
    }
    for (const Sentence& sentence : sentences_) {
        sentence.label->SetFont(font(Face::plain, scaled(faint_points)));
        sentence.label->SetForegroundColour(theme_.faint);
    }
    pieces_->SetMinSize({-1, static_cast<int>(theme_.scaled(28))});
    wrap_sentences();
    Refresh();
}

// To the width of a column.
void PreferencesPage::wrap_sentences() {
    const int wide = (GetClientSize().x - 3 * preference_margin) / 2;
    if (wide < least_preference_column) return;  // not shown yet
    for (const Sentence& sentence : sentences_) {
        sentence.label->SetLabel(sentence.text);
        sentence.label->Wrap(wide);
    }
    FitInside();
    Layout();
}

}  // namespace gui
