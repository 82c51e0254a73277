// SPDX-License-Identifier: MIT
// How a sub-command answers: for people, or for programs.
#pragma once

#include <cstdint>

namespace cli {

enum class Form : std::uint8_t { text, json };

}  // namespace cli
