// SPDX-License-Identifier: MIT
// Letters, where capital or small makes no difference: what people type and search for.
#pragma once

#include <string>
#include <string_view>

namespace present {

// A UTF-8 text with its Latin letters made small, those with accents too, as English, Dutch, Hungarian and German
// have them. Other letters stay as they are.
std::string small_letters(std::string_view text);

}  // namespace present
