// SPDX-License-Identifier: MIT
// Every text for users is a whole sentence or label with named places and passes through here: the only door to the
// catalogue of the current language (present/language/language.h). resources/locale/update reads the first argument of
// `say` and `translated`, both texts of `say_counted`, and texts that are `marked` for a later `say`.
#pragma once

#include "wording/sentence.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace present {

// A name and its value. It owns temporary values, so it can be kept; fmt's own argument only refers to them.
template <class T>
struct Named {
    const char* name;
    T value;
};

template <class T>
Named<T> arg(const char* name, T&& value) {
    return {name, std::forward<T>(value)};
}

using wording::marked;

// The text in the current language; in English if the catalogue lacks it.
const char* translated(const char* english);
// The form for that number.
const char* translated(const char* one, const char* many, int n);

// For an English text with more than one translation: `context` says which is meant and is never shown.
const char* translated_as(const char* context, const char* english);

// A text as it is shown within a sentence: without characters that could control a terminal, and kept apart from the
// sentence (Unicode's isolates) if it is written from the right, so that neither moves the other's words.
std::string shown_text(std::string_view text);

// The value as it is shown.
template <class T>
decltype(auto) shown(const T& value) {
    if constexpr (std::is_convertible_v<T, std::string_view>)
        return shown_text(value);
    else
        return (value);
}

// `words` with its places filled in; `english` if `words` has a place without a value.
std::string filled_in(const char* words, const char* english, fmt::format_args places);
template <class... Places>
std::string filled(const char* words, const char* english, const Places&... places) {
    return filled_in(words, english, fmt::make_format_args(places...));
}

// say("{player} passes.", arg("player", name))
template <class... T>
std::string say(const char* sentence, const Named<T>&... named) {
    return filled(translated(sentence), sentence, fmt::arg(named.name, shown(named.value))...);
}

// The same for an English sentence with more than one translation, as translated_as says.
template <class... T>
std::string say_as(const char* context, const char* sentence, const Named<T>&... named) {
    return filled(translated_as(context, sentence), sentence, fmt::arg(named.name, shown(named.value))...);
}

// The same for a counted thing: "{n}" is the number, `one` the text for exactly one.
template <class... T>
std::string say_counted(int n, const char* one, const char* many, const Named<T>&... named) {
    return filled(translated(one, many, n), n == 1 ? one : many, fmt::arg(named.name, shown(named.value))...,
                  fmt::arg("n", n));
}

// A sentence from a module below.
std::string say(const wording::Sentence& sentence);

}  // namespace present
