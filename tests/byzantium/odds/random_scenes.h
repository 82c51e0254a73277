// SPDX-License-Identifier: MIT
// Positions drawn by seed, the same on every machine: in the middle of random games, and with much that happens seldom
// arranged by chance round one city.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/rules/rules.h"
#include "support/random_player.h"

#include <ostream>
#include <vector>

namespace odds_test {

// A table that reads BYZ-35 so: chances are reckoned under both.
struct Reading {
    const char* name;
    byzantium::Table table;
};
inline std::ostream& operator<<(std::ostream& out, const Reading& reading) { return out << reading.name; }
const std::vector<Reading>& readings();

// How many scenes: all of them in a release build, a third where every access is watched.
constexpr int scenes(int in_release) { return LOGOTHETE_ODDS_SHARE == 1 ? in_release : in_release / 3; }

// How many armies stand there.
int armies_in(const byzantium::Position& now, byzantium::CityId city);

class RandomScenes {
public:
    explicit RandomScenes(std::uint64_t seed) : player_{seed, support::Taste::warlike} {}

    // An action is awaited; as a random game of warlike players came to it, with small forces.
    byzantium::Position played(const byzantium::Table& table);
    // The same with armies, levies, fleets, Bulgars and money drawn anew, several armies in one city.
    byzantium::Position arranged(const byzantium::Table& table);
    byzantium::Position arranged_around(const byzantium::Table& table, byzantium::CityId centre);
    // As arranged, the active player's Arab army on an island coast, and the Byzantine fleet against it.
    byzantium::Position at_sea(const byzantium::Table& table);
    // 0 to `most`.
    int upto(int most) { return static_cast<int>(player_.below(static_cast<std::size_t>(most) + 1)); }
    bool one_in(int chances) { return upto(chances - 1) == 0; }

private:
    byzantium::Color some_player(const byzantium::Position& now);
    void arrange(byzantium::Position& now, byzantium::Player& player, const std::vector<byzantium::CityId>& near);
    void arrange(byzantium::Position& now, byzantium::ActionBox box, int chances);
    std::vector<byzantium::CityId> around(const byzantium::Table& table, byzantium::CityId centre);

    support::RandomPlayer player_;
};

// Where the holder is asked about the fleet: by each move over a sea link that is possible in so many arranged scenes.
std::vector<byzantium::Position> asked_about_fleet(const byzantium::Table& table, RandomScenes random, int scenes);

// What can be decided here and brings an attack at once.
std::vector<byzantium::Step> attacks_from(const byzantium::Table& table, const byzantium::Position& now);

}  // namespace odds_test
