// SPDX-License-Identifier: MIT
// A position of every kind that a table can be asked at, with the entries that lead to it.
#pragma once

#include "byzantium/window/shelved.h"
#include "support/random_player.h"

#include <string>
#include <vector>

namespace gui_test {

struct Arranged {
    std::string kind;  // "action", "fleet"
    Game game;
    byzantium::Position now;
};

std::string kind_of(const byzantium::Awaits& awaits);
// So many of each kind that random games lead to, and one of those that they hardly ever do.
std::vector<Arranged> one_of_each(std::size_t of_each);
// A battle's roll: dice on both sides.
Arranged a_battle();

}  // namespace gui_test
