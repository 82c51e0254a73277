// SPDX-License-Identifier: MIT
#include "present/language/letters.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace present {

namespace {

char small_ascii(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// In two bytes: C3 80 to C3 9E are the capitals of C3 A0 to C3 BE, but for the sign C3 97; and a letter with a double
// acute has its capital right before it.
char small_second_byte(unsigned char first, unsigned char second) {
    const bool accented = first == 0xC3 && second >= 0x80 && second <= 0x9E && second != 0x97;
    if (accented) return static_cast<char>(second + 0x20);
    const bool double_acute = first == 0xC5 && (second == 0x90 || second == 0xB0);
    return static_cast<char>(double_acute ? second + 1 : second);
}

// What a small letter of two bytes is without its accent; empty if it is none of ours.
std::string_view without_accent(std::string_view letter) {
    struct Accented {
        std::string_view plain;
        std::string_view with;  // each in two bytes
    };
    static constexpr Accented all[] = {{"a", "àáâãäå"}, {"ae", "æ"},      {"c", "ç"},  {"e", "èéêë"},  {"i", "ìíîï"},
                                       {"n", "ñ"},      {"o", "òóôõöøő"}, {"ss", "ß"}, {"u", "ùúûüű"}, {"y", "ýÿ"}};
    for (const auto& [plain, with] : all)
        for (std::size_t i = 0; i < with.size(); i += 2)
            if (with.substr(i, 2) == letter) return plain;
    return {};
}

std::string without_accents(const std::string& small) {
    std::string plain;
    for (std::size_t i = 0; i < small.size(); ++i) {
        const auto letter = without_accent(std::string_view{small}.substr(i, 2));
        if (letter.empty()) {
            plain += small[i];
        } else {
            plain += letter;
            ++i;
        }
    }
    return plain;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

}  // namespace

std::string search_form(std::string_view text) {
    std::string form = replaced(replaced(small_letters(text), "\u00A0", " "), "\u2212", "-");
    for (const std::string_view bar : {" | ", "|"}) form = replaced(std::move(form), bar, ",");
    return form;
}

bool comes_before(std::string_view name, std::string_view other) {
    const std::string small = small_letters(name);
    const std::string small_other = small_letters(other);
    return std::tuple{without_accents(small), small, name} <
           std::tuple{without_accents(small_other), small_other, other};
}

std::string small_letters(std::string_view text) {
    std::string small{text};
    for (std::size_t i = 0; i < small.size(); ++i) {
        small[i] = small_ascii(small[i]);
        if (i > 0)
            small[i] =
                small_second_byte(static_cast<unsigned char>(small[i - 1]), static_cast<unsigned char>(small[i]));
    }
    return small;
}

}  // namespace present
