// SPDX-License-Identifier: MIT
// Sessions of Ekö in a library.
#pragma once

#include <cstddef>
#include <filesystem>
#include <random>

namespace bench {

// P7 for Ekö: a kept session of 5,000 entries opened, against a bare read of its entries.
void take_up_eko_against_select(std::mt19937& random);
// Makes a library with one session of so many entries, at the usual table.
void keep_eko_session(const std::filesystem::path& file, std::size_t entries, std::mt19937& random);

}  // namespace bench
