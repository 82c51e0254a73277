// SPDX-License-Identifier: MIT
// A seat that is given to a program, as it was typed.
#pragma once

#include <string>

namespace cli {

// The seat of "red=program": "red", which may be nobody's. Throws wording::Failure if that is not what was typed.
std::string seat_wished(const std::string& wish);

}  // namespace cli
