// SPDX-License-Identifier: MIT
// Reading JSON strictly: whatever is missing or of another type is FORMAT (protocol.md).
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace eko_model {

using Json = nlohmann::json;

// A header or an entry that cannot be read: refused with FORMAT, with this message.
class FormatFault : public std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Throws FormatFault unless the text is one JSON object.
Json read_object(const std::string& line);

// Each throws FormatFault if the key is missing or its value of another type. true and 2.0 are no numbers.
const Json& member(const Json& object, const std::string& key);
const Json& object_member(const Json& object, const std::string& key);
std::string string_member(const Json& object, const std::string& key);
bool bool_member(const Json& object, const std::string& key);

// The value itself; numbers too large for 64 bits count as the largest.
std::int64_t number_of(const Json& value);
std::string string_of(const Json& value);
bool bool_of(const Json& value);

std::vector<std::string> keys_of(const Json& object);

}  // namespace eko_model
