// SPDX-License-Identifier: MIT
// A position of every kind that a table can be asked at, with the entries that lead to it.
#pragma once

#include "byzantium/window/driver.h"
#include "byzantium/window/shelved.h"
#include "support/folder.h"
#include "support/random_player.h"

#include <filesystem>
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
// Four players with names, who are asked that in that turn, or later.
Arranged four_players(const std::string& kind, int turn);
// A window with such a table on it, in a library of its own.
class FourAtTable {
public:
    FourAtTable(const std::string& kind, int turn) : driver_{library_with(kind, turn)} { driver_.go_on(); }
    Driver& driver() { return driver_; }

private:
    std::filesystem::path library_with(const std::string& kind, int turn);

    support::Folder folder_;
    Driver driver_;
};
// A battle's roll: at least so many dice on both sides.
Arranged a_battle(int attacker = 2, int defender = 2);

}  // namespace gui_test
