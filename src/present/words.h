// SPDX-License-Identifier: MIT
// Every text for people is a whole sentence, or a whole label, with named places, and passes through here: the
// one place where a catalogue can put another language under it. Included by the files of present only.
#pragma once

#include <fmt/format.h>

#include <string>
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

// The text in the language of the table.
inline const char* translated(const char* english) { return english; }
inline const char* translated(const char* one, const char* many, int n) { return n == 1 ? one : many; }

// say("{player} passes.", arg("player", name))
template <class... T>
std::string say(const char* sentence, const Named<T>&... named) {
    return fmt::format(fmt::runtime(translated(sentence)), fmt::arg(named.name, named.value)...);
}

// The same for a counted thing: "{n}" is the number, `one` the text for exactly one.
template <class... T>
std::string say_counted(int n, const char* one, const char* many, const Named<T>&... named) {
    return fmt::format(fmt::runtime(translated(one, many, n)), fmt::arg(named.name, named.value)..., fmt::arg("n", n));
}

}  // namespace present
