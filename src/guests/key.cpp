// SPDX-License-Identifier: MIT
#include "guests/key.h"

#include <cstdint>
#include <random>
#include <string_view>

namespace guests {

std::string new_table_key() {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::random_device system;
    std::string key;
    for (std::size_t i = 0; i < key_letters; ++i) key += letters[static_cast<std::uint32_t>(system()) >> 27];
    return key;
}

}  // namespace guests
