// SPDX-License-Identifier: MIT
// How a painter breaks a text into lines.
#include "gui/canvas/painter.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gui {
namespace {

constexpr double nearly = 0.05;  // parts of a line's width

bool begins_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }

// "12", "+3", "−2" and "1.5", not "2," at the end of a part of a sentence.
bool is_number(std::string_view word) {
    for (const std::string_view sign : {"+", "-", "\u2212"})
        if (word.starts_with(sign)) word.remove_prefix(sign.size());
    constexpr std::string_view digits = "0123456789";
    return !word.empty() && word.find_first_not_of("0123456789.,") == word.npos &&
           digits.find(word.back()) != word.npos;
}

// Each line is laid out alone: a name that goes on in the next one is kept apart in both.
void keep_apart(std::vector<std::string>& lines) {
    constexpr std::string_view apart = "\u2068";
    constexpr std::string_view end = "\u2069";
    bool goes_on = false;
    for (std::string& line : lines) {
        if (goes_on) line.insert(0, apart);
        const std::size_t last = line.rfind(apart);
        goes_on = last != line.npos && line.find(end, last) == line.npos;
        if (goes_on) line += end;
    }
}

}  // namespace

std::string Painter::front_of(const std::string& text, std::size_t bytes) {
    while (bytes > 0 && !begins_letter(text[bytes])) --bytes;
    return text.substr(0, bytes);
}

// As many of its letters as fit; none if not even one does.
std::string Painter::front_within(const std::string& word, double wide, const TextStyle& style) {
    std::string front;
    for (std::size_t bytes = 1; bytes < word.size(); ++bytes) {
        if (!begins_letter(word[bytes])) continue;
        if (width(word.substr(0, bytes), style) > wide) break;
        front = word.substr(0, bytes);
    }
    return front;
}

// Where the word ends that begins there. A number goes with the word that it counts, if they take half a line at most.
std::size_t Painter::end_of_word(const std::string& text, std::size_t from, double wide, const TextStyle& style) {
    const auto end_from = [&](std::size_t at) { return std::min(text.find_first_of(" \n", at), text.size()); };
    const std::size_t end = end_from(from);
    if (end == text.size() || text[end] == '\n' || !is_number(std::string_view{text}.substr(from, end - from)))
        return end;
    const std::size_t counted = end_from(end + 1);
    return width(text.substr(from, counted - from), style) <= wide / 2 ? counted : end;
}

std::vector<std::string> Painter::lines(double wide, const std::string& text, const TextStyle& style) {
    const std::pair look{wide, text};
    const auto& known = measures_of(style).lines;
    if (const auto found = known.find(look); found != known.end()) return found->second;
    auto broken = broken_into_lines(wide, text, style);
    measures_of(style).lines.emplace(look, broken);
    return broken;
}

// Most words have been measured before, and few lines have. A line is as wide as its words, or nearly so.
bool Painter::is_wider(const std::string& line, double words, double wide, const TextStyle& style) {
    if (std::abs(words - wide) > nearly * wide) return words > wide;
    return width(line, style) > wide;
}

std::vector<std::string> Painter::broken_into_lines(double wide, const std::string& text, const TextStyle& style) {
    const double space = width(" ", style);
    std::vector<std::string> done;
    std::string line;
    double words = 0;  // of the line, and the spaces between them
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = end_of_word(text, from, wide, style);
        std::string word = text.substr(from, end - from);
        while (width(word, style) > wide) {
            const std::string front = front_within(word, wide, style);
            if (front.empty()) break;
            if (!line.empty()) done.push_back(std::exchange(line, {}));
            done.push_back(front);
            word.erase(0, front.size());
        }
        const double alone = width(word, style);
        const double longer = line.empty() ? alone : words + space + alone;
        if (!line.empty() && is_wider(line + ' ' + word, longer, wide, style)) {
            done.push_back(std::exchange(line, word));
            words = alone;
        } else {
            line += (line.empty() ? "" : " ") + word;
            words = longer;
        }
        if (end < text.size() && text[end] == '\n') done.push_back(std::exchange(line, {}));
        from = end + 1;
    }
    done.push_back(line);
    keep_apart(done);
    return done;
}

}  // namespace gui
