// SPDX-License-Identifier: MIT
#include "gui/canvas/list_panel.h"

#include "gui/canvas/fonts.h"
#include "gui/canvas/native_lines.h"
#include "gui/canvas/toolkit.h"
#include "gui/canvas/topical.h"
#include "gui/canvas/wx_text.h"
#include "present/language/list_words.h"

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

namespace gui {
namespace {

constexpr int list_margin = 8;
constexpr int kept_lines = 3;    // for the chosen line, below the list
constexpr int list_width = 400;  // logical pixels at the usual text size

void collect(wxWindow& window, std::vector<Canvas*>& parts) {
    if (!window.IsShown()) return;
    if (auto* const canvas = dynamic_cast<Canvas*>(&window)) parts.push_back(canvas);
    for (wxWindow* const child : window.GetChildren()) collect(*child, parts);
}

std::string part_name_of(const Canvas& canvas) { return present::part_name(canvas.GetName().utf8_string()); }

// The form that is seen there; nullptr if there is none.
const Topical* topical_in(const wxWindow& window) {
    if (!window.IsShown()) return nullptr;
    if (const auto* const form = dynamic_cast<const Topical*>(&window)) return form;
    for (const wxWindow* const child : window.GetChildren())
        if (const Topical* const form = topical_in(*child)) return form;
    return nullptr;
}

bool same_words(const std::vector<SpokenLine>& a, const std::vector<SpokenLine>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const SpokenLine& one, const SpokenLine& other) { return one.text == other.text; });
}

}  // namespace

ListPanel::ListPanel(wxWindow* parent, const Theme& theme)
    : wxPanel{parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "as a list"},
      theme_{theme},
      parts_label_{new wxStaticText{this, wxID_ANY, wx_text(present::list_words().parts)}},
      parts_list_{
          new wxChoice{this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, 0, wxDefaultValidator, "parts"}},
      lines_label_{new wxStaticText{this, wxID_ANY, wx_text(present::list_words().things)}},
      lines_list_{new wxListBox{this,
                                wxID_ANY,
                                wxDefaultPosition,
                                {list_width / 2, -1},
                                0,
                                nullptr,
                                wxLB_SINGLE | wxLB_HSCROLL,
                                wxDefaultValidator,
                                "lines"}},
      whole_{new wxStaticText{this, wxID_ANY, wxString{}, wxDefaultPosition, wxDefaultSize, 0, "whole line"}},
      how_{new wxStaticText{this, wxID_ANY, wx_text(present::list_words().how)}} {
    name_for_readers(*parts_list_, present::list_words().parts);
    auto* const all = new wxBoxSizer{wxVERTICAL};
    for (wxWindow* const one : std::initializer_list<wxWindow*>{parts_label_, parts_list_, lines_label_})
        all->Add(one, wxSizerFlags{}.Expand().Border(wxLEFT | wxRIGHT | wxTOP, list_margin));
    all->Add(lines_list_, wxSizerFlags{1}.Expand().Border(wxLEFT | wxRIGHT | wxTOP, list_margin));
    for (wxWindow* const one : {whole_, how_})
        all->Add(one, wxSizerFlags{}.Expand().Border(wxLEFT | wxRIGHT | wxTOP, list_margin));
    all->AddSpacer(list_margin);
    SetSizer(all);
    parts_list_->Bind(wxEVT_CHOICE,
                      [this](wxCommandEvent& event) { turn_to(static_cast<std::size_t>(event.GetSelection())); });
    lines_list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_whole(); });
    lines_list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { act(); });
    Hide();
}

void ListPanel::show(wxWindow& page) {
    page_ = &page;
    parts_.clear();
    find_parts();
    asked_ = asked();
    turn_to(0);
    to_first_act();
}

