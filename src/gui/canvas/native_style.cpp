// SPDX-License-Identifier: MIT
#include "gui/canvas/native_style.h"

#include "gui/canvas/canvas.h"
#include "gui/canvas/fonts.h"

#include <wx/checkbox.h>
#include <wx/listbox.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace gui {

void style_natives(wxWindow& window, const Theme& theme) {
    if (dynamic_cast<Canvas*>(&window)) return;
    window.SetFont(font(Face::plain, native_points * theme.text_scale));
    if (dynamic_cast<wxStaticText*>(&window) || dynamic_cast<wxCheckBox*>(&window) || dynamic_cast<wxPanel*>(&window) ||
        dynamic_cast<wxScrolledWindow*>(&window)) {
        window.SetForegroundColour(theme.ink);
        window.SetBackgroundColour(theme.page);
    }
    if (dynamic_cast<wxListBox*>(&window) || dynamic_cast<wxTextCtrl*>(&window)) {
        window.SetForegroundColour(theme.ink);
        window.SetBackgroundColour(theme.card);
    }
    for (wxWindow* const child : window.GetChildren()) style_natives(*child, theme);
    window.InvalidateBestSize();
}

}  // namespace gui
