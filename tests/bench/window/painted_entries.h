// SPDX-License-Identifier: MIT
// Makes entries at a window of 1920 x 1080 with the first session of a library, and says how long it takes from an
// entry's being accepted (it is on the disk then) until every canvas has been painted anew. Beside it the floor: a
// window of that size with one empty canvas, painted in turn with it.
#pragma once

#include "gui/frame/game_window.h"
#include "present/desk/desk.h"

#include <cstddef>
#include <functional>
#include <random>
#include <vector>

namespace bench {

// Chooses something at the desk of the open table, so that some entry comes of it soon. A game that is over must go on.
using GoOn = std::function<void(present::Desk&, std::mt19937&)>;

// The rows that can be chosen.
std::vector<std::size_t> open_rows(const present::Desk& desk);

// `program LIBRARY`: measures at the session of this game and says so, under the name of the goal. `beforehand` is done
// a little before each entry, and is not measured. Returns the status of the program.
int paint_entries(int argc, char** argv, const char* goal, gui::GameWindow game, GoOn go_on, GoOn beforehand = {});

}  // namespace bench
