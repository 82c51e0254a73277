// SPDX-License-Identifier: MIT
// A player at a table.
#pragma once

#include "store/records.h"

namespace session {

// A mark such as a colour, which distinguishes the players of a game, and a name, which may be empty.
using Seat = store::Player;

}  // namespace session
