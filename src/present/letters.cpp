// SPDX-License-Identifier: MIT
#include "present/letters.h"

#include <cstddef>

namespace present {

namespace {

char small_ascii(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// In two bytes: C3 80 to C3 9E are the capitals of C3 A0 to C3 BE, but for the sign C3 97; and a letter with a double
// acute has its capital right before it.
char small_second_byte(unsigned char first, unsigned char second) {
    const bool accented = first == 0xC3 && second >= 0x80 && second <= 0x9E && second != 0x97;
    if (accented) return static_cast<char>(second + 0x20);
    const bool double_acute = first == 0xC5 && (second == 0x90 || second == 0xB0);
    return static_cast<char>(double_acute ? second + 1 : second);
}

}  // namespace

std::string small_letters(std::string_view text) {
    std::string small{text};
    for (std::size_t i = 0; i < small.size(); ++i) {
        small[i] = small_ascii(small[i]);
        if (i > 0)
            small[i] =
                small_second_byte(static_cast<unsigned char>(small[i - 1]), static_cast<unsigned char>(small[i]));
    }
    return small;
}

}  // namespace present
