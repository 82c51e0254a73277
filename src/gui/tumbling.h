// SPDX-License-Identifier: MIT
// Whether dice rolled by the program tumble for a moment before they lie.
#pragma once

namespace gui {

enum class Tumbling { on, off };

}  // namespace gui
