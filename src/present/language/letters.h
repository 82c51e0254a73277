// SPDX-License-Identifier: MIT
// Text operations that ignore case: searching what people typed, and ordering names.
#pragma once

#include <string>
#include <string_view>

namespace present {

// The UTF-8 text with the Latin letters of English, Dutch, Hungarian and German in lower case, accented ones too. Other
// letters are unchanged.
std::string small_letters(std::string_view text);

// What is searched, or searched for, with everything left out that people type in more than one way: small letters, and
// the minus, the blanks and the bar in the name of a field as a keyboard has them: "−3 | 1" and "-3,1" are the same.
std::string search_form(std::string_view text);

// The order of names in lists, in all four languages: by letters, ignoring case and accents; names that are equal so
// far, those without accents first.
bool comes_before(std::string_view name, std::string_view other);

}  // namespace present
