// SPDX-License-Identifier: MIT
// JSON written piece by piece behind a text: for the writers of this module only.
#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>

namespace protocol::json {

// JSON already: written as it is.
struct Raw {
    std::string_view json;
};

// A text in quotation marks; bytes that are not UTF-8 become U+FFFD.
void put(std::string& out, std::string_view text);

inline void put(std::string& out, Raw raw) { out += raw.json; }
inline void put(std::string& out, std::nullptr_t) { out += "null"; }

template <std::same_as<bool> Truth>
void put(std::string& out, Truth value) {
    out += value ? "true" : "false";
}

template <class Number>
    requires(std::integral<Number> || std::floating_point<Number>) && (!std::same_as<Number, bool>)
void put(std::string& out, Number value) {
    char digits[32];
    out.append(digits, std::to_chars(std::begin(digits), std::end(digits), value).ptr);
}

template <class Value>
void put(std::string& out, const std::optional<Value>& value) {
    if (value)
        put(out, *value);
    else
        put(out, nullptr);
}

// Each with a function that turns an item into something that can be put.
template <std::ranges::input_range List, class Turn>
void put_list(std::string& out, List&& list, Turn turn) {
    out += '[';
    const char* comma = "";
    for (const auto& item : list) {
        out += comma;
        put(out, turn(item));
        comma = ",";
    }
    out += ']';
}

// The same with a function that turns an item into JSON text; a text of its own.
template <std::ranges::input_range List, class ToJson>
std::string listed(List&& list, ToJson to_json) {
    std::string out = "[";
    for (const auto& item : list) {
        if (out.back() != '[') out += ',';
        out += to_json(item);
    }
    return out + ']';
}

// `"key":value`, with a comma before it if anything stands before it in its object.
template <class Value>
void put_member(std::string& out, std::string_view key, const Value& value) {
    if (out.back() != '{') out += ',';
    put(out, key);
    out += ':';
    put(out, value);
}

inline void put_members(std::string&) {}
template <class Value, class... More>
void put_members(std::string& out, std::string_view key, const Value& value, const More&... more) {
    put_member(out, key, value);
    put_members(out, more...);
}

// An object of keys and values in turn.
template <class... Members>
void put_object(std::string& out, const Members&... members) {
    out += '{';
    put_members(out, members...);
    out += '}';
}
template <class... Members>
std::string object(const Members&... members) {
    std::string out;
    put_object(out, members...);
    return out;
}

}  // namespace protocol::json
