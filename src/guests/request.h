// SPDX-License-Identifier: MIT
// What somebody asks for, out of the bytes they sent: a pure function, so that any bytes can be tried on it.
#pragma once

#include "guests/router.h"

#include <string_view>

namespace guests {

// `header`: all lines up to the empty one, and with it. Of a body nothing is read, and all that is asked for has none.
Routed asked_by(const Door& door, std::string_view header);

}  // namespace guests
