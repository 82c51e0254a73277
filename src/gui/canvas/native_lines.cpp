// SPDX-License-Identifier: MIT
#include "gui/canvas/native_lines.h"

#include "present/language/list_words.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <optional>
#include <string>
#include <utility>

namespace gui {
namespace {

std::string label_of(const wxWindow& window) { return wxStripMenuCodes(window.GetLabel()).utf8_string(); }

// A label belongs to the field behind it; one that no field follows is a line of its own.
class NativeLines {
public:
    void add(wxWindow& window) {
        if (!window.IsShown()) return;
        if (dynamic_cast<wxStaticText*>(&window) != nullptr) {
            end_label();
            label_ = label_of(window);
        } else if (const auto* const field = dynamic_cast<wxTextCtrl*>(&window)) {
            line(window, present::spoken_line({std::exchange(label_, {}), field->GetValue().utf8_string()}, {}));
        } else if (const auto* const box = dynamic_cast<wxCheckBox*>(&window)) {
            end_label();
            line(window, present::spoken_line(
                             {label_of(window)},
                             present::ticked_words(box->GetValue() ? present::Ticked::yes : present::Ticked::no)));
        } else if (auto* const button = dynamic_cast<wxButton*>(&window)) {
            end_label();
            lines_.push_back({label_of(window), [button] { press(*button); }, {}});
        } else {
            for (wxWindow* const child : window.GetChildren()) add(*child);
        }
    }
    std::vector<SpokenLine> take() {
        end_label();
        return std::move(lines_);
    }

private:
    void end_label() {
        if (!label_.empty()) lines_.push_back({std::exchange(label_, {}), {}, {}});
    }
    void line(wxWindow& window, std::string text) {
        lines_.push_back({std::move(text), [&window] { window.SetFocus(); }, {}});
    }
    static void press(wxButton& button) {
        wxCommandEvent pressed{wxEVT_BUTTON, button.GetId()};
        pressed.SetEventObject(&button);
        button.GetEventHandler()->ProcessEvent(pressed);
    }

    std::string label_;
    std::vector<SpokenLine> lines_;
};

}  // namespace

std::vector<SpokenLine> native_lines(wxWindow& page) {
    NativeLines lines;
    lines.add(page);
    return lines.take();
}

}  // namespace gui
