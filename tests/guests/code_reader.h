// SPDX-License-Identifier: MIT
// Reads a QR code of version 3 (29 x 29 modules) in letters and digits, as the standard (ISO/IEC 18004) says, and not
// as the library that wrote it does. It mends nothing: one wrong module is one wrong text.
#pragma once

#include "guests/code.h"

#include <string>

namespace guests::test {

// Throws std::runtime_error if it is no such code.
std::string read_code(const Modules& code);

}  // namespace guests::test
