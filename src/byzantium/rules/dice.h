// SPDX-License-Identifier: MIT
// What a die shows, by the rules.
#pragma once

namespace byzantium {

// A hit is 4 or more (BYZ-40).
constexpr bool is_hit(int face) { return face >= 4; }

}  // namespace byzantium
