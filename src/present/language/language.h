// SPDX-License-Identifier: MIT
// The current language: English, which needs no catalogue, or one of those that have a catalogue. There is one for the
// whole program. Only the main thread changes it, while no other thread uses it.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

inline constexpr const char* catalogue_name = "logothete";

struct Language {
    std::string code;  // as in file names: nl
    std::string name;  // in its own language: Nederlands
};

// English first, then every language with a catalogue, rules and help pages.
const std::vector<Language>& languages();
// A code of `languages`.
bool is_language(std::string_view code);

// Takes `--language` out of a program's arguments and returns its value; the last one counts, and it is empty if no
// value follows. After `--` nothing is an option any more.
std::optional<std::string> take_language_wish(std::vector<std::string>& arguments);

// "--language: must be one of en, nl, hu and de, not fr"
std::string no_such_language(const std::string& wish);

// The first available language that these variables ask for (LANGUAGE, LC_ALL, LC_MESSAGES, LANG; empty if not set);
// English if they ask for none.
using Environment = std::function<std::string_view(const char* name)>;
std::string language_asked_for(const Environment& environment);
// The system's language when the program started.
const std::string& system_language();

// Makes this the current language, for libraries too. Without a usable catalogue the program speaks English, and the
// returned sentence says so. Catalogues are files `folder`/CODE/LC_MESSAGES/logothete.mo.
std::optional<std::string> speak(const std::string& code, const std::filesystem::path& folder);

// The code of the current language.
const std::string& spoken_language();
bool speaks_english();

// A table of words that the function makes once for each language; references to it stay valid.
template <auto make>
const auto& once_a_language() {
    static std::map<std::string, decltype(make())> made;
    const auto known = made.find(spoken_language());
    return known != made.end() ? known->second : made.emplace(spoken_language(), make()).first->second;
}

}  // namespace present
