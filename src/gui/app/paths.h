// SPDX-License-Identifier: MIT
// Converts file names between wx, the standard library and messages: always UTF-8, whatever the system uses.
#pragma once

#include <wx/string.h>

#include <filesystem>
#include <string>

namespace gui {

inline std::filesystem::path path_of(const wxString& text) {
    const std::string bytes = text.utf8_string();
    return std::u8string{bytes.begin(), bytes.end()};
}

inline std::string text_of(const std::filesystem::path& path) {
    const std::u8string bytes = path.u8string();
    return {bytes.begin(), bytes.end()};
}

}  // namespace gui
