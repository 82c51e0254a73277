// SPDX-License-Identifier: MIT
#include "support/eko_model/json.h"

#include <limits>

namespace eko_model {

Json read_object(const std::string& line) {
    Json read = Json::parse(line, nullptr, false);
    if (read.is_discarded()) throw FormatFault{"not JSON"};
    if (!read.is_object()) throw FormatFault{"not an object"};
    return read;
}

const Json& member(const Json& object, const std::string& key) {
    const auto found = object.find(key);
    if (found == object.end()) throw FormatFault{"no " + key};
    return *found;
}

const Json& object_member(const Json& object, const std::string& key) {
    const Json& value = member(object, key);
    if (!value.is_object()) throw FormatFault{key + " is no object"};
    return value;
}

std::string string_member(const Json& object, const std::string& key) { return string_of(member(object, key)); }

bool bool_member(const Json& object, const std::string& key) { return bool_of(member(object, key)); }

std::int64_t number_of(const Json& value) {
    if (!value.is_number_integer()) throw FormatFault{value.dump() + " is no whole number"};
    constexpr auto largest = std::numeric_limits<std::int64_t>::max();
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(largest)) return largest;
    return value.get<std::int64_t>();
}

std::string string_of(const Json& value) {
    if (!value.is_string()) throw FormatFault{value.dump() + " is no text"};
    return value.get<std::string>();
}

bool bool_of(const Json& value) {
    if (!value.is_boolean()) throw FormatFault{value.dump() + " is neither true nor false"};
    return value.get<bool>();
}

std::vector<std::string> keys_of(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.push_back(key);
    return keys;
}

}  // namespace eko_model
