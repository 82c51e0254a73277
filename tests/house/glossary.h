// SPDX-License-Identifier: MIT
// The rule terms of resources/locale/glossary.json, and whether a translation uses them.
#pragma once

#include "house/files.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace house {

// The languages there are translations in; English is what they are held against.
inline constexpr std::string_view translations[] = {"nl", "hu", "de"};

// A term in one language.
struct TermIn {
    std::string word;                // as people are shown it
    std::vector<std::string> stems;  // small letters; any of them in a text shows that the term is used there
    std::vector<std::string> never;  // what it is never called
};

struct Term {
    std::string id;
    std::vector<std::string> forms;  // the English words that mean it
    std::map<std::string, TermIn, std::less<>> in;
};

using Glossary = std::vector<Term>;

// Throws std::runtime_error if it is not JSON, or a term lacks a word, its forms or its stems in a language.
Glossary read_glossary(const std::string& json);

// What a translation says otherwise than the glossary: a term of the English text that is missing in it, and words
// that are never used. `place` begins each fault. Catalogues can be held against this as well as files of text.
Faults term_faults(const Glossary&, std::string_view language, const std::string& place, const std::string& english,
                   const std::string& translated);

// Whether the word stands there, not inside another; written small it may begin with a capital letter.
bool has_word(std::string_view text, std::string_view word);

}  // namespace house
