// SPDX-License-Identifier: MIT
#include "gui/tour_strip.h"

#include "gui/fonts.h"
#include "gui/toolkit.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

namespace gui {
namespace {

constexpr int margin = 10;
constexpr int least_text = 300;       // logical pixels
constexpr double surely_fits = 0.93;  // GTK writes large letters a little wider than wx measures them

wxString shown(const std::string& text) { return wxString::FromUTF8(text); }

wxButton* button(wxWindow* parent, const std::string& label, const wxString& name) {
    return new wxButton{parent, wxID_ANY, shown(label), wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator, name};
}

}  // namespace

TourStrip::TourStrip(wxWindow* parent, const Theme& theme)
    : wxPanel{parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "tour"},
      theme_{theme},
      place_{new wxStaticText{this, wxID_ANY, ""}},
      heading_{new wxStaticText{this, wxID_ANY, ""}},
      text_{new wxStaticText{this, wxID_ANY, ""}},
      next_{button(this, present::tour_words().next, "tour next")},
      back_{button(this, present::tour_words().back, "tour back")},
      skip_{button(this, present::tour_words().skip, "tour skip")} {
    auto* const words = new wxBoxSizer{wxVERTICAL};
    auto* const top = new wxBoxSizer{wxHORIZONTAL};
    top->Add(heading_, wxSizerFlags{}.Border(wxRIGHT, 2 * margin));
    top->Add(place_, wxSizerFlags{}.Bottom());
    words->Add(top);
    words->Add(text_, wxSizerFlags{1}.Expand());
    auto* const all = new wxBoxSizer{wxHORIZONTAL};
    all->Add(words, wxSizerFlags{1}.Expand().Border(wxALL, margin));
    for (wxButton* const one : {next_, back_, skip_})
        all->Add(one, wxSizerFlags{}.CentreVertical().Border(wxRIGHT, margin));
    SetSizer(all);
    next_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { go(step_ + 1); });
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { go(step_ - std::min<std::size_t>(step_, 1)); });
    skip_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { end(); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE) return end();
        event.Skip();
    });
    Hide();
}

void TourStrip::begin() {
    Show();
    restyle();
    go(0);
}

void TourStrip::end() {
    Hide();
    GetParent()->Layout();
    on_step(std::nullopt);
}

void TourStrip::go(std::size_t step) {
    if (step >= present::tour_steps().size()) return end();
    step_ = step;
    show_step();
    on_step(present::tour_steps()[step].place);
    next_->SetFocus();
}

void TourStrip::show_step() {
    const present::TourStep& step = present::tour_steps()[step_];
    const bool last = step_ + 1 == present::tour_steps().size();
    const auto words = present::tour_words();
    place_->SetLabel(shown(present::tour_place(step_)));
    heading_->SetLabel(shown(step.heading));
    text_->SetLabel(shown(step.text));
    next_->SetLabel(shown(last ? words.done : words.next));
    // Whoever hears the window is told the step by the button that has the keyboard.
    name_for_readers(*next_, last ? words.done : words.next, step.heading + ". " + step.text);
    back_->Enable(step_ > 0);
    skip_->Show(!last);
    break_lines();
    CallAfter([this] { break_lines(); });  // GTK tells how wide buttons are in new letters when it has laid them out
}

void TourStrip::break_lines() {
    text_->SetLabel(shown(present::tour_steps()[step_].text));
    text_->Wrap(std::max(least_text, room_for_text()));
    InvalidateBestSize();
    GetParent()->Layout();
    Layout();
}

// Beside the buttons.
int TourStrip::room_for_text() const {
    int room = GetParent()->GetClientSize().x - 3 * margin;
    for (const wxButton* const one : {next_, back_, skip_})
        if (one->IsShown()) room -= std::max(one->GetSize().x, one->GetBestSize().x) + margin;
    return static_cast<int>(room * surely_fits);
}

void TourStrip::restyle() {
    SetBackgroundColour(theme_.note);
    const auto style = [this](wxWindow& window, Face face, double points, const wxColour& colour) {
        window.SetFont(font(face, points * theme_.text_scale));
        window.SetForegroundColour(colour);
    };
    style(*heading_, Face::serif_bold, 14, theme_.ink);
    style(*place_, Face::plain, 10, theme_.faint);
    style(*text_, Face::plain, 12, theme_.ink);
    for (wxWindow* const one : {next_, back_, skip_}) one->SetFont(font(Face::plain, 11 * theme_.text_scale));
    if (IsShown()) show_step();
    Refresh();
}

}  // namespace gui
