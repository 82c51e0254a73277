// SPDX-License-Identifier: MIT
#include "gui/canvas/keys.h"

#include "gui/canvas/toolkit.h"

#include <wx/event.h>

namespace gui {

int key_of(const wxKeyEvent& event) {
    const char32_t written = written_by(event);
    if (written >= U'a' && written <= U'z') return static_cast<int>(written - U'a') + 'A';
    return written > U' ' && written < U'\x7f' ? static_cast<int>(written) : event.GetKeyCode();
}

std::optional<int> text_step(const wxKeyEvent& event) {
    if ((event.GetModifiers() & ~wxMOD_SHIFT) != wxMOD_CONTROL) return std::nullopt;
    switch (key_of(event)) {
        case '+':
        case '=':
            return 1;
        case '-':
            return -1;
        default:
            return std::nullopt;
    }
}

}  // namespace gui
