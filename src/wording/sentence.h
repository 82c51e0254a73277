// SPDX-License-Identifier: MIT
// What the modules below `present` say to people, before it is in anybody's language: an English sentence with named
// places, and what stands there. `present` says it in the language of the user; logs and programs get the English.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wording {

// Marks an English text for the catalogues (resources/locale/update looks for this name) and changes nothing.
constexpr const char* marked(const char* english) { return english; }

// What a Sentence says at one of its places. A template, because `facts{}` below needs a complete type.
template <class Said>
struct FactOf {
    const char* place;
    std::variant<std::string, std::int64_t, Said> value;
    bool operator==(const FactOf& other) const {
        return std::string_view{place} == other.place && value == other.value;
    }
};

struct Sentence {
    const char* english;  // marked; "{fault}" is the place of the fact of that name
    std::vector<FactOf<Sentence>> facts{};
    bool operator==(const Sentence& other) const;  // of the same words
};

using Fact = FactOf<Sentence>;

// What comes out has no control characters: texts among the facts are `printable`, in one line.
std::string in_english(const Sentence& sentence);

// The sentence with another text in its place, and sentences among its facts with theirs. If the text has a place
// that no fact is for, it is told in English.
std::string said(const Sentence& sentence, const char* (*translate)(const char* english));

}  // namespace wording
