// SPDX-License-Identifier: MIT
// Every text for people is a whole sentence, or a whole label, with named places, and passes through here: the one
// door to the catalogue of the language that is spoken (present/language/language.h). resources/locale/update reads the
// first argument of `say` and `translated`, both texts of `say_counted`, and what is `marked` for a later `say`.
#pragma once

#include "wording/printable.h"
#include "wording/sentence.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace present {

// A name and what stands in its place. It owns a value that was made for it, so it can be kept; fmt's own only refers.
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

// The text in the language that is spoken; in English if its catalogue lacks it.
const char* translated(const char* english);
// The form for that number.
const char* translated(const char* one, const char* many, int n);

// Where one English text is said in more than one way: `context` says which is meant, and is never shown.
const char* translated_as(const char* context, const char* english);

// What stands in a place, as it is shown: texts without what could steer a terminal.
template <class T>
decltype(auto) shown(const T& value) {
    if constexpr (std::is_convertible_v<T, std::string_view>)
        return wording::printable(value, wording::Lines::many);
    else
        return (value);
}

// `words` with its places filled in; `english` if it has a place that nothing is for.
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

// The same where one English sentence is said in more than one way, as translated_as tells.
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

// What a module below says.
std::string say(const wording::Sentence& sentence);

}  // namespace present
