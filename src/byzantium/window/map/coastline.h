// SPDX-License-Identifier: MIT
// The coast of the maps. Without it all is sea: no reason not to play.
#pragma once

#include "protocol/land.h"
#include "session/resources.h"

#include <optional>

namespace byzantium::window {

std::optional<protocol::Land> coastline();

}  // namespace byzantium::window
