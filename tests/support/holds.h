// SPDX-License-Identifier: MIT
// Whether a text says something.
#pragma once

#include <string>
#include <string_view>

namespace support {

inline bool holds(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace support
