// SPDX-License-Identifier: MIT
// SHA-256 (FIPS 180-4): names pictures by what they show, and tells browsers which script and style of the page are
// ours. It guards no secret.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace guests {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);
std::string hex(const Digest& digest);
// With + and /, padded.
std::string base64(const Digest& digest);

}  // namespace guests
