// SPDX-License-Identifier: MIT
#include "session/texts.h"

#include "session/files.h"
#include "wording/sentence.h"

namespace session {

const std::vector<std::string>& text_languages() {
    static const std::vector<std::string> all{"en", "nl", "hu", "de"};
    return all;
}

std::string help_file(std::string_view page, std::string_view language) {
    return "help/" + std::string{page} + '-' + std::string{language} + ".md";
}

// They begin with `#`, a remark or the title; a file that does not was never written by us.
std::string read_text(const std::filesystem::path& path) {
    constexpr std::size_t longest = std::size_t{1} << 20;
    std::string text = read_file(path, longest);
    if (!text.starts_with('#') || text.find('\0') != std::string::npos)
        throw FileError{{wording::marked("{file}: this file is damaged."), {{"file", path.string()}}}};
    return text;
}

}  // namespace session
