// SPDX-License-Identifier: MIT
// Letters of fields as people type them.
#pragma once

#include "wording/sentence.h"

#include <optional>
#include <string_view>

namespace eko::text {

// Why these are not all letters of fields: the first that is none, and its number.
std::optional<wording::Sentence> stray_letter(std::string_view letters);

}  // namespace eko::text
