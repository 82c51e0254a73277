// SPDX-License-Identifier: MIT
// The native text fields of the page for a new session, and its keys. Fields are placed where the view draws them.
// Enter goes on from field to field and then to the button that begins, where it begins; Escape goes back, Tab moves
// on, arrows and Space choose.
#pragma once

#include "gui/canvas/key_canvas.h"
#include "gui/canvas/theme.h"
#include "gui/shelf/begin_view.h"

#include <wx/gdicmn.h>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

class wxKeyEvent;
class wxTextCtrl;

namespace gui {

class BeginFields {
public:
    // View and theme must outlive it. `pressed_by_enter`: the names of buttons that Enter presses when they have the
    // keyboard. Anywhere else but in a field Enter begins the session.
    BeginFields(BeginView& view, const Theme& theme, std::vector<std::string> pressed_by_enter);
    BeginFields(const BeginFields&) = delete;
    BeginFields& operator=(const BeginFields&) = delete;

    std::function<void(const std::string& field, const std::string& text)> on_written = [](const auto&, const auto&) {};
    std::function<void()> on_begin = [] {};
    std::function<void()> on_back = [] {};

    // `label` is what screen readers say before what is written there.
    void make(const std::string& field, const std::string& label);
    // `hint` is shown while the field is empty.
    void fill(const std::string& field, const std::string& text, const std::string& hint);
    void hint(const std::string& field, const std::string& hint);
    // Offers these texts while the user types there.
    void suggest(const std::string& field, const std::vector<std::string>& texts);

    // Gives the keyboard to the field or drawn area of that name.
    void hand_keyboard(const std::string& name);
    // False if the key is for the control with the keyboard.
    bool key(const wxKeyEvent& event);

private:
    std::string words_of(const std::string& field) const;
    void place(const std::string& field, const std::optional<Rect>& where);
    void hide(wxTextCtrl& field);
    void walk(Walk direction);
    void write_on();
    bool is_writing() const;
    void write_next();
    bool press_or_begin();

    BeginView& view_;
    const Theme& theme_;
    std::vector<std::string> pressed_by_enter_;
    struct Field {
        wxTextCtrl* native;
        std::string label;
    };
    std::map<std::string, Field> fields_;
    std::map<std::string, wxRect> wanted_;  // where each was drawn last
};

}  // namespace gui
