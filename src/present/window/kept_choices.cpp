// SPDX-License-Identifier: MIT
#include "present/window/kept_choices.h"

#include <algorithm>

namespace present {

namespace {

// Lines that are no preferences are kept as they are.
std::string beginning(std::string_view name) { return "last." + std::string{name} + " = "; }

bool stands_in_a_line(std::string_view word) {
    return !word.empty() && word.front() != ' ' && word.back() != ' ' &&
           std::none_of(word.begin(), word.end(), [](char c) { return c >= 0 && c < ' '; });
}

}  // namespace

std::string board_choice(std::string_view game) { return std::string{game} + ".board"; }

std::string kept_choice(const Preferences& preferences, std::string_view name) {
    const std::string begun = beginning(name);
    for (const std::string& line : preferences.others)
        if (line.starts_with(begun)) return line.substr(begun.size());
    return {};
}

void keep_choice(Preferences& preferences, std::string_view name, std::string_view word) {
    const std::string begun = beginning(name);
    std::erase_if(preferences.others, [&](const std::string& line) { return line.starts_with(begun); });
    if (stands_in_a_line(word)) preferences.others.push_back(begun + std::string{word});
}

}  // namespace present
