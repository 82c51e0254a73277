// SPDX-License-Identifier: MIT
// Numbers with digits behind the point, as the language that is spoken writes them. Whole numbers are small here, and
// the same everywhere; files and JSON have a point whatever is spoken.
#pragma once

#include <string>

namespace present {

// As people round: half a unit of the last digit away from nothing, so that 6.25 is 6.3 and 18.75 is 18.8.
double rounded(double number, int digits);
// Rounded so, to so many digits, at least one: "0.50", "0,50".
std::string decimal(double number, int digits);
// With its sign, but for what rounds to nothing: "+0.50", "-1.25", "0.00".
std::string signed_decimal(double number, int digits);

// An expected number: two digits behind the point.
std::string mean(double number);
// The same with its sign: "+0.25".
std::string signed_mean(double number);

}  // namespace present
