// SPDX-License-Identifier: MIT
#include "gui/shelf/begin_fields.h"

#include "gui/canvas/fonts.h"
#include "gui/canvas/toolkit.h"
#include "present/language/list_words.h"

#include <wx/event.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace gui {

BeginFields::BeginFields(BeginView& view, const Theme& theme, std::vector<std::string> pressed_by_enter)
    : view_{view}, theme_{theme}, pressed_by_enter_{std::move(pressed_by_enter)} {
    view_.on_field_place = [this](const std::string& field, const std::optional<Rect>& where) { place(field, where); };
    view_.words_of_field = [this](const std::string& field) { return words_of(field); };
    view_.on_edit = [this](const std::string& field) { hand_keyboard(field); };
    view_.Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        write_on();
    });
}

void BeginFields::make(const std::string& name, const std::string& label) {
    auto* const field = new wxTextCtrl{&view_,
                                       wxID_ANY,
                                       {},
                                       wxDefaultPosition,
                                       wxDefaultSize,
                                       wxBORDER_NONE,
                                       wxDefaultValidator,
                                       wxString::FromUTF8(name)};
    field->Bind(wxEVT_TEXT,
                [this, name, field](wxCommandEvent&) { on_written(name, field->GetValue().utf8_string()); });
    field->Bind(wxEVT_SET_FOCUS, [this, name](wxFocusEvent& event) {
        view_.focus(name);
        event.Skip();
    });
    field->Bind(wxEVT_KILL_FOCUS, [field](wxFocusEvent& event) {
        field->SelectNone();
        event.Skip();
    });
    name_for_readers(*field, label);
    fields_.emplace(name, Field{field, label});
}

void BeginFields::fill(const std::string& name, const std::string& text, const std::string& hint_words) {
    wxTextCtrl& field = *fields_.at(name).native;
    if (field.GetValue().utf8_string() != text) field.ChangeValue(wxString::FromUTF8(text));
    hint(name, hint_words);
}

void BeginFields::hint(const std::string& name, const std::string& words) {
    fields_.at(name).native->SetHint(wxString::FromUTF8(words));
}

void BeginFields::suggest(const std::string& name, const std::vector<std::string>& texts) {
    gui::suggest(*fields_.at(name).native, texts);
}

// An empty field shows its hint.
std::string BeginFields::words_of(const std::string& name) const {
    const Field& field = fields_.at(name);
    const wxString text = field.native->GetValue();
    return present::spoken_line({field.label}, (text.empty() ? field.native->GetHint() : text).utf8_string());
}

// Drawing says where; moving native windows is for later. What was drawn last counts, however many wait.
void BeginFields::place(const std::string& name, const std::optional<Rect>& where) {
    wxTextCtrl* const field = fields_.at(name).native;
    if (!where) {
        if (field->IsShown()) view_.CallAfter([this, field] { hide(*field); });
        return;
    }
    const wxRect rect(wxPoint(static_cast<int>(where->x), static_cast<int>(where->y)),
                      wxSize(static_cast<int>(where->w), static_cast<int>(where->h)));
    wanted_[name] = rect;
    const wxFont& letters = font(Face::plain, 12 * theme_.text_scale);
    const bool in_theme = field->GetFont() == letters && field->GetBackgroundColour() == theme_.card;
    if (field->GetRect() == rect && field->IsShown() && in_theme) return;
    view_.CallAfter([this, field, name, letters] {
        field->SetFont(letters);
        field->SetBackgroundColour(theme_.card);
        field->SetForegroundColour(theme_.ink);
        field->SetSize(wanted_.at(name));
        field->Show();
        write_on();
    });
}

// The view keeps its keyboard: a hidden field hears nothing, and nobody else would.
void BeginFields::hide(wxTextCtrl& field) {
    if (field.HasFocus()) view_.SetFocus();
    field.Hide();
}

bool BeginFields::key(const wxKeyEvent& event) {
    if (event.ControlDown() || event.MetaDown() || event.AltDown()) return false;
    switch (event.GetKeyCode()) {
        case WXK_TAB:
            return walk(event.ShiftDown() ? Walk::back : Walk::forward), true;
        case WXK_ESCAPE:
            return on_back(), true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return press_or_begin();
        case WXK_SPACE:
            return !is_writing() && view_.press();
        case WXK_LEFT:
        case WXK_UP:
            return !is_writing() && view_.choose_beside(Walk::back);
        case WXK_RIGHT:
        case WXK_DOWN:
            return !is_writing() && view_.choose_beside(Walk::forward);
        default:
            return false;
    }
}

bool BeginFields::press_or_begin() {
    if (is_writing()) return write_next(), true;
    const bool presses =
        std::find(pressed_by_enter_.begin(), pressed_by_enter_.end(), view_.focused()) != pressed_by_enter_.end();
    if (presses) return view_.press();
    return on_begin(), true;
}

// Whoever ends a name with Enter wants to write the next one, and not to begin by the way: the button shows what comes.
void BeginFields::write_next() {
    view_.walk(Walk::forward);
    hand_keyboard(fields_.contains(view_.focused()) ? view_.focused() : "begin");
}

void BeginFields::walk(Walk direction) {
    view_.walk(direction);
    hand_keyboard(view_.focused());
}

void BeginFields::hand_keyboard(const std::string& name) {
    view_.focus(name);
    view_.reveal();
    const auto field = fields_.find(name);
    if (field == fields_.end()) return view_.SetFocus();
    field->second.native->Show();
    field->second.native->SetFocus();
    field->second.native->SelectAll();
}

// A click beside a field, such as on the number of players, takes the keyboard, and so does scrolling it away; whoever
// was writing there goes on.
void BeginFields::write_on() {
    const auto field = fields_.find(view_.focused());
    if (!view_.HasFocus() || field == fields_.end() || !field->second.native->IsShown()) return;
    field->second.native->SetFocus();
    field->second.native->SetInsertionPointEnd();
}

bool BeginFields::is_writing() const {
    const wxWindow* const here = wxWindow::FindFocus();
    return std::any_of(fields_.begin(), fields_.end(), [&](const auto& one) { return one.second.native == here; });
}

}  // namespace gui
