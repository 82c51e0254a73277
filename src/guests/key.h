// SPDX-License-Identifier: MIT
// The secret part of a table's address: who has it may watch.
#pragma once

#include <cstddef>
#include <string>

namespace guests {

inline constexpr std::size_t key_letters = 16;  // of base 32: 80 bits

// A new one each time, from the system's source of chance; in capitals, so that a code has room for it.
std::string new_table_key();

}  // namespace guests
