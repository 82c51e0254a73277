// SPDX-License-Identifier: MIT
// Places of the window where a quantity lies that can be answered with, or corrected.
#pragma once

#include "byzantium/rules/entry.h"

#include <cstdint>
#include <functional>

namespace byzantium::window {

// A click answers if the question asks about what lies there, else it corrects; a right click, or F2, always corrects.
enum class Touch : std::uint8_t { to_answer, to_correct };

// The quantity that was touched, with its present value.
using Touching = std::function<void(const byzantium::Setting&, Touch)>;

}  // namespace byzantium::window
