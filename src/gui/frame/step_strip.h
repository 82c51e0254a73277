// SPDX-License-Identifier: MIT
// A strip below the page that speaks of the table step by step: a heading, where one is, texts beside each other, and
// buttons. Native, and nothing waits for it: whatever it speaks of can be tried meanwhile.
#pragma once

#include "gui/canvas/theme.h"

#include <wx/panel.h>

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxStaticText;

namespace gui {

class StepStrip : public wxPanel {
public:
    // The theme must outlive the strip.
    StepStrip(wxWindow* parent, const Theme& theme, const wxString& name);

    bool is_shown() const { return IsShown(); }
    // Over, and nothing is lost; Esc does it too while the keyboard is here.
    virtual void end() = 0;
    void restyle();

protected:
    struct Words {
        std::string heading;
        std::string place;               // may be empty
        std::vector<std::string> texts;  // one or two, the first as important as the second is not
    };

    // What is meant stands above, what can be done beside it below. Hidden until it has a label.
    enum class Row : std::uint8_t { above, below };
    wxButton* add_button(Row row, const wxString& name, std::function<void()> press);
    static void label(wxButton& button, const std::string& label);
    static void hide(wxButton& button);
    // Shows the strip. Whoever hears the window is told the words by the button that is meant.
    void show(Words words, wxButton& meant);
    void hide_strip();

private:
    void show_words();
    void break_lines();
    int room_for_texts() const;

    const Theme& theme_;
    Words words_;
    int highest_ = 0;  // since its letters changed: the page above would jump at every step
    wxStaticText* heading_;
    wxStaticText* place_;
    std::array<wxStaticText*, 2> texts_;
    std::vector<wxButton*> buttons_;
};

}  // namespace gui
