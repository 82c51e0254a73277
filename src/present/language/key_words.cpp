// SPDX-License-Identifier: MIT
#include "present/language/key_words.h"

#include "present/language/language.h"
#include "present/language/words.h"

#include <algorithm>
#include <cctype>

namespace present {

namespace {

std::map<std::string, std::string> all_keys() {
    return {{"Ctrl", translated_as("key", "Ctrl")},
            {"Shift", translated_as("key", "Shift")},
            {"Alt", translated_as("key", "Alt")},
            {"Enter", translated_as("key", "Enter")},
            {"Return", translated_as("key", "Return")},
            {"Esc", translated_as("key", "Esc")},
            {"Del", translated_as("key", "Del")},
            {"Delete", translated_as("key", "Delete")},
            {"Left", translated_as("key", "Left")},
            {"Right", translated_as("key", "Right")},
            {"Home", translated_as("key", "Home")},
            {"Tab", translated_as("key", "Tab")},
            {"Backspace", translated_as("key", "Backspace")},
            {"Space", translated_as("key", "Space")},
            {"Arrows", translated_as("key", "Arrows")}};
}

}  // namespace

std::string key_words(const std::string& keys) {
    const auto& known = once_a_language<all_keys>();
    std::string words;
    for (std::size_t i = 0; i < keys.size();) {
        std::size_t end = i;
        while (end < keys.size() && std::isalpha(static_cast<unsigned char>(keys[end])) != 0) ++end;
        const std::string part = keys.substr(i, std::max<std::size_t>(end - i, 1));
        const auto name = known.find(part);
        words += name == known.end() ? part : name->second;
        i += part.size();
    }
    return words;
}

}  // namespace present
