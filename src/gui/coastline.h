// SPDX-License-Identifier: MIT
// The coast of the maps. Without it all is sea: no reason not to play.
#pragma once

#include "session/resources.h"

#include <optional>

namespace gui {

std::optional<protocol::Land> coastline();

}  // namespace gui
