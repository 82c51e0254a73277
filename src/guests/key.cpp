// SPDX-License-Identifier: MIT
#include "guests/key.h"

#include <cstdint>
#include <random>
#include <string_view>

namespace guests {

namespace {

std::string letters_by_chance(std::size_t count) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::random_device system;
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += letters[static_cast<std::uint32_t>(system()) >> 27];
    return text;
}

}  // namespace

std::string new_table_key() { return letters_by_chance(key_letters); }

std::string new_nonce() { return letters_by_chance(nonce_letters); }

std::string key_as_meant(std::string_view typed) {
    std::string meant{typed};
    for (char& one : meant) {
        if (one >= 'a' && one <= 'z') one = static_cast<char>(one - 'a' + 'A');
        if (one == '0') one = 'O';
        if (one == '1') one = 'I';
    }
    return meant;
}

bool is_same_secret(std::string_view said, std::string_view secret) {
    unsigned difference = said.size() == secret.size() ? 0 : 1;
    for (std::size_t i = 0; i < secret.size(); ++i)
        difference |= static_cast<unsigned char>(secret[i]) ^ static_cast<unsigned char>(i < said.size() ? said[i] : 0);
    return difference == 0 && !secret.empty();
}

}  // namespace guests
