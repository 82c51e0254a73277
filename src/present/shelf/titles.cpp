// SPDX-License-Identifier: MIT
#include "present/shelf/titles.h"

#include "present/language/columns.h"
#include "present/language/letters.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

namespace present {

std::string without_spaces(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

bool is_one_name(const std::string& name, const std::string& other) {
    const std::string letters = without_spaces(name);
    return !letters.empty() && small_letters(letters) == small_letters(without_spaces(other));
}

std::string names_are_one() { return translated("Two players have this name: add a letter to one."); }

std::string text_fault(const std::string& text, std::size_t most) {
    if (plain(text, text.size()) != text) return translated("There is a character in it that cannot be shown.");
    const auto letters = width(without_spaces(text));
    if (letters <= most) return {};
    return say("{letters} letters are too many: at most {most}.", arg("letters", letters), arg("most", most));
}

std::string title_fault(const std::string& title) {
    constexpr std::size_t longest_title = 60;
    return text_fault(title, longest_title);
}

}  // namespace present
