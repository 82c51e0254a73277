// SPDX-License-Identifier: MIT
#include "present/language/numbers.h"

#include "present/language/words.h"

#include <cmath>

namespace present {

namespace {

bool is_nothing(const std::string& digits) { return digits.find_first_not_of("+-0.") == std::string::npos; }

}  // namespace

std::string with_point(std::string number) {
    const auto comma = number.find(',');
    return comma == std::string::npos ? number : number.replace(comma, 1, ".");
}

std::string with_separator(std::string number) {
    const auto point = number.find('.');
    // TRANSLATORS: between a whole number and its fraction, as in 0.5
    return point == std::string::npos ? number : number.replace(point, 1, translated_as("decimal separator", "."));
}

double rounded(double number, int digits) {
    const double whole = std::pow(10, digits);
    return std::copysign(std::floor(std::abs(number) * whole + 0.5) / whole, number);
}

std::string decimal(double number, int digits) {
    return with_separator(fmt::format("{:.{}f}", rounded(number, digits), digits));
}

std::string signed_decimal(double number, int digits) {
    const std::string text = fmt::format("{:+.{}f}", rounded(number, digits), digits);
    return with_separator(is_nothing(text) ? text.substr(1) : with_minus(text));
}

std::string with_minus(const std::string& number) {
    return number.starts_with('-') ? "\u2212" + number.substr(1) : number;
}

std::string mean(double number) { return decimal(number, 2); }
std::string signed_mean(double number) { return signed_decimal(number, 2); }

std::string length_words(std::chrono::minutes length) {
    const auto all = static_cast<int>(length.count());
    if (all < 60) return say("{n} min", arg("n", all));
    return say("{hours} h {minutes} min", arg("hours", all / 60), arg("minutes", all % 60));
}

}  // namespace present
