// SPDX-License-Identifier: MIT
// Texts that come with the program in every language: rules, pages of help, guides.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace session {

// Their languages: en, in which they are written first, nl, hu, de.
const std::vector<std::string>& text_languages();
// "help/battle-nl.md"
std::string help_file(std::string_view page, std::string_view language);
// Throws FileError if the file is missing or holds no such text.
std::string read_text(const std::filesystem::path& path);

}  // namespace session
