// SPDX-License-Identifier: MIT
// Converts text to wx's strings.
#pragma once

#include <wx/string.h>

#include <string>

namespace gui {

// `text` is UTF-8.
inline wxString wx_text(const std::string& text) { return wxString::FromUTF8(text); }

}  // namespace gui
