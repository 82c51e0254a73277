// SPDX-License-Identifier: MIT
// Entries as JSON, made of words that somebody typed. Whether they are entries is judged when they are read.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace protocol {

// JSON already: written as it is.
struct TypedJson {
    std::string text;
};
struct TypedField {
    std::string_view name;
    std::variant<std::string, int, bool, std::nullptr_t, TypedJson> value;
};

// {"do":act, ...} with these fields, in their order.
std::string write_typed(std::string_view act, const std::vector<TypedField>& fields);
// A correction of these quantities at once; without a note if it is empty.
std::string write_typed_correction(const std::vector<TypedField>& quantities, std::string_view note);

// What an entry says to do: the ACT of {"do":ACT,...}. The text is one that a game wrote.
std::string act_of(std::string_view entry);

}  // namespace protocol
