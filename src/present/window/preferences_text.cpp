// SPDX-License-Identifier: MIT
// Preferences as the text of a file: lines that a person can read and change.
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/window/preferences.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace present {

namespace {

constexpr std::string_view window_name = "window";
constexpr std::size_t most_told = 40;  // letters of a line that is no preference
// Larger than any desktop; a window of less could not be used.
constexpr int farthest = 100'000;
constexpr int least_size = 200;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// Of a line that is none of ours: it may hold anything.
std::string told(std::string_view text) {
    std::string shown{text};
    std::erase_if(shown, [](char c) { return c < ' ' || c > '~'; });
    return plain(shown, most_told);
}

std::string window_text(const WindowPlace& place) {
    return fmt::format("{} {} {} {} {}", place.x, place.y, place.width, place.height,
                       place.maximised == Switch::on ? "maximised" : "plain");
}

// Four numbers and a word.
std::optional<WindowPlace> window_in(std::string_view text) {
    std::array<int, 4> numbers{};
    for (int& number : numbers) {
        text = trimmed(text);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || number < -farthest || number > farthest) return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    const auto word = trimmed(text);
    const auto [x, y, width, height] = numbers;
    if (width < least_size || height < least_size || (word != "plain" && word != "maximised")) return std::nullopt;
    return WindowPlace{x, y, width, height, word == "maximised" ? Switch::on : Switch::off};
}

std::string word_cannot_be(std::size_t line, std::string_view name, std::string_view word, const std::string& can_be) {
    return say("Line {n}: “{name}” cannot be “{word}”; it can be {words}.", arg("n", line), arg("name", name),
               arg("word", told(word)), arg("words", can_be));
}

std::string preference_line(const Preference& preference) {
    std::string all;
    for (const auto& option : preference.options) all += (all.empty() ? "" : ", ") + option.word;
    return all;
}

class Reading {
public:
    void line(std::size_t number, std::string_view text) {
        if (text.empty() || text.starts_with('#')) return;
        const auto sign = text.find('=');
        if (sign == std::string_view::npos || sign == 0) {
            read_.faults.push_back(
                say("Line {n} is not a preference: “{line}”.", arg("n", number), arg("line", told(text))));
            return;
        }
        take(number, text, trimmed(text.substr(0, sign)), trimmed(text.substr(sign + 1)));
    }

    ReadPreferences result() { return std::move(read_); }

private:
    void take(std::size_t number, std::string_view line, std::string_view name, std::string_view word) {
        if (name == window_name) return take_window(number, word);
        const auto& all = preference_list();
        const auto known = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
        if (known == all.end()) return read_.preferences.others.emplace_back(line), void();
        const auto& options = known->options;
        const auto option =
            std::find_if(options.begin(), options.end(), [&](const auto& one) { return one.word == word; });
        if (option == options.end())
            return read_.faults.push_back(word_cannot_be(number, name, word, preference_line(*known)));
        known->choose(read_.preferences, static_cast<std::size_t>(option - options.begin()));
    }

    void take_window(std::size_t number, std::string_view word) {
        const auto place = window_in(word);
        if (place) return read_.preferences.window = *place, void();
        read_.faults.push_back(word_cannot_be(
            number, window_name, word, translated("left, top, width and height in pixels, and plain or maximised")));
    }

    ReadPreferences read_;
};

}  // namespace

std::string preferences_text(const Preferences& preferences) {
    std::string text;
    for (const Preference& one : preference_list())
        text += one.name + " = " + one.options.at(one.chosen(preferences)).word + '\n';
    if (preferences.window) text += std::string{window_name} + " = " + window_text(*preferences.window) + '\n';
    for (const std::string& line : preferences.others) text += line + '\n';
    return text;
}

ReadPreferences read_preferences(std::string_view text) {
    Reading reading;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        reading.line(number, trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return reading.result();
}

}  // namespace present
