// SPDX-License-Identifier: MIT
#include "present/language/phrases.h"

#include "present/language/words.h"
#include "wording/printable.h"

namespace present {

namespace {

constexpr std::size_t longest_stem = 40;  // bytes

bool begins_letter(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

}  // namespace

std::string plain(std::string_view text, std::size_t most_letters) {
    std::string clean;
    std::size_t letters = 0;
    for (const char c : wording::printable(text, wording::Lines::many)) {
        if (c == '\n' || c == '\r' || c == '\t') continue;
        if (begins_letter(c) && ++letters > most_letters) break;
        clean += c;
    }
    return clean;
}

std::string upper(std::string text) {
    for (char& c : text)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return text;
}

std::string without_full_stop(std::string sentence) {
    if (sentence.ends_with('.')) sentence.pop_back();
    return sentence;
}

std::string capitalised(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

namespace {

// `last` joins the last two; it has the places {list} and {last}.
std::string joined_with(const char* last, const std::vector<std::string>& parts) {
    std::string text = parts.empty() ? std::string{} : parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        text = i + 1 < parts.size() ? say("{list}, {next}", arg("list", text), arg("next", parts[i]))
                                    : say(last, arg("list", text), arg("last", parts[i]));
    return text;
}

}  // namespace

std::string listed(const std::vector<std::string>& parts) { return joined_with(marked("{list} and {last}"), parts); }
std::string one_of(const std::vector<std::string>& parts) { return joined_with(marked("{list} or {last}"), parts); }

std::string side_by_side(const std::vector<std::string>& parts) {
    std::string all;
    for (const std::string& part : parts)
        if (!part.empty()) all += (all.empty() ? "" : "  \u00b7  ") + part;
    return all;
}

std::string file_stem(const std::string& title) {
    std::string out;
    for (const char c : title) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
        if (c >= 'A' && c <= 'Z')
            out += static_cast<char>(c - 'A' + 'a');
        else if (letter)
            out += c;
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    if (out.size() > longest_stem) out = plain(out, longest_stem);
    while (!out.empty() && out.back() == '-') out.pop_back();
    return out.empty() ? "session" : out;
}

}  // namespace present
