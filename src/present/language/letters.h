// SPDX-License-Identifier: MIT
// Letters, where capital or small makes no difference: what people type and search for, and the order of names.
#pragma once

#include <string>
#include <string_view>

namespace present {

// A UTF-8 text with its Latin letters made small, those with accents too, as English, Dutch, Hungarian and German
// have them. Other letters stay as they are.
std::string small_letters(std::string_view text);

// How names stand in a list, in any of the four languages: by their letters, whether capital or small and whatever
// accents they have; where these are alike, those without accents first.
bool comes_before(std::string_view name, std::string_view other);

}  // namespace present
