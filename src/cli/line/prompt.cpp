// SPDX-License-Identifier: MIT
#include "cli/line/prompt.h"

#include <algorithm>

namespace cli {

namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace

std::optional<std::string> Prompt::ask(std::string_view question) {
    console_.out << question << std::flush;
    const auto line = lines_.next();
    if (!line) return std::nullopt;
    return std::string{trimmed(line->text)};
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
        const auto end = std::min(line.find_first_of(blanks), line.size());
        words.emplace_back(line.substr(0, end));
        line.remove_prefix(end);
    }
    return words;
}

std::string rest_behind(std::string_view line, std::size_t n) {
    for (line = trimmed(line); n > 0; --n) {
        line.remove_prefix(std::min(line.find_first_of(blanks), line.size()));
        line = trimmed(line);
    }
    return std::string{line};
}

std::string lower(std::string_view text) {
    std::string small{text};
    for (char& c : small) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return small;
}

}  // namespace cli
