// SPDX-License-Identifier: MIT
// What somebody asks for, out of the bytes they sent: a pure function, so that any bytes can be tried on it.
#pragma once

#include "guests/router.h"

#include <string>
#include <string_view>

namespace guests {

// `header`: all lines up to the empty one, and with it. Of a body nothing is read here.
Routed asked_by(const Door& door, std::string_view header);

// What a browser says it is; empty if it says nothing, or if this is no header.
std::string agent_in(std::string_view header);

}  // namespace guests
