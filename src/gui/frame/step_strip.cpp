// SPDX-License-Identifier: MIT
#include "gui/frame/step_strip.h"

#include "gui/canvas/fonts.h"
#include "gui/canvas/toolkit.h"
#include "gui/canvas/wx_text.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace gui {
namespace {

constexpr int strip_margin = 10;
constexpr int beside_button = 2;
constexpr int least_text = 200;       // logical pixels
constexpr double surely_fits = 0.93;  // GTK writes large letters a little wider than wx measures them

// A wish for larger letters counts half: what the strip speaks of must still be seen above it.
double strip_letters(const Theme& theme) { return theme.text_scale * (1 + theme.text_wish) / (2 * theme.text_wish); }

// In the theme's own colours: a theme of the desktop may have no dark buttons, and none that show where the keyboard
// is.
void style_strip_button(wxWindow& button, const Theme& theme) {
    const bool has_keyboard = button.HasFocus();
    button.SetBackgroundColour(has_keyboard ? theme.accent : theme.card);
    button.SetForegroundColour(has_keyboard ? theme.on_accent : button.IsEnabled() ? theme.ink : theme.faint);
}

}  // namespace

StepStrip::StepStrip(wxWindow* parent, const Theme& theme, const wxString& name)
    : wxPanel{parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, name},
      theme_{theme},
      heading_{new wxStaticText{this, wxID_ANY, ""}},
      place_{new wxStaticText{this, wxID_ANY, ""}},
      texts_{new wxStaticText{this, wxID_ANY, ""}, new wxStaticText{this, wxID_ANY, ""}} {
    auto* const top = new wxBoxSizer{wxHORIZONTAL};
    top->Add(heading_, wxSizerFlags{}.Border(wxRIGHT, 2 * strip_margin));
    top->Add(place_, wxSizerFlags{}.Bottom());
    auto* const texts = new wxBoxSizer{wxHORIZONTAL};
    for (wxStaticText* const one : texts_) texts->Add(one, wxSizerFlags{1}.Expand().Border(wxRIGHT, 2 * strip_margin));
    auto* const words = new wxBoxSizer{wxVERTICAL};
    words->Add(top);
    words->Add(texts, wxSizerFlags{1}.Expand());
    auto* const all = new wxBoxSizer{wxHORIZONTAL};
    all->Add(words, wxSizerFlags{1}.Expand().Border(wxALL, strip_margin));
    auto* const buttons = new wxBoxSizer{wxVERTICAL};
    for (int row = 0; row < 2; ++row) buttons->Add(new wxBoxSizer{wxHORIZONTAL}, wxSizerFlags{}.Expand());
    all->Add(buttons, wxSizerFlags{}.CentreVertical().Border(wxRIGHT | wxTOP | wxBOTTOM, strip_margin));
    SetSizer(all);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) return leave();
        event.Skip();
    });
    Hide();
}

wxButton* StepStrip::add_button(Row row, const wxString& name, std::function<void()> press) {
    auto* const button =
        new wxButton{this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator, name};
    button->Bind(wxEVT_BUTTON, [press = std::move(press)](wxCommandEvent&) { press(); });
    button->Hide();
    for (const auto& focus : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        button->Bind(focus, [this, button](wxFocusEvent& event) {
            event.Skip();
            style_strip_button(*button, theme_);
        });
    auto* const rows = GetSizer()->GetItem(std::size_t{1})->GetSizer();
    rows->GetItem(static_cast<std::size_t>(row))->GetSizer()->Add(button, wxSizerFlags{1}.Border(wxALL, beside_button));
    buttons_.push_back(button);
    return button;
}

void StepStrip::label(wxButton& button, const std::string& label) {
    button.SetLabel(wx_text(label));
    name_for_readers(button, label);
    button.Show();
}

void StepStrip::hide(wxButton& button) { button.Hide(); }

void StepStrip::show(Words words, wxButton& meant) {
    if (words_.place.empty()) forget_heights();  // no step
    words_ = std::move(words);
    std::string told = words_.heading + '.';
    for (const std::string& text : words_.texts) told += ' ' + text;
    name_for_readers(meant, meant.GetLabel().utf8_string(), told);
    if (IsShown()) return show_words();
    Show();
    restyle();
}

void StepStrip::hide_strip() {
    Hide();
    GetParent()->Layout();
}

void StepStrip::show_words() {
    heading_->SetLabel(wx_text(words_.heading));
    place_->SetLabel(wx_text(words_.place));
    for (wxWindow* const one : buttons_) style_strip_button(*one, theme_);  // this step may not have each of them
    break_lines();
    CallAfter([this] { break_lines(); });  // GTK tells how wide buttons are in new letters when it has laid them out
}

void StepStrip::keep_room(std::vector<std::vector<std::string>> texts) {
    to_come_ = std::move(texts);
    forget_heights();
}

void StepStrip::forget_heights() {
    highest_ = 0;
    least_room_.reset();
}

void StepStrip::break_lines() {
    for (wxStaticText* const one : {heading_, place_}) one->InvalidateBestSize();  // as GTK measured other letters
    const int room = room_for_texts();
    if (!words_.place.empty() && (!least_room_ || room < *least_room_)) {
        least_room_ = room;
        for (const auto& texts : to_come_) highest_ = std::max(highest_, height_with(texts, room));
    }
    highest_ = std::max(highest_, height_with(words_.texts, room));
    SetMinSize({-1, highest_});
    GetParent()->Layout();
    Layout();
}

// Writes them, too.
int StepStrip::height_with(const std::vector<std::string>& texts, int room) {
    const int of_each = room / static_cast<int>(std::max<std::size_t>(texts.size(), 1));
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        const bool is_said = i < texts.size();
        texts_[i]->SetLabel(is_said ? wx_text(texts[i]) : wxString{});
        if (is_said) texts_[i]->Wrap(std::max(least_text, of_each));
        // Never hidden: GTK would measure it in the letters of before when it is shown again.
        texts_[i]->GetContainingSizer()->GetItem(texts_[i])->SetProportion(is_said ? 1 : 0);
    }
    SetMinSize({-1, -1});
    InvalidateBestSize();
    return GetBestSize().y;
}

// Beside the buttons, without what lies between.
int StepStrip::room_for_texts() const {
    const int buttons = GetSizer()->GetItem(std::size_t{1})->GetSizer()->CalcMin().x;
    const int between = (3 + 2 * static_cast<int>(texts_.size())) * strip_margin;
    return static_cast<int>((GetParent()->GetClientSize().x - buttons - between) * surely_fits);
}

void StepStrip::restyle() {
    SetBackgroundColour(theme_.note);
    const auto style = [this](wxWindow& window, Face face, double points, const wxColour& colour) {
        window.SetFont(font(face, points * strip_letters(theme_)));
        window.SetForegroundColour(colour);
    };
    style(*heading_, Face::serif_bold, 14, theme_.ink);
    style(*place_, Face::plain, 10, theme_.faint);
    style(*texts_[0], Face::plain, 12, theme_.ink);
    style(*texts_[1], Face::plain, 11, theme_.faint);
    for (wxWindow* const one : buttons_) one->SetFont(font(Face::plain, 11 * strip_letters(theme_)));
    forget_heights();
    if (IsShown()) show_words();
    Refresh();
}

}  // namespace gui
