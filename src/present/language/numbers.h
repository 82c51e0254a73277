// SPDX-License-Identifier: MIT
// Decimal numbers and lengths of time as the current language writes them. Whole numbers are small here and look the
// same in all languages; files and JSON always have a point.
#pragma once

#include <chrono>
#include <string>

namespace present {

// Rounds halves away from zero, as people do: 6.25 is 6.3 and 18.75 is 18.8.
double rounded(double number, int digits);
// Rounded like this to so many decimals, at least one: "0.50", "0,50".
std::string decimal(double number, int digits);
// With its sign, a real minus below zero, unless it rounds to zero: "+0.50", "−1.25", "0.00".
std::string signed_decimal(double number, int digits);
// A number's text with a real minus in the place of a hyphen.
std::string with_minus(const std::string& number);

// What is typed or written with either mark, "31.5" or "31,5", with a point, and with the mark of the language.
std::string with_point(std::string number);
std::string with_separator(std::string number);

// An expected number, with two decimals.
std::string mean(double number);
// The same with its sign: "+0.25".
std::string signed_mean(double number);

// A length of 0 or more: "40 min", "1 h 5 min".
std::string length_words(std::chrono::minutes length);

}  // namespace present
