// SPDX-License-Identifier: MIT
#include "eko/text/fields.h"

#include "values/few.h"

#include <algorithm>
#include <unordered_set>

namespace protocol {

template <>
const char* choices<eko::Color>() {
    return marked("\"cyan\", \"violet\", \"blue\" or \"white\"");
}
template <>
const char* choices<eko::Size>() {
    return marked("\"camp\", \"tower\" or \"castle\"");
}

}  // namespace protocol

namespace eko::text {

using protocol::marked;
using protocol::json::Kind;
using protocol::json::Value;

Hex hex(Value value) {
    if (value.kind() == Kind::text)
        if (const auto at = hex_from_text(value.text())) return *at;
    protocol::refuse(value, {marked("a place such as \"3,-1\", each number from -99 to 99")});
}

FieldId field(const Board& board, Value value) {
    if (value.kind() == Kind::text)
        if (const auto found = field_named(board, value.text())) return *found;
    protocol::refuse(value, {marked("the id of a field on the board")});
}

std::optional<FieldId> field_or_none(const Board& board, Value value) {
    if (value.kind() == Kind::null) return std::nullopt;
    return field(board, value);
}

std::optional<FieldId> field_named(const Board& board, std::string_view text) {
    const auto at = hex_from_text(text);
    return at ? board.find(*at) : std::nullopt;
}

Color seated_color(const Seats& seats, Value value) {
    const auto color = protocol::word<Color>(value);
    if (!contains(seats, color)) protocol::refuse(value, {marked("the colour of a player at the table")});
    return color;
}

std::vector<Value> last_of_each_key(Value object) {
    protocol::expect_object(object);
    std::vector<Value> values = object.items();
    if (values.size() < 2) return values;
    std::unordered_set<std::string_view> seen;
    const auto repeated = [&](Value value) { return !seen.insert(value.key()).second; };
    values.erase(values.begin(), std::remove_if(values.rbegin(), values.rend(), repeated).base());
    return values;
}

}  // namespace eko::text
