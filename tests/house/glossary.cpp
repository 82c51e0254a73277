// SPDX-License-Identifier: MIT
#include "house/glossary.h"

#include "present/language/letters.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace house {
namespace {

using Json = nlohmann::json;

TermIn read_term_in(const Json& term) {
    return {term.at("word"), term.at("stems"), term.value("never", std::vector<std::string>{})};
}

Term read_term(const Json& json) {
    Term term{json.at("id"), json.at("en").at("forms"), {}};
    for (const auto view : translations) {
        const std::string language{view};
        const auto& in = term.in.emplace(language, read_term_in(json.at(language))).first->second;
        if (in.word.empty() || in.stems.empty()) throw std::runtime_error("no " + language + " word for " + term.id);
    }
    return term;
}

// A part of a word: ASCII letters, and every byte of a letter that is none.
bool of_a_word(char c) { return std::isalpha(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) >= 0x80; }

bool stands_alone(std::string_view text, std::size_t at, std::size_t length) {
    const auto end = at + length;
    return (at == 0 || !of_a_word(text[at - 1])) && (end == text.size() || !of_a_word(text[end]));
}

bool has_exactly(std::string_view text, std::string_view word) {
    for (auto at = text.find(word); at != text.npos; at = text.find(word, at + 1))
        if (stands_alone(text, at, word.size())) return true;
    return false;
}

bool means(const Term& term, std::string_view english) {
    return std::any_of(term.forms.begin(), term.forms.end(), [&](const auto& form) { return has_word(english, form); });
}

bool says(const TermIn& term, std::string_view small) {
    return std::any_of(term.stems.begin(), term.stems.end(),
                       [&](const auto& stem) { return small.find(stem) != small.npos; });
}

}  // namespace

Glossary read_glossary(const std::string& json) {
    Glossary glossary;
    try {
        const auto whole = Json::parse(json);
        for (const auto& term : whole.at("terms")) glossary.push_back(read_term(term));
    } catch (const Json::exception& error) {
        throw std::runtime_error(std::string{"glossary: "} + error.what());
    }
    return glossary;
}

Faults term_faults(const Glossary& glossary, std::string_view language, const std::string& place,
                   const std::string& english, const std::string& translated) {
    Faults faults;
    const auto small = present::small_letters(translated);
    for (const auto& term : glossary) {
        const auto& in = term.in.find(language)->second;
        if (means(term, english) && !says(in, small)) faults.push_back(place + ": does not say \"" + in.word + '"');
        for (const auto& word : in.never)
            if (has_word(translated, word)) faults.push_back(place + ": says \"" + word + "\", not " + in.word);
    }
    return faults;
}

bool has_word(std::string_view text, std::string_view word) {
    if (has_exactly(text, word)) return true;
    std::string capital{word};
    capital.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(capital.front())));
    return has_exactly(text, capital);
}

}  // namespace house
