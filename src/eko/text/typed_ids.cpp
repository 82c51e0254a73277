// SPDX-License-Identifier: MIT
#include "eko/text/typed_ids.h"

#include <cstddef>
#include <optional>

namespace eko::text {

namespace {

// What may stand around a number of a name: as people type it, as sentences have it, as the board has it.
constexpr std::string_view blanks[] = {" ", "\u00A0", "\u200A"};
constexpr std::string_view minuses[] = {"-", "\u2212", "\u2013"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

template <class All>
bool take_front(std::string_view& text, const All& all) {
    for (const std::string_view one : all)
        if (text.starts_with(one)) {
            text.remove_prefix(one.size());
            return true;
        }
    return false;
}

template <class All>
bool take_back(std::string_view& text, const All& all) {
    for (const std::string_view one : all)
        if (text.ends_with(one)) {
            text.remove_suffix(one.size());
            return true;
        }
    return false;
}

std::string number(bool negative, std::string_view digits) { return (negative ? "-" : "") + std::string{digits}; }

// The number that a text ends with, taken off.
std::optional<std::string> number_before(std::string_view& text) {
    while (take_back(text, blanks)) {
    }
    std::size_t from = text.size();
    while (from > 0 && is_digit(text[from - 1])) --from;
    const std::string_view digits = text.substr(from);
    if (digits.empty()) return std::nullopt;
    text = text.substr(0, from);
    return number(take_back(text, minuses), digits);
}

// The number that a text begins with, taken off.
std::optional<std::string> number_behind(std::string_view& text) {
    while (take_front(text, blanks)) {
    }
    const bool negative = take_front(text, minuses);
    std::size_t to = 0;
    while (to < text.size() && is_digit(text[to])) ++to;
    if (to == 0) return std::nullopt;
    const std::string_view digits = text.substr(0, to);
    text.remove_prefix(to);
    return number(negative, digits);
}

std::optional<NamedField> named_at(std::string_view text, std::size_t bar) {
    std::string_view before = text.substr(0, bar);
    std::string_view behind = text.substr(bar + 1);
    const auto q = number_before(before);
    const auto r = number_behind(behind);
    if (!q || !r) return std::nullopt;
    const bool in_brackets = before.ends_with('(') && behind.starts_with(')');
    const std::size_t bracket = in_brackets ? 1 : 0;
    return NamedField{before.size() - bracket, text.size() - behind.size() + bracket, *q + ',' + *r};
}

}  // namespace

std::vector<NamedField> named_fields(std::string_view text) {
    std::vector<NamedField> all;
    for (auto bar = text.find('|'); bar != std::string_view::npos; bar = text.find('|', bar + 1))
        if (const auto named = named_at(text, bar); named && (all.empty() || all.back().end <= named->begin))
            all.push_back(*named);
    return all;
}

std::string with_ids(std::string_view typed) {
    std::string text;
    std::size_t done = 0;
    for (const NamedField& named : named_fields(typed)) {
        text += std::string{typed.substr(done, named.begin - done)} + named.id;
        done = named.end;
    }
    return text + std::string{typed.substr(done)};
}

}  // namespace eko::text
