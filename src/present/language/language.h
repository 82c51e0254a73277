// SPDX-License-Identifier: MIT
// The language in which everything is said: English, which needs no catalogue, or one of those that have one.
// One for the whole program; changed by its main thread while no other is saying anything.
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
    std::string code;  // as files are named by it: nl
    std::string name;  // in its own words: Nederlands
};

// English first; the others as their catalogues, rules and help pages are.
const std::vector<Language>& languages();
// A code of `languages`.
bool is_language(std::string_view code);

// The value of `--language` among a program's arguments, taken out of them; the last one counts, and it is empty if
// nothing stands behind it. Behind `--` nothing is an option any more.
std::optional<std::string> take_language_wish(std::vector<std::string>& arguments);

// "--language: must be one of en, nl, hu and de, not fr"
std::string no_such_language(const std::string& wish);

// The first of the languages that these variables ask for (LANGUAGE, LC_ALL, LC_MESSAGES, LANG; empty if one is not
// set) and that there is; English if they ask for none of them.
using Environment = std::function<std::string_view(const char* name)>;
std::string language_asked_for(const Environment& environment);
// Of the system, as the program found it when it started.
const std::string& system_language();

// Says everything in this language from now on, and lets libraries do the same. Without a usable catalogue it stays
// English, and the sentence that comes back says so. Catalogues lie in `folder` as CODE/LC_MESSAGES/logothete.mo.
std::optional<std::string> speak(const std::string& code, const std::filesystem::path& folder);

// The code of the language that is spoken.
const std::string& spoken_language();
bool speaks_english();

// A table of words, made by that function once in each language that is spoken; references to it stay good.
template <auto make>
const auto& once_a_language() {
    static std::map<std::string, decltype(make())> made;
    const auto known = made.find(spoken_language());
    return known != made.end() ? known->second : made.emplace(spoken_language(), make()).first->second;
}

}  // namespace present
