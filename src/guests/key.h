// SPDX-License-Identifier: MIT
// The secret part of a table's address: who has it may watch.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace guests {

inline constexpr std::size_t key_letters = 16;    // of base 32: 80 bits
inline constexpr std::size_t nonce_letters = 26;  // 130 bits

// New ones each time, from the system's source of chance. A key is in capitals, so that a code has room for it.
std::string new_table_key();
// For one page that is sent: by it a browser knows our script from any other.
std::string new_nonce();

// A key as somebody typed it, as it was meant: small letters count as capitals, and 0 and 1, which no key has, as O and
// I.
std::string key_as_meant(std::string_view typed);

// Takes the same time wherever the first difference is; nothing is the same as an empty one.
bool is_same_secret(std::string_view said, std::string_view secret);

}  // namespace guests