// The question stands first, all else as it does in the window.
void ListPanel::find_parts() {
    std::vector<Canvas*> found;
    if (page_) collect(*page_, found);
    std::stable_partition(found.begin(), found.end(), [](const Canvas* one) { return one->GetName() == "decision"; });
    if (found == parts_) return;
    const Canvas* const before = part_canvas();
    parts_ = std::move(found);
    parts_list_->Clear();
    for (const Canvas* const one : parts_) parts_list_->Append(wx_text(part_name_of(*one)));
    if (parts_.empty()) parts_list_->Append(wx_text(part()));
    const auto again = std::find(parts_.begin(), parts_.end(), before);
    part_ = again == parts_.end() ? 0 : static_cast<std::size_t>(again - parts_.begin());
    if (!parts_.empty()) parts_list_->SetSelection(static_cast<int>(part_));
}

// Another question brings the list to it, wherever one was; else one stays where one is.
void ListPanel::refresh() {
    if (!page_) return;
    find_parts();
    const std::string before = std::exchange(asked_, asked());
    if (before == asked_) return show_lines();
    turn_to(0);
    to_first_act();
}

std::string ListPanel::asked() const { return parts_.empty() ? std::string{} : parts_.front()->meaning(); }

void ListPanel::turn_to(std::size_t part) {
    part_ = part;
    if (part < parts_.size()) parts_list_->SetSelection(static_cast<int>(part));
    lines_.clear();
    lines_list_->Clear();
    show_lines();
}

// Where nothing is drawn, the page is a form.
std::vector<SpokenLine> ListPanel::lines_of_part() const {
    if (Canvas* const canvas = part_canvas()) return canvas->spoken();
    return page_ ? native_lines(*page_) : std::vector<SpokenLine>{};
}

void ListPanel::show_lines() {
    auto lines = lines_of_part();
    if (lines.empty()) lines.push_back({present::list_words().nothing, {}, {}});
    const bool same = same_words(lines, lines_);
    lines_ = std::move(lines);
    if (same) return;
    const int before = lines_list_->GetSelection();
    wxArrayString words;
    for (const SpokenLine& line : lines_) words.Add(wx_text(line.text));
    lines_list_->Set(words);
    choose_line(std::clamp(before, 0, static_cast<int>(lines_.size()) - 1));
    name_for_readers(*lines_list_, part(), lines_.front().text);
}

// What has the keyboard there, so that Enter does here what it does there; else the first thing that can be done.
void ListPanel::to_first_act() {
    const Canvas* const canvas = part_canvas();
    const std::string marked = canvas == nullptr ? std::string{} : canvas->name_at_hand();
    auto first = std::find_if(lines_.begin(), lines_.end(), [&](const SpokenLine& line) {
        return line.act != nullptr && !marked.empty() && line.place == marked;
    });
    if (first == lines_.end())
        first = std::find_if(lines_.begin(), lines_.end(), [](const SpokenLine& line) { return line.act != nullptr; });
    if (first != lines_.end()) choose_line(static_cast<int>(first - lines_.begin()));
}

void ListPanel::choose_line(int row) {
    lines_list_->SetSelection(row);
    show_whole();
}

// Where the list has no room for it: nobody who sees it should have to scroll sideways. Its room is kept.
void ListPanel::show_whole() {
    const int row = lines_list_->GetSelection();
    const bool is_line = row >= 0 && row < static_cast<int>(lines_.size());
    const wxString line = is_line ? wx_text(lines_[static_cast<std::size_t>(row)].text) : wxString{};
    const int wide = static_cast<int>(theme_.scaled(list_width)) - 2 * list_margin;
    const bool is_cut = lines_list_->GetTextExtent(line).x + 3 * list_margin > wide;
    whole_->SetLabel(is_cut ? line : wxString{});
    whole_->Wrap(wide);
    whole_->SetMinSize({-1, std::max(kept_lines * GetTextExtent("A").y, whole_->GetBestSize().y)});
    Layout();
}

