// SPDX-License-Identifier: MIT
// Converts text to wx's strings.
#pragma once

#include <wx/string.h>

#include <string>

namespace gui {

// `text` is UTF-8.
inline wxString wx_text(const std::string& text) { return wxString::FromUTF8(text); }

// The same for a sentence that the toolkit lays out: it reads from the left, as in all our languages, even if a name
// from the right begins it. The toolkit would ask the first letter, and does not see that the name is kept apart.
inline wxString wx_sentence(const std::string& text) {
    return wx_text(text.starts_with("\u2068") ? "\u200E" + text : text);
}

}  // namespace gui
