// SPDX-License-Identifier: MIT
// A strip below the page that explains the table step by step: a heading, the number of the step, texts side by side,
// and buttons. It is native and blocks nothing: everything it mentions can be tried meanwhile.
#pragma once

#include "gui/canvas/theme.h"

#include <wx/panel.h>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
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
    // Ends it; nothing is lost.
    virtual void end() = 0;
    // The user ends it. Esc does the same while the strip has the keyboard.
    virtual void leave() { end(); }
    void restyle();

protected:
    struct Words {
        std::string heading;
        std::string place;               // may be empty
        std::vector<std::string> texts;  // one or two, the first as important as the second is not
    };

    // Buttons of the next step are in the row above, other buttons below. A button is hidden until it has a label.
    enum class Row : std::uint8_t { above, below };
    wxButton* add_button(Row row, const wxString& name, std::function<void()> press);
    static void label(wxButton& button, const std::string& label);
    static void hide(wxButton& button);
    // The texts of all steps that are to come: the strip is as high from the first on as the longest makes it.
    void keep_room(std::vector<std::vector<std::string>> texts);
    // Shows the strip. Screen readers get the texts from the main button.
    void show(Words words, wxButton& meant);
    void hide_strip();

private:
    void show_words();
    void forget_heights();
    void break_lines();
    int height_with(const std::vector<std::string>& texts, int room);
    int room_for_texts() const;

    const Theme& theme_;
    Words words_;
    std::vector<std::vector<std::string>> to_come_;
    int highest_ = 0;                // since its letters changed: the page above would jump at every step
    std::optional<int> least_room_;  // for texts since then, pixels
    wxStaticText* heading_;
    wxStaticText* place_;
    std::array<wxStaticText*, 2> texts_;
    std::vector<wxButton*> buttons_;
};

}  // namespace gui
