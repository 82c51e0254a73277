// SPDX-License-Identifier: MIT
// How long this computer has slept since it was started: what grew meanwhile has slept, too.
#pragma once

#include <chrono>

namespace guests {

// Zero where the system does not say.
std::chrono::milliseconds asleep_so_far();

}  // namespace guests
