// SPDX-License-Identifier: MIT
// Who sits at a table, in the words of its game.
#pragma once

#include "store/records.h"

namespace session {

// A colour, or whatever tells the players of a game apart, and a name, which may be empty.
using Seat = store::Player;

}  // namespace session
