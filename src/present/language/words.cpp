// SPDX-License-Identifier: MIT
#include "present/language/words.h"

#include "present/language/language.h"
#include "wording/printable.h"

#include <algorithm>
#include <libintl.h>
#include <utility>

namespace present {

// gettext's answer to an empty text would be the head of its catalogue.
const char* translated(const char* english) {
    return *english == '\0' || speaks_english() ? english : dgettext(catalogue_name, english);
}

const char* translated(const char* one, const char* many, int n) {
    if (speaks_english()) return n == 1 ? one : many;
    return dngettext(catalogue_name, one, many, static_cast<unsigned long>(n < 0 ? -n : n));
}

// A catalogue has both as one text, parted by this sign; what it lacks comes back as it was asked for.
const char* translated_as(const char* context, const char* english) {
    if (speaks_english()) return english;
    const std::string both = fmt::format("{}\x04{}", context, english);
    const char* const found = dgettext(catalogue_name, both.c_str());
    return found == both.c_str() ? english : found;
}

namespace {

constexpr std::string_view isolate = "\u2068";  // what follows finds its direction by itself
constexpr std::string_view end_isolate = "\u2069";

// The code of the character at `i`, of a text in good UTF-8, and how many bytes it has.
std::pair<char32_t, std::size_t> sign_at(std::string_view text, std::size_t i) {
    const auto first = static_cast<unsigned char>(text[i]);
    if (first < 0x80U) return {first, 1};
    const std::size_t bytes = first < 0xE0U ? 2 : (first < 0xF0U ? 3 : 4);
    char32_t code = first & (0x7FU >> bytes);
    for (std::size_t next = 1; next < bytes; ++next)
        code = code << 6U | (static_cast<unsigned char>(text[i + next]) & 0x3FU);
    return {code, bytes};
}

// Hebrew, Arabic and their neighbours, with the forms of their letters.
bool is_from_the_right(char32_t code) {
    return (code >= 0x590 && code <= 0x8FF) || (code >= 0xFB1D && code <= 0xFDFF) ||
           (code >= 0xFE70 && code <= 0xFEFE) || (code >= 0x10800 && code <= 0x10FFF) ||
           (code >= 0x1E800 && code <= 0x1EFFF);
}

// Whether letters from the right stand outside of all isolates.
bool needs_isolate(std::string_view text) {
    int depth = 0;
    for (std::size_t i = 0; i < text.size();) {
        const auto [code, bytes] = sign_at(text, i);
        if (code == 0x2068) ++depth;
        if (code == 0x2069) --depth;
        if (depth == 0 && is_from_the_right(code)) return true;
        i += bytes;
    }
    return false;
}

// Isolates of a sentence that stands within another one are ours and stay, as long as each one ends; all other marks of
// direction go.
std::string cleaned(std::string_view text) {
    std::string clean;
    while (true) {
        const std::size_t begin = text.find(isolate);
        const std::size_t end = begin == text.npos ? text.npos : text.find(end_isolate, begin);
        clean += wording::printable(text.substr(0, end == text.npos ? end : begin), wording::Lines::many);
        if (end == text.npos) return clean;
        const std::size_t inner = begin + isolate.size();
        clean += isolate;
        clean += wording::printable(text.substr(inner, end - inner), wording::Lines::many);
        clean += end_isolate;
        text.remove_prefix(end + end_isolate.size());
    }
}

}  // namespace

std::string shown_text(std::string_view text) {
    if (std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; })) return std::string{text};
    std::string clean = cleaned(text);
    return needs_isolate(clean) ? std::string{isolate} + clean + std::string{end_isolate} : clean;
}

std::string filled_in(const char* words, const char* english, fmt::format_args places) try {
    return fmt::vformat(words, places);
} catch (const fmt::format_error&) {
    return fmt::vformat(english, places);
}

std::string say(const wording::Sentence& sentence) {
    return wording::said(sentence, [](const char* english) { return translated(english); });
}

}  // namespace present
