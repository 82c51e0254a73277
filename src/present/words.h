// SPDX-License-Identifier: MIT
// Every text for people is a whole sentence, or a whole label, with named places, and passes through here: the
// one place where a catalogue can put another language under it. Included by the files of present only.
#pragma once

#include <fmt/format.h>

#include <string>

namespace present {

using fmt::arg;

// The text in the language of the table.
inline const char* translated(const char* english) { return english; }
inline const char* translated(const char* one, const char* many, int n) { return n == 1 ? one : many; }

// say("{player} passes.", arg("player", name))
template <class... Named>
std::string say(const char* sentence, const Named&... named) {
    return fmt::format(fmt::runtime(translated(sentence)), named...);
}

// The same for a counted thing: "{n}" is the number, `one` the text for exactly one.
template <class... Named>
std::string say_counted(int n, const char* one, const char* many, const Named&... named) {
    return fmt::format(fmt::runtime(translated(one, many, n)), named..., arg("n", n));
}

}  // namespace present
