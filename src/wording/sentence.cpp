// SPDX-License-Identifier: MIT
#include "wording/sentence.h"

#include "wording/printable.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <string_view>
#include <type_traits>

namespace wording {

namespace {

using Translate = const char* (*)(const char*);
using Places = fmt::dynamic_format_arg_store<fmt::format_context>;

const char* unchanged(const char* english) { return english; }

void fill(Places& places, const Sentence& sentence, Translate translate) {
    for (const auto& [place, fact] : sentence.facts) {
        std::visit(
            [&, name = place](const auto& value) {
                if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Sentence>) {
                    places.push_back(fmt::arg(name, said(value, translate)));
                } else if constexpr (std::is_same_v<std::decay_t<decltype(value)>, std::string>) {
                    places.push_back(fmt::arg(name, printable(value)));
                } else {
                    places.push_back(fmt::arg(name, value));
                }
            },
            fact);
    }
}

}  // namespace

// Not defaulted: that would compare where the words stand, and equal words stand in two places in some builds.
bool Sentence::operator==(const Sentence& other) const {
    return std::string_view{english} == other.english && facts == other.facts;
}

std::string in_english(const Sentence& sentence) { return said(sentence, unchanged); }

std::string said(const Sentence& sentence, Translate translate) {
    Places places;
    fill(places, sentence, translate);
    try {
        return fmt::vformat(translate(sentence.english), places);
    } catch (const fmt::format_error&) {
        return fmt::vformat(sentence.english, places);
    }
}

}  // namespace wording
