// SPDX-License-Identifier: MIT
#include "present/language/language.h"

#include "present/language/catalogue.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <iterator>
#include <libintl.h>

namespace present {

namespace {

namespace fs = std::filesystem;

constexpr const char* english_code = "en";  // no object: it is there before anything is initialised

std::string& spoken() {
    static std::string code = english_code;
    return code;
}

// "nl" of "nl_NL.UTF-8", "nl-BE" and "nl".
std::string code_of(std::string_view wish) { return std::string{wish.substr(0, wish.find_first_of("_.-@"))}; }

// A list as LANGUAGE is one: "hu:de".
std::optional<std::string> first_known(std::string_view wishes) {
    while (!wishes.empty()) {
        const auto end = std::min(wishes.find(':'), wishes.size());
        if (const std::string code = code_of(wishes.substr(0, end)); is_language(code)) return code;
        wishes.remove_prefix(std::min(end + 1, wishes.size()));
    }
    return std::nullopt;
}

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : std::string_view{value};
}

// For GTK and others that look there. LANGUAGE counts only beside a locale, and this one is always there. What was
// looked up before is forgotten only when the locale changes.
void tell_libraries(const std::string& code) {
#ifndef _WIN32
    setenv("LANGUAGE", code.c_str(), 1);
#endif
#ifdef LC_MESSAGES
    std::setlocale(LC_MESSAGES, "C");
    std::setlocale(LC_MESSAGES, "C.UTF-8");
#endif
}

}  // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all{
        {english_code, "English"}, {"nl", "Nederlands"}, {"hu", "magyar"}, {"de", "Deutsch"}};
    return all;
}

bool is_language(std::string_view code) {
    return std::any_of(languages().begin(), languages().end(),
                       [code](const Language& language) { return language.code == code; });
}

std::optional<std::string> take_language_wish(std::vector<std::string>& arguments) {
    static constexpr std::string_view option = "--language";
    const auto is_option = [](const std::string& word) { return word == option || word.starts_with("--language="); };
    std::optional<std::string> wish;
    for (;;) {
        const auto end = std::find(arguments.begin(), arguments.end(), "--");
        const auto found = std::find_if(arguments.begin(), end, is_option);
        if (found == end) return wish;
        const bool in_one_word = found->size() > option.size();
        const auto value = in_one_word ? found : std::next(found);
        wish = in_one_word ? found->substr(option.size() + 1) : value == end ? std::string{} : *value;
        arguments.erase(found, value == end ? end : std::next(value));
    }
}

std::string no_such_language(const std::string& wish) {
    std::vector<std::string> codes;
    for (const Language& language : languages()) codes.push_back(language.code);
    return say("--language: must be one of {words}, not {text}", arg("words", listed(codes)),
               arg("text", wish.empty() ? translated("nothing") : wish));
}

// As gettext has it: of the locales that one counts which is set first; LANGUAGE goes before it, but not before plain
// C.
std::string language_asked_for(const Environment& environment) {
    std::string_view locale;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (locale.empty()) locale = environment(name);
    if (locale == "C" || locale == "POSIX") return english_code;
    if (const auto wished = first_known(environment("LANGUAGE"))) return *wished;
    return first_known(locale).value_or(english_code);
}

const std::string& system_language() {
    static const std::string at_the_start = language_asked_for(environment);
    return at_the_start;
}

std::optional<std::string> speak(const std::string& code, const fs::path& folder) {
    static_cast<void>(system_language());  // before its variables are changed
    tell_libraries(code);
    spoken() = english_code;
    if (code == english_code) return std::nullopt;
    if (const auto fault = catalogue_fault(folder / code / "LC_MESSAGES" / (std::string{catalogue_name} + ".mo")))
        return say(*fault);
    bindtextdomain(catalogue_name, folder.c_str());
    bind_textdomain_codeset(catalogue_name, "UTF-8");
    spoken() = code;
    return std::nullopt;
}

const std::string& spoken_language() { return spoken(); }
bool speaks_english() { return spoken() == english_code; }

}  // namespace present
