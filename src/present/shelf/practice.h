// SPDX-License-Identifier: MIT
// The practice table on the shelf.
#pragma once

#include "store/library.h"
#include "store/records.h"

#include <optional>
#include <string>
#include <string_view>

namespace present {

// A practice table of that game where nobody has done anything yet, and which no other program writes: one is enough.
std::optional<store::SessionId> untouched_practice(const store::Library& library, std::string_view game);

// What the guide says when it takes the place of a game, and when it gives it back.
std::string left_for_practice(const std::string& title);
std::string back_from_practice(const std::string& title);

}  // namespace present
