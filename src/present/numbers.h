// SPDX-License-Identifier: MIT
// Numbers with digits behind the point, as the language that is spoken writes them. Whole numbers are small here, and
// the same everywhere; files and JSON have a point whatever is spoken.
#pragma once

#include <string>

namespace present {

// Rounded to so many digits, at least one: "0.50", "0,50".
std::string decimal(double number, int digits);
// With its sign, but for what rounds to nothing: "+0.50", "-1.25", "0.00".
std::string signed_decimal(double number, int digits);

}  // namespace present