void ListPanel::act() {
    const int row = lines_list_->GetSelection();
    if (row < 0 || row >= static_cast<int>(lines_.size())) return;
    const auto doing = lines_[static_cast<std::size_t>(row)].act;  // it may make the lines anew
    if (!doing) return;
    doing();
    CallAfter([this] { hold_keyboard(); });
}

// What is done hands the keyboard to what is drawn: whoever uses the list stays there, but for a field to type into.
void ListPanel::hold_keyboard() {
    if (IsShown() && dynamic_cast<Canvas*>(FindFocus())) take_keyboard();
}

void ListPanel::walk_parts(int by) {
    if (parts_.empty()) return;
    const auto count = static_cast<int>(parts_.size());
    turn_to(static_cast<std::size_t>((static_cast<int>(part_) + by + count) % count));
    to_first_act();
}

bool ListPanel::key(const wxKeyEvent& event) {
    const bool in_lines = lines_list_->HasFocus();
    if (!in_lines || event.HasAnyModifiers()) return false;
    switch (event.GetKeyCode()) {
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
        case WXK_SPACE:
            return act(), true;
        case WXK_LEFT:
            return walk_parts(-1), true;
        case WXK_RIGHT:
            return walk_parts(1), true;
        default:
            return false;
    }
}

// First to the windows around the part, from the inside out, as a key is hooked; none of them asks the frame again.
bool ListPanel::hand_on(const wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (!lines_list_->HasFocus() || !page_ || event.HasModifiers() || key <= WXK_SPACE || key >= WXK_DELETE)
        return false;
    wxWindow* const part = part_canvas() ? part_canvas() : page_;
    for (wxWindow* one = part; one != nullptr; one = one == page_ ? nullptr : one->GetParent()) {
        wxKeyEvent hook{wxEVT_CHAR_HOOK, event};
        if (one->GetEventHandler()->ProcessEventLocally(hook)) return true;
    }
    wxKeyEvent down{wxEVT_KEY_DOWN, event};
    return part->GetEventHandler()->ProcessEventLocally(down);
}

present::HelpTopic ListPanel::topic() const {
    const int row = lines_list_->GetSelection();
    if (row >= 0 && row < static_cast<int>(lines_.size()) && !lines_[static_cast<std::size_t>(row)].rules.empty())
        return lines_[static_cast<std::size_t>(row)].rules;
    const Canvas* const canvas = part_canvas();
    const auto topic = canvas == nullptr ? present::HelpTopic{} : canvas->topic();
    const auto* const form = page_ ? topical_in(*page_) : nullptr;
    return form && std::holds_alternative<present::HelpContents>(topic) ? form->topic() : topic;
}

void ListPanel::take_keyboard() { lines_list_->SetFocus(); }

bool ListPanel::has_keyboard() const { return lines_list_->HasFocus() || parts_list_->HasFocus(); }

std::string ListPanel::part() const {
    const Canvas* const canvas = part_canvas();
    if (canvas) return part_name_of(*canvas);
    const auto* const form = page_ ? dynamic_cast<const wxWindow*>(topical_in(*page_)) : nullptr;
    return form ? present::part_name(form->GetName().utf8_string()) : std::string{};
}

Canvas* ListPanel::part_canvas() const { return part_ < parts_.size() ? parts_[part_] : nullptr; }

void ListPanel::restyle() {
    SetBackgroundColour(theme_.page);
    SetMinSize({static_cast<int>(theme_.scaled(list_width)), -1});
    for (wxWindow* const child : GetChildren()) {
        child->SetFont(font(Face::plain, 11.5 * theme_.text_scale));
        if (dynamic_cast<wxStaticText*>(child)) child->SetForegroundColour(theme_.ink);
    }
    lines_list_->SetForegroundColour(theme_.ink);
    lines_list_->SetBackgroundColour(theme_.card);
    how_->SetLabel(wx_text(present::list_words().how));
    how_->Wrap(static_cast<int>(theme_.scaled(list_width)) - 2 * list_margin);
    show_whole();
}

}  // namespace gui
