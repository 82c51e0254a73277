// SPDX-License-Identifier: MIT
// Fields of a board as native controls, one below the other: what each is called, the control, what is printed where it
// differs. A choice counts at once, a text with Enter or when the keyboard leaves it. What cannot stand there stays
// written, with a sentence that says why, until it is mended or put back.
#pragma once

#include "byzantium/words/boards/board_draft.h"
#include "gui/canvas/theme.h"

#include <wx/scrolwin.h>

#include <functional>
#include <string>
#include <vector>

class wxFlexGridSizer;
class wxStaticText;
class wxTextCtrl;

namespace byzantium::window {

class FieldsBox : public wxScrolledWindow {
public:
    // The theme must outlive the box.
    FieldsBox(wxWindow* parent, const gui::Theme& theme);

    // What was written or chosen in the field with that key; answers why it cannot stand there, or nothing.
    std::function<std::string(const std::string& key, const std::string& text)> on_set;

    // In the place of those before; the same fields keep the keyboard where it is.
    void show(std::vector<words::ShownField> fields);
    // What is still being written counts now. False: it cannot stand there; its field has the keyboard.
    bool commit();
    // What is written and does not count is gone; false if there is nothing of the kind.
    bool put_back();
    // Sizes and colours have changed.
    void restyle();
    // In which all fields are seen, and what is wrong with one of them.
    int needed_height() const;

private:
    struct Line {
        wxStaticText* label;  // nullptr: the control says it
        wxWindow* control;
        wxStaticText* printed;
    };

    bool fits(const std::vector<words::ShownField>& fields) const;
    void make_lines();
    wxWindow* made_control(std::size_t line);
    wxTextCtrl* made_text(std::size_t line);
    void fill(std::size_t line);
    bool set(std::size_t line, const std::string& text);
    bool is_pending(std::size_t line) const;
    void leave(std::size_t line);
    void say(const std::string& sentence);

    const gui::Theme& theme_;
    wxFlexGridSizer* grid_;
    wxStaticText* said_;
    std::string sentence_;  // in it
    int said_within_ = 0;   // pixels
    std::vector<words::ShownField> fields_;
    std::vector<Line> lines_;
};

}  // namespace byzantium::window
